import { expect, test } from 'vitest';
import { frame, sticky } from '../../test/elements.ts';
import { makeSnapshot } from '../document/index.ts';
import { BoardScene, sourceOf } from './boardScene.ts';
import { frameAt, itemsWithin } from './found.ts';
import { estimateText, TextMeasurer } from './textMeasurer.ts';

test('the frame at a point is the topmost one, and what is within an area is wholly in it', () => {
  const elements = [
    frame('low', { z: 'a0' }),
    frame('high', { x: 300, z: 'a1' }),
    sticky('note', { x: 320, y: 20 }),
  ];
  const scene = new BoardScene(
    sourceOf(makeSnapshot(elements)),
    new TextMeasurer(estimateText, 'sans-serif'),
  );
  expect(frameAt(scene, { x: 400, y: 250 })?.element.id).toBe('high');
  expect(frameAt(scene, { x: 100, y: 250 })?.element.id).toBe('low');
  expect(frameAt(scene, { x: -10, y: 250 })).toBeUndefined();
  const ids = itemsWithin(scene, { x: 290, y: -10, w: 900, h: 900 }).map(({ element }) => element.id);
  expect(ids).toEqual(['high', 'note']);
});
