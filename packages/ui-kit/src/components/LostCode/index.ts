export * from './recoverLostCode.ts';
export * from './loadFirst.ts';
