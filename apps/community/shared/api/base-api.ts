import { baseQuery } from '@boardwalk/app-shell/api';
import { createApi } from '@reduxjs/toolkit/query/react';

export { listOperation, operation } from '@boardwalk/app-shell/api';
export type { ApiCall, ApiExtra, ListOperationId } from '@boardwalk/app-shell/api';

/** Kinds of cached data that a change makes stale. Rooms name what their queries provide and their changes end. */
export const CACHE_TAGS = [
  'OwnFiles',
  'Folders',
  'Collections',
  'Follows',
  'Inbox',
  'Footprints',
  'SearchRecords',
  'Profile',
  'File',
  'Lists',
  'Publication',
  'Comments',
  'Goods',
] as const;

/** How long data nobody shows is kept, in seconds: long enough to come back to a list from a file. */
const KEEP_S = 600;

/**
 * The one API of the app, empty: rooms inject their endpoints (`features/<room>/api.ts`) and name them by the
 * contract's operationId.
 */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: CACHE_TAGS,
  keepUnusedDataFor: KEEP_S,
  endpoints: () => ({}),
});
