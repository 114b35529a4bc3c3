import type { BoardThread } from '@boardwalk/api-client';
import { BoardCommentFilter } from '@boardwalk/domain';
import { useEffect, useMemo } from 'react';
import { useListBoardCommentsInfiniteQuery } from './api.ts';

const NONE: readonly BoardThread[] = [];

/** The open threads of a board, all of them: each has a pin. They are loaded part by part, the newest first. */
export function useOpenThreads(fileKey: string): {
  readonly threads: readonly BoardThread[];
  readonly mayComment: boolean;
  readonly unread: number;
} {
  const { data, hasNextPage, isFetching, fetchNextPage } = useListBoardCommentsInfiniteQuery({
    fileKey,
    state: BoardCommentFilter.OPEN,
    mine: false,
  });
  useEffect(() => {
    if (hasNextPage && !isFetching) void fetchNextPage();
  }, [fetchNextPage, hasNextPage, isFetching]);
  return useMemo(() => {
    const threads = data?.pages.flatMap(({ list }) => list) ?? NONE;
    return {
      threads,
      mayComment: data?.pages[0]?.may_comment ?? false,
      unread: threads.filter((thread) => thread.unread).length,
    };
  }, [data]);
}
