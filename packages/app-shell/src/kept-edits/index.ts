export { dropAllKept, dropKeptEdits, findKeptEdits, noteKeptEdits } from './kept-edits.ts';
export type { KeptEdits, KeptFor } from './kept-edits.ts';
export { keptClipOf } from './kept-clip.ts';
