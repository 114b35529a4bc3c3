import type { ApiFailureRecord } from '@boardwalk/api-client';
import type { BoardSnapshot } from '@boardwalk/board/document';
import { baseApi, operation } from '../api/base-api.ts';
import { outlineStart, type OutlineStart } from './outline-start.ts';

/** Where an immutable board is: the work, and the hash of the board (`object_point`). */
export interface BoardAddress {
  readonly fileKey: string;
  readonly objectId: string;
}

/** A board as it is asked for. */
export interface BoardRequest extends BoardAddress {
  /** Whether the viewer may have all of it, as far as the page knows: once they may, it is fetched again. */
  readonly isEntitled: boolean;
}

/** A board as it came. */
export interface FetchedBoard {
  readonly snapshot: BoardSnapshot;
  /** How many elements the whole board has, when this is only a part; null when it is all of it. */
  readonly wholeCount: number | null;
}

/** A board nobody looks at any more is let go soon, in seconds: large ones weigh megabytes. */
const KEEP_BOARD_S = 30;

const getObject = operation('getFileObject', ({ fileKey, objectId }: BoardAddress) => ({
  path: { file_key: fileKey },
  query: { object_id: objectId },
}));

/** One published work: its record, its board, and that somebody looked at it. */
export const boardApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The full record of a published work, the same for every viewer. */
    getFileFull: build.query({
      ...operation('getFileFull', (fileKey: string) => ({
        path: { file_key: fileKey },
        query: { common: 1 as const },
      })),
      providesTags: ['File'],
    }),

    /** The board of a work, checked before anything is drawn from it. */
    getFileObject: build.query<FetchedBoard, BoardRequest>({
      queryFn: async (address, api) => {
        const answer = await getObject.queryFn(address, api);
        if (answer.error) return { error: answer.error };
        const { preview, element_count: count } = answer.data;
        const { checkSnapshot } = await import('@boardwalk/board/document');
        const check = checkSnapshot(answer.data);
        if (!check.ok) return { error: UNREADABLE };
        const { snapshot } = check;
        return { data: { snapshot, wholeCount: preview ? (count ?? snapshot.elements.length) : null } };
      },
      keepUnusedDataFor: KEEP_BOARD_S,
      structuralSharing: false,
    }),

    /** The beginning of a board's text, for the page as the server renders it. The browser has the board itself. */
    getBoardOutline: build.query<OutlineStart, BoardAddress>({
      queryFn: async (address, api) => {
        const answer = await getObject.queryFn(address, api);
        if (answer.error) return { error: answer.error };
        const { checkSnapshot, outlineOf } = await import('@boardwalk/board/document');
        const check = checkSnapshot(answer.data);
        return check.ok ? { data: outlineStart(outlineOf(check.snapshot)) } : { error: UNREADABLE };
      },
    }),

    /** Reports that the viewer looked at a work; it enters the browsing history. */
    recordFileView: build.mutation({
      ...operation('recordFileView', (fileKey: string) => ({ path: { file_key: fileKey } })),
      invalidatesTags: (_result, error) => (error ? [] : ['Footprints']),
    }),
  }),
});

/** What a board that breaks the format is reported as. */
const UNREADABLE: ApiFailureRecord = {
  operation: 'getFileObject',
  request: '',
  kind: 'malformed',
  status: 0,
  code: 0,
  error: '',
  msg: 'the answer is no board',
  fields: [],
  data: {},
  requestId: '',
};

export const { useGetFileFullQuery, useGetFileObjectQuery, useRecordFileViewMutation } = boardApi;
