import { framesInOrder, type BoardBox, type BoardSnapshot } from '../document/index.ts';
import { linkParts } from '../kinds/link/linkPart.ts';
import { frameContents } from '../layout/found.ts';
import { contains, grown, intersects, type BoardScene, type BoardSource } from '../layout/index.ts';
import type { ExportLosses } from './exportReport.ts';

/** What of a board goes into a file. */
export type ExportPart =
  | { readonly kind: 'all' }
  /** Some elements, with the branches of topics and the content of frames. */
  | { readonly kind: 'selection'; readonly ids: readonly string[] }
  | { readonly kind: 'frame'; readonly id: string }
  /** Every frame as a page, in the order in which one reads them. */
  | { readonly kind: 'frames' };

/** One page: an area of the board, and what of it is shown. */
export interface ExportPage {
  readonly title: string;
  readonly box: BoardBox;
  /** All that is there without. */
  readonly only?: ReadonlySet<string>;
}

/** Room around what is shown, in units of the board. */
const ROOM = 24;
/** What a board without anything to see becomes. */
const NOTHING: BoardBox = { x: 0, y: 0, w: 400, h: 260 };

/** A board that is laid out. */
export interface LaidOutBoard {
  readonly snapshot: BoardSnapshot;
  readonly source: BoardSource;
  readonly scene: BoardScene;
}

/** Some elements with what goes with them: branches of topics, and what is in frames. */
export function withContent({ scene, source }: LaidOutBoard, ids: readonly string[]): Set<string> {
  const all = new Set<string>();
  for (const id of [...ids, ...frameContents(source, scene, ids)]) {
    all.add(id);
    for (const topic of source.forest.subtreeOf(id)) all.add(topic.id);
  }
  return all;
}

/** The pages of what is asked for; counts what is on none of them. */
export function pagesOf(
  board: LaidOutBoard,
  part: ExportPart,
  { name, losses }: { readonly name: string; readonly losses: ExportLosses },
): ExportPage[] {
  const { scene, snapshot } = board;
  const pages = wantedPages(board, part, name);
  const seen = (id: string): boolean => scene.get(id) !== undefined;
  const folded = snapshot.elements.filter(({ id, type }) => type === 'topic' && !seen(id));
  const asked = part.kind === 'selection' ? withContent(board, part.ids) : null;
  losses.add('folded', folded.filter(({ id }) => !asked || asked.has(id)).length);
  if (part.kind === 'frames')
    losses.add(
      'outside',
      snapshot.elements.filter(({ id }) => {
        const item = scene.get(id);
        return item && !pages.some(({ box }) => contains(box, item.bounds));
      }).length,
    );
  return pages;
}

function wantedPages(board: LaidOutBoard, part: ExportPart, name: string): ExportPage[] {
  const { scene, snapshot } = board;
  if (part.kind === 'frames' || part.kind === 'frame') {
    const frames = framesInOrder(snapshot).filter(({ id }) => part.kind === 'frames' || part.id === id);
    const pages = frames.map(({ text, x, y, w, h }): ExportPage => ({
      title: text.trim() || name,
      box: { x, y, w, h },
    }));
    if (pages.length > 0) return pages;
  }
  const only = part.kind === 'selection' ? withContent(board, part.ids) : undefined;
  const bounds = only ? scene.boundsOf(only) : scene.bounds();
  const box = bounds ? grown(bounds, ROOM) : NOTHING;
  return [{ title: name, box, ...(only ? { only } : {}) }];
}

/** An area of a page that leads to an address. */
export interface PageLink {
  /** The element it is. */
  readonly id: string;
  /** In units of the board, from the corner of the page. */
  readonly box: BoardBox;
  readonly href: string;
}

/** The links on a page that lead to addresses: of lines their marks, of all else the whole of it. */
export function linksOn(scene: BoardScene, { box: page, only }: ExportPage): PageLink[] {
  return scene.visibleIn(page).flatMap((item) => {
    const { id, link } = item.element;
    if (link === undefined || link.startsWith('#') || only?.has(id) === false) return [];
    const area = item.kind === 'connector' ? linkParts.get('link')?.boxOf(item) : item.bounds;
    if (!area || !intersects(area, page)) return [];
    return [{ id, href: link, box: { ...area, x: area.x - page.x, y: area.y - page.y } }];
  });
}
