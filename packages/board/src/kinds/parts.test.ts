import { expect, test } from 'vitest';
import { boundary, connector, sticky, topic } from '../../test/elements.ts';
import { makeSnapshot } from '../document/index.ts';
import { BoardScene, sourceOf } from '../layout/boardScene.ts';
import { estimateText, TextMeasurer } from '../layout/textMeasurer.ts';
import { loadParts } from './parts.ts';

const seenOf = (elements: Parameters<typeof makeSnapshot>[0]): string[] => {
  const scene = new BoardScene(
    sourceOf(makeSnapshot(elements)),
    new TextMeasurer(estimateText, 'sans-serif'),
  );
  return [...elements].flatMap(({ id }) => (scene.get(id) ? [id] : []));
};

test('connectors, mind maps and their boundaries are to be seen once their parts have come', async () => {
  const lines = [sticky('a'), sticky('b', { x: 400 }), connector('line', 'a', 'b')];
  const map = [topic('r', null), topic('t', 'r'), boundary('around', ['r', 't', 't'])];
  expect(seenOf(lines)).toEqual(['a', 'b']);
  await loadParts(lines);
  expect(seenOf(lines)).toEqual(['a', 'b', 'line']);
  expect(seenOf(map)).toEqual([]);
  await loadParts(map);
  expect(seenOf(map)).toEqual(['r', 't', 'around']);
});
