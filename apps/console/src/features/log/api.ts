import { baseApi, listOperation, operation } from '#shared/api/base-api.ts';
import { queryOf, type LogFilter } from './log-filter.ts';

const logApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listModerationLog: build.infiniteQuery({
      ...listOperation('listModerationLog', (filter: LogFilter, cursor) => ({
        query: { ...queryOf(filter), cursor, size: 50 },
      })),
      // What is done in the console while the page is closed belongs into it.
      keepUnusedDataFor: 0,
    }),
    listModerators: build.query(operation('listModerators', () => ({}))),
  }),
});

export const { useListModerationLogInfiniteQuery, useListModeratorsQuery } = logApi;
