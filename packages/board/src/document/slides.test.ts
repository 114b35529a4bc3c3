import fc from 'fast-check';
import { expect, test } from 'vitest';
import { frame, sticky, storeWith } from '../../test/elements.ts';
import { addElements, deleteElements, forgetSlideOrder, moveSlide, slidesOf } from './commands/index.ts';
import { checkSnapshot, makeSnapshot, outlineOf, snapshotOf, type BoardStore } from './index.ts';
import { framesInOrder } from './slides.ts';

/** Frames beside each other, in this order. */
const row = (...ids: string[]) =>
  ids.map((id, index) => frame(id, { x: index * 700, w: 600, h: 400, text: id }));
const order = (store: BoardStore) => slidesOf(store).map(({ id }) => id);

test('slides are in the order in which one reads frames, until somebody gives them another', () => {
  const store = storeWith(...row('a', 'b', 'c', 'd'));
  expect(order(store)).toEqual(['a', 'b', 'c', 'd']);
  moveSlide(store, 'd', 0);
  expect(order(store)).toEqual(['d', 'a', 'b', 'c']);
  moveSlide(store, 'a', 99);
  expect(order(store)).toEqual(['d', 'b', 'c', 'a']);
  expect(framesInOrder(snapshotOf(store.doc)).map(({ id }) => id)).toEqual(['d', 'b', 'c', 'a']);
  expect(checkSnapshot(snapshotOf(store.doc))).toMatchObject({ ok: true });
  forgetSlideOrder(store);
  expect(order(store)).toEqual(['a', 'b', 'c', 'd']);
  expect(JSON.stringify(snapshotOf(store.doc))).not.toContain('slide');
});

test('a frame that comes later is behind the one that one reads before it', () => {
  const store = storeWith(...row('a', 'b', 'c'));
  moveSlide(store, 'c', 0);
  addElements(store, [
    frame('late', { x: 1350, w: 40, h: 400, text: 'late' }),
    frame('first', { x: -700, text: 'first' }),
  ]);
  expect(order(store)).toEqual(['first', 'c', 'a', 'b', 'late']);
  deleteElements(store, ['b']);
  expect(order(store)).toEqual(['first', 'c', 'a', 'late']);
});

test('any moves put slides where they were to be, and keys stay short', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(4), fc.nat(4)), { minLength: 1, maxLength: 40 }), (moves) => {
      const store = storeWith(...row('a', 'b', 'c', 'd', 'e'));
      let wanted = order(store);
      for (const [from, to] of moves) {
        const id = wanted[from] ?? 'a';
        moveSlide(store, id, to);
        wanted = wanted.filter((each) => each !== id).toSpliced(to, 0, id);
        expect(order(store)).toEqual(wanted);
      }
      for (const { slide = '' } of slidesOf(store)) expect(slide.length).toBeLessThanOrEqual(40);
    }),
    { numRuns: 60 },
  );
  const store = storeWith(...row('a', 'b', 'c'));
  for (let turn = 0; turn < 300; turn += 1) moveSlide(store, turn % 2 === 0 ? 'a' : 'b', 1);
  for (const { slide = '' } of slidesOf(store)) expect(slide.length).toBeLessThanOrEqual(40);
});

test('what is no order key is refused, and what is only partly in a frame is not its content', () => {
  const broken = { ...makeSnapshot([]), elements: [{ ...frame('a'), slide: '!' }] };
  expect(checkSnapshot(broken)).toMatchObject({ ok: false, problems: [{ field: 'elements[0].slide' }] });
  const nodes = outlineOf(
    makeSnapshot([
      frame('f', { text: 'f' }),
      sticky('in', { x: 20, y: 20, text: 'in' }),
      sticky('over', { x: 500, y: 20, text: 'over' }),
    ]),
  );
  expect(nodes.map(({ id }) => id)).toEqual(['f', 'over']);
  expect(nodes[0]?.children.map(({ id }) => id)).toEqual(['in']);
});
