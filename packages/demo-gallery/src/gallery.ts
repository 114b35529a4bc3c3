import type { BoardSnapshot } from '@boardwalk/board/document';

import { demoKey } from './demoKey.ts';
import type { BoardMeta } from './read/boardMeta.ts';
import { readSources } from './read/files.ts';
import { readPeople, type Person } from './read/people.ts';
import { readBoard } from './read/readBoard.ts';
import { readMindMap } from './read/readMindMap.ts';
import { readTaxonomy, type Taxonomy } from './read/taxonomy.ts';

/** A board of the gallery. */
export interface GalleryBoard {
  /** The key the board's file gets: always the same for a slug. */
  readonly fileKey: string;
  readonly meta: BoardMeta;
  readonly snapshot: BoardSnapshot;
}

/** Everything the demo community starts with. */
export interface Gallery {
  readonly taxonomy: Taxonomy;
  readonly people: readonly Person[];
  /** Newest first. */
  readonly boards: readonly GalleryBoard[];
}

/**
 * Reads all sources and generates the boards.
 * @throws SourceError naming the file that cannot be read and what to correct
 */
export function loadGallery(): Gallery {
  const read = [
    ...readSources('boards', '.yaml').map(readBoard),
    ...readSources('mindmaps', '.md').map(readMindMap),
  ];
  return {
    taxonomy: readTaxonomy(),
    people: readPeople(),
    boards: read
      .map((board): GalleryBoard => ({ fileKey: demoKey(`board/${board.meta.slug}`), ...board }))
      .toSorted((a, b) => a.meta.published - b.meta.published || (a.meta.slug < b.meta.slug ? -1 : 1)),
  };
}
