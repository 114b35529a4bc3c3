import type { BoardElement } from '../src/document/index.ts';
import { importBoard, type ImportedBoard } from '../src/import/index.ts';

/** Imports a file that is text. */
export const readText = (text: string, name: string): ImportedBoard =>
  importBoard(new TextEncoder().encode(text), name);

/** Everything that elements say. */
export const textsOf = (elements: readonly BoardElement[]): string[] =>
  elements.map(({ text }) => text).filter((text) => text !== '');

/** The element that says a text. */
export const withText = (elements: readonly BoardElement[], text: string): BoardElement => {
  const found = elements.find((element) => element.text === text);
  if (!found) throw new Error(`No element says ${text}: ${textsOf(elements).join(' / ')}`);
  return found;
};
