export * from './InfiniteGrid.tsx';
