import type { CommunityFile } from '@boardwalk/api-client';
import { Badge, ErrorState } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import { KEEP_FRESH } from '#shared/api/keep-fresh.ts';
import { failureText } from '#shared/errors/failure-text.ts';
import { filesMessages } from '#shared/files/messages.ts';
import { useListPublishedVersionsInfiniteQuery } from '../api.ts';
import styles from '../FilePage.module.css';
import { fileMessages } from '../messages.ts';
import { MoreOnDemand } from './MoreOnDemand.tsx';

/** The published versions of a work, with what is new in each. A work that was never updated has none to tell apart. */
export function Versions({ file }: { file: CommunityFile }) {
  const intl = useIntl();
  const list = useListPublishedVersionsInfiniteQuery(file.file_key, KEEP_FRESH);
  const versions = list.data?.pages.flatMap((page) => page.list) ?? [];
  if (list.data === undefined && list.error !== undefined)
    return (
      <div className={styles.versions}>
        <ErrorState
          size="small"
          title={intl.formatMessage(fileMessages.versionsFailed)}
          description={failureText(intl, list.error)}
          retryLabel={intl.formatMessage(filesMessages.retry)}
          onRetry={() => void list.refetch()}
          retrying={list.isFetching}
        />
      </div>
    );
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
      <MoreOnDemand list={list} more={intl.formatMessage(fileMessages.earlierVersions)} />
    </div>
  );
}
