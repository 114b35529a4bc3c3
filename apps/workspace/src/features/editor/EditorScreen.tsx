import type { BoardFileDetail } from '@boardwalk/api-client';
import { BoardStore } from '@boardwalk/board';
import { BoardCanvas, useBoardEditor, type BoardEditor } from '@boardwalk/board/react';
import { FileRole, LIVE_LIMITS, mayEditBoard } from '@boardwalk/domain';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { DialogOnDemand } from '@boardwalk/app-shell/app';
import { lazyPart } from '@boardwalk/app-shell/parts';
import { useDocumentTitle } from '@boardwalk/app-shell/start';
import { actionMessages } from './action-messages.ts';
import { BoardMenu } from './components/BoardMenu.tsx';
import { EditorHeader } from './components/EditorHeader.tsx';
import { EmptyHint } from './components/EmptyHint.tsx';
import { HistoryBar } from './components/HistoryBar.tsx';
import { LeaveGuard } from './components/LeaveGuard.tsx';
import { OfflineNotice } from './components/OfflineNotice.tsx';
import { OutdatedNotice } from './components/OutdatedNotice.tsx';
import { PictureField } from './components/PictureField.tsx';
import { ToolBar } from './components/ToolBar.tsx';
import { ZoomBar } from './components/ZoomBar.tsx';
import type { PagePanel } from './components/CommandsPalette.tsx';
import { coveredEdges } from './covered-edges.ts';
import { editorPart } from './editor-part.ts';
import styles from './EditorScreen.module.css';
import { emojiPanel } from './emoji/emoji-part.ts';
import type { OpenedFile } from './file/use-board-file.ts';
import { findBar, presentation } from './find/parts.tsx';
import { useImportedFile } from './import/use-imported-file.tsx';
import { keepSnapping, keptSnapping } from './kept-snapping.ts';
import { libraryDialog } from './library/library-dialog.ts';
import { linkDialog } from './link/link-dialog.ts';
import { noteDialog } from './note/note-dialog.ts';
import { slidesDialog } from './slides/slides-dialog.ts';
import type { LiveBoard } from './live/live-board.ts';
import { useFollowing } from './live/use-following.ts';
import { Following } from './live/following.ts';
import { useLiveState } from './live/use-live-board.ts';
import { usePresence } from './live/use-presence.ts';
import { messages } from './messages.ts';
import { usePictureDoor } from './pictures/use-picture-door.ts';
import { useKeptLooks } from './use-kept-looks.ts';
import type { KeptView } from './use-kept-view.ts';
import { useNotice } from './use-notice.ts';
import { tableMessages } from './table/messages.ts';
import { TABLE_LIMITS } from './table/table-limits.ts';
import { usePageKeys } from './use-page-keys.ts';

// The board is painted before them.
const styleBar = lazyPart(async () => ({ default: (await import('./components/StyleBar.tsx')).StyleBar }));
const outlinePanel = editorPart(async () => ({
  default: (await import('./components/OutlinePanel.tsx')).OutlinePanel,
}));
const shortcutsDialog = lazyPart(async () => ({
  default: (await import('./components/ShortcutsDialog.tsx')).ShortcutsDialog,
}));
const commandsPalette = editorPart(async () => ({
  default: (await import('./components/CommandsPalette.tsx')).CommandsPalette,
}));
const unstorableDialog = lazyPart(async () => ({ default: (await loadUnstorable()).UnstorableDialog }));
const importDialog = editorPart(async () => await import('./import/ImportDialog.tsx'));
const versionsDialog = editorPart(async () => await import('./versions/VersionsDialog.tsx'));
const shareDialog = editorPart(async () => await import('#shared/sharing/ShareDialog.tsx'));
const peopleLayer = editorPart(async () => await import('./components/PeopleLayer.tsx'));
const exportDialog = editorPart(async () => await import('./export/ExportDialog.tsx'));

/** Fetched as soon as the board stands: when it is needed there may be no connection. */
const loadUnstorable = async () => await import('./components/UnstorableDialog.tsx');

export interface EditorScreenProps {
  /** The board, already here. */
  readonly live: LiveBoard;
  readonly file: BoardFileDetail;
  readonly boardFile: OpenedFile;
  /** Begins as this says, and keeps it up to date. */
  readonly view: KeptView;
}

/** The whole editor: the board from edge to edge, everything else floats over it. */
export function EditorScreen({ live, file, boardFile, view }: EditorScreenProps) {
  const intl = useIntl();
  const { role, unstorable, isOutdated } = useLiveState(live);
  const isReadOnly = !mayEditBoard(role ?? file.role) || unstorable !== null || isOutdated;
  const mayComment = (role ?? file.role) === FileRole.COMMENTER;
  const store = useMemo(() => new BoardStore(live.doc, { maxBytes: LIVE_LIMITS.boardBytes }), [live]);
  const { panel, showPanel } = view;
  const following = useMemo(() => new Following(live), [live]);
  const pickKept = useCallback(() => showPanel('library'), [showPanel]);
  const pictures = usePictureDoor(file.file_key, file.may_use_library ? pickKept : undefined);
  const editor = useBoardEditor(store, {
    readOnly: isReadOnly,
    topicText: '',
    snaps: keptSnapping(),
    onSnaps: keepSnapping,
    covered: coveredEdges,
    viewport: view.getViewport(),
    onViewport: (viewport, move) => {
      view.keepViewport(viewport);
      following.noteMove(move);
    },
    onEditLink: () => showPanel('link'),
    onEditNote: () => showPanel('note'),
    onPickEmoji: () => showPanel('emoji'),
    pictures: pictures.door,
    onPointer: live.setCursor,
    onDraft: live.setDraft,
    onDrag: live.noteDrag,
    onReadOnly: useNotice('info', whyReadOnly(mayComment, isOutdated)),
    onLocked: useNotice('info', actionMessages.lockedWhy),
    onBoardFull: useNotice('warn', messages.boardFull),
    onTextFull: useNotice('warn', messages.textFull),
    onTableFull: useNotice('warn', tableMessages.full, TABLE_LIMITS),
  });
  useEffect(() => editor.setReadOnly(isReadOnly), [editor, isReadOnly]);
  const { attach } = pictures;
  useEffect(() => attach(editor), [attach, editor]);
  useEffect(() => begin(editor), [editor]);
  useEffect(() => void loadUnstorable().catch(stay), []);
  const imported = useImportedFile(isReadOnly);
  usePresence(live, editor);
  useKeptLooks(editor);
  useFollowing(following, editor);
  useDocumentTitle(file.name);
  const showShortcuts = useCallback(() => showPanel('shortcuts'), [showPanel]);
  const showCommands = useCallback(() => showPanel('commands'), [showPanel]);
  const showExport = useCallback(() => showPanel('export'), [showPanel]);
  const showFind = useCallback(() => showPanel('find'), [showPanel]);
  const closePanel = useCallback(() => showPanel(null), [showPanel]);
  usePageKeys(editor, showShortcuts, showCommands, showFind);
  const commands = useOnceOpened(panel === 'commands', closePanel);
  const shortcuts = useOnceOpened(panel === 'shortcuts', closePanel);
  const toggleOutline = () => showPanel(panel === 'outline' ? null : 'outline');

  return (
    <main className={styles.screen} data-read-only={isReadOnly || undefined}>
      <h1 className={styles.title}>{file.name}</h1>
      <BoardMenu editor={editor} className={styles.board}>
        <BoardCanvas
          editor={editor}
          className={styles.canvas ?? ''}
          labels={{
            board: intl.formatMessage(messages.board, { name: file.name }),
            help: intl.formatMessage(isReadOnly ? messages.helpReadOnly : messages.help),
          }}
        />
      </BoardMenu>
      <EmptyHint editor={editor} onImport={imported.pick} />
      <EditorHeader
        live={live}
        editor={editor}
        file={file}
        boardFile={boardFile}
        isReadOnly={isReadOnly}
        mayComment={mayComment}
        isOutlineOpen={panel === 'outline'}
        onToggleOutline={toggleOutline}
        view={view}
        onShowShortcuts={showShortcuts}
        onShowCommands={showCommands}
        onShowExport={showExport}
        onImport={imported.pick}
        onShowShare={() => showPanel('share')}
        onShowVersions={() => showPanel('versions')}
        onFind={showFind}
        onPresent={() => showPanel('present')}
        following={following}
      />
      <OfflineNotice live={live} />
      <OutdatedNotice live={live} />
      {!isReadOnly && <ToolBar editor={editor} />}
      {!isReadOnly && <DialogOnDemand part={styleBar} onFailed={stay} input={{ editor }} />}
      {!isReadOnly && <HistoryBar editor={editor} />}
      <PictureField pictures={pictures} />
      <ZoomBar editor={editor} onShowShortcuts={showShortcuts} />
      {panel === 'outline' && (
        <DialogOnDemand part={outlinePanel} onFailed={closePanel} input={{ editor, onClose: closePanel }} />
      )}
      {commands.isThere && (
        <DialogOnDemand
          part={commandsPalette}
          onFailed={commands.forget}
          input={{
            editor,
            open: panel === 'commands',
            onClose: closePanel,
            panels: panelsOf(file, isReadOnly),
            onShow: showPanel,
            onImport: imported.pick,
          }}
        />
      )}
      {shortcuts.isThere && (
        <DialogOnDemand
          part={shortcutsDialog}
          onFailed={shortcuts.forget}
          input={{ open: panel === 'shortcuts', onClose: closePanel }}
        />
      )}
      {imported.field}
      {imported.file && !isReadOnly && (
        <DialogOnDemand
          key={imported.number}
          part={importDialog}
          onFailed={imported.forget}
          input={{ editor, file: imported.file, onClose: imported.forget }}
        />
      )}
      {panel === 'export' && (
        <DialogOnDemand
          part={exportDialog}
          onFailed={closePanel}
          input={{ editor, name: file.name, onClose: closePanel }}
        />
      )}
      {panel === 'share' && (
        <DialogOnDemand
          part={shareDialog}
          onFailed={closePanel}
          input={{ fileKey: file.file_key, name: file.name, onClose: closePanel }}
        />
      )}
      {panel === 'versions' && (
        <DialogOnDemand
          part={versionsDialog}
          onFailed={closePanel}
          input={{ editor, file, onClose: closePanel }}
        />
      )}
      {panel === 'note' && (
        <DialogOnDemand part={noteDialog} onFailed={closePanel} input={{ editor, onClose: closePanel }} />
      )}
      {panel === 'link' && !isReadOnly && (
        <DialogOnDemand part={linkDialog} onFailed={closePanel} input={{ editor, onClose: closePanel }} />
      )}
      {panel === 'emoji' && !isReadOnly && (
        <DialogOnDemand part={emojiPanel} onFailed={closePanel} input={{ editor, onClose: closePanel }} />
      )}
      {panel === 'library' && !isReadOnly && (
        <DialogOnDemand
          part={libraryDialog}
          onFailed={closePanel}
          input={{ editor, file, onClose: closePanel }}
        />
      )}
      {panel === 'slides' && !isReadOnly && (
        <DialogOnDemand part={slidesDialog} onFailed={closePanel} input={{ editor, onClose: closePanel }} />
      )}
      {panel === 'find' && (
        <DialogOnDemand part={findBar} onFailed={closePanel} input={{ editor, onClose: closePanel }} />
      )}
      {panel === 'present' && (
        <DialogOnDemand
          part={presentation}
          onFailed={closePanel}
          input={{ editor, fileKey: file.file_key, name: file.name, live, onClose: closePanel }}
        />
      )}
      <DialogOnDemand part={peopleLayer} onFailed={stay} input={{ editor, live, file, view, following }} />
      <LeaveGuard live={live} />
      {unstorable !== null && (
        <DialogOnDemand part={unstorableDialog} onFailed={stay} input={{ live, file, reason: unstorable }} />
      )}
    </main>
  );
}

/** A dialog that stays once it was opened: it closes in an orderly way, and keeps what it knows. */
function useOnceOpened(isOpen: boolean, close: () => void) {
  const [isThere, setIsThere] = useState(isOpen);
  if (isOpen && !isThere) setIsThere(true);
  const forget = () => {
    setIsThere(false);
    close();
  };
  return { isThere: isThere || isOpen, forget };
}

/** What of the page the person here can open by a command. */
function panelsOf(file: BoardFileDetail, isReadOnly: boolean): readonly PagePanel[] {
  const panels: PagePanel[] = ['find', 'outline', 'comments', 'present', 'votes', 'export', 'shortcuts'];
  if (!isReadOnly) panels.push('timer', 'slides');
  if (file.may_share) panels.push('share');
  if (file.may_keep_versions) panels.push('versions');
  return panels;
}

/** What somebody reads who tries to change a board and may not. */
const whyReadOnly = (mayComment: boolean, isOutdated: boolean) =>
  isOutdated ? messages.outdated : mayComment ? messages.commentOnlyWhy : messages.viewOnlyWhy;

/** Without its code a bar is not there; the rest works. */
const stay = () => undefined;

/** Gives the keyboard to the board; on a fresh mind map its root is chosen, so that the next key can add to it. */
function begin(editor: BoardEditor): void {
  editor.focus();
  const [first, ...rest] = editor.store.elements.values();
  if (first?.type === 'topic' && rest.length === 0) editor.select([first.id]);
}
