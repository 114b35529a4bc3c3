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

/** What the place of a frame among the slides follows from, on a board where somebody has moved one; frames that came later have none. */
export const slideKey = ({ slide, slideRead }: FrameElement): string | undefined => slide ?? slideRead;

/**
 * The frames of a board in the order of slides and pages: that which somebody has given them, with frames that came later behind
 * those that one reads before them; without any, that in which one reads them.
 */
export function framesInOrder(snapshot: Pick<BoardSnapshot, 'elements'>): FrameElement[] {
  const read = framesAsRead(snapshot);
  if (read.every(({ slide }) => slide === undefined)) return read;
  const ordered = read
    .filter((frame) => slideKey(frame) !== undefined)
    .toSorted((a, b) => compareOrder(slideKey(a) ?? '', a.id, slideKey(b) ?? '', b.id));
  for (const [index, frame] of read.entries()) {
    if (slideKey(frame) !== undefined) continue;
    const before = read[index - 1];
    ordered.splice(before ? ordered.indexOf(before) + 1 : 0, 0, frame);
  }
  return ordered;
}
