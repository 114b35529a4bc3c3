export * from './theme.ts';
