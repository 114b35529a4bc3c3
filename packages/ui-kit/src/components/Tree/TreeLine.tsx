'use client';

import { ChevronRight, RotateCw } from 'lucide-react';
import type { CSSProperties, MouseEvent, Ref } from 'react';
import { Spinner } from '../Spinner/Spinner.tsx';
import type { dropLine } from './tree-drops.ts';
import type { TreeRow } from './tree-rows.ts';
import type { TreeWords } from './tree-types.ts';
import styles from './Tree.module.css';

interface TreeLineProps {
  ref?: Ref<HTMLDivElement>;
  row: TreeRow;
  index: number;
  /** Undefined in a tree of which nothing is chosen. */
  selected: boolean | undefined;
  isActive: boolean;
  isMoving: boolean;
  /** Where entries in motion would go, when that is drawn here. */
  drop: ReturnType<typeof dropLine> | undefined;
  words: TreeWords;
  style: CSSProperties;
  onPress: (event: MouseEvent) => void;
  onDoublePress: () => void;
  onToggle: () => void;
}

/** One line of the tree. Keys are the tree's. */
export function TreeLine({
  ref,
  row,
  index,
  selected,
  isActive,
  isMoving,
  drop,
  words,
  style,
  onPress,
  onDoublePress,
  onToggle,
}: TreeLineProps) {
  const { item, status } = row;
  const isDisabled = item.disabled === true || status === 'loading';
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the tree around it has the keys
    <div
      ref={ref}
      role="treeitem"
      aria-level={row.level}
      aria-setsize={row.siblings}
      aria-posinset={row.position}
      aria-expanded={row.isBranch ? row.isOpen : undefined}
      aria-selected={status === undefined ? selected : undefined}
      aria-disabled={isDisabled || undefined}
      aria-busy={status === 'loading' || undefined}
      tabIndex={isActive ? 0 : -1}
      className={styles.line}
      data-row={index}
      data-id={status === undefined ? row.id : undefined}
      data-status={status}
      data-selected={selected === true && status === undefined ? '' : undefined}
      data-moving={isMoving ? '' : undefined}
      data-drop={drop?.where}
      style={
        {
          ...style,
          '--tree-level': row.level - 1,
          '--tree-drop-level': (drop?.level ?? row.level) - 1,
        } as CSSProperties
      }
      onClick={onPress}
      onDoubleClick={onDoublePress}
    >
      <span
        className={styles.toggle}
        data-open={row.isOpen ? '' : undefined}
        aria-hidden
        onClick={(event) => {
          if (!row.isBranch) return;
          event.stopPropagation();
          onToggle();
        }}
        onDoubleClick={(event) => event.stopPropagation()}
      >
        {row.isBranch && <ChevronRight />}
        {status === 'loading' && <Spinner size="small" />}
      </span>
      {status === undefined && item.icon != null && (
        <span className={styles.icon} aria-hidden>
          {item.icon}
        </span>
      )}
      <span className={styles.label}>
        {status === undefined ? item.label : status === 'loading' ? words.loading : words.failed}
      </span>
      {status === 'failed' && (
        <span className={styles.retry}>
          <RotateCw aria-hidden />
          {words.retry}
        </span>
      )}
      {status === undefined && item.hint != null && <span className={styles.hint}>{item.hint}</span>}
    </div>
  );
}
