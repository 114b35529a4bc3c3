import { CardGrid, ErrorState } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import { KEEP_FRESH } from '#shared/api/keep-fresh.ts';
import { failureText } from '#shared/errors/failure-text.ts';
import { FileCard } from '#shared/files/FileCard.tsx';
import { filesMessages } from '#shared/files/messages.ts';
import { useMarks } from '#shared/files/use-marks.ts';
import { useListDerivedFilesInfiniteQuery } from '../api.ts';
import styles from '../FilePage.module.css';
import { fileMessages } from '../messages.ts';
import { MoreOnDemand } from './MoreOnDemand.tsx';

/** Works that were published from copies of this one. */
export function UsedIn({ fileKey }: { fileKey: string }) {
  const intl = useIntl();
  const list = useListDerivedFilesInfiniteQuery(fileKey, KEEP_FRESH);
  const files = list.data?.pages.flatMap((page) => page.list) ?? [];
  const hasFailed = list.data === undefined && list.error !== undefined;
  useMarks(files.map((file) => file.file_key));
  if (files.length === 0 && !hasFailed) return null;
  return (
    <section aria-labelledby="file-used-in" className={styles.row}>
      <h2 id="file-used-in" className={styles.rowTitle}>
        {intl.formatMessage(fileMessages.usedIn)}
      </h2>
      {hasFailed ? (
        <ErrorState
          size="small"
          title={intl.formatMessage(filesMessages.failedTitle)}
          description={failureText(intl, list.error)}
          retryLabel={intl.formatMessage(filesMessages.retry)}
          onRetry={() => void list.refetch()}
          retrying={list.isFetching}
        />
      ) : (
        <CardGrid>
          {files.map((file) => (
            <FileCard key={file.file_key} file={file} />
          ))}
        </CardGrid>
      )}
      <MoreOnDemand list={list} more={intl.formatMessage(fileMessages.moreUsedIn)} />
    </section>
  );
}
