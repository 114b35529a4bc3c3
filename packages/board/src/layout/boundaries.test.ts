import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boundary, storeWith, topic as aTopic } from '../../test/elements.ts';
import { mindMap, type Outline } from '../../test/samples.ts';
import {
  addChildTopic,
  deleteElements,
  moveElements,
  rangeOf,
  reparentTopic,
  setFolded,
  setStyle,
  setText,
  setTopicLayout,
  TopicLayout,
  type BoardStore,
} from '../document/index.ts';
import { registerAllParts } from '../kinds/allParts.ts';
import { BoardScene } from './boardScene.ts';
import { boxAround, contains, intersects } from './geometry.ts';
import { layoutOf } from '../kinds/layouts.ts';
import type { BoundaryItem } from './sceneItem.ts';
import { shownBranch } from './shownBranch.ts';
import { estimateText, TextMeasurer } from './textMeasurer.ts';

registerAllParts();
const measurer = new TextMeasurer(estimateText, 'sans-serif');

const OUTLINE: Outline = [
  'Harbour festival',
  ['Programme', ['Music', 'Main stage', 'Small stage', ['Sound', 'Desk']], 'Children', 'Readings'],
  ['Safety', ['First aid', ['Tent', 'Water']], 'Lights'],
  'Budget',
  ['Food', 'Fish', 'Bread', 'Ice cream'],
  ['Press', 'Radio'],
];
const BOUNDARIES = [
  boundary('main', ['t', 't-1', 't-3'], { text: 'What there is' }),
  boundary('small', ['t-3', 't-3-0', 't-3-1'], {
    text: 'A title that is wider than all that is in it',
    z: 'a1',
  }),
  boundary('inner', ['t', 't-2', 't-2'], { z: 'a2' }),
  boundary('deep', ['t-0-0', 't-0-0-2', 't-0-0-2'], { z: 'a3' }),
];

/** What sums up main topics, with a branch of its own, and what sums up one leaf. */
const SUMMARIES = [
  aTopic('sum', 't', { text: 'In short', span: ['t', 't-1', 't-3'], order: 'b00' }),
  aTopic('below', 'sum', { text: 'And more' }),
  aTopic('sum-2', 't-3', {
    text: 'A summary of more words than what it sums up',
    span: ['t-3', 't-3-1', 't-3-1'],
    order: 'b00',
  }),
];

function open(layout: TopicLayout = 'right'): { store: BoardStore; scene: BoardScene } {
  const store = storeWith(...mindMap(OUTLINE, layout), ...BOUNDARIES, ...SUMMARIES);
  const scene = new BoardScene(store, measurer);
  store.subscribe((change) => scene.apply(change));
  return { store, scene };
}

const itemOf = (scene: BoardScene, id: string): BoundaryItem | undefined => {
  const item = scene.get(id);
  return item?.kind === 'boundary' ? item : undefined;
};

/** What a boundary is around as it stands, and the topics it must keep out. */
function checkBoundaries({ elements, forest }: BoardStore, scene: BoardScene, isRoomy: boolean): number {
  let seen = 0;
  for (const element of elements.values()) {
    if (element.type !== 'boundary') continue;
    const range = rangeOf(element, { forest });
    const item = itemOf(scene, element.id);
    const shown = range?.topics.filter((id) => scene.get(id)) ?? [];
    expect(item !== undefined).toBe(shown.length > 0);
    if (!item) continue;
    seen += 1;
    const first = scene.get(item.placed.first);
    const isLeft = first?.kind === 'topic' && first.placed.isLeft;
    for (const topic of elements.values()) {
      const placed = scene.get(topic.id);
      if (placed?.kind !== 'topic') continue;
      const way = [topic.id];
      for (let at = forest.parentOf(topic.id); at !== null; at = forest.parentOf(at)) way.push(at);
      // What sums up some of the topics stands beside these, inside.
      const sums = way.flatMap((id) => {
        const summed = rangeOf(elements.get(id) ?? topic, { forest });
        return summed ? [summed.topics] : [];
      });
      if (sums.some((topics) => topics.every((id) => shown.includes(id)))) continue;
      const isIn = shown.some((id) => way.includes(id)) && placed.placed.isLeft === isLeft;
      if (isIn) expect(contains(item.box, placed.box)).toBe(true);
      else if (isRoomy) expect([element.id, topic.id, intersects(item.box, placed.box)]).toContain(false);
    }
  }
  return seen;
}

const ROOMY: readonly TopicLayout[] = Object.values(TopicLayout).filter(
  (layout) => layout !== 'fishbone' && layout !== 'table',
);

describe('boundaries', () => {
  test.each(Object.values(TopicLayout))(
    'are around their topics in a map that is laid out as %s',
    (layout) => {
      const { store, scene } = open(layout);
      expect(checkBoundaries(store, scene, ROOMY.includes(layout))).toBe(BOUNDARIES.length);
    },
  );

  test.each(ROOMY)('have room for their titles, laid out as %s', (layout) => {
    const { scene } = open(layout);
    const item = itemOf(scene, 'small');
    if (!item) throw new Error('no boundary');
    expect(contains(item.box, item.placed.titleBox)).toBe(true);
    for (const { kind, box } of scene.visibleIn(item.placed.titleBox))
      if (kind === 'topic') expect(intersects(box, item.placed.titleBox)).toBe(false);
  });

  test('stand around those that are inside of them, with a distance', () => {
    const { scene } = open();
    const [outer, inner] = [itemOf(scene, 'main'), itemOf(scene, 'inner')];
    if (!outer || !inner) throw new Error('no boundaries');
    expect(contains(outer.box, inner.box)).toBe(true);
    expect(inner.box.x - outer.box.x).toBeGreaterThan(4);
  });

  test('of topics on two sides of a map are on the side of the first', () => {
    const { store, scene } = open('both');
    reparentTopic(store, 't-1', { parent: 't', index: 1, side: 'right' });
    reparentTopic(store, 't-2', { parent: 't', index: 2, side: 'left' });
    expect(checkBoundaries(store, scene, true)).toBe(BOUNDARIES.length);
    expect(itemOf(scene, 'main')?.placed.isLeft).toBe(false);
  });

  test('keep their topics on one side of a map that deals them out', () => {
    const { scene } = open('both');
    const sides = ['t-1', 't-2', 't-3'].map((id) => {
      const item = scene.get(id);
      return item?.kind === 'topic' && item.placed.isLeft;
    });
    expect(new Set(sides).size).toBe(1);
  });

  test('go while the topic above is folded, and are around a folded topic alone', () => {
    const { store, scene } = open();
    setFolded(store, ['t-3'], true);
    expect([itemOf(scene, 'small'), itemOf(scene, 'main') !== undefined]).toEqual([undefined, true]);
    scene.setFoldedHere('t-3', false);
    expect(itemOf(scene, 'small')).toBeDefined();
    scene.setFoldedHere('t', true);
    expect(BOUNDARIES.map(({ id }) => scene.get(id))).toEqual([undefined, undefined, undefined, undefined]);
  });

  test('are to be seen with the topic above, where one branch is shown alone', () => {
    const { store, scene } = open();
    const seen = (): string[] => BOUNDARIES.flatMap(({ id }) => (scene.get(id) ? [id] : []));
    scene.setShownHere(shownBranch(store, 't-3'));
    expect(seen()).toEqual(['small']);
    setText(store, 'small', 'Renamed');
    setText(store, 'main', 'Renamed');
    expect(seen()).toEqual(['small']);
    scene.setShownHere(shownBranch(store, 't-3-0'));
    expect(seen()).toEqual([]);
    scene.setShownHere(null);
    expect(seen()).toHaveLength(BOUNDARIES.length);
  });

  test('are pointed at by their line and title; what is in them stays in reach', () => {
    const { scene } = open();
    const item = itemOf(scene, 'main');
    if (!item) throw new Error('no boundary');
    const { x, y, h } = item.box;
    const { titleBox } = item.placed;
    expect(scene.hit({ x, y: y + h / 2 }, 2)?.element.id).toBe('main');
    expect(scene.hit({ x: titleBox.x + 4, y: titleBox.y + 4 }, 0)?.element.id).toBe('main');
    expect(scene.hit({ x: x + 8, y: y + h - 8 }, 2)).toBeUndefined();
    const budget = scene.get('t-2');
    expect(budget && scene.hit({ x: budget.box.x + 5, y: budget.box.y + 5 }, 2)?.element.id).toBe('t-2');
    expect(layoutOf(item.element)?.extent?.(item)).toEqual(item.paintBox);
  });
});

describe('summaries', () => {
  const SUMMED = ['right', 'left', 'both', 'down', 'tree'] as const;

  test.each(SUMMED)(
    'stand beside what they sum up, out of the way of all others, laid out as %s',
    (layout) => {
      const { store, scene } = open(layout);
      const topics = [...store.elements.keys()].flatMap((id) => {
        const item = scene.get(id);
        return item?.kind === 'topic' ? [item] : [];
      });
      for (const [at, one] of topics.entries())
        for (const other of topics.slice(at + 1))
          expect([one.element.id, other.element.id, intersects(one.box, other.box)]).toContain(false);
      const [sum, first, last] = ['sum', 't-1', 't-3'].map((id) =>
        topics.find(({ element }) => element.id === id),
      );
      if (!sum?.edge || !first || !last) throw new Error('no summary');
      expect(sum.placed).toMatchObject({ join: 'summary', branch: 1, depth: 1 });
      // The tips of its bracket are around the topics, between them and the summary.
      const [start, end] = [sum.edge.start, sum.edge.steps.at(-1)?.to ?? sum.edge.start];
      const box = boxAround([start, end]);
      if (!box) throw new Error('no bracket');
      if (layout === 'down') {
        expect([box.x <= first.box.x, box.x + box.w >= last.box.x + last.box.w]).toEqual([true, true]);
        expect([box.y > first.box.y + first.box.h, box.y < sum.box.y]).toEqual([true, true]);
      } else {
        expect([box.y <= first.box.y, box.y + box.h >= last.box.y + last.box.h]).toEqual([true, true]);
        const isLeft = sum.placed.isLeft;
        expect(isLeft ? box.x < first.box.x : box.x > first.box.x + first.box.w).toBe(true);
        expect(isLeft ? box.x > sum.box.x + sum.box.w : box.x < sum.box.x).toBe(true);
      }
    },
  );

  test.each(['timeline', 'fishbone', 'table'] as const)(
    'are topics like others, laid out as %s',
    (layout) => {
      const { scene } = open(layout);
      const item = scene.get('sum');
      expect(item?.kind === 'topic' && item.placed.join).not.toBe('summary');
    },
  );

  test('go with their topics, and are topics like others once they are dragged elsewhere', () => {
    const { store, scene } = open();
    deleteElements(store, ['t-1', 't-2', 't-3']);
    expect(['sum', 'below', 'sum-2'].map((id) => store.elements.has(id))).toEqual([false, false, false]);
    store.undo();
    const joinOf = (id: string) => {
      const item = scene.get(id);
      return item?.kind === 'topic' ? item.placed.join : null;
    };
    expect(joinOf('sum')).toBe('summary');
    reparentTopic(store, 'sum', { parent: 't-0' });
    expect([joinOf('sum'), store.elements.get('sum')?.span]).toEqual(['curve', undefined]);
  });
});

type Edit = (store: BoardStore) => unknown;
const topicIds = fc.constantFrom(
  't-0',
  't-1',
  't-2',
  't-3',
  't-4',
  't-0-0',
  't-3-0',
  't-3-1',
  't-0-0-2',
  't',
);
const boundaryIds = fc.constantFrom(...BOUNDARIES.map(({ id }) => id));
const edit: fc.Arbitrary<Edit> = fc.oneof(
  fc.tuple(topicIds, fc.nat(60)).map(([id, n]): Edit => (store) => setText(store, id, 'x '.repeat(n))),
  fc.tuple(boundaryIds, fc.nat(40)).map(([id, n]): Edit => (store) => setText(store, id, 'x '.repeat(n))),
  boundaryIds.map((id): Edit => (store) => setStyle(store, [id], { fontSize: 30, fill: 'pink' })),
  fc.oneof(topicIds, boundaryIds).map((id): Edit => (store) => id !== 't' && deleteElements(store, [id])),
  fc.tuple(topicIds, fc.nat(4)).map(([parent, index]): Edit => (store) => addChildTopic(store, { parent, index }, 'new')),
  fc.tuple(topicIds, topicIds, fc.nat(3)).map(([id, parent, index]): Edit => (store) => id !== 't' && reparentTopic(store, id, { parent, index })),
  fc.tuple(topicIds, fc.boolean()).map(([id, folded]): Edit => (store) => setFolded(store, [id], folded)),
  fc.tuple(topicIds, fc.constantFrom(...Object.values(TopicLayout))).map(([id, layout]): Edit => (store) => setTopicLayout(store, id, layout)),
  fc.constant((store: BoardStore) => moveElements(store, ['t'], 7.5, -3)),
  fc.constantFrom('undo' as const, 'redo' as const).map((way): Edit => (store) => store[way]()),
); // prettier-ignore

test('boundaries that took in any edits stand as those of a board laid out at once', () => {
  const described = (scene: BoardScene, store: BoardStore): string[] =>
    [...store.elements.keys()].toSorted().flatMap((id) => {
      const item = scene.get(id);
      if (item?.kind === 'boundary') return [JSON.stringify([item.box, item.placed, item.paintBox])];
      if (item?.kind !== 'topic') return item ? [id] : [];
      const { join, bracketBack, bracketOn } = item.placed;
      return [JSON.stringify([id, item.box, join, bracketBack, bracketOn, item.edge === null])];
    });
  const run = fc.property(
    fc.constantFrom(...Object.values(TopicLayout)),
    fc.array(edit, { minLength: 2, maxLength: 12 }),
    (layout, edits) => {
      const { store, scene } = open(layout);
      for (const each of edits) {
        each(store);
        expect(described(scene, store)).toEqual(described(new BoardScene(store, measurer), store));
      }
      checkBoundaries(store, scene, false);
    },
  );
  fc.assert(run, { numRuns: 120 });
});
