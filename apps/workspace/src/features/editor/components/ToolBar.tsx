import { DialogOnDemand } from '@boardwalk/app-shell/app';
import { lazyPart } from '@boardwalk/app-shell/parts';
import { EditorTool, useEditorState, type BoardEditor, type ToolId } from '@boardwalk/board/react';
import {
  ChevronUp,
  Ellipsis,
  Eraser,
  Frame,
  Hand,
  Highlighter,
  Lock,
  ImagePlus,
  Images,
  MousePointer2,
  Network,
  PenLine,
  Smile,
  Spline,
  Table,
  Type,
} from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { actionMessages } from '../action-messages.ts';
import { chooseTool } from '../choose-tool.ts';
import { messages } from '../messages.ts';
import { keys } from '../shortcut-keys.ts';
import { tableMessages } from '../table/messages.ts';
import { TableButton } from '../table/TableButton.tsx';
import { emojiMessages } from '../emoji/messages.ts';
import { libraryMenuMessages } from '../library/messages.ts';
import { pictureMessages } from '../pictures/messages.ts';
import { BarButton } from './BarButton.tsx';
import { BarPopover } from './BarPopover.tsx';
import bar from './floating.module.css';
import { moveAlong } from './move-along.ts';
import { PictureButton } from './PictureButton.tsx';
import { ShapeIcon } from './ShapeIcon.tsx';
import { ShapeMenu } from './ShapeMenu.tsx';
import styles from './ToolBar.module.css';

// It comes with the bar of what is selected.
const severalButton = lazyPart(async () => ({
  default: (await import('./SeveralButton.tsx')).SeveralButton,
}));

interface Tool {
  readonly tool: ToolId;
  readonly label:
    | typeof messages.select
    | typeof messages.hand
    | typeof messages.sticky
    | typeof messages.text
    | typeof messages.connector
    | typeof messages.topic
    | typeof messages.frame
    | typeof tableMessages.tool
    | typeof actionMessages.pen
    | typeof actionMessages.highlighter
    | typeof actionMessages.eraser;
  readonly shortcut: string;
  readonly icon: ReactNode;
}

const POINTERS: readonly Tool[] = [
  { tool: EditorTool.SELECT, label: messages.select, shortcut: 'V', icon: <MousePointer2 /> },
  { tool: EditorTool.HAND, label: messages.hand, shortcut: 'H', icon: <Hand /> },
];

const BEFORE_SHAPES: readonly Tool[] = [
  { tool: EditorTool.STICKY, label: messages.sticky, shortcut: 'N', icon: <NoteIcon /> },
  { tool: EditorTool.TEXT, label: messages.text, shortcut: 'T', icon: <Type /> },
];

const AFTER_SHAPES: readonly Tool[] = [
  { tool: EditorTool.CONNECTOR, label: messages.connector, shortcut: 'C', icon: <Spline /> },
  { tool: EditorTool.PEN, label: actionMessages.pen, shortcut: 'P', icon: <PenLine /> },
];

/** Where there is little room these are behind a button. */
const LATER: readonly Tool[] = [
  { tool: EditorTool.TOPIC, label: messages.topic, shortcut: 'M', icon: <Network /> },
  { tool: EditorTool.FRAME, label: messages.frame, shortcut: 'F', icon: <Frame /> },
  {
    tool: EditorTool.HIGHLIGHTER,
    label: actionMessages.highlighter,
    shortcut: keys('shift', 'P'),
    icon: <Highlighter />,
  },
  { tool: EditorTool.ERASER, label: actionMessages.eraser, shortcut: 'E', icon: <Eraser /> },
];

/** Where there is room, its button asks for the size. */
const TABLE: Tool = { tool: EditorTool.TABLE, label: tableMessages.tool, shortcut: 'B', icon: <Table /> };

/** What the pointer does: choosing, panning, and everything that can be drawn. One stop for Tab, arrows go along. */
export function ToolBar({ editor }: { editor: BoardEditor }) {
  const intl = useIntl();
  const { tool: current, shapeKind, keepsTool, several } = useEditorState(editor);
  const root = useRef<HTMLDivElement>(null);
  const later = [...POINTERS.slice(1), ...LATER, TABLE].find(({ tool }) => tool === current);
  // On the sheet there is room for a button for each.
  const sheetPictures = (close: () => void) => (
    <>
      <BarButton
        size="large"
        label={intl.formatMessage(pictureMessages.add)}
        shortcut="I"
        icon={<ImagePlus />}
        tabIndex={-1}
        onClick={() => {
          close();
          editor.pickPictures();
        }}
      />
      {editor.options.pictures?.onPickKept && (
        <BarButton
          size="large"
          label={intl.formatMessage(libraryMenuMessages.menu)}
          icon={<Images />}
          tabIndex={-1}
          onClick={() => {
            close();
            // The sheet gives the keyboard to the board first.
            setTimeout(() => editor.pickKeptPicture(), 0);
          }}
        />
      )}
    </>
  );
  const emojiButton = (close?: () => void) => (
    <BarButton
      size="large"
      label={intl.formatMessage(emojiMessages.add)}
      shortcut={keys('shift', 'E')}
      icon={<Smile />}
      aria-haspopup="dialog"
      data-emoji
      tabIndex={-1}
      onClick={() => {
        close?.();
        // The sheet gives the keyboard to the board first.
        setTimeout(() => editor.pickEmoji(), 0);
      }}
    />
  );
  const keepButton = (
    <BarButton
      size="large"
      label={intl.formatMessage(actionMessages.keepTool)}
      shortcut="Q"
      icon={<Lock />}
      pressed={keepsTool}
      tabIndex={-1}
      onClick={() => editor.setKeepsTool(!keepsTool)}
    />
  );
  const toolButton = ({ tool, label, shortcut, icon }: Tool, close?: () => void) => (
    <BarButton
      key={tool}
      size="large"
      label={intl.formatMessage(label)}
      shortcut={shortcut}
      icon={icon}
      pressed={current === tool}
      tabIndex={current === tool ? 0 : -1}
      data-tool={tool}
      onClick={(event) => {
        close?.();
        chooseTool(editor, tool, event.detail === 0);
      }}
    />
  );
  return (
    <div
      ref={root}
      role="toolbar"
      tabIndex={-1}
      aria-label={intl.formatMessage(messages.tools)}
      className={`${bar.bar} ${styles.root}`}
      onKeyDown={(event) => moveAlong(event, root.current)}
    >
      {POINTERS.map((each) => toolButton(each))}
      <span className={`${bar.divider} ${styles.divider}`} />
      {BEFORE_SHAPES.map((each) => toolButton(each))}
      <BarButton
        size="large"
        label={intl.formatMessage(messages.shape)}
        shortcut="R"
        icon={<ShapeIcon kind={shapeKind} />}
        pressed={current === EditorTool.SHAPE}
        tabIndex={current === EditorTool.SHAPE ? 0 : -1}
        data-tool={EditorTool.SHAPE}
        onClick={(event) => chooseTool(editor, EditorTool.SHAPE, event.detail === 0)}
      />
      <BarPopover
        editor={editor}
        label={intl.formatMessage(messages.shapes)}
        trigger={
          <BarButton
            className={styles.kinds}
            size="large"
            label={intl.formatMessage(messages.shapes)}
            icon={<ChevronUp />}
            tabIndex={-1}
          />
        }
      >
        {(close) => (
          <ShapeMenu
            value={shapeKind}
            onChoose={(kind) => {
              editor.setTool(EditorTool.SHAPE, kind);
              close();
            }}
          />
        )}
      </BarPopover>
      {AFTER_SHAPES.map((each) => toolButton(each))}
      <span className={styles.later}>
        {LATER.map((each) => toolButton(each))}
        <TableButton editor={editor} />
        <PictureButton editor={editor} />
        {emojiButton()}
        {keepButton}
      </span>
      <BarPopover
        editor={editor}
        label={intl.formatMessage(actionMessages.moreTools)}
        trigger={
          <BarButton
            className={styles.more}
            size="large"
            label={intl.formatMessage(actionMessages.moreTools)}
            icon={later?.icon ?? <Ellipsis />}
            pressed={several || later !== undefined}
            tabIndex={-1}
          />
        }
      >
        {(close) => (
          <div className={styles.sheet}>
            {[...POINTERS.slice(1), ...LATER, TABLE].map((each) => toolButton(each, close))}
            {sheetPictures(close)}
            {emojiButton(close)}
            {keepButton}
            <DialogOnDemand
              part={severalButton}
              onFailed={() => undefined}
              input={{ editor, size: 'large', tabIndex: -1, onPress: close }}
            />
          </div>
        )}
      </BarPopover>
    </div>
  );
}

/** A note in the colour notes have: the one tool one looks for most. */
function NoteIcon() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden focusable="false">
      <path className={styles.note} d="M5 3h14a2 2 0 0 1 2 2v9.5L14.5 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z" />
      <path className={styles.fold} d="M21 14.5h-4.5a2 2 0 0 0-2 2V21z" />
    </svg>
  );
}
