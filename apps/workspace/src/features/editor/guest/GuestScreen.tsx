import { DialogOnDemand } from '@boardwalk/app-shell/app';
import { boardPictureUrl } from '@boardwalk/app-shell/board-pictures';
import { lazyPart } from '@boardwalk/app-shell/parts';
import { BoardStore } from '@boardwalk/board';
import { BoardCanvas, useBoardEditor, type PictureDoor } from '@boardwalk/board/react';
import { toast } from '@boardwalk/ui-kit';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { GuestBoardProps } from '#shared/sharing/guest-board.ts';
import { Announcer } from '../components/Announcer.tsx';
import { BoardMenu } from '../components/BoardMenu.tsx';
import { EmptyHint } from '../components/EmptyHint.tsx';
import { FollowNotice } from '../components/FollowNotice.tsx';
import { OfflineNotice } from '../components/OfflineNotice.tsx';
import { ZoomBar } from '../components/ZoomBar.tsx';
import { coveredEdges } from '../covered-edges.ts';
import screen from '../EditorScreen.module.css';
import { findBar, presentation } from '../find/parts.tsx';
import { Following } from '../live/following.ts';
import type { LiveBoard } from '../live/live-board.ts';
import { useFollowing } from '../live/use-following.ts';
import { usePresence } from '../live/use-presence.ts';
import { messages as editorMessages } from '../messages.ts';
import { useKeptView } from '../use-kept-view.ts';
import { usePageKeys } from '../use-page-keys.ts';
import { GuestHeader } from './GuestHeader.tsx';
import { GuestNotice } from './GuestNotice.tsx';
import { guestMessages as messages } from './messages.ts';
import { signInHere, whatSigningInGives } from './sign-in.ts';

const outlinePanel = lazyPart(async () => ({
  default: (await import('../components/OutlinePanel.tsx')).OutlinePanel,
}));
const shortcutsDialog = lazyPart(async () => ({
  default: (await import('../components/ShortcutsDialog.tsx')).ShortcutsDialog,
}));

export interface GuestScreenProps extends Omit<GuestBoardProps, 'onLost'> {
  /** The board, already here. */
  readonly live: LiveBoard;
}

/** What a guest sees: the board as it is now and as it changes, and what signing in would give. */
export function GuestScreen({ live, token, file, role }: GuestScreenProps) {
  const intl = useIntl();
  const store = useMemo(() => new BoardStore(live.doc), [live]);
  const following = useMemo(() => new Following(live), [live]);
  const pictures = useMemo(() => doorOf(file.file_key), [file.file_key]);
  const view = useKeptView(null);
  const { panel, showPanel } = view;
  const editor = useBoardEditor(store, {
    readOnly: true,
    covered: coveredEdges,
    viewport: view.getViewport(),
    onViewport: (viewport, move) => {
      view.keepViewport(viewport);
      following.noteMove(move);
    },
    pictures,
    onReadOnly: useWhyReadOnly(token, intl.formatMessage(whatSigningInGives(role))),
  });
  usePresence(live, editor);
  useFollowing(following, editor);
  useEffect(() => editor.focus(), [editor]);
  const closePanel = useCallback(() => showPanel(null), [showPanel]);
  const showShortcuts = useCallback(() => showPanel('shortcuts'), [showPanel]);
  const showFind = useCallback(() => showPanel('find'), [showPanel]);
  usePageKeys(editor, showShortcuts, undefined, showFind);

  return (
    <main className={screen.screen} data-read-only>
      <h1 className={screen.title}>{file.name}</h1>
      <BoardMenu editor={editor} className={screen.board}>
        <BoardCanvas
          editor={editor}
          className={screen.canvas ?? ''}
          labels={{
            board: intl.formatMessage(editorMessages.board, { name: file.name }),
            help: intl.formatMessage(editorMessages.helpReadOnly),
          }}
        />
      </BoardMenu>
      <EmptyHint editor={editor} />
      <GuestHeader live={live} following={following} file={file} view={view} token={token} />
      <OfflineNotice live={live} />
      <ZoomBar editor={editor} onShowShortcuts={showShortcuts} />
      <GuestNotice role={role} token={token} onClose={() => editor.focus()} />
      <Announcer editor={editor} live={live} />
      <FollowNotice following={following} />
      {panel === 'outline' && (
        <DialogOnDemand part={outlinePanel} onFailed={closePanel} input={{ editor, onClose: closePanel }} />
      )}
      {panel === 'shortcuts' && (
        <DialogOnDemand
          part={shortcutsDialog}
          onFailed={closePanel}
          input={{ open: true, onClose: closePanel }}
        />
      )}
      {panel === 'find' && (
        <DialogOnDemand part={findBar} onFailed={closePanel} input={{ editor, onClose: closePanel }} />
      )}
      {panel === 'present' && (
        <DialogOnDemand
          part={presentation}
          onFailed={closePanel}
          input={{
            editor,
            fileKey: file.file_key,
            name: file.name,
            onSeen: live.setView,
            onClose: closePanel,
          }}
        />
      )}
    </main>
  );
}

/** Shows the pictures of a board; a guest adds none. */
function doorOf(fileKey: string): PictureDoor {
  const refuse = () => undefined;
  return {
    home: fileKey,
    urlOf: boardPictureUrl(fileKey),
    onFiles: refuse,
    onPick: refuse,
    adopt: async (clip) => await Promise.resolve(clip),
  };
}

/** Says to a guest who tries to change the board why they cannot, and what would let them; once at a time. */
function useWhyReadOnly(token: string, gain: string): () => void {
  const intl = useIntl();
  const isShown = useRef(false);
  return useCallback(() => {
    if (isShown.current) return;
    isShown.current = true;
    toast.info(intl.formatMessage(messages.lookOnly), {
      description: gain,
      duration: 6000,
      action: {
        label: intl.formatMessage(messages.signIn),
        onClick: () => window.location.assign(signInHere(token)),
      },
      onClose: () => {
        isShown.current = false;
      },
    });
  }, [intl, token, gain]);
}
