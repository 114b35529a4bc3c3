import type { BoardSnapshot, OutlineNode } from '@boardwalk/board/document';
import { useGetFileObjectQuery, boardApi, type BoardRequest } from './api.ts';
import { useAfterPaint } from './use-after-paint.ts';

/** The board of a page, on its way or there. */
export interface LoadedBoard {
  readonly snapshot: BoardSnapshot | undefined;
  /** How many elements the whole board has, while only a part of it is shown; null otherwise. */
  readonly wholeCount: number | null;
  /** The board has been asked for: the page is painted and scripts run. */
  readonly isStarted: boolean;
  readonly error: unknown;
  readonly retry: () => void;
  /** The beginning of its text, while the board itself is not there; the server put it into the page. */
  readonly start: { readonly nodes: readonly OutlineNode[]; readonly rest: number } | undefined;
}

/** Loads the board of a work once the page has been painted, and all of it as soon as the viewer may have it. */
export function useBoard({ isEntitled, ...address }: BoardRequest): LoadedBoard {
  const isPainted = useAfterPaint();
  const { data, error, isFetching, refetch } = useGetFileObjectQuery(
    { ...address, isEntitled },
    { skip: !isPainted },
  );
  const { data: start } = boardApi.endpoints.getBoardOutline.useQueryState(address);
  return {
    snapshot: data?.snapshot,
    wholeCount: data?.wholeCount ?? null,
    isStarted: isPainted,
    error: isFetching ? undefined : error,
    retry: () => void refetch(),
    start,
  };
}
