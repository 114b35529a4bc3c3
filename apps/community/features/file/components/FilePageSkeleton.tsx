import { Skeleton, VisuallyHidden } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import styles from '../FilePage.module.css';
import { fileMessages } from '../messages.ts';

/** The page to come, in its final shape. */
export function FilePageSkeleton() {
  const intl = useIntl();
  return (
    <div className={styles.root} aria-busy>
      <output>
        <VisuallyHidden>{intl.formatMessage(fileMessages.loading)}</VisuallyHidden>
      </output>
      <div className={styles.nav} />
      <div className={styles.work} aria-hidden>
        <div className={styles.stage}>
          <Skeleton shape="cover" />
        </div>
        <div className={styles.side}>
          <div className={styles.skeletonHead}>
            <Skeleton width={25} />
            <Skeleton shape="title" />
            <Skeleton width={50} />
          </div>
          <Skeleton shape="block" />
        </div>
      </div>
    </div>
  );
}
