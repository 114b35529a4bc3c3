import { baseQuery } from '@boardwalk/app-shell/api';
import { createApi } from '@reduxjs/toolkit/query/react';

export { callsOf, listOperation, operation } from '@boardwalk/app-shell/api';

/** The one API of the app, empty: rooms inject their endpoints and name them by the contract's operationId. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: ['Files', 'Places', 'Team', 'Invitations', 'Library', 'Share', 'Versions', 'Comments', 'Votes'],
  endpoints: () => ({}),
});
