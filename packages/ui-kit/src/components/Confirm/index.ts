export * from './ConfirmProvider.tsx';
export * from './confirmer.ts';
