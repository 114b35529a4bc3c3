export { baseQuery, callsOf, listOperation, operation } from './calls.ts';
export type { ApiCall, ApiExtra, ListOperationId } from './calls.ts';
export { createAppStore } from './store.ts';
