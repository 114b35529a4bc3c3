import { IconButton } from '@boardwalk/ui-kit/IconButton';
import { Table, type TableColumn } from '@boardwalk/ui-kit/Table';
import { Star } from 'lucide-react';
import { useIntl, type IntlShape } from 'react-intl';
import { Link } from 'react-router';
import { paths } from '#shared/paths.ts';
import { messages as actionMessages } from '../action-messages.ts';
import type { ListedBoard } from '../listed-board.ts';
import { messages } from '../messages.ts';
import { BoardMoment } from './BoardMoment.tsx';
import type { BoardsViewProps } from './Boards.tsx';
import { BoardStatus } from './BoardStatus.tsx';
import styles from './BoardTable.module.css';

/** Boards as lines: name, where they lie and whose they are as far as that differs, when they were changed. */
export default function BoardTable(props: BoardsViewProps) {
  const { label, boards, selected, onSelectedChange } = props;
  const intl = useIntl();
  return (
    <Table
      caption={label}
      hideCaption
      columns={columnsOf(intl, props)}
      rows={boards}
      getKey={({ key }) => key}
      selected={selected}
      {...(onSelectedChange && {
        onSelectedChange,
        words: {
          selectAll: intl.formatMessage(actionMessages.selectAll),
          selectRow: ({ name }: ListedBoard) => intl.formatMessage(actionMessages.select, { name }),
        },
      })}
    />
  );
}

function columnsOf(
  intl: IntlShape,
  { boards, opens, onStar, renderActions }: BoardsViewProps,
): TableColumn<ListedBoard>[] {
  const columns: TableColumn<ListedBoard>[] = [
    {
      key: 'name',
      header: intl.formatMessage(messages.name),
      cell: (board) => (
        <span className={styles.name} data-item={board.key}>
          {opens ? <Link to={paths.editor(board.key)}>{board.name}</Link> : board.name}
          <BoardStatus status={board.status} />
        </span>
      ),
    },
  ];
  if (boards.some(({ teamName }) => teamName !== undefined)) {
    columns.push({ key: 'team', header: intl.formatMessage(messages.team), cell: (board) => board.teamName });
  }
  if (boards.some(({ ownerName }) => ownerName !== undefined)) {
    const me = intl.formatMessage(messages.me);
    columns.push({
      key: 'owner',
      header: intl.formatMessage(messages.owner),
      cell: (board) => board.ownerName ?? me,
    });
  }
  columns.push(
    {
      key: 'at',
      header: intl.formatMessage(boards[0]?.purgeAt === undefined ? messages.lastChange : messages.inTrash),
      cell: (board) => (
        <span className={styles.moment}>
          <BoardMoment board={board} />
        </span>
      ),
    },
    {
      key: 'actions',
      align: 'end',
      header: intl.formatMessage(messages.actionsColumn),
      cell: (board) => (
        <span className={styles.actions}>
          {onStar && (
            <IconButton
              className={styles.star}
              size="small"
              label={intl.formatMessage(actionMessages.starOf, { name: board.name })}
              icon={<Star />}
              pressed={board.isStarred}
              tooltip={false}
              onClick={() => onStar(board, !board.isStarred)}
            />
          )}
          {renderActions(board)}
        </span>
      ),
    },
  );
  return columns;
}
