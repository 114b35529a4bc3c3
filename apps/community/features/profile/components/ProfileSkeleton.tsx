import { Skeleton, VisuallyHidden } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import { FileListSkeleton } from '#shared/files/FileListSkeleton.tsx';
import { profileMessages } from '../messages.ts';
import styles from '../ProfilePage.module.css';

/** The page to come, in its final shape. */
export function ProfileSkeleton() {
  const intl = useIntl();
  return (
    <div className={styles.root} aria-busy>
      <output>
        <VisuallyHidden>{intl.formatMessage(profileMessages.loading)}</VisuallyHidden>
      </output>
      <div className={styles.head} aria-hidden>
        <Skeleton shape="circle" className={styles.picture ?? ''} />
        <div className={styles.who}>
          <Skeleton shape="title" width={50} />
          <Skeleton width={75} />
          <Skeleton width={25} />
        </div>
      </div>
      <FileListSkeleton />
    </div>
  );
}
