import { ErrorState, InfiniteGrid } from '@boardwalk/ui-kit';
import { useCallback, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import type { FileCard as File, FileCardPage } from '../api/wire.ts';
import { failureText } from '../errors/failure-text.ts';
import { writeListContext } from '../navigation/list-context.ts';
import { useWayBack } from '../navigation/way-back.ts';
import { usePageSettings } from '../settings/settings-slice.ts';
import { FileCard } from './FileCard.tsx';
import { FileListSkeleton } from './FileListSkeleton.tsx';
import { filesMessages } from './messages.ts';
import { useMarks } from './use-marks.ts';

/** What a list by cursor knows; the answer of an RTK Query infinite hook fits as it is. */
export interface CursorList {
  /** The list asked for, or the one asked for before while that is on its way. */
  readonly data?: { readonly pages: readonly FileCardPage[] } | undefined;
  /** The list asked for, once it is there. */
  readonly currentData?: CursorList['data'];
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly isFetchingNextPage: boolean;
  readonly hasNextPage: boolean;
  readonly fetchNextPage: () => PromiseLike<Pick<CursorList, 'data'>>;
  readonly refetch: () => unknown;
}

export interface FileListProps {
  list: CursorList;
  /** Shown in place of the list when there is nothing in it: says what to do next. */
  empty: ReactNode;
  /** The list is the first thing on the page: its first covers load first. */
  isFirst?: boolean;
  /** Level of the cards' titles in the page's outline. */
  headingLevel?: 2 | 3 | 4;
  /** The name of a file as it is shown. One that stays the same function keeps cards from being rendered again. */
  renderTitle?: (file: File) => ReactNode;
}

const PRIORITY_COVERS = 4;
/** Columns of a phone, and of a screen of 1280 px and more. */
const PHONE_COLUMNS = 2;
const WIDE_COLUMNS = 5;
/** Cards that the server draws: rows for more than the highest screens show. The browser draws the others. */
const PHONE_CARDS = PHONE_COLUMNS * 7;
const WIDE_CARDS = WIDE_COLUMNS * 5;

const keyOf = (file: File) => file.file_key;
const wordsOf = ({ name, owner }: File) => `${name} ${owner.nick_name}`;

/** A grid of templates that goes on: skeleton, cards, more, end, empty and error, each in its place. */
export function FileList({ list, empty, isFirst = false, headingLevel = 3, renderTitle }: FileListProps) {
  const intl = useIntl();
  const { isPhone } = usePageSettings();
  // Until the list asked for is there, the one before it stands in; what has failed has no stand-in.
  const isAwaited = list.currentData === undefined;
  const isLost = isAwaited && list.error !== undefined;
  const pages = isLost ? undefined : list.data?.pages;
  const files = useMemo(() => filesOf(pages ?? []), [pages]);
  const fileKeys = useMemo(() => files.map((file) => file.file_key), [files]);
  const { pathname, search, key } = useLocation();
  useMarks(fileKeys);
  useWayBack(list, files.length);
  const context = useRef({ source: '', fileKeys });
  useEffect(() => {
    context.current = { source: pathname + search, fileKeys };
  }, [pathname, search, fileKeys]);
  const renderItem = useCallback(
    (file: File, index: number) => (
      <FileCard
        file={file}
        isPriority={isFirst && index < PRIORITY_COVERS}
        headingLevel={headingLevel}
        title={renderTitle?.(file)}
        onOpen={(opened) => writeListContext({ ...context.current, scrollTop: window.scrollY }, opened)}
      />
    ),
    [isFirst, headingLevel, renderTitle],
  );
  const hasFailed = list.error !== undefined && !list.isFetching;
  if (isLost && hasFailed) {
    return (
      <ErrorState
        title={intl.formatMessage(filesMessages.failedTitle)}
        description={failureText(intl, list.error)}
        retryLabel={intl.formatMessage(filesMessages.retry)}
        onRetry={() => void list.refetch()}
      />
    );
  }
  if (pages === undefined || (isAwaited && files.length === 0)) return <FileListSkeleton />;
  if (files.length === 0 && !list.hasNextPage) return empty;
  return (
    <InfiniteGrid
      label={intl.formatMessage(filesMessages.list)}
      items={files}
      getKey={keyOf}
      getText={wordsOf}
      renderItem={renderItem}
      serverItems={isPhone ? PHONE_CARDS : WIDE_CARDS}
      serverColumns={isPhone ? PHONE_COLUMNS : WIDE_COLUMNS}
      {...(isFirst ? { memory: `${key} ${pathname}` } : {})}
      more={{
        hasMore: list.hasNextPage,
        loading: isAwaited || list.isFetchingNextPage,
        failed: hasFailed,
        onLoadMore: () => void list.fetchNextPage(),
        words: {
          more: intl.formatMessage(filesMessages.more),
          loading: intl.formatMessage(filesMessages.loading),
          end: intl.formatMessage(filesMessages.end),
          failed: hasFailed ? failureText(intl, list.error) : '',
          retry: intl.formatMessage(filesMessages.retry),
        },
      }}
    />
  );
}

/** The files of all parts, each once: a list that moved while it was read can repeat one. */
function filesOf(pages: readonly FileCardPage[]): File[] {
  const byKey = new Map<string, File>();
  for (const page of pages)
    for (const file of page.list) if (!byKey.has(file.file_key)) byKey.set(file.file_key, file);
  return [...byKey.values()];
}
