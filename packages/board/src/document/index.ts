export * from './constants.ts';
export type * from './types.ts';
export { compareOrder, isOrderKey, orderKeyBetween, orderKeys } from './orderKey.ts';
export { checkSnapshot, parseSnapshot, SnapshotError } from './parseSnapshot.ts';
export type { SnapshotCheck, SnapshotProblem, SnapshotRule } from './parseSnapshot.ts';
