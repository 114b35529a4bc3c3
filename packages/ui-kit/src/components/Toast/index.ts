export * from './ToastProvider.tsx';
export * from './toaster.ts';
