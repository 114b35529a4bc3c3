import { expect, test, vi } from 'vitest';
import { boundary, connector, shape, sticky, topic } from '../../test/elements.ts';
import { makeSnapshot, type BoardElement } from '../document/index.ts';

test('connectors, mind maps and their boundaries are to be seen once their parts have come', async () => {
  // Files of tests share a process: another one may have loaded the parts already.
  vi.resetModules();
  const { BoardScene, sourceOf } = await import('../layout/boardScene.ts');
  const { estimateText, TextMeasurer } = await import('../layout/textMeasurer.ts');
  const { loadParts } = await import('./parts.ts');
  const seenOf = (elements: readonly BoardElement[]): string[] => {
    const measurer = new TextMeasurer(estimateText, 'sans-serif');
    const scene = new BoardScene(sourceOf(makeSnapshot(elements)), measurer);
    return elements.flatMap(({ id }) => (scene.get(id) ? [id] : []));
  };
  const lines = [sticky('a'), sticky('b', { x: 400 }), connector('line', 'a', 'b')];
  const map = [topic('r', null), topic('t', 'r'), boundary('around', ['r', 't', 't'])];
  expect(seenOf(lines)).toEqual(['a', 'b']);
  await loadParts(lines);
  expect(seenOf(lines)).toEqual(['a', 'b', 'line']);
  expect(seenOf(map)).toEqual([]);
  await loadParts(map);
  expect(seenOf(map)).toEqual(['r', 't', 'around']);
});

test('shapes that few boards have are rectangles until their forms have come', async () => {
  vi.resetModules();
  const { outlineOfShape } = await import('./shape/forms.ts');
  const { loadParts } = await import('./parts.ts');
  const box = { x: 0, y: 0, w: 100, h: 60 };
  const rectangle = outlineOfShape('rectangle', box);
  await loadParts([shape('a', { shape: 'ellipse' })]);
  expect(outlineOfShape('ellipse', box)).toEqual([['ellipse', 50, 30, 50, 30]]);
  expect(outlineOfShape('document', box)).toEqual(rectangle);
  await loadParts([shape('a', { shape: 'document' })]);
  expect(outlineOfShape('document', box)).not.toEqual(rectangle);
});
