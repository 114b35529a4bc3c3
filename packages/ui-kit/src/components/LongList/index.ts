export * from './LongList.tsx';
