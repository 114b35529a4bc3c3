import type { OutlineNode } from '@boardwalk/board';
import { edits, useEditorState, type BoardEditor } from '@boardwalk/board/react';
import {
  ChevronRight,
  Frame,
  Group,
  Image,
  Network,
  Highlighter,
  PenLine,
  Shapes,
  Spline,
  NotebookText,
  Square,
  SquareCheck,
  SquareDashed,
  Star,
  StickyNote,
  Table,
  Type,
} from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import { nameOnBoard, relationsText, rowName, shortText, textOf } from '../element-name.ts';
import { messages } from '../messages.ts';
import { visibleRows, type OutlineRow } from '../outline-rows.ts';
import { useOutlineDrag } from '../use-outline-drag.ts';
import { addTopicAfter, OutlineField } from './OutlineField.tsx';
import styles from './OutlineTree.module.css';

/** Rows shown at first; more on request. */
const PAGE = 300;

const ICONS = {
  sticky: <StickyNote />,
  text: <Type />,
  shape: <Shapes />,
  connector: <Spline />,
  topic: <Network />,
  frame: <Frame />,
  group: <Group />,
  drawing: <PenLine />,
  highlight: <Highlighter />,
  picture: <Image />,
  icon: <Star />,
  boundary: <SquareDashed />,
  table: <Table />,
} as const;

function rowIn(tree: HTMLElement | null, id: string): HTMLElement | null {
  return tree?.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`) ?? null;
}

const SHIFTS = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'out', ArrowRight: 'in' } as const;
const isShift = (key: string): key is keyof typeof SHIFTS => key in SHIFTS;

export interface OutlineTreeProps {
  readonly editor: BoardEditor;
  readonly nodes: readonly OutlineNode[];
  /** Called when entries were added, moved or deleted here: `nodes` have to follow before the next key. */
  readonly onRestructured: () => void;
}

/**
 * The tree itself: one stop for Tab, arrows go from row to row, left and right close and open. Enter adds a topic, F2 writes,
 * Alt with an arrow moves a topic; topics can be dragged too.
 */
export function OutlineTree({ editor, nodes, onRestructured }: OutlineTreeProps) {
  const intl = useIntl();
  const { selection, readOnly } = useEditorState(editor);
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [shown, setShown] = useState(PAGE);
  /** The entry whose text is written in its row. */
  const [written, setWritten] = useState<string | null>(null);
  /** The entry that was last added or moved, which is shown wherever it stands. */
  const [wanted, setWanted] = useState<string | null>(null);
  /** The entry that has the keyboard once it stands elsewhere. */
  const moving = useRef<string | null>(null);
  const painted = useRef(nodes);
  const drag = useOutlineDrag(editor);
  const tree = useRef<HTMLUListElement>(null);
  const all = visibleRows(nodes, closed);
  const last = wanted === null ? -1 : all.findIndex(({ node }) => node.id === wanted);
  if (last >= shown) setShown(last + 1);
  const rows = all.slice(0, shown);
  const current = rows.find(({ node }) => selection.has(node.id))?.node.id ?? rows[0]?.node.id;

  useLayoutEffect(() => {
    if (painted.current === nodes) return;
    painted.current = nodes;
    const id = moving.current;
    moving.current = null;
    if (id === null || document.activeElement !== document.body) return;
    const row = rowIn(tree.current, id);
    (row?.querySelector<HTMLElement>('textarea') ?? row)?.focus();
  });

  useEffect(() => {
    // What was selected on the board comes into sight; the focus stays where it is.
    if (selection.size > 0)
      tree.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [selection]);

  function toggle(id: string, isOpen: boolean) {
    const next = new Set(closed);
    if (isOpen) next.delete(id);
    else next.add(id);
    setClosed(next);
  }

  function goTo(id: string | undefined) {
    if (id === undefined) return;
    editor.select([id]);
    rowIn(tree.current, id)?.focus();
  }

  const hasText = (id: string) => {
    const element = editor.store.elements.get(id);
    const edit = element && edits.get(element.type);
    // The texts of a table stand in its cells, which are written on the board.
    return edit?.textPlace !== undefined && edit.cellAt === undefined;
  };

  /** Begins to write the text of an entry, where it has one that may be changed. */
  function write(id: string) {
    if (readOnly || !hasText(id)) return;
    if (editor.isLocked(id)) return editor.options.onLocked?.();
    editor.select([id]);
    setWritten(id);
  }

  /** The entry nearest to a place that is still on the board. */
  function nearestTo(at: number): string | undefined {
    const isThere = ({ node }: OutlineRow) => editor.store.elements.has(node.id);
    return (rows.slice(at).find(isThere) ?? rows.slice(0, Math.max(0, at)).findLast(isThere))?.node.id;
  }

  /** Ends writing, unless the field has lost the keyboard on its way to another place. */
  function doneWriting(id: string) {
    if (moving.current === id) return;
    const row = rowIn(tree.current, id);
    if (row?.contains(document.activeElement) === true) row.focus();
    setWritten((now) => (now === id ? null : now));
    const next = nearestTo(rows.findIndex(({ node }) => node.id === id));
    // The field is gone after this rendering.
    setTimeout(() => {
      if (document.activeElement === document.body && next !== undefined) rowIn(tree.current, next)?.focus();
    }, 0);
  }

  function shift(id: string, key: keyof typeof SHIFTS) {
    editor.select([id]);
    if (editor.shiftTopic(id, SHIFTS[key])) moved(id);
  }

  /** An entry that went elsewhere keeps the keyboard, so it is not to stand under a closed one. */
  function moved(id: string) {
    moving.current = id;
    setWanted(id);
    onRestructured();
    const parent = editor.store.forest.parentOf(id);
    if (parent !== null && parent !== undefined && closed.has(parent)) toggle(parent, true);
  }

  function onKeyDown(event: KeyboardEvent, row: OutlineRow) {
    const at = rows.indexOf(row);
    const { id, type } = row.node;
    if (event.altKey && isShift(event.key)) {
      event.preventDefault();
      if (type === 'topic' && !readOnly) shift(id, event.key);
      return;
    }
    switch (event.key) {
      case 'ArrowDown':
        goTo(rows[at + 1]?.node.id);
        break;
      case 'ArrowUp':
        goTo(rows[at - 1]?.node.id);
        break;
      case 'Home':
        goTo(rows[0]?.node.id);
        break;
      case 'End':
        goTo(rows.at(-1)?.node.id);
        break;
      case 'ArrowRight':
        if (row.isOpen === false) toggle(id, true);
        else if (row.isOpen === true) goTo(rows[at + 1]?.node.id);
        break;
      case 'ArrowLeft':
        if (row.isOpen === true) toggle(id, false);
        else goTo(row.parent ?? undefined);
        break;
      case 'Delete':
      case 'Backspace':
        if (readOnly) return;
        editor.select([id]);
        editor.deleteSelection();
        goTo([...editor.getState().selection][0] ?? nearestTo(at));
        break;
      case 'F2':
        write(id);
        break;
      case 'Enter':
        if (type === 'topic' && !readOnly) addTopicAfter(editor, id, open);
        else choose(id);
        break;
      case ' ':
        choose(id);
        break;
      default:
        return;
    }
    event.preventDefault();
  }

  function onClick({ target }: MouseEvent, { node: { id }, isOpen }: OutlineRow) {
    const isToggle = target instanceof Element && target.closest('[data-toggle]') !== null;
    if (isToggle) toggle(id, isOpen === false);
    else choose(id);
  }

  /** Goes on with an entry after others were added or deleted: what it is in stands open. */
  function open(id: string) {
    setWanted(id);
    onRestructured();
    if (!hasText(id) || editor.isLocked(id)) {
      setWritten(null);
      goTo(id);
      return;
    }
    const parent = editor.store.forest.parentOf(id);
    if (parent !== null && closed.has(parent)) toggle(parent, true);
    write(id);
  }

  function choose(id: string) {
    editor.select([id]);
    editor.zoomToFit('selection');
  }

  return (
    <div className={styles.scroller}>
      <ul ref={tree} role="tree" aria-label={intl.formatMessage(messages.outline)} aria-multiselectable>
        {rows.map((row, index) => (
          <li
            key={row.node.id}
            role="treeitem"
            className={styles.row}
            data-id={row.node.id}
            style={{ paddingInlineStart: `calc(${Math.min(row.level - 1, 10)} * var(--bw-space-4))` }}
            aria-level={row.level}
            aria-posinset={row.position}
            aria-setsize={row.siblings}
            aria-selected={selection.has(row.node.id)}
            aria-label={rowName(intl, editor.store.elements, row.node)}
            {...(row.isOpen === null ? {} : { 'aria-expanded': row.isOpen })}
            tabIndex={row.node.id === current ? 0 : -1}
            onKeyDown={(event) => onKeyDown(event, row)}
            onClick={(event) => onClick(event, row)}
            onDoubleClick={() => write(row.node.id)}
            {...drag.rowProps(row.node.id, readOnly || written === row.node.id)}
          >
            {row.isOpen === null ? (
              <span className={styles.toggle} />
            ) : (
              <span className={styles.toggle} data-toggle data-open={row.isOpen || undefined}>
                <ChevronRight aria-hidden />
              </span>
            )}
            <span className={styles.icon} aria-hidden>
              {row.node.task === undefined ? (
                ICONS[row.node.type]
              ) : row.node.task === 'done' ? (
                <SquareCheck />
              ) : (
                <Square />
              )}
            </span>
            {row.node.priority !== undefined && (
              <span className={styles.priority} data-priority={intl.formatNumber(row.node.priority)} />
            )}
            {written === row.node.id ? (
              <OutlineField
                editor={editor}
                id={row.node.id}
                above={rows[index - 1]?.node.id}
                onDone={() => doneWriting(row.node.id)}
                onEdit={open}
                onMove={moved}
              />
            ) : (
              <span className={styles.text} dir="auto" data-empty={textOf(row.node) === '' || undefined}>
                {textOf(row.node) === ''
                  ? nameOnBoard(intl, editor.store.elements, row.node)
                  : shortText(textOf(row.node))}
              </span>
            )}
            {row.node.labels?.map((label) => (
              <span key={label} className={styles.label} aria-hidden>
                {label}
              </span>
            ))}
            {row.node.relations && (
              <span className={styles.relations} aria-hidden>
                {relationsText(intl, row.node.relations)}
              </span>
            )}
            {row.node.note !== undefined && <NotebookText className={styles.note} aria-hidden />}
          </li>
        ))}
      </ul>
      {all.length > rows.length && (
        <button type="button" className={styles.more} onClick={() => setShown(shown + PAGE)}>
          {intl.formatMessage(messages.outlineMore, { count: all.length - rows.length })}
        </button>
      )}
    </div>
  );
}
