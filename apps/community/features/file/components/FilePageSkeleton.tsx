import { Skeleton, VisuallyHidden } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import type { FileCard } from '#shared/api/wire.ts';
import { CoverStage } from '#shared/board/BoardStage.tsx';
import { PageTitle } from '#shared/meta/PageMeta.tsx';
import styles from '../FilePage.module.css';
import { fileMessages } from '../messages.ts';
import { FileHead } from './FileHead.tsx';

/** The page to come, in its final shape, with what the card of the work showed when somebody comes from there. */
export function FilePageSkeleton({ work }: { work: FileCard | undefined }) {
  const intl = useIntl();
  return (
    <div className={styles.root} aria-busy>
      {work !== undefined && <PageTitle title={work.name} />}
      <div className={styles.nav}>
        <output>
          <VisuallyHidden>{intl.formatMessage(fileMessages.loading)}</VisuallyHidden>
        </output>
      </div>
      <div className={styles.work}>
        <div className={styles.stage}>{work ? <CoverStage file={work} /> : <Skeleton shape="cover" />}</div>
        <div className={styles.side}>
          {work ? (
            <FileHead file={work} />
          ) : (
            <div className={styles.head}>
              <Skeleton width={25} />
              <Skeleton shape="title" />
              <Skeleton width={50} />
            </div>
          )}
          <Skeleton shape="block" />
        </div>
      </div>
    </div>
  );
}
