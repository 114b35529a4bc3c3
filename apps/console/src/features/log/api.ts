import { baseApi, listOperation } from '#shared/api/base-api.ts';

/** Which entries of the log are wanted; what is left out matches all. */
export interface LogFilter {
  readonly action?: string;
  readonly fileKey?: string;
  readonly userId?: string;
}

/** The query of the API for a filter. */
export function queryOf({ action, fileKey, userId }: LogFilter) {
  return {
    ...(action === undefined ? {} : { action }),
    ...(fileKey === undefined ? {} : { file_key: fileKey }),
    ...(userId === undefined ? {} : { user_id: userId }),
  };
}

const logApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listModerationLog: build.infiniteQuery({
      ...listOperation('listModerationLog', (filter: LogFilter, cursor) => ({
        query: { ...queryOf(filter), cursor, size: 50 },
      })),
      // What is done in the console while the page is closed belongs into it.
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useListModerationLogInfiniteQuery } = logApi;
