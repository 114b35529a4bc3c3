import type { Footprint } from '@boardwalk/api-client';
import { LISTING_LIMITS } from '@boardwalk/domain';
import { ErrorState, InfiniteGrid, LoadMore } from '@boardwalk/ui-kit';
import { History } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { failureText } from '#shared/errors/failure-text.ts';
import { FileCard } from '#shared/files/FileCard.tsx';
import { FileListSkeleton } from '#shared/files/FileListSkeleton.tsx';
import { filesMessages } from '#shared/files/messages.ts';
import { useMarks } from '#shared/files/use-marks.ts';
import { ButtonLink } from '#shared/links/ButtonLink.tsx';
import { writeListContext } from '#shared/navigation/list-context.ts';
import { useWayBack } from '#shared/navigation/way-back.ts';
import { Notice } from '#shared/notice/Notice.tsx';
import { paths } from '#shared/paths.ts';
import { usePageSettings } from '#shared/settings/settings-slice.ts';
import { historyGroups, type HistoryGroup } from '../history-groups.ts';
import styles from '../HistoryPage.module.css';
import { historyMessages } from '../messages.ts';

export interface HistoryListProps {
  /** The answer of the history's hook. */
  list: {
    readonly data?: { readonly pages: ReadonlyArray<{ readonly list: readonly Footprint[] }> } | undefined;
    readonly error?: unknown;
    readonly isFetching: boolean;
    readonly isFetchingNextPage: boolean;
    readonly hasNextPage: boolean;
    readonly fetchNextPage: () => unknown;
    readonly refetch: () => unknown;
  };
}

/** The history by day and month: skeleton, groups, more, end, empty and error, each in its place. */
export function HistoryList({ list }: HistoryListProps) {
  const intl = useIntl();
  const { timeZone } = usePageSettings();
  const [now] = useState(() => new Date());
  const groups = useMemo(
    () => historyGroups(list.data?.pages.flatMap((page) => page.list) ?? [], now, timeZone),
    [list.data, now, timeZone],
  );
  const fileKeys = groups.flatMap(({ footprints }) => footprints.map(({ file }) => file.file_key));
  useMarks(fileKeys);
  useWayBack(list, fileKeys.length);
  const hasFailed = list.error !== undefined && !list.isFetching;
  if (list.data === undefined && hasFailed) {
    return (
      <ErrorState
        title={intl.formatMessage(filesMessages.failedTitle)}
        description={failureText(intl, list.error)}
        retryLabel={intl.formatMessage(filesMessages.retry)}
        onRetry={() => void list.refetch()}
      />
    );
  }
  if (list.data === undefined) return <FileListSkeleton />;
  if (groups.length === 0) return <NothingViewed />;
  const keepContext = (opened: string) =>
    writeListContext({ source: paths.history(), fileKeys, scrollTop: window.scrollY }, opened);
  return (
    <>
      {groups.map((group, position) => (
        <section key={`${group.kind} ${group.day}`} className={styles.group}>
          <h2 className={styles.groupTitle}>{groupTitle(intl, group)}</h2>
          <InfiniteGrid
            label={groupTitle(intl, group)}
            items={group.footprints}
            getKey={({ file }) => file.file_key}
            total={group.footprints.length}
            serverItems={LISTING_LIMITS.defaultSize}
            renderItem={({ file }, index) => (
              <FileCard file={file} isPriority={position === 0 && index < 5} onOpen={keepContext} />
            )}
          />
        </section>
      ))}
      <LoadMore
        hasMore={list.hasNextPage}
        loading={list.isFetchingNextPage}
        failed={hasFailed}
        onLoadMore={() => void list.fetchNextPage()}
        words={{
          more: intl.formatMessage(filesMessages.more),
          loading: intl.formatMessage(filesMessages.loading),
          end: '',
          failed: hasFailed ? failureText(intl, list.error) : '',
          retry: intl.formatMessage(filesMessages.retry),
        }}
      />
    </>
  );
}

/** What a group of footprints is called: a day or a month. */
function groupTitle(intl: IntlShape, { kind, day }: HistoryGroup): string {
  const noon = `${day}T12:00:00Z`;
  return {
    today: () => intl.formatMessage(historyMessages.today),
    yesterday: () => intl.formatMessage(historyMessages.yesterday),
    day: () => intl.formatDate(noon, { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' }),
    month: () => intl.formatDate(noon, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
  }[kind]();
}

function NothingViewed() {
  const intl = useIntl();
  return (
    <Notice
      icon={<History />}
      title={intl.formatMessage(historyMessages.emptyTitle)}
      text={intl.formatMessage(historyMessages.emptyText)}
    >
      <ButtonLink variant="primary" to={paths.home()}>
        {intl.formatMessage(historyMessages.explore)}
      </ButtonLink>
    </Notice>
  );
}
