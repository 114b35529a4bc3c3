import { Checkbox, IconButton, Image } from '@boardwalk/ui-kit';
import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { paths } from '#shared/paths.ts';
import { messages } from '../action-messages.ts';
import type { ListedBoard } from '../listed-board.ts';
import styles from './BoardCard.module.css';
import { BoardMoment } from './BoardMoment.tsx';
import { BoardStatus } from './BoardStatus.tsx';
import { KindPicture } from './KindPicture.tsx';

export interface BoardCardProps {
  readonly board: ListedBoard;
  /** Stands in the first row: its picture loads at once. */
  readonly isFirst: boolean;
  readonly isSelected: boolean;
  /** Undefined where boards cannot be selected. */
  readonly onSelect: (() => void) | undefined;
  /** Puts the star on or takes it off; undefined where nothing is starred. */
  readonly onStar: ((star: boolean) => void) | undefined;
  /** The menu, or the buttons, of the board. */
  readonly actions: ReactNode;
  /** Whether it opens in the editor; what is in the trash does not. */
  readonly opens: boolean;
}

/** One board: the whole card opens it in the editor; a box selects it, a star keeps it at hand, the menu does the rest. */
export function BoardCard({ board, isFirst, isSelected, onSelect, onStar, actions, opens }: BoardCardProps) {
  const intl = useIntl();
  const { name } = board;
  const details = [board.teamName, board.ownerName].filter((part) => part !== undefined);
  return (
    <article className={styles.root} data-item={board.key} data-selected={isSelected || undefined}>
      <div className={styles.picture}>
        {board.thumbnail === null ? (
          <KindPicture kind={board.kind} />
        ) : (
          <Image src={board.thumbnail} alt="" priority={isFirst} className={styles.image ?? ''} />
        )}
        <BoardStatus status={board.status} className={styles.status} />
      </div>
      <div className={styles.words}>
        <h2 className={styles.name} title={name}>
          {opens ? (
            <Link to={paths.editor(board.key)} className={styles.link ?? ''}>
              {name}
            </Link>
          ) : (
            name
          )}
        </h2>
        <p className={styles.detail}>
          <BoardMoment board={board} />
        </p>
        {details.length > 0 && <p className={styles.detail}>{details.join(' · ')}</p>}
        <div className={styles.menu}>{actions}</div>
      </div>
      {/* After the link in order, over the picture in place: Enter on the card follows the link. */}
      {onSelect && (
        <div className={styles.select}>
          <Checkbox
            label={intl.formatMessage(messages.select, { name })}
            hideLabel
            checked={isSelected}
            onCheckedChange={onSelect}
          />
        </div>
      )}
      {onStar && (
        <IconButton
          className={styles.star}
          variant="floating"
          size="small"
          label={intl.formatMessage(messages.starOf, { name })}
          icon={<Star />}
          pressed={board.isStarred}
          tooltip={false}
          onClick={() => onStar(!board.isStarred)}
        />
      )}
    </article>
  );
}
