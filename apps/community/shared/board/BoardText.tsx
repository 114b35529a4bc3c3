import { BoardOutline } from '@boardwalk/board/react';
import { Skeleton } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import styles from './BoardText.module.css';
import { boardMessages } from './messages.ts';
import { useOutlineLabels } from './use-board-labels.ts';
import type { LoadedBoard } from './use-board.ts';

export interface BoardTextProps {
  board: LoadedBoard;
  /** Language of the work. */
  lang: string;
}

/**
 * The text of a board as an outline: its beginning as the server sent it, all of it once the board is there. It is what
 * screen readers, search engines and those without scripts read.
 */
export function BoardText({ board, lang }: BoardTextProps) {
  const intl = useIntl();
  const labels = useOutlineLabels();
  const { snapshot, start, error } = board;
  if (snapshot) {
    return (
      <div lang={lang}>
        <BoardOutline snapshot={snapshot} labels={labels} className={styles.root ?? ''} />
      </div>
    );
  }
  if (start) {
    return (
      <div lang={lang}>
        <BoardOutline nodes={start.nodes} labels={labels} className={styles.root ?? ''} />
        {start.rest > 0 && (
          <p className={styles.rest} lang={intl.locale}>
            {intl.formatMessage(boardMessages.outlineRest, { count: start.rest })}
          </p>
        )}
      </div>
    );
  }
  if (error !== undefined) return null;
  return (
    <div aria-hidden className={styles.skeleton}>
      <Skeleton width={50} />
      <Skeleton width={75} />
      <Skeleton />
      <Skeleton width={50} />
      <Skeleton width={75} />
      <Skeleton width={50} />
    </div>
  );
}
