import type { FileVersion } from '@boardwalk/api-client';
import { VersionKind } from '@boardwalk/domain';
import { ErrorState, LoadMore, Skeleton } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import { failureText } from '#shared/errors/failure-text.ts';
import { useListVersionsInfiniteQuery } from './api.ts';
import { messages } from './messages.ts';
import styles from './VersionsDialog.module.css';

export interface VersionListProps {
  readonly fileKey: string;
  readonly chosenId: string | undefined;
  readonly onChoose: (version: FileVersion) => void;
}

/** The versions of a board, the newest first. */
export function VersionList({ fileKey, chosenId, onChoose }: VersionListProps) {
  const intl = useIntl();
  const versions = useListVersionsInfiniteQuery(fileKey, { refetchOnMountOrArgChange: true });
  const { data, error } = versions;
  if (data === undefined && error !== undefined)
    return (
      <ErrorState
        title={intl.formatMessage(messages.failed)}
        description={failureText(intl, error)}
        retryLabel={intl.formatMessage(messages.retry)}
        onRetry={() => void versions.refetch()}
        retrying={versions.isFetching}
      />
    );
  if (data === undefined) return <Skeleton width={75} />;
  const list = data.pages.flatMap((part) => part.list);
  if (list.length === 0) return <p className={styles.quiet}>{intl.formatMessage(messages.empty)}</p>;
  return (
    <>
      <ul className={styles.list} aria-label={intl.formatMessage(messages.list)}>
        {list.map((version) => (
          <li key={version.id}>
            <button
              type="button"
              className={styles.version}
              aria-pressed={version.id === chosenId}
              onClick={() => onChoose(version)}
            >
              <VersionLine version={version} />
            </button>
          </li>
        ))}
      </ul>
      {versions.hasNextPage && (
        <LoadMore
          hasMore={versions.hasNextPage}
          loading={versions.isFetchingNextPage}
          failed={versions.isFetchNextPageError}
          onLoadMore={() => void versions.fetchNextPage()}
          words={{
            more: intl.formatMessage(messages.more),
            loading: intl.formatMessage(messages.loading),
            end: '',
            failed: intl.formatMessage(messages.moreFailed),
            retry: intl.formatMessage(messages.retry),
          }}
        />
      )}
    </>
  );
}

function VersionLine({ version }: { readonly version: FileVersion }) {
  const intl = useIntl();
  const unnamed = version.kind === VersionKind.RESTORED ? messages.restored : messages.automatic;
  const details = [
    intl.formatDate(version.created_at, { dateStyle: 'medium', timeStyle: 'short' }),
    ...(version.author === undefined ? [] : [version.author.nick_name]),
    intl.formatMessage(messages.elements, { count: version.element_count }),
  ];
  return (
    <>
      <span className={styles.title}>{version.name ?? intl.formatMessage(unnamed)}</span>
      <span className={styles.quiet}>{details.join(' · ')}</span>
    </>
  );
}
