export * from './discovery.ts';
export * from './files.ts';
export * from './keys.ts';
export * from './lists.ts';
export * from './mock-api.ts';
export * from './people.ts';
export * from './publishing.ts';
export * from './workspace.ts';
