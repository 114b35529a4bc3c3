export * from './LoadMore.tsx';
