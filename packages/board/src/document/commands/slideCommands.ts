import type { BoardStore } from '../boardStore.ts';
import { orderKeyBetween, orderKeys } from '../orderKey.ts';
import { framesInOrder } from '../slides.ts';
import type { FrameElement } from '../types.ts';
import { setExtras } from './extraCommands.ts';

/** A key longer than this was divided so often that all frames get new ones. */
const LONGEST_KEY = 40;

/** The frames of a board in the order of its slides. */
export const slidesOf = (store: BoardStore): FrameElement[] =>
  framesInOrder({ elements: [...store.elements.values()] });

/**
 * Makes a frame another slide of the board.
 * @param place how many slides there are before it, itself apart
 */
export function moveSlide(store: BoardStore, id: string, place: number): void {
  const slides = slidesOf(store);
  const moved = slides.find((frame) => frame.id === id);
  if (!moved) return;
  const rest = slides.filter((frame) => frame !== moved);
  const at = Math.min(rest.length, Math.max(0, place));
  if (slides[at] === moved) return;
  const [before, after] = [rest[at - 1]?.slide ?? null, rest[at]?.slide ?? null];
  const isKeyed = rest.every(({ slide }) => slide !== undefined);
  const fits = before === null || after === null || before < after;
  const key = isKeyed && fits ? orderKeyBetween(before, after) : null;
  if (key !== null && key.length <= LONGEST_KEY) {
    setExtras(store, new Map([[id, { slide: key }]]));
    return;
  }
  const keys = orderKeys(slides.length);
  const all = rest.toSpliced(at, 0, moved);
  setExtras(store, new Map(all.map((frame, index) => [frame.id, { slide: keys[index] }])));
}

/** Has the slides of a board be in the order in which one reads its frames. */
export function forgetSlideOrder(store: BoardStore): void {
  setExtras(store, new Map(slidesOf(store).map(({ id }) => [id, { slide: undefined }])));
}
