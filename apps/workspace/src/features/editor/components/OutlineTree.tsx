import type { OutlineNode } from '@boardwalk/board';
import { useEditorState, type BoardEditor } from '@boardwalk/board/react';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import { nameOnBoard, textOf } from '../element-name.ts';
import { hasOwnText } from '../has-own-text.ts';
import { messages } from '../messages.ts';
import { idsBetween, visibleRows, type OutlineRow } from '../outline-rows.ts';
import { useOutlineDrag } from '../use-outline-drag.ts';
import { rowIn, useOutlineFocus } from '../use-outline-focus.ts';
import { useOutlineKeys, type OutlineShift, type OutlineStep } from '../use-outline-keys.ts';
import { useOutlineWindow } from '../use-outline-window.ts';
import { addTopicAfter, OutlineField } from './OutlineField.tsx';
import { OutlineRowItem } from './OutlineRowItem.tsx';
import styles from './OutlineTree.module.css';

export interface OutlineTreeProps {
  readonly editor: BoardEditor;
  readonly nodes: readonly OutlineNode[];
  /** Called when entries were added, moved or deleted here: `nodes` have to follow before the next key. */
  readonly onRestructured: () => void;
}

/**
 * The tree itself: one stop for Tab, arrows go from row to row, left and right close and open, Shift and Ctrl choose several. Enter
 * adds a topic, F2 writes, Alt with an arrow moves a topic; topics can be dragged too. Only the rows in view are in the page.
 */
export function OutlineTree({ editor, nodes, onRestructured }: OutlineTreeProps) {
  const intl = useIntl();
  const { selection, readOnly } = useEditorState(editor);
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  /** The entry whose text is written in its row. */
  const [written, setWritten] = useState<string | null>(null);
  /** The entry on its way to another place: its field may lose the keyboard there. */
  const moving = useRef<string | null>(null);
  const painted = useRef(nodes);
  /** Where a range of chosen entries begins. */
  const anchor = useRef<string | null>(null);
  const seen = useRef<ReadonlySet<string> | null>(null);
  const drag = useOutlineDrag(editor);
  const scroller = useRef<HTMLDivElement>(null);
  const tree = useRef<HTMLUListElement>(null);
  const rows = useMemo(() => visibleRows(nodes, closed), [nodes, closed]);
  const places = useMemo(() => new Map(rows.map(({ node }, index) => [node.id, index])), [rows]);
  const { current, held, active, focusRow, focusMoved, focusProps } = useOutlineFocus({
    tree,
    rows,
    places,
    selection,
    isWriting: written !== null,
  });
  const kept = [current, held, active, written, drag.dragged].map((id) => places.get(id ?? '') ?? -1);
  const view = useOutlineWindow(scroller, rows, kept);

  useLayoutEffect(() => {
    if (painted.current === nodes) return;
    painted.current = nodes;
    moving.current = null;
  });

  useEffect(() => {
    // What was selected on the board comes into sight; the focus stays where it is.
    if (seen.current === selection) return;
    const isHere = current !== undefined && selection.has(current);
    if (held === null && selection.size > 0 && !isHere) return;
    seen.current = selection;
    if (held !== null) return;
    anchor.current = null;
    if (isHere) view.scrollToIndex(places.get(current) ?? 0, { align: 'auto' });
  });

  function toggle(ids: readonly string[], isOpen: boolean) {
    const next = new Set(closed);
    for (const id of ids) {
      if (isOpen) next.delete(id);
      else next.add(id);
    }
    setClosed(next);
  }

  function goTo(id: string | undefined) {
    if (id === undefined) return;
    anchor.current = id;
    editor.select([id]);
    focusRow(id);
  }

  /** Selects all from the last chosen entry to a place. */
  function extendTo(index: number) {
    anchor.current ??= current ?? null;
    const from = places.get(anchor.current ?? '') ?? index;
    editor.select(idsBetween(rows, from, index));
  }

  function step(index: number, how: OutlineStep) {
    const id = rows[index]?.node.id;
    if (how === 'only') goTo(id);
    else if (id !== undefined) {
      if (how === 'extend') extendTo(index);
      focusRow(id);
    }
  }

  function toggleSelected(id: string) {
    anchor.current = id;
    const next = new Set(editor.getState().selection);
    if (!next.delete(id)) next.add(id);
    editor.select(next);
  }

  const hasText = (id: string) => {
    const element = editor.store.elements.get(id);
    return element !== undefined && hasOwnText(element);
  };

  /** Begins to write the text of an entry, where it has one that may be changed. */
  function write(id: string) {
    if (readOnly || !hasText(id)) return;
    if (editor.isLocked(id)) return editor.options.onLocked?.();
    anchor.current = id;
    editor.select([id]);
    setWritten(id);
  }

  /** The entry nearest to a place that is still on the board. */
  function nearestTo(at: number): string | undefined {
    const isThere = ({ node }: OutlineRow) => editor.store.elements.has(node.id);
    return (rows.slice(at).find(isThere) ?? rows.slice(0, at).findLast(isThere))?.node.id;
  }

  /** Ends writing, unless the field has lost the keyboard on its way to another place. */
  function doneWriting(id: string) {
    if (moving.current === id) return;
    const row = rowIn(tree.current, id);
    if (row?.contains(document.activeElement) === true) row.focus();
    setWritten((now) => (now === id ? null : now));
  }

  function shift({ node: { id, type } }: OutlineRow, to: OutlineShift) {
    if (type !== 'topic' || readOnly) return;
    anchor.current = id;
    editor.select([id]);
    if (editor.shiftTopic(id, to)) moved(id);
  }

  /** An entry that went elsewhere keeps the keyboard, so it is not to stand under a closed one. */
  function moved(id: string) {
    moving.current = id;
    focusMoved(id);
    onRestructured();
    openAbove(id);
  }

  function openAbove(id: string) {
    const parent = editor.store.forest.parentOf(id);
    if (parent !== null && parent !== undefined && closed.has(parent)) toggle([parent], true);
  }

  /** Deletes the entry at a place, with all that are selected where it is one of them. */
  function remove(at: number) {
    const id = rows[at]?.node.id;
    if (readOnly || id === undefined) return;
    if (!selection.has(id)) editor.select([id]);
    const isOne = editor.getState().selection.size === 1;
    editor.deleteSelection();
    onRestructured();
    const next = isOne ? [...editor.getState().selection][0] : undefined;
    goTo(next ?? nearestTo(at));
  }

  /** Goes on with an entry after others were added or deleted: what it is in stands open. */
  function open(id: string) {
    onRestructured();
    if (!hasText(id) || editor.isLocked(id)) {
      setWritten(null);
      goTo(id);
      return;
    }
    openAbove(id);
    write(id);
  }

  function choose(id: string) {
    anchor.current = id;
    editor.select([id]);
    editor.zoomToFit('selection');
  }

  const onKey = useOutlineKeys({
    rows,
    nameOf: (node) => textOf(node) || nameOnBoard(intl, editor.store.elements, node),
    pageSize: () =>
      Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / view.options.estimateSize(0)) - 1),
    goTo: step,
    toggleOpen: toggle,
    toggleSelected,
    selectAll: () => editor.select(rows.map(({ node }) => node.id)),
    choose,
    remove,
    write,
    enter: ({ node: { id, type } }) => {
      if (type === 'topic' && !readOnly) addTopicAfter(editor, id, open);
      else choose(id);
    },
    shift,
  });

  function onClick(event: MouseEvent, { node: { id }, isOpen }: OutlineRow, index: number) {
    const isToggle = event.target instanceof Element && event.target.closest('[data-toggle]') !== null;
    if (isToggle) toggle([id], isOpen === false);
    else if (event.shiftKey) extendTo(index);
    else if (event.ctrlKey || event.metaKey) toggleSelected(id);
    else choose(id);
  }

  return (
    <div ref={scroller} className={styles.scroller}>
      <ul
        ref={tree}
        role="tree"
        className={styles.tree}
        style={{ height: view.getTotalSize() }}
        aria-label={intl.formatMessage(messages.outline)}
        aria-multiselectable
        {...focusProps}
      >
        {view.getVirtualItems().map(({ index, start }) => {
          const row = rows[index];
          if (!row) return null;
          const { id } = row.node;
          return (
            <OutlineRowItem
              key={id}
              ref={view.measureElement}
              elements={editor.store.elements}
              row={row}
              index={index}
              top={start}
              isSelected={selection.has(id)}
              tabIndex={id === current ? 0 : -1}
              onKeyDown={(event) => onKey(event, row, index)}
              onClick={(event) => onClick(event, row, index)}
              onDoubleClick={() => write(id)}
              {...drag.rowProps(id, readOnly || written === id)}
              field={
                written === id && (
                  <OutlineField
                    editor={editor}
                    id={id}
                    above={rows[index - 1]?.node.id}
                    onDone={() => doneWriting(id)}
                    onEdit={open}
                    onMove={moved}
                  />
                )
              }
            />
          );
        })}
      </ul>
    </div>
  );
}
