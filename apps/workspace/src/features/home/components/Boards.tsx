import { LoadMore, type LoadMoreProps } from '@boardwalk/ui-kit';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { ListedBoard } from '../listed-board.ts';
import { messages } from '../messages.ts';
import type { BoardView } from '../use-board-view.ts';
import styles from './Boards.module.css';
import { BoardsSkeleton } from './BoardsSkeleton.tsx';
import { SelectionBar } from './SelectionBar.tsx';

// Neither is needed before boards are there; the other one may never be.
const BoardGrid = lazy(async () => await import('./BoardGrid.tsx'));
const BoardTable = lazy(async () => await import('./BoardTable.tsx'));

/** There is no footer to reach below these lists: as good as all parts load by themselves. */
const AUTO_LOADS = 1_000;

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
  view,
  opens = true,
  isStale = false,
  renderSelectionActions,
  onDelete,
  list,
  ...rest
}: BoardsProps) {
  const intl = useIntl();
  const [picked, setPicked] = useState<readonly string[]>([]);
  // What has gone is selected no more.
  const selected = rest.boards.filter(({ key }) => picked.includes(key));
  const clear = () => setPicked([]);
  const more: LoadMoreProps = {
    hasMore: list.hasNextPage,
    loading: list.isFetchingNextPage,
    failed: list.isFetchNextPageError,
    onLoadMore: () => void list.fetchNextPage(),
    autoLoads: AUTO_LOADS,
    words: {
      more: intl.formatMessage(messages.more),
      loading: intl.formatMessage(messages.loading),
      end: '',
      failed: intl.formatMessage(messages.moreFailed),
      retry: intl.formatMessage(messages.retry),
    },
  };
  const shown = {
    ...rest,
    opens,
    more,
    selected: selected.map(({ key }) => key),
    onSelectedChange: renderSelectionActions && setPicked,
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the list inside, which has the focus
    <div
      className={styles.list}
      data-stale={isStale || undefined}
      data-selecting={selected.length > 0 || undefined}
      onKeyDown={(event) => {
        // Keys of a menu come here too, although it stands elsewhere in the page.
        const isInside = event.currentTarget.contains(event.target as Node);
        if (selected.length === 0 || event.defaultPrevented || !isInside) return;
        if (event.key === 'Escape') clear();
        if (event.key === 'Delete') onDelete?.(selected);
      }}
    >
      <Suspense fallback={<BoardsSkeleton />}>
        {view === 'grid' ? (
          <BoardGrid {...shown} />
        ) : (
          <>
            <BoardTable {...shown} />
            <LoadMore {...more} />
          </>
        )}
      </Suspense>
      {renderSelectionActions && selected.length > 0 && (
        <SelectionBar count={selected.length} onClear={clear}>
          {renderSelectionActions(selected, clear)}
        </SelectionBar>
      )}
    </div>
  );
}
