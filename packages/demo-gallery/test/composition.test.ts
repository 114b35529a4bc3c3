import { BoardScene, estimateText, sourceOf, TextMeasurer, type BoxElement } from '@boardwalk/board';
import { describe, expect, test } from 'vitest';

import { COVER_RATIO } from '../src/drawing/page.ts';
import { textHeight } from '../src/drawing/textMetrics.ts';
import { isBox, splitsWord, textRoom } from '../src/drawing/textRoom.ts';
import { loadGallery } from '../src/index.ts';

const { boards } = loadGallery();
const whiteboards = boards
  .filter((board) => board.meta.kind === 'board')
  .map((board) => ({ slug: board.meta.slug, ...board }));
const mindMaps = boards
  .filter((board) => board.meta.kind === 'mindmap')
  .map((board) => ({ slug: board.meta.slug, ...board }));

const shown = (element: BoxElement): string => `${element.id} "${element.text.slice(0, 30)}"`;

/** True when two boxes share more than a hair of area. */
const overlap = (a: BoxElement, b: BoxElement): boolean =>
  a.x + a.w > b.x + 1 && b.x + b.w > a.x + 1 && a.y + a.h > b.y + 1 && b.y + b.h > a.y + 1;

describe.each(whiteboards)('$slug', ({ snapshot }) => {
  const boxes = snapshot.elements.filter(isBox);
  const content = boxes.filter((element) => element.type !== 'frame');

  test('overlaps nothing but its frames', () => {
    const overlaps = content.flatMap((a, index) =>
      content
        .slice(index + 1)
        .filter((b) => overlap(a, b))
        .map((b) => `${shown(a)} and ${shown(b)}`),
    );
    expect(overlaps).toEqual([]);
  });

  test('keeps every element inside or outside a frame, never across its edge', () => {
    const frames = boxes.filter((element) => element.type === 'frame');
    const across = frames.flatMap((frame) =>
      content
        .filter((element) => overlap(frame, element))
        .filter(
          (element) =>
            element.x < frame.x ||
            element.y < frame.y ||
            element.x + element.w > frame.x + frame.w + 1 ||
            element.y + element.h > frame.y + frame.h + 1,
        )
        .map(shown),
    );
    expect(across).toEqual([]);
  });

  test('fits every text into its box', () => {
    const tooLong = content
      .filter((element) => element.text !== '')
      .filter((element) => {
        const room = textRoom(element);
        const size = element.style.fontSize ?? 16;
        const bold = element.style.bold ?? false;
        return textHeight(element.text, room.w, size, bold) > room.h + 2 || splitsWord(element);
      })
      .map(shown);
    expect(tooLong).toEqual([]);
  });

  test('is drawn in the sizes it asks for: no text is shrunk to fit', () => {
    const scene = new BoardScene(sourceOf(snapshot), new TextMeasurer(estimateText, 'sans-serif'));
    const shrunk = boxes.filter((element) => {
      const item = scene.get(element.id);
      const size = item?.kind === 'box' ? item.text()?.block.size : undefined;
      return size !== undefined && element.style.fontSize !== undefined && size < element.style.fontSize;
    });
    expect(shrunk.map(shown)).toEqual([]);
  });

  test('has about the shape of a cover', () => {
    const left = Math.min(...boxes.map((box) => box.x));
    const top = Math.min(...boxes.map((box) => box.y));
    const width = Math.max(...boxes.map((box) => box.x + box.w)) - left;
    const height = Math.max(...boxes.map((box) => box.y + box.h)) - top;
    expect(width / height).toBeGreaterThan(COVER_RATIO * 0.85);
    expect(width / height).toBeLessThan(COVER_RATIO * 1.18);
  });

  test('stays legible on a cover: text is at least 8 px at 1080 px', () => {
    const left = Math.min(...boxes.map((box) => box.x));
    const width = Math.max(...boxes.map((box) => box.x + box.w)) - left;
    const smallest = Math.min(
      ...content.filter((box) => box.text !== '').map((box) => box.style.fontSize ?? 16),
    );
    expect((smallest * 1080) / width).toBeGreaterThanOrEqual(8);
  });
});

describe.each(mindMaps)('$slug', ({ snapshot }) => {
  const topics = snapshot.elements.filter((element) => element.type === 'topic');

  test('has 18 to 60 topics around one centre', () => {
    expect(topics.length).toBeGreaterThanOrEqual(18);
    expect(topics.length).toBeLessThanOrEqual(60);
    expect(topics.filter((topic) => topic.parent === null)).toHaveLength(1);
  });

  test('keeps topics short enough to read at a glance', () => {
    expect(topics.filter((topic) => topic.text.length > 70).map((topic) => topic.text)).toEqual([]);
  });

  test('carries about as many leaves left as right', () => {
    const root = topics.find((topic) => topic.parent === null);
    if (root?.layout !== 'both') return;
    const leaves = (id: string): number => {
      const children = topics.filter((topic) => topic.parent === id);
      return children.length === 0 ? 1 : children.reduce((total, child) => total + leaves(child.id), 0);
    };
    const side = (name: string): number =>
      topics
        .filter((topic) => topic.parent === root.id && topic.side === name)
        .reduce((total, topic) => total + leaves(topic.id), 0);
    const difference = Math.abs(side('left') - side('right'));
    expect(difference / (side('left') + side('right'))).toBeLessThanOrEqual(0.34);
  });
});
