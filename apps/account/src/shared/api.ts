import { createApiClient } from '@boardwalk/api-client';

/**
 * The API under its configured base URL. These pages start sessions, so no call of theirs carries a token. `fetch` is
 * looked up at each call: what replaces it later counts.
 */
export const api = createApiClient({ baseUrl: '/api', fetch: (request) => fetch(request) });
