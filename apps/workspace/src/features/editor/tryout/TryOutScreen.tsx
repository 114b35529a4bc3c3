import { DialogOnDemand } from '@boardwalk/app-shell/app';
import { boardPictureUrl } from '@boardwalk/app-shell/board-pictures';
import { lazyPart } from '@boardwalk/app-shell/parts';
import { useDocumentTitle } from '@boardwalk/app-shell/start';
import { BoardStore } from '@boardwalk/board';
import { BoardCanvas, useBoardEditor, type PictureDoor } from '@boardwalk/board/react';
import { LIVE_LIMITS } from '@boardwalk/domain';
import { Button, MenuItem } from '@boardwalk/ui-kit';
import { ArrowLeft, Download, FlaskConical, Search } from 'lucide-react';
import { useCallback, useEffect, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { OutsideLink } from '#shared/links/OutsideLink.tsx';
import { BASENAME, outsidePaths, paths } from '#shared/paths.ts';
import { actionMessages } from '../action-messages.ts';
import { Announcer } from '../components/Announcer.tsx';
import { BoardNotices } from '../components/BoardNotices.tsx';
import { BoardMenu } from '../components/BoardMenu.tsx';
import { EmptyHint } from '../components/EmptyHint.tsx';
import { HistoryBar } from '../components/HistoryBar.tsx';
import { ToolBar } from '../components/ToolBar.tsx';
import { ZoomBar } from '../components/ZoomBar.tsx';
import { coveredEdges } from '../covered-edges.ts';
import screen from '../EditorScreen.module.css';
import { emojiPanel } from '../emoji/emoji-part.ts';
import { BoardNote } from '../guest/BoardNote.tsx';
import { BoardPanels } from '../guest/BoardPanels.tsx';
import { OpenHeader } from '../guest/OpenHeader.tsx';
import { keepSnapping, keptSnapping } from '../kept-snapping.ts';
import { linkDialog } from '../link/link-dialog.ts';
import { noteDialog } from '../note/note-dialog.ts';
import { messages as editorMessages } from '../messages.ts';
import { useTypingAhead } from '../use-typing-ahead.ts';
import { useKeptLooks } from '../use-kept-looks.ts';
import { useKeptView } from '../use-kept-view.ts';
import { useNotice } from '../use-notice.ts';
import { tableMessages } from '../table/messages.ts';
import { TABLE_LIMITS } from '../table/table-limits.ts';
import { usePageKeys } from '../use-page-keys.ts';
import { useUnloadGuard } from '../ways/use-unload-guard.ts';
import { keyHint, keys } from '../shortcut-keys.ts';
import { tryOutMessages as messages } from './messages.ts';
import type { TryOut } from './try-out.ts';

const styleBar = lazyPart(async () => ({ default: (await import('../components/StyleBar.tsx')).StyleBar }));
const commandsPalette = lazyPart(async () => ({
  default: (await import('../components/CommandsPalette.tsx')).CommandsPalette,
}));

/** What its palette opens. */
const PANELS = ['find', 'outline', 'present', 'export', 'shortcuts'] as const;

export interface TryOutScreenProps {
  readonly tryOut: TryOut;
  /** Makes it a board of the account; null for those who are not signed in. */
  readonly onKeep: (() => void) | null;
}

/** The editor on a board that is kept in this browser alone. */
export function TryOutScreen({ tryOut, onKeep }: TryOutScreenProps) {
  const intl = useIntl();
  const { fileKey, name, isKept } = tryOut;
  const store = useMemo(() => new BoardStore(tryOut.doc, { maxBytes: LIVE_LIMITS.boardBytes }), [tryOut]);
  const view = useKeptView(null);
  const { panel, showPanel } = view;
  const onNoPictures = useNotice('info', messages.noPictures);
  const pictures = useMemo(() => doorOf(fileKey, onNoPictures), [fileKey, onNoPictures]);
  const editor = useBoardEditor(store, {
    topicText: '',
    snaps: keptSnapping(),
    onSnaps: keepSnapping,
    covered: coveredEdges,
    onEditLink: () => showPanel('link'),
    onEditNote: () => showPanel('note'),
    onPickEmoji: () => showPanel('emoji'),
    viewport: view.getViewport(),
    onViewport: view.keepViewport,
    pictures,
    onLocked: useNotice('info', actionMessages.lockedWhy),
    onBoardFull: useNotice('warn', editorMessages.boardFull),
    onTextFull: useNotice('warn', editorMessages.textFull),
    onTableFull: useNotice('warn', tableMessages.full, TABLE_LIMITS),
  });
  useDocumentTitle(name);
  useKeptLooks(editor);
  useEffect(() => editor.focus(), [editor]);
  // What is nowhere but on this page asks before it goes.
  useUnloadGuard(useCallback(() => !isKept && editor.getState().canUndo, [editor, isKept]));
  const closePanel = useCallback(() => showPanel(null), [showPanel]);
  const showShortcuts = useCallback(() => showPanel('shortcuts'), [showPanel]);
  const showCommands = useCallback(() => showPanel('commands'), [showPanel]);
  const showFind = useCallback(() => showPanel('find'), [showPanel]);
  usePageKeys(editor, showShortcuts, showCommands, showFind);
  useTypingAhead(view.panel);
  const way = (isShort: boolean) => <KeepButton fileKey={fileKey} onKeep={onKeep} isShort={isShort} />;

  return (
    <main className={screen.screen}>
      <h1 className={screen.title}>{name}</h1>
      <BoardMenu editor={editor} className={screen.board}>
        <BoardCanvas
          editor={editor}
          className={screen.canvas ?? ''}
          labels={{
            board: intl.formatMessage(editorMessages.board, { name }),
            help: intl.formatMessage(editorMessages.help),
          }}
        />
      </BoardMenu>
      <EmptyHint editor={editor} />
      <OpenHeader
        back={{
          label: intl.formatMessage(messages.back),
          href: outsidePaths.communityFile(fileKey),
          icon: <ArrowLeft />,
        }}
        name={name}
        badge={intl.formatMessage(messages.badge)}
        view={view}
        items={
          <>
            <MenuItem icon={<Download />} onSelect={() => showPanel('export')}>
              {intl.formatMessage(editorMessages.exportMenu)}
            </MenuItem>
            <MenuItem icon={<Search />} {...keyHint(keys('mod', 'K'))} onSelect={showCommands}>
              {intl.formatMessage(actionMessages.commands)}
            </MenuItem>
          </>
        }
      >
        {way(true)}
      </OpenHeader>
      <BoardNote
        icon={<FlaskConical />}
        title={intl.formatMessage(messages.title)}
        text={intl.formatMessage(isKept ? messages.here : messages.gone)}
        action={way(false)}
        place="top"
        onClose={() => editor.focus()}
      />
      <ToolBar editor={editor} />
      <DialogOnDemand part={styleBar} onFailed={stay} input={{ editor }} />
      <HistoryBar editor={editor} />
      <ZoomBar editor={editor} onShowShortcuts={showShortcuts} />
      <Announcer editor={editor} live={NOBODY} />
      <BoardNotices editor={editor} />
      <BoardPanels
        editor={editor}
        view={view}
        name={name}
        fileKey={fileKey}
        live={null}
        onClose={closePanel}
      />
      {panel === 'commands' && (
        <DialogOnDemand
          part={commandsPalette}
          onFailed={closePanel}
          input={{
            editor,
            open: true,
            onClose: closePanel,
            panels: PANELS,
            onShow: showPanel,
          }}
        />
      )}
      {panel === 'note' && (
        <DialogOnDemand part={noteDialog} onFailed={closePanel} input={{ editor, onClose: closePanel }} />
      )}
      {panel === 'link' && (
        <DialogOnDemand part={linkDialog} onFailed={closePanel} input={{ editor, onClose: closePanel }} />
      )}
      {panel === 'emoji' && (
        <DialogOnDemand part={emojiPanel} onFailed={closePanel} input={{ editor, onClose: closePanel }} />
      )}
    </main>
  );
}

interface KeepButtonProps extends Pick<TryOutScreenProps, 'onKeep'> {
  readonly fileKey: string;
  /** In the header, which is narrow on phones. */
  readonly isShort: boolean;
}

/** Makes the try-out a board of the account, after signing in where nobody is. */
function KeepButton({ fileKey, onKeep, isShort }: KeepButtonProps) {
  const intl = useIntl();
  const look = isShort ? ({ variant: 'primary' } as const) : ({ size: 'small' } as const);
  if (onKeep !== null) {
    return (
      <Button {...look} onClick={onKeep}>
        {intl.formatMessage(isShort ? messages.keepShort : messages.keep)}
      </Button>
    );
  }
  const back = `${BASENAME}${paths.tryOut(fileKey)}?keep`;
  return (
    <Button {...look} render={<OutsideLink href={outsidePaths.signIn(back)} />}>
      {intl.formatMessage(isShort ? messages.signInShort : messages.signIn)}
    </Button>
  );
}

/** Without its code a bar is not there; the rest works. */
const stay = () => undefined;

const nobody: readonly never[] = [];
/** Nobody else is on a board of one's own browser. */
const NOBODY = { getPeople: () => nobody, subscribe: () => stay };

/** Shows the pictures of the work; more of them are stored with boards of an account. */
function doorOf(fileKey: string, refuse: () => void): PictureDoor {
  return {
    home: fileKey,
    urlOf: boardPictureUrl(fileKey),
    onFiles: refuse,
    onPick: refuse,
    adopt: async (clip) => await Promise.resolve(clip),
  };
}
