import type { BoardElement } from '../document/types.ts';

/** Kinds of which a part is fetched for boards that hold one: many boards hold none. */
const ON_DEMAND: ReadonlyMap<string, () => Promise<() => void>> = new Map([
  ['drawing', async () => (await import('./drawing/registerDrawings.ts')).registerDrawings],
  ['highlight', async () => (await import('./highlight/registerHighlights.ts')).registerHighlights],
  ['topic', async () => (await import('./topic/registerTopics.ts')).registerTopics],
]);

/**
 * Fetches what laying out and painting these elements takes beyond what comes with every board. A page that builds a scene awaits
 * it first; editors, thumbnails and files have all of it.
 *
 * @throws Error when a part does not load.
 */
export async function loadParts(elements: Iterable<BoardElement>): Promise<void> {
  const types = new Set([...elements].map(({ type }) => type));
  const registers = await Promise.all([...types].map(async (type) => await ON_DEMAND.get(type)?.()));
  for (const register of registers) register?.();
}
