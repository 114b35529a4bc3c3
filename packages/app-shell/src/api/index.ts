export { baseQuery, callsOf, listOperation, operation } from './calls.ts';
export type { ApiCall, ApiExtra, ListOperationId } from './calls.ts';
export { FRESH_S, KEEP_FRESH } from './keep-fresh.ts';
export { createAppStore } from './store.ts';
