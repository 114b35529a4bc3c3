export * from './document/index.ts';
export * from './layout/index.ts';
export * from './render/index.ts';
