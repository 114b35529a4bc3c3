/** Where the API lies. */
export const API_PREFIX = '/api';
