import type { BoardElement } from '@boardwalk/board';
import {
  actions,
  EditorTool,
  madeBy,
  runAction,
  styleChoicesOf,
  useEditorState,
  type BoardEditor,
  type SurfaceBox,
} from '@boardwalk/board/react';
import { LockOpen, Trash2 } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { actionMessages } from '../action-messages.ts';
import { messages } from '../messages.ts';
import { styleMessages } from '../style-messages.ts';
import { common, useSelectedElements } from '../use-selected-elements.ts';
import { BarButton } from './BarButton.tsx';
import { BarPopover } from './BarPopover.tsx';
import bar from './floating.module.css';
import { SeveralButton } from './SeveralButton.tsx';
import { ShapeIcon } from './ShapeIcon.tsx';
import { ShapeMenu } from './ShapeMenu.tsx';
import { AlignPick } from './style/AlignPick.tsx';
import { ConnectorPick, isConnector } from './style/ConnectorPick.tsx';
import { ElementMenu } from './style/ElementMenu.tsx';
import { FillPick } from './style/FillPick.tsx';
import { LinePick } from './style/LinePick.tsx';
import { MapLookPick } from './style/MapLookPick.tsx';
import { MarkPick } from './style/MarkPick.tsx';
import { OpacityPick } from './style/OpacityPick.tsx';
import { TextPick } from './style/TextPick.tsx';
import { isTopic, TopicPick } from './style/TopicPick.tsx';
import styles from './StyleBar.module.css';

/** Room between the bar and the selection, and kept free for the header and the tools, in pixels. */
const GAP = 18;
/** The grips and buttons of a table stand in between. */
const TABLE_GAP = 40;
const EDGE = 12;
/** How far the mark of a link reaches over its element, in board units: it stays in reach. */
const LINK_MARK = 26;
const HEADER = 72;
const TOOLS = 76;

/**
 * Look and actions of what is selected: beside it, for mind maps at the top, where it hides none of the topics one
 * walks through; on a phone above the tools.
 */
export function StyleBar({ editor }: { editor: BoardEditor }) {
  const { tool } = useEditorState(editor);
  const made = madeBy(tool);
  return made === null ? <SelectionBar editor={editor} /> : <NextBar editor={editor} type={made} />;
}

/** The look of what is drawn next, over the tools. */
function NextBar({ editor, type }: { readonly editor: BoardEditor; readonly type: BoardElement['type'] }) {
  const intl = useIntl();
  const { looks, shapeKind } = useEditorState(editor);
  const look = [{ type, style: editor.styleFor(type), ...(type === 'shape' && { shape: shapeKind }) }];
  const choices = styleChoicesOf(look);
  return (
    <div
      role="toolbar"
      aria-label={intl.formatMessage(styleMessages.style)}
      className={`${bar.bar} ${styles.root}`}
      data-next
    >
      {choices.has('fill') && <FillPick editor={editor} elements={look} />}
      {choices.has('line') && <LinePick editor={editor} elements={look} />}
      {choices.has('connector') && <ConnectorPick editor={editor} elements={[looks.connector]} />}
      {choices.has('text') && <TextPick editor={editor} elements={look} />}
    </div>
  );
}

/** Look and actions of what is selected. */
function SelectionBar({ editor }: { editor: BoardEditor }) {
  const intl = useIntl();
  const root = useRef<HTMLDivElement>(null);
  const { selectionBox, tool, zoom, connecting } = useEditorState(editor);
  const elements = useSelectedElements(editor);
  const isShown = elements.length > 0 && tool === EditorTool.SELECT && connecting === null;
  const isMap = elements.every(isTopic);
  const least = elements.some(({ type }) => type === 'table') ? TABLE_GAP : GAP;
  const gap = elements.some(({ link }) => link !== undefined)
    ? Math.max(least, LINK_MARK * zoom + EDGE)
    : least;

  useLayoutEffect(() => {
    const element = root.current;
    if (!element || !selectionBox) return;
    element.style.transform = isMap ? placeOnTop(element) : placeBeside(element, selectionBox, gap);
  });

  if (!isShown) return null;
  const shapes = elements.filter((element) => element.type === 'shape');
  const connectors = elements.filter(isConnector);
  const topics = elements.filter(isTopic);
  const choices = styleChoicesOf(elements);
  // What of a look cells have of their own is that of the chosen ones.
  const looks =
    editor.cellStyles?.map((style) => ({ type: 'table' as const, style, isCell: true })) ?? elements;
  const isLocked = elements.every(({ id }) => editor.isLocked(id));
  return (
    <div
      ref={root}
      role="toolbar"
      aria-label={intl.formatMessage(styleMessages.style)}
      className={`${bar.bar} ${styles.root}`}
      data-hidden={selectionBox === null || undefined}
    >
      <SeveralButton editor={editor} />
      {isLocked ? (
        <BarButton
          label={intl.formatMessage(actionMessages.unlock)}
          icon={<LockOpen />}
          onClick={() => {
            const unlock = actions.get('unlock');
            if (unlock) runAction(editor, unlock);
          }}
        />
      ) : (
        <>
          {choices.has('shape') && (
            <BarPopover
              editor={editor}
              label={intl.formatMessage(messages.shapes)}
              trigger={
                <BarButton
                  label={intl.formatMessage(messages.shapes)}
                  icon={<ShapeIcon kind={common(shapes.map(({ shape }) => shape)) ?? 'rounded'} />}
                />
              }
            >
              {(close) => (
                <ShapeMenu
                  value={common(shapes.map(({ shape }) => shape)) ?? null}
                  onChoose={(kind) => {
                    editor.setShapeKind(kind);
                    close();
                  }}
                />
              )}
            </BarPopover>
          )}
          {choices.has('fill') && <FillPick editor={editor} elements={looks} />}
          {choices.has('line') && <LinePick editor={editor} elements={elements} />}
          {choices.has('connector') && <ConnectorPick editor={editor} elements={connectors} />}
          {choices.has('text') && <TextPick editor={editor} elements={looks} />}
          <OpacityPick editor={editor} elements={elements} />
          {choices.has('topic') && (
            <>
              <span className={bar.divider} />
              <TopicPick editor={editor} elements={topics} />
              <MapLookPick editor={editor} elements={topics} />
              <MarkPick editor={editor} elements={topics} />
            </>
          )}
          <AlignPick editor={editor} />
          <span className={bar.divider} />
          <BarButton
            label={intl.formatMessage(messages.delete)}
            shortcut="Del"
            icon={<Trash2 />}
            onClick={() => editor.deleteSelection()}
          />
        </>
      )}
      <ElementMenu editor={editor} />
    </div>
  );
}

/** Over the selection, else under it, else where there is room: never over header and tools, never outside. */
function placeBeside(element: HTMLElement, box: SurfaceBox, gap: number): string {
  const { offsetWidth: width, offsetHeight: height } = element;
  const { innerWidth, innerHeight } = window;
  const x = Math.max(EDGE, Math.min(innerWidth - width - EDGE, box.x + box.w / 2 - width / 2));
  const over = box.y - height - gap;
  const under = box.y + box.h + gap;
  const lowest = innerHeight - TOOLS - height;
  const y = over >= HEADER ? over : under <= lowest ? under : HEADER;
  return `translate(${Math.round(x)}px, ${Math.round(Math.min(Math.max(HEADER, y), lowest))}px)`;
}

/** In the middle at the top: between the panels of the header where they leave room, else under them. */
function placeOnTop(element: HTMLElement): string {
  const { offsetWidth: width, parentElement: screen } = element;
  const panels = [...(screen?.querySelector('header')?.children ?? [])];
  const from = (panels[0]?.getBoundingClientRect().right ?? 0) + EDGE;
  const to = (panels.at(-1)?.getBoundingClientRect().left ?? window.innerWidth) - EDGE;
  const middle = (window.innerWidth - width) / 2;
  if (width > to - from) return `translate(${Math.round(middle)}px, ${HEADER}px)`;
  return `translate(${Math.round(Math.max(from, Math.min(to - width, middle)))}px, ${EDGE}px)`;
}
