import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as Y from 'yjs';
import { frame, sticky, storeWith } from '../../test/elements.ts';
import {
  addElements,
  deleteElements,
  forgetSlideOrder,
  moveElements,
  moveSlide,
  slidesOf,
} from './commands/index.ts';
import { BoardStore, checkSnapshot, compareSnapshots, makeSnapshot, outlineOf, snapshotOf } from './index.ts';
import { framesInOrder } from './slides.ts';
import type { FrameElement } from './types.ts';

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

/** A board as two people have it, neither of whom sees what the other does until they meet. */
function two(...elements: FrameElement[]) {
  const one = storeWith(...elements);
  const doc = new Y.Doc();
  Y.applyUpdate(doc, Y.encodeStateAsUpdate(one.doc));
  const other = new BoardStore(doc, { captureTimeout: 0 });
  const meet = () => {
    Y.applyUpdate(doc, Y.encodeStateAsUpdate(one.doc));
    Y.applyUpdate(one.doc, Y.encodeStateAsUpdate(doc));
  };
  return { one, other, meet };
}

test('two people who move two slides at once keep both moves, also the first ones on a board', () => {
  for (const hasOrder of [false, true]) {
    const { one, other, meet } = two(...row('a', 'b', 'c', 'd'));
    if (hasOrder) {
      moveSlide(one, 'b', 3);
      moveSlide(one, 'b', 1);
      meet();
    }
    moveSlide(one, 'a', 3);
    moveSlide(other, 'd', 0);
    meet();
    expect(order(one)).toEqual(['d', 'b', 'c', 'a']);
    expect(order(other)).toEqual(['d', 'b', 'c', 'a']);
  }
});

test('who takes back a move of a slide leaves those of others', () => {
  for (const isAtOnce of [false, true]) {
    const { one, other, meet } = two(...row('a', 'b', 'c', 'd'));
    moveSlide(one, 'a', 3);
    if (!isAtOnce) meet();
    moveSlide(other, 'd', 0);
    meet();
    one.undo();
    meet();
    expect(order(one)).toEqual(['d', 'a', 'b', 'c']);
    expect(order(other)).toEqual(['d', 'a', 'b', 'c']);
    other.undo();
    meet();
    expect(order(one)).toEqual(['a', 'b', 'c', 'd']);
    one.redo();
    expect(order(one)).toEqual(['b', 'c', 'd', 'a']);
  }
});

test('a frame that came later is moved past without a new place for those that have one', () => {
  const { one, other, meet } = two(...row('a', 'b', 'c'));
  moveSlide(one, 'c', 0);
  addElements(one, [frame('late', { x: 1350, w: 40, h: 400, text: 'late' })]);
  meet();
  moveSlide(one, 'c', 3);
  moveSlide(other, 'late', 0);
  meet();
  expect(order(one)).toEqual(['late', 'a', 'b', 'c']);
});

test('between two slides that were put in the same place at once there is room for a third', () => {
  const { one, other, meet } = two(...row('a', 'b', 'c', 'd', 'e'));
  moveSlide(one, 'a', 3);
  moveSlide(other, 'b', 3);
  meet();
  expect(order(one)).toEqual(order(other));
  const wanted = order(one).filter((id) => id !== 'e');
  const at = Math.max(wanted.indexOf('a'), wanted.indexOf('b'));
  moveSlide(one, 'e', at);
  expect(order(one)).toEqual(wanted.toSpliced(at, 0, 'e'));
});

test('frames that move after a slide was moved stay the slides that they are', () => {
  const store = storeWith(...row('a', 'b', 'c'));
  moveSlide(store, 'c', 0);
  moveElements(store, ['a'], 5000, 0);
  expect(order(store)).toEqual(['c', 'a', 'b']);
});

test('who compares versions sees the one slide that was moved', () => {
  const store = storeWith(...row('a', 'b', 'c'));
  const before = snapshotOf(store.doc);
  moveSlide(store, 'c', 0);
  const changes = compareSnapshots(before, snapshotOf(store.doc));
  expect(changes).toMatchObject([{ kind: 'changed', element: { id: 'c' }, parts: ['place'] }]);
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
