import { expect, test } from 'vitest';
import { connector, topic } from '../../../test/elements.ts';
import { makeSnapshot, type ConnectorElement, type TopicElement } from '../../document/index.ts';
import { BoardScene, estimateText, sourceOf, TextMeasurer } from '../../layout/index.ts';
import { registerAllParts } from '../allParts.ts';

registerAllParts();

/** How a connector between two topics runs, and the boxes of two. */
function pathOf(given: Partial<ConnectorElement> = {}, root: Partial<TopicElement> = {}) {
  const elements = [
    topic('r', null, { text: 'Root', ...root }),
    topic('one', 'r', { text: 'One', order: 'a0' }),
    topic('two', 'r', { text: 'Two', order: 'a1' }),
    topic('three', 'r', { text: 'Three', order: 'a2' }),
    topic('below', 'three', { text: 'Below' }),
    connector('near', 'one', 'two', given),
    connector('far', 'two', 'three', given),
  ];
  const scene = new BoardScene(
    sourceOf(makeSnapshot(elements)),
    new TextMeasurer(estimateText, 'sans-serif'),
  );
  const lineOf = (id: string) => {
    const item = scene.get(id);
    if (item?.kind !== 'connector') throw new Error(`no ${id}`);
    return item.path;
  };
  const [box, second] = [scene.get('one')?.box, scene.get('two')?.box];
  if (!box || !second) throw new Error('no topic');
  return { near: lineOf('near'), far: lineOf('far'), box, second };
}

test('a line between two ends of branches bows out on their free side, so that its label has room', () => {
  const { near, box } = pathOf();
  expect(near.start).toEqual({ x: box.x + box.w, y: box.y + box.h / 2 });
  expect(near.middle.x).toBeGreaterThan(box.x + box.w + 30);
  const left = pathOf({}, { layout: 'left' });
  expect(left.near.start.x).toBe(left.box.x);
  expect(left.near.middle.x).toBeLessThan(left.box.x - 30);
});

test('it runs straight on from side to side where something hangs there, and where its anchor says so', () => {
  const { far, second } = pathOf();
  expect(far.start).toEqual({ x: second.x + second.w / 2, y: second.y + second.h });
  const from = { element: 'one', anchor: 'bottom' } as const;
  const { near, box } = pathOf({ from });
  expect(near.start).toEqual({ x: box.x + box.w / 2, y: box.y + box.h });
});
