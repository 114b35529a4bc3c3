import { expect, test } from 'vitest';
import { frame, sticky, storeWith } from '../../test/elements.ts';
import { addElements, deleteElements, reorderElements } from '../document/index.ts';
import { BoardScene } from './boardScene.ts';
import { estimateText, TextMeasurer } from './textMeasurer.ts';

const measurer = new TextMeasurer(estimateText, 'sans-serif');
const orderOf = (scene: BoardScene) =>
  scene.visibleIn({ x: -1e6, y: -1e6, w: 2e6, h: 2e6 }).map(({ element }) => element.id);

test('what comes, goes and is put elsewhere in the stack is painted as if the board had been like that all along', () => {
  const store = storeWith(sticky('a', { z: 'a1' }), sticky('b', { z: 'a2' }));
  const scene = new BoardScene(store, measurer);
  store.subscribe((change) => scene.apply(change));
  orderOf(scene);
  const orders = [
    () => addElements(store, [sticky('c', { z: 'a3' }), sticky('d', { z: 'a4' })]),
    () => addElements(store, [frame('f', { z: 'a5' })]),
    () => addElements(store, [sticky('e', { z: 'a2' })]),
    () => deleteElements(store, ['d']),
    () => addElements(store, [sticky('g', { z: 'a3' })]),
    () => reorderElements(store, ['a'], 'front'),
    () => addElements(store, [sticky('h', { z: 'a4' })]),
  ].map((step) => {
    step();
    expect(orderOf(scene)).toEqual(orderOf(new BoardScene(store, measurer)));
    return orderOf(scene).join(' ');
  });
  expect(orders[0]).toBe('a b c d');
  expect(orders[1]).toBe('f a b c d');
});
