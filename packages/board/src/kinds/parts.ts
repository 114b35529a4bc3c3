import type { BoardElement } from '../document/types.ts';
import { forms } from './shape/forms.ts';

const drawings = async () => (await import('./drawing/registerDrawings.ts')).registerDrawings;

/** Kinds, links with notes and forms of shapes, of which a part is fetched for boards that hold one: many boards hold none. */
const ON_DEMAND: ReadonlyMap<string, () => Promise<() => void>> = new Map([
  ['connector', async () => (await import('./connector/registerConnectors.ts')).registerConnectors],
  ['drawing', drawings],
  ['form', async () => (await import('./shape/registerForms.ts')).registerForms],
  ['highlight', drawings],
  ['icon', drawings],
  ['link', drawings],
  ['table', async () => (await import('./table/registerTables.ts')).registerTables],
  ['topic', async () => (await import('./topic/registerTopics.ts')).registerTopics],
]);

/**
 * Fetches what laying out and painting these elements takes beyond what comes with every board. A page that builds a scene awaits
 * it first; editors, thumbnails and files have all of it.
 *
 * @throws Error when a part does not load.
 */
export async function loadParts(elements: Iterable<BoardElement>): Promise<void> {
  const types = new Set<string>();
  for (const element of elements) {
    types.add(element.type);
    if (element.link !== undefined || element.note !== undefined) types.add('link');
    if (element.type === 'shape' && !forms.get(element.shape)) types.add('form');
  }
  const registers = await Promise.all([...types].map(async (type) => await ON_DEMAND.get(type)?.()));
  for (const register of registers) register?.();
}
