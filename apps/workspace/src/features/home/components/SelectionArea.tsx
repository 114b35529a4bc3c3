import type { DragEvent, KeyboardEvent, MouseEvent, ReactNode } from 'react';
import type { Selection } from '../use-selection.ts';
import styles from './Boards.module.css';
import { SelectionBar } from './SelectionBar.tsx';

export interface SelectionAreaProps {
  readonly selection: Selection;
  /** What is shown is that of before; something else is on its way. */
  readonly isStale: boolean;
  /** Buttons for what is selected. Without them nothing can be selected. */
  readonly actions: (() => ReactNode) | undefined;
  /** The Delete key. */
  readonly onDelete: (() => void) | undefined;
  /** Something with this key is dragged. */
  readonly onCarry?: (key: string) => void;
  readonly onPutDown?: () => void;
  readonly children: ReactNode;
}

/**
 * Around lists of which several can be selected: Ctrl+click adds one and Shift+click a range, the space bar the one with the
 * focus, Ctrl+A all, Esc none. An entry is an element with its key as `data-item`.
 */
export function SelectionArea({
  selection,
  isStale,
  actions,
  onDelete,
  onCarry,
  onPutDown,
  children,
}: SelectionAreaProps) {
  const count = selection.selected.length;

  function onClick(event: MouseEvent<HTMLElement>) {
    const key = keyAt(event);
    if (actions === undefined || key === undefined || !(event.shiftKey || event.ctrlKey || event.metaKey))
      return;
    // Boxes, stars and menus do what they always do.
    if ((event.target as Element).closest('button, input, label, [role="checkbox"]')) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.shiftKey) selection.extendTo(key);
    else selection.toggle(key);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    // Keys of a menu come here too, although it stands elsewhere in the page.
    const isInside = event.currentTarget.contains(event.target as Node);
    if (event.defaultPrevented || !isInside || actions === undefined) return;
    if (event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      selection.selectAll();
    }
    if (count === 0) return;
    if (event.key === 'Escape') selection.clear();
    // A key that is held would delete, or ask, over and over.
    if (event.key === 'Delete' && !event.repeat) onDelete?.();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys and presses of the lists inside
    <div
      className={styles.list}
      data-stale={isStale || undefined}
      data-selecting={count > 0 || undefined}
      onClickCapture={onClick}
      onKeyDown={onKeyDown}
      onDragStart={(event: DragEvent<HTMLElement>) => {
        const key = keyAt(event);
        if (key === undefined || onCarry === undefined) return;
        // Without data some browsers drag nothing; the address of a link is not what is meant.
        event.dataTransfer.clearData();
        event.dataTransfer.setData('application/x-boardwalk-items', key);
        event.dataTransfer.effectAllowed = 'move';
        onCarry(key);
      }}
      onDragEnd={onPutDown}
    >
      {children}
      {actions && count > 0 && (
        <SelectionBar count={count} onClear={selection.clear}>
          {actions()}
        </SelectionBar>
      )}
    </div>
  );
}

const keyAt = (event: { readonly target: EventTarget }) =>
  (event.target as Element).closest<HTMLElement>('[data-item]')?.dataset['item'];
