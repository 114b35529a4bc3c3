import type { BoardStore } from '../boardStore.ts';
import { compareOrder, orderKeyBetween, orderKeys } from '../orderKey.ts';
import { framesInOrder, slideKey } from '../slides.ts';
import type { FrameElement } from '../types.ts';
import { setExtras } from './extraCommands.ts';

/** A key longer than this was divided so often that all slides get new ones. */
const LONGEST_KEY = 40;

/** The frames of a board in the order of its slides. */
export const slidesOf = (store: BoardStore): FrameElement[] =>
  framesInOrder({ elements: [...store.elements.values()] });

/**
 * Makes a frame another slide of the board. It alone is put elsewhere, so two people can move two slides at once, and either can
 * take back their own.
 * @param place how many slides there are before it, itself apart
 */
export function moveSlide(store: BoardStore, id: string, place: number): void {
  const slides = slidesOf(store);
  const from = slides.findIndex((frame) => frame.id === id);
  const at = Math.min(slides.length - 1, Math.max(0, place));
  if (from === -1 || from === at) return;
  writeReadOrder(store, slides);
  const rest = slidesOf(store).filter((frame) => frame.id !== id);
  // Also the places to which frames go back when their moves are taken back.
  const known = rest.flatMap((frame) => [frame.slide ?? [], frame.slideRead ?? []].flat()).toSorted(compare);
  const before = (at === rest.length ? known.at(-1) : keyOf(rest[at - 1])) ?? null;
  // Where two people put a slide in the same place at once they have the same key: those behind it make room.
  const tied = rest.slice(at).filter((frame) => before !== null && (keyOf(frame) ?? '') <= before);
  const after = known.find((key) => before === null || key > before) ?? null;
  const keys = keysBetween(tied.length + 1, before, after);
  const isShort = keys.every((key) => key.length <= LONGEST_KEY);
  const moved = isShort ? [id, ...ids(tied)] : ids(rest).toSpliced(at, 0, id);
  const places = isShort ? keys : orderKeys(moved.length);
  setExtras(store, new Map(moved.map((each, index) => [each, { slide: places[index] }])));
}

/** Has the slides of a board be in the order in which one reads its frames. */
export function forgetSlideOrder(store: BoardStore): void {
  const none = { slide: undefined, slideRead: undefined };
  setExtras(store, new Map(slidesOf(store).map(({ id }) => [id, none])));
}

const compare = (a: string, b: string): number => compareOrder(a, '', b, '');

const ids = (frames: readonly FrameElement[]): string[] => frames.map(({ id }) => id);

const keyOf = (frame: FrameElement | undefined): string | null => (frame && slideKey(frame)) ?? null;

/** `count` rising keys between two others. */
function keysBetween(count: number, before: string | null, after: string | null): string[] {
  const keys: string[] = [];
  while (keys.length < count) keys.push(orderKeyBetween(keys.at(-1) ?? before, after));
  return keys;
}

/**
 * Writes down where slides that have no place of their own are now, so that it stays when others move. Others who do so at the
 * same time write the same. It is in no step of the history: moves that follow build on it, whatever is taken back.
 */
function writeReadOrder(store: BoardStore, slides: readonly FrameElement[]): void {
  const isFirst = slides.every(({ slide }) => slide === undefined);
  const patches = new Map<string, { slideRead: string }>();
  let last: string | null = null;
  for (const [index, frame] of slides.entries()) {
    const own: string | null = isFirst ? null : keyOf(frame);
    if (own === null) {
      const next = isFirst ? null : nextKey(slides.slice(index), last);
      last = orderKeyBetween(last, next);
      patches.set(frame.id, { slideRead: last });
    } else last = own;
  }
  store.doc.transact(() => setExtras(store, patches), writeReadOrder);
}

/** The first key of some slides that comes after another. */
const nextKey = (slides: readonly FrameElement[], after: string | null): string | null =>
  slides.map(keyOf).find((key) => key !== null && (after === null || key > after)) ?? null;
