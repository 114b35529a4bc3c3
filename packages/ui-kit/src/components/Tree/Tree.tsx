'use client';

import { mergeProps } from '@base-ui/react/merge-props';
import { useId, useLayoutEffect, useMemo, useRef, useState, type MouseEvent } from 'react';
import { classNames } from '../../internal/classNames.ts';
import { idList } from '../../internal/idList.ts';
import { useControlled } from '../../internal/useControlled.ts';
import { useForwardedRef } from '../../internal/useForwardedRef.ts';
import { useVirtualRows } from '../../internal/virtual/useVirtualRows.ts';
import hidden from '../VisuallyHidden/VisuallyHidden.module.css';
import { dropLine, movedTogether } from './tree-drops.ts';
import { idsBetween, visibleRows, type TreeRow } from './tree-rows.ts';
import type { TreeProps } from './tree-types.ts';
import { TreeLine } from './TreeLine.tsx';
import { useLoadedBranches } from './useLoadedBranches.ts';
import { useTreeCarry } from './useTreeCarry.ts';
import { useTreeDrag } from './useTreeDrag.ts';
import { useTreeKeys } from './useTreeKeys.ts';
import styles from './Tree.module.css';

const NONE: readonly string[] = [];

/**
 * Entries in entries, such as folders: arrow keys, first letters, one or several chosen, branches that load when they open,
 * and entries that can be moved. Only the rows in view are in the page; give it a height.
 */
export function Tree({
  label,
  items,
  words,
  selection = 'single',
  selected: givenSelected,
  defaultSelected = NONE,
  onSelectedChange,
  expanded: givenExpanded,
  defaultExpanded = NONE,
  onExpandedChange,
  onLoadChildren,
  onOpen,
  onMove,
  canMove,
  rowHeight = 36,
  className,
  ref,
  onKeyDown,
  onFocus,
  onBlur,
  ...rest
}: TreeProps) {
  const root = useForwardedRef(ref);
  const hintId = useId();
  const [selected, setSelected] = useControlled(givenSelected, defaultSelected, onSelectedChange);
  const [expanded, setExpanded] = useControlled(givenExpanded, defaultExpanded, onExpandedChange);
  const rows = useMemo(() => visibleRows(items, new Set(expanded)), [items, expanded]);
  useLoadedBranches(rows, onLoadChildren);

  const [lastActive, setLastActive] = useState<{ id: string; index: number }>();
  const anchor = useRef<string>(undefined);
  const hasFocus = useRef(false);
  const found = rows.findIndex((row) => row.id === lastActive?.id);
  const firstSelected = rows.findIndex((row) => selected.includes(row.id));
  // What was active and has gone leaves its place to what stands there now.
  const active =
    found >= 0
      ? found
      : lastActive === undefined
        ? Math.max(0, firstSelected)
        : Math.min(lastActive.index, rows.length - 1);
  const {
    rows: drawn,
    height,
    virtualizer,
  } = useVirtualRows({
    count: rows.length,
    rowHeight,
    scroller: root,
    keep: active,
  });
  const activeLine = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    // The focus follows the active row, also when the row that had it left the page.
    if (hasFocus.current && activeLine.current !== document.activeElement)
      activeLine.current?.focus({ preventScroll: true });
  });

  const activate = (index: number) => {
    const row = rows[index];
    if (row) setLastActive({ id: row.id, index });
  };

  const focus = (index: number) => {
    activate(index);
    virtualizer.scrollToIndex(index, { align: 'auto' });
  };

  const toggleOpen = (changed: readonly TreeRow[], open: boolean) => {
    const ids = new Set(changed.filter((row) => row.item.disabled !== true).map((row) => row.id));
    const others = expanded.filter((id) => !ids.has(id));
    setExpanded(open ? [...others, ...ids] : others);
  };

  const choose = (ids: readonly string[]) => {
    if (selection !== 'none') setSelected(ids);
  };

  const selectRange = (ids: readonly string[] | 'extend', index: number) => {
    if (ids !== 'extend') return choose(ids);
    anchor.current ??= rows[active]?.id;
    const from = rows.findIndex((row) => row.id === anchor.current);
    choose(idsBetween(rows, from < 0 ? active : from, index));
  };

  const toggleSelected = (id: string) => {
    anchor.current = id;
    choose(selected.includes(id) ? selected.filter((one) => one !== id) : [...selected, id]);
  };

  const select = (row: TreeRow, event?: MouseEvent) => {
    if (row.status === 'failed') return onLoadChildren?.(row.item);
    if (row.item.disabled === true || row.status !== undefined) return undefined;
    if (selection === 'multiple') {
      const isTouch = (event?.nativeEvent as Partial<PointerEvent> | undefined)?.pointerType === 'touch';
      if (event?.shiftKey) return selectRange('extend', rows.indexOf(row));
      // A finger has no Ctrl key: it adds and takes away. Space does so too.
      if (event === undefined || event.ctrlKey || event.metaKey || isTouch) return toggleSelected(row.id);
    }
    anchor.current = row.id;
    return choose([row.id]);
  };

  /** Answers whether there was anything to open. */
  const open = (row: TreeRow): boolean => {
    if (row.status !== undefined || row.item.disabled === true) return false;
    if (onOpen) onOpen(row.item);
    else if (row.isBranch) toggleOpen([row], !row.isOpen);
    else return false;
    return true;
  };

  const moving = {
    enabled: onMove !== undefined,
    rows,
    together: (row: TreeRow) => movedTogether(items, selected.includes(row.id) ? selected : [row.id]),
    isAllowed: canMove ?? (() => true),
    setOpen: (row: TreeRow, opens: boolean) => toggleOpen([row], opens),
    onMove: onMove ?? (() => undefined),
  };
  const { drag, handlers } = useTreeDrag({ ...moving, rowHeight, root });
  const carry = useTreeCarry({
    ...moving,
    items,
    active,
    words,
    scrollTo: (index) => virtualizer.scrollToIndex(index, { align: 'auto' }),
  });
  const keys = useTreeKeys({
    rows,
    active,
    pageSize: () => Math.max(1, Math.floor((root.current?.clientHeight ?? 0) / rowHeight) - 1),
    focus: (index) => focus(index),
    toggleOpen,
    press: select,
    open: (row) => {
      if (!open(row)) select(row);
    },
    selectRange: selection === 'multiple' ? selectRange : undefined,
  });
  const inMotion = drag ?? carry.carried;
  const moved = new Set(inMotion?.ids);
  const line = inMotion?.drop ? dropLine(rows, inMotion.drop) : null;

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- one of its rows has the focus */}
      <div
        aria-label={label}
        aria-multiselectable={selection === 'multiple' || undefined}
        {...mergeProps<'div'>(handlers, rest)}
        aria-describedby={idList(onMove && words.moveHint !== undefined && hintId, rest['aria-describedby'])}
        ref={root}
        role="tree"
        data-moving={inMotion ? '' : undefined}
        className={classNames(styles.root, className)}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          if (event.defaultPrevented) return;
          if (event.key.startsWith('Arrow') && !event.shiftKey) anchor.current = undefined;
          if (carry.onKey(event) || (carry.carried === null && keys(event))) event.preventDefault();
        }}
        onFocus={(event) => {
          onFocus?.(event);
          hasFocus.current = true;
          // Any press gives a row the focus, also one that chooses nothing.
          const index = event.target.closest<HTMLElement>('[data-row]')?.dataset['row'];
          if (index !== undefined && Number(index) !== active) activate(Number(index));
        }}
        onBlur={(event) => {
          onBlur?.(event);
          if (event.currentTarget.contains(event.relatedTarget)) return;
          hasFocus.current = false;
          carry.stop();
        }}
      >
        <div
          role="presentation"
          className={styles.sizer}
          style={height === undefined ? undefined : { height }}
        >
          {drawn.map(({ index, start }) => {
            const row = rows[index];
            if (row === undefined) return null;
            return (
              <TreeLine
                key={row.id}
                {...(index === active ? { ref: activeLine } : {})}
                row={row}
                index={index}
                words={words}
                selected={selection === 'none' ? undefined : selected.includes(row.id)}
                isActive={index === active}
                isMoving={moved.has(row.id)}
                drop={line?.rowId === row.id ? line : undefined}
                style={{ height: rowHeight, transform: `translateY(${start}px)` }}
                onPress={(event) => {
                  activate(index);
                  hasFocus.current = true;
                  select(row, event);
                }}
                onDoublePress={() => void open(row)}
                onToggle={() => toggleOpen([row], !row.isOpen)}
              />
            );
          })}
        </div>
      </div>
      {onMove && (
        <>
          {words.moveHint !== undefined && (
            <span id={hintId} className={hidden.root}>
              {words.moveHint}
            </span>
          )}
          <span role="status" aria-live="assertive" className={hidden.root}>
            {carry.said}
          </span>
        </>
      )}
      {drag && (
        <span
          className={styles.ghost}
          aria-hidden
          style={{ transform: `translate(${drag.x}px, ${drag.y}px)` }}
        >
          {carry.namesOf(drag.ids)}
        </span>
      )}
    </>
  );
}
