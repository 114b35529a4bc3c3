import { outlineOf, type OutlineNode } from './outline.ts';
import type { BoardSnapshot } from './types.ts';

/** A text as it is compared: case, accents, width and the kind of space do not matter. */
const folded = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/gu, ' ');

/**
 * The elements whose text, note, labels, cells or description of their picture hold what is looked for, in the order in
 * which one reads the board.
 *
 * @param wanted what is typed; case and accents do not matter
 * @returns their ids; none for an empty text
 */
export function findText(snapshot: BoardSnapshot, wanted: string): string[] {
  const key = folded(wanted).trim();
  if (key === '') return [];
  const found: string[] = [];
  const walk = (nodes: readonly OutlineNode[]) => {
    for (const { id, text, note = '', labels = [], picture = '', rows = [], children } of nodes) {
      const said = [text, note, ...labels, picture, ...rows.flat()];
      if (said.some((each) => folded(each).includes(key))) found.push(id);
      walk(children);
    }
  };
  walk(outlineOf(snapshot));
  return found;
}
