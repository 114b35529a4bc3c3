import { Skeleton } from '@boardwalk/ui-kit';
import card from './BoardCard.module.css';
import styles from './Boards.module.css';

/** The place of the first files while they load, in their shape. */
export function BoardsSkeleton() {
  return (
    <ul className={styles.grid} aria-hidden>
      {Array.from({ length: 8 }, (_, index) => (
        <li key={index} className={card.root}>
          <Skeleton shape="cover" />
          <div className={card.words}>
            <Skeleton width={75} />
            <Skeleton width={50} />
          </div>
        </li>
      ))}
    </ul>
  );
}
