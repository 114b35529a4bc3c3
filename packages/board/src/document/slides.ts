import { compareOrder } from './orderKey.ts';
import { outlineOf, type OutlineNode } from './outline.ts';
import type { BoardSnapshot, FrameElement } from './types.ts';

const isFrame = (element: BoardSnapshot['elements'][number]): element is FrameElement =>
  element.type === 'frame';

/** The frames of a board in the order in which one reads them. */
function framesAsRead(snapshot: Pick<BoardSnapshot, 'elements'>): FrameElement[] {
  const frames = new Map(snapshot.elements.filter(isFrame).map((frame) => [frame.id, frame]));
  const ordered: FrameElement[] = [];
  const walk = (nodes: readonly OutlineNode[]) => {
    for (const { id, children } of nodes) {
      const frame = frames.get(id);
      if (frame) ordered.push(frame);
      frames.delete(id);
      walk(children);
    }
  };
  walk(outlineOf(snapshot));
  // Frames that say and hold nothing are in no outline.
  return [...ordered, ...[...frames.values()].toSorted((a, b) => a.y - b.y || a.x - b.x)];
}

/**
 * The frames of a board in the order of slides and pages: that which somebody has given them, with frames that came later behind
 * those that one reads before them; without any, that in which one reads them.
 */
export function framesInOrder(snapshot: Pick<BoardSnapshot, 'elements'>): FrameElement[] {
  const read = framesAsRead(snapshot);
  const ordered = read
    .filter(({ slide }) => slide !== undefined)
    .toSorted((a, b) => compareOrder(a.slide ?? '', a.id, b.slide ?? '', b.id));
  if (ordered.length === 0) return read;
  for (const [index, frame] of read.entries()) {
    if (frame.slide !== undefined) continue;
    const before = read[index - 1];
    ordered.splice(before ? ordered.indexOf(before) + 1 : 0, 0, frame);
  }
  return ordered;
}
