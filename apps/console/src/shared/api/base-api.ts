import { baseQuery, KEEP_FRESH } from '@boardwalk/app-shell/api';
import { createApi } from '@reduxjs/toolkit/query/react';

export { callsOf, listOperation, operation } from '@boardwalk/app-shell/api';

/**
 * The one API of the app, empty: rooms inject their endpoints and name them by the contract's operationId. What
 * admins look at is changed by others meanwhile, so every query keeps itself fresh.
 */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  ...KEEP_FRESH,
  tagTypes: [
    'Queue',
    'Review',
    'Cases',
    'Case',
    'People',
    'Orders',
    'Refunds',
    'Goods',
    'Payouts',
    'Mails',
    'Tags',
    'Topics',
    'Banners',
    'Jobs',
    'Site',
    'Synonyms',
    'Feedback',
    'WatchedWords',
  ],
  endpoints: () => ({}),
});
