export * from './copyCommands.ts';
export * from './elementCommands.ts';
export * from './extraCommands.ts';
export * from './restoreCommands.ts';
export * from './stackCommands.ts';
export * from './textCommands.ts';
export * from './topicCommands.ts';
export * from './topicShift.ts';
