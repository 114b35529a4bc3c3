/** What calls of the API take, as a part of the page that comes when it is needed. */
export { createApiClient, OPERATIONS } from '@boardwalk/api-client';
