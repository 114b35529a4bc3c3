/** Where the API is. */
export const API_PREFIX = '/api';
