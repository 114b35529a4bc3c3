import type { LoadMoreProps } from '@boardwalk/ui-kit';
import type { ReactNode } from 'react';
import type { ListedBoard } from '../listed-board.ts';
import type { BoardView } from '../use-board-view.ts';
import { useSelection } from '../use-selection.ts';
import { BoardsView } from './BoardsView.tsx';
import { SelectionArea } from './SelectionArea.tsx';

/** What the lists need of a list that loads part by part. */
export interface BoardList {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly fetchNextPage: () => unknown;
}

export interface BoardsProps {
  /** Names the list. */
  readonly label: string;
  readonly boards: readonly ListedBoard[];
  readonly list: BoardList;
  readonly view: BoardView;
  /** Whether boards open in the editor. */
  readonly opens?: boolean;
  /** The boards shown are those of before; others are on their way. */
  readonly isStale?: boolean;
  /** Puts stars on boards; undefined where nothing is starred. */
  readonly onStar?: (board: ListedBoard, star: boolean) => void;
  /** Menu or buttons of a board. */
  readonly renderActions: (board: ListedBoard) => ReactNode;
  /** Buttons for several boards; runs with those selected. Without it none can be selected. */
  readonly renderSelectionActions?: (boards: readonly ListedBoard[], clear: () => void) => ReactNode;
  /** The Delete key, for the boards selected. */
  readonly onDelete?: (boards: readonly ListedBoard[]) => void;
}

/** What grid and table need beyond the boards. */
export interface BoardsViewProps extends Pick<BoardsProps, 'label' | 'boards' | 'onStar' | 'renderActions'> {
  readonly opens: boolean;
  readonly selected: readonly string[];
  /** Undefined where none can be selected. */
  readonly onSelectedChange: ((keys: readonly string[]) => void) | undefined;
  readonly more: LoadMoreProps;
}

/** Boards as pictures or as lines, one or several selected, the next ones loading when one comes near the end. */
export function Boards({
  opens = true,
  isStale = false,
  renderSelectionActions,
  onDelete,
  ...rest
}: BoardsProps) {
  const selection = useSelection(rest.boards.map(({ key }) => key));
  const selected = rest.boards.filter(({ key }) => selection.selected.includes(key));
  return (
    <SelectionArea
      selection={selection}
      isStale={isStale}
      actions={renderSelectionActions && (() => renderSelectionActions(selected, selection.clear))}
      onDelete={onDelete && (() => onDelete(selected))}
    >
      <BoardsView
        {...rest}
        opens={opens}
        selected={selection.selected}
        onSelectedChange={renderSelectionActions && selection.set}
      />
    </SelectionArea>
  );
}
