export * from './recoverLostCode.ts';
