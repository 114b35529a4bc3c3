import { boardPictureUrl } from '@boardwalk/app-shell/board-pictures';
import { siteLogo, siteName } from '@boardwalk/app-shell/start';
import { BoardStore } from '@boardwalk/board';
import { BoardCanvas, useBoardEditor, type PictureDoor } from '@boardwalk/board/react';
import { Button, Logo, MenuItem, toast } from '@boardwalk/ui-kit';
import { Download, Eye } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { OutsideLink } from '#shared/links/OutsideLink.tsx';
import { BASENAME, outsidePaths, paths } from '#shared/paths.ts';
import type { GuestBoardProps } from '#shared/sharing/guest-board.ts';
import { Announcer } from '../components/Announcer.tsx';
import { BoardNotices } from '../components/BoardNotices.tsx';
import { BoardMenu } from '../components/BoardMenu.tsx';
import { EmptyHint } from '../components/EmptyHint.tsx';
import { People } from '../components/People.tsx';
import { OfflineNotice } from '../components/OfflineNotice.tsx';
import { ZoomBar } from '../components/ZoomBar.tsx';
import { coveredEdges } from '../covered-edges.ts';
import screen from '../EditorScreen.module.css';
import { ElementLinks } from '../link/ElementLinks.tsx';
import { Following } from '../live/following.ts';
import type { LiveBoard } from '../live/live-board.ts';
import { useFollowing } from '../live/use-following.ts';
import { usePresence } from '../live/use-presence.ts';
import { messages as editorMessages } from '../messages.ts';
import { useTypingAhead } from '../use-typing-ahead.ts';
import { useKeptView } from '../use-kept-view.ts';
import { usePageKeys } from '../use-page-keys.ts';
import { TimerBar } from '../timer/TimerBar.tsx';
import { BoardNote } from './BoardNote.tsx';
import { BoardPanels } from './BoardPanels.tsx';
import { guestMessages as messages } from './messages.ts';
import { OpenHeader } from './OpenHeader.tsx';
import { signInHere, whatSigningInGives } from './sign-in.ts';

export interface GuestScreenProps extends Omit<GuestBoardProps, 'onLost'> {
  /** The board, already here. */
  readonly live: LiveBoard;
}

/** What a guest sees: the board as it is now and as it changes, and what signing in would give. */
export function GuestScreen({ live, token, file, role, fragment }: GuestScreenProps) {
  const intl = useIntl();
  const signIn = signInHere(token, fragment);
  const store = useMemo(() => new BoardStore(live.doc), [live]);
  const following = useMemo(() => new Following(live), [live]);
  const pictures = useMemo(() => doorOf(file.file_key), [file.file_key]);
  const view = useKeptView(null);
  const { showPanel } = view;
  const editor = useBoardEditor(store, {
    readOnly: true,
    covered: coveredEdges,
    viewport: view.getViewport(),
    onViewport: (viewport, move) => {
      view.keepViewport(viewport);
      following.noteMove(move);
    },
    pictures,
    onEditNote: () => showPanel('note'),
    onReadOnly: useWhyReadOnly(signIn, intl.formatMessage(whatSigningInGives(role))),
  });
  usePresence(live, editor);
  useFollowing(following, editor);
  useEffect(() => editor.focus(), [editor]);
  const closePanel = useCallback(() => showPanel(null), [showPanel]);
  const showShortcuts = useCallback(() => showPanel('shortcuts'), [showPanel]);
  const showFind = useCallback(() => showPanel('find'), [showPanel]);
  usePageKeys(editor, showShortcuts, undefined, showFind);
  useTypingAhead(view.panel);

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
      <OpenHeader
        back={{
          label: intl.formatMessage(messages.community),
          href: outsidePaths.community(),
          icon: <Logo name={siteName()} picture={siteLogo()} markOnly aria-hidden />,
        }}
        name={file.name}
        owner={file.owner.nick_name}
        badge={intl.formatMessage(editorMessages.viewOnly)}
        view={view}
        people={<People live={live} following={following} mayCall={false} />}
        items={
          <MenuItem icon={<Download />} onSelect={() => showPanel('export')}>
            {intl.formatMessage(editorMessages.exportMenu)}
          </MenuItem>
        }
      >
        <Button variant="primary" render={<OutsideLink href={signIn} />}>
          {intl.formatMessage(messages.signIn)}
        </Button>
      </OpenHeader>
      <OfflineNotice live={live} />
      <ZoomBar editor={editor} onShowShortcuts={showShortcuts} />
      <BoardNote
        icon={<Eye />}
        title={intl.formatMessage(messages.lookOnly)}
        text={intl.formatMessage(whatSigningInGives(role))}
        action={
          <Button size="small" render={<OutsideLink href={signIn} />}>
            {intl.formatMessage(messages.signIn)}
          </Button>
        }
        place="bottom"
        onClose={() => editor.focus()}
      />
      <Announcer editor={editor} live={live} />
      <ElementLinks editor={editor} fileKey={file.file_key} page={BASENAME + paths.share(token)} />
      <BoardNotices editor={editor} following={following} />
      <TimerBar live={live} mayControl={false} />
      <BoardPanels
        editor={editor}
        view={view}
        name={file.name}
        fileKey={file.file_key}
        live={live}
        onClose={closePanel}
      />
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
function useWhyReadOnly(signIn: string, gain: string): () => void {
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
        onClick: () => window.location.assign(signIn),
      },
      onClose: () => {
        isShown.current = false;
      },
    });
  }, [intl, signIn, gain]);
}
