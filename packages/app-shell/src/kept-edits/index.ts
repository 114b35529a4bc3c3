export { dropAllKeptEdits, dropKeptEdits, findKeptEdits, noteKeptEdits } from './kept-edits.ts';
export type { KeptEdits, KeptFor } from './kept-edits.ts';
