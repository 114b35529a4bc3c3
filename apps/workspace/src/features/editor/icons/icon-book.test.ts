import shapesFile from 'lucide-static/icon-nodes.json?url';
import { BoardLimits, checkSnapshot, makeSnapshot, type BoardElement } from '@boardwalk/board';
import { expect, test } from 'vitest';
import { readIconBook } from './icon-book.ts';
import { groupOfIcon } from './icon-groups.ts';
import { iconPath, type IconShape } from './icon-path.ts';
import es from './words/es.json';
import ja from './words/ja.json';
import ko from './words/ko.json';
import zh from './words/zh.json';

const SIDE = 96;

const allIcons = async (): Promise<[string, readonly IconShape[]][]> =>
  Object.entries((await (await fetch(shapesFile)).json()) as Record<string, readonly IconShape[]>);

/** The shapes of an icon as the browser knows them, before they are one path. */
function pathOf([element, given]: IconShape): Path2D {
  const value = (name: string) => Number(given[name] ?? 0);
  const path = new Path2D(element === 'path' ? given['d'] : '');
  if (element === 'circle') path.arc(value('cx'), value('cy'), value('r'), 0, 2 * Math.PI);
  if (element === 'ellipse')
    path.ellipse(value('cx'), value('cy'), value('rx'), value('ry'), 0, 0, 2 * Math.PI);
  if (element === 'rect') {
    const round = value(given['rx'] === undefined ? 'ry' : 'rx');
    path.roundRect(value('x'), value('y'), value('width'), value('height'), round);
  }
  if (element === 'line') {
    path.moveTo(value('x1'), value('y1'));
    path.lineTo(value('x2'), value('y2'));
  }
  if (element === 'polyline' || element === 'polygon')
    path.addPath(new Path2D(`M${given['points']}${element === 'polygon' ? 'z' : ''}`));
  return path;
}

/** Lines that cross would be darker there, were each drawn for itself. */
function together(shapes: readonly IconShape[]): Path2D {
  const whole = new Path2D();
  for (const shape of shapes) whole.addPath(pathOf(shape));
  return whole;
}

function drawn(context: OffscreenCanvasRenderingContext2D, path: Path2D): Uint8ClampedArray {
  context.reset();
  context.scale(SIDE / 24, SIDE / 24);
  context.lineWidth = 2;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.stroke(path);
  return context.getImageData(0, 0, SIDE, SIDE).data;
}

test('every icon of the set is drawn by its path as by its own shapes, and a board takes it', async () => {
  const context = new OffscreenCanvas(SIDE, SIDE).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  const elements: BoardElement[] = [];
  const different: string[] = [];
  const icons = await allIcons();
  expect(icons.length).toBeGreaterThan(1_800);
  for (const [name, shapes] of icons) {
    const path = iconPath(shapes);
    const [ours, theirs] = [drawn(context, new Path2D(path)), drawn(context, together(shapes))];
    // Edges are softer by a shade where arcs have become curves.
    let apart = 0;
    for (let at = 3; at < ours.length; at += 4)
      if (Math.abs((ours[at] ?? 0) - (theirs[at] ?? 0)) > 200) apart += 1;
    if (apart > 0) different.push(name);
    elements.push({ id: name.slice(0, BoardLimits.id), type: 'icon', z: 'a0', style: {}, text: '', x: 0, y: 0, w: 24, h: 24, icon: [name, path] }); // prettier-ignore
  }
  expect(different).toEqual([]);
  const unique = [...new Map(elements.map((element) => [element.id, element])).values()];
  expect(checkSnapshot(makeSnapshot(unique))).toMatchObject({ ok: true });
});

test.each([
  ['Spanish', es, 'corazón', 'corazon'],
  ['Japanese', ja, 'ハート', '心'],
  ['Korean', ko, '하트', '마음'],
  ['Chinese', zh, '爱心', '心'],
])('icons are found by words in %s, and in English', (_, words, first, second) => {
  const shapes = { heart: [], 'map-pin': [] };
  const { entries } = readIconBook(shapes, { heart: ['like', 'Love'] }, words);
  const [heart] = entries;
  const found = heart?.tags.join(' ') ?? '';
  for (const word of ['heart', 'like', 'Love', first, second]) expect(found).toContain(word);
  expect(entries[1]?.label).toBe('map pin');
});

test('an icon is in the group of what it shows', () => {
  expect(
    ['arrow-up', 'clock-arrow-up', 'map-pin', 'chart-pie', 'circle-x', 'folder-heart'].map(groupOfIcon),
  ).toEqual(['arrows', 'time', 'places', 'business', 'signs', 'documents']);
});
