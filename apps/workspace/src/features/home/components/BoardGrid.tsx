import { InfiniteGrid } from '@boardwalk/ui-kit/InfiniteGrid';
import type { KeyboardEvent } from 'react';
import type { ListedBoard } from '../listed-board.ts';
import { BoardCard } from './BoardCard.tsx';
import styles from './Boards.module.css';
import type { BoardsViewProps } from './Boards.tsx';

const nameOf = ({ name }: ListedBoard) => name;

/** Boards as pictures; the space bar selects the one that has the focus. */
export default function BoardGrid({
  label,
  boards,
  selected,
  onSelectedChange,
  onStar,
  renderActions,
  opens,
  more,
}: BoardsViewProps) {
  const toggle = (key: string) =>
    onSelectedChange?.(selected.includes(key) ? selected.filter((one) => one !== key) : [...selected, key]);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const index = (event.target as HTMLElement).dataset['cell'];
    if (index === undefined || onSelectedChange === undefined) return;
    const board = boards[Number(index)];
    if (event.key === ' ' && board) {
      event.preventDefault();
      toggle(board.key);
    }
  }

  return (
    <InfiniteGrid
      label={label}
      className={styles.grid ?? ''}
      items={boards}
      getKey={({ key }) => key}
      getText={nameOf}
      estimatedRowHeight={220}
      onKeyDown={onKeyDown}
      more={more}
      renderItem={(board, index) => (
        <BoardCard
          board={board}
          isFirst={index < 4}
          isSelected={selected.includes(board.key)}
          onSelect={onSelectedChange && (() => toggle(board.key))}
          onStar={onStar && ((star) => onStar(board, star))}
          actions={renderActions(board)}
          opens={opens}
        />
      )}
    />
  );
}
