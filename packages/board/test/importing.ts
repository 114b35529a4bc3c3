import type { BoardElement } from '../src/document/index.ts';
import { importBoard, type ImportedBoard } from '../src/import/index.ts';

/** Imports a file that is text. */
export const readText = (text: string, name: string): ImportedBoard =>
  importBoard(new TextEncoder().encode(text), name);

/** Everything that elements say. */
export const textsOf = (elements: readonly BoardElement[]): string[] =>
  elements.map(({ text }) => text).filter((text) => text !== '');
