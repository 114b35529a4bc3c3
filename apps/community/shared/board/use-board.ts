import type { BoardSnapshot, OutlineNode } from '@boardwalk/board/document';
import { useGetFileObjectQuery, boardApi, type BoardAddress } from './api.ts';
import { useAfterPaint } from './use-after-paint.ts';

/** The board of a page, on its way or there. */
export interface LoadedBoard {
  readonly snapshot: BoardSnapshot | undefined;
  /** The board has been asked for: the page is painted and scripts run. */
  readonly isStarted: boolean;
  readonly error: unknown;
  readonly retry: () => void;
  /** The beginning of its text, while the board itself is not there; the server put it into the page. */
  readonly start: { readonly nodes: readonly OutlineNode[]; readonly rest: number } | undefined;
}

/** Loads the board of a work once the page has been painted. */
export function useBoard(address: BoardAddress): LoadedBoard {
  const isPainted = useAfterPaint();
  const { data, error, isFetching, refetch } = useGetFileObjectQuery(address, { skip: !isPainted });
  const { data: start } = boardApi.endpoints.getBoardOutline.useQueryState(address);
  return {
    snapshot: data,
    isStarted: isPainted,
    error: isFetching ? undefined : error,
    retry: () => void refetch(),
    start,
  };
}
