export * from './Table.tsx';
export type { TableColumn, TableSort, TableWords } from './tableTypes.ts';
