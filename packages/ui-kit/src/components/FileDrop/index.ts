export * from './FileDrop.tsx';
