import type { CommunityFile } from '@boardwalk/api-client';
import { Badge, Button } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import { useListPublishedVersionsInfiniteQuery } from '../api.ts';
import styles from '../FilePage.module.css';
import { fileMessages } from '../messages.ts';

/** The published versions of a work, with what is new in each. A work that was never updated has none to tell apart. */
export function Versions({ file }: { file: CommunityFile }) {
  const intl = useIntl();
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useListPublishedVersionsInfiniteQuery(
    file.file_key,
  );
  const versions = data?.pages.flatMap(({ list }) => list) ?? [];
  if (versions.length < 2) return null;
  return (
    <div className={styles.versions}>
      <h3 className={styles.versionsTitle}>{intl.formatMessage(fileMessages.versions)}</h3>
      <ol className={styles.versionList}>
        {versions.map((version) => (
          <li key={version.version}>
            <p className={styles.versionHead}>
              <time dateTime={version.published_at}>
                {intl.formatDate(version.published_at, { dateStyle: 'medium' })}
              </time>
              {version.is_current && <Badge tone="tide">{intl.formatMessage(fileMessages.current)}</Badge>}
            </p>
            {version.change_note !== '' && (
              <p className={styles.versionNote} lang={file.language}>
                {version.change_note}
              </p>
            )}
          </li>
        ))}
      </ol>
      {hasNextPage && (
        <Button
          className={styles.versionsMore ?? ''}
          size="small"
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {intl.formatMessage(fileMessages.earlierVersions)}
        </Button>
      )}
    </div>
  );
}
