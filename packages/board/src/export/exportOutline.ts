import type { BoardSnapshot } from '../document/index.ts';
import { ExportLosses, type ExportReport } from './exportReport.ts';
import { exportTree, type ExportTree, type TreeAbilities } from './exportTree.ts';
import { freemindNameOf, freemindOf } from './freemind.ts';
import { markdownOf } from './markdown.ts';
import { opmlOf } from './opml.ts';

/** The formats that hold the texts of a board as a tree. */
export type OutlineFormat = 'freemind' | 'markdown' | 'opml';

const WRITERS: Readonly<
  Record<OutlineFormat, TreeAbilities & { readonly write: (tree: ExportTree) => string }>
> = {
  freemind: {
    relations: true,
    clouds: true,
    looks: true,
    priorities: true,
    icons: (name) => freemindNameOf(name) !== undefined,
    tables: false,
    write: freemindOf,
  },
  markdown: {
    relations: false,
    clouds: false,
    looks: false,
    priorities: false,
    tables: true,
    write: markdownOf,
  },
  opml: { relations: false, clouds: false, looks: false, priorities: false, tables: false, write: opmlOf },
};

/**
 * A board as an outline of other programs.
 *
 * @param name what the root is called where the board is more than one map
 */
export function exportOutline(
  snapshot: BoardSnapshot,
  format: OutlineFormat,
  name: string,
): { readonly text: string; readonly report: ExportReport } {
  const { write, ...abilities } = WRITERS[format];
  const losses = new ExportLosses();
  return { text: write(exportTree(snapshot, name, abilities, losses)), report: losses.report() };
}
