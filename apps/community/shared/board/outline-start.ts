import type { OutlineNode } from '@boardwalk/board/document';

/** The beginning of a board's outline, small enough to travel in the page. */
export interface OutlineStart {
  readonly nodes: readonly OutlineNode[];
  /** How many entries are left out. */
  readonly rest: number;
}

/** Entries that travel in the page, and characters of each. */
const MAX_ENTRIES = 80;
const MAX_TEXT = 240;

/**
 * Cuts an outline: its first entries, upper levels before deeper ones, long texts shortened.
 *
 * @param outline the whole outline of a board
 */
export function outlineStart(outline: readonly OutlineNode[], max = MAX_ENTRIES): OutlineStart {
  const levels = levelsOf(outline);
  const kept = new Set(levels.slice(0, max));
  const keep = (nodes: readonly OutlineNode[]): OutlineNode[] =>
    nodes
      .filter((node) => kept.has(node))
      .map((node) => ({ ...node, text: shortened(node.text), children: keep(node.children) }));
  return { nodes: keep(outline), rest: levels.length - kept.size };
}

/** All entries, level by level. */
function levelsOf(outline: readonly OutlineNode[]): OutlineNode[] {
  const all = [...outline];
  // The list grows while it is walked: what is appended comes after everything of the level before.
  for (const { children } of all) all.push(...children);
  return all;
}

function shortened(text: string): string {
  const characters = Array.from(text);
  return characters.length <= MAX_TEXT ? text : `${characters.slice(0, MAX_TEXT - 1).join('')}…`;
}
