import { expect, test } from 'vitest';
import { storeWith } from '../../test/elements.ts';
import { mindMap } from '../../test/samples.ts';
import { setRemarks } from '../document/index.ts';
import { registerAllParts } from '../kinds/allParts.ts';
import { BoardScene } from './boardScene.ts';
import { estimateText, TextMeasurer } from './textMeasurer.ts';
import { topicMarkAt } from './topicMarkAt.ts';

registerAllParts();
const measurer = new TextMeasurer(estimateText, 'sans-serif');

test('has room for labels below a text and for the mark of its note, which can be pressed', () => {
  const store = storeWith(...mindMap(['Root', ['A', 'a'], 'B']));
  const scene = new BoardScene(store, measurer);
  store.subscribe((change) => scene.apply(change));
  const boxOf = (id: string) => scene.boundsOf([id]) ?? { x: 0, y: 0, w: 0, h: 0 };
  const before = boxOf('t-0');
  const labels = ['first', 'second', 'a rather long one', 'and one more of these'];
  setRemarks(store, 't-0', { note: 'More', labels });
  const { x, y, w, h } = boxOf('t-0');
  expect([w > before.w, h > before.h]).toEqual([true, true]);
  const at = (shareX: number) => ({ x: x + shareX * w, y: y + before.h / 2 });
  const marked = Array.from({ length: 20 }, (_, step) => topicMarkAt(scene, 'note', at(step / 20), 0));
  expect(new Set(marked.map((item) => item?.element.id))).toEqual(new Set([undefined, 't-0']));
});
