import { Button, CardGrid } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import { FileCard } from '#shared/files/FileCard.tsx';
import { useMarks } from '#shared/files/use-marks.ts';
import { useListDerivedFilesInfiniteQuery } from '../api.ts';
import styles from '../FilePage.module.css';
import { fileMessages } from '../messages.ts';

/** Works that were published from copies of this one. */
export function UsedIn({ fileKey }: { fileKey: string }) {
  const intl = useIntl();
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useListDerivedFilesInfiniteQuery(fileKey);
  const files = data?.pages.flatMap(({ list }) => list) ?? [];
  useMarks(files.map((file) => file.file_key));
  if (files.length === 0) return null;
  return (
    <section aria-labelledby="file-used-in" className={styles.row}>
      <h2 id="file-used-in" className={styles.rowTitle}>
        {intl.formatMessage(fileMessages.usedIn)}
      </h2>
      <CardGrid>
        {files.map((file) => (
          <FileCard key={file.file_key} file={file} />
        ))}
      </CardGrid>
      {hasNextPage && (
        <Button
          className={styles.versionsMore ?? ''}
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {intl.formatMessage(fileMessages.moreUsedIn)}
        </Button>
      )}
    </section>
  );
}
