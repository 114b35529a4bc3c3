import { describe, expect, test } from 'vitest';
import { storeWith, topic } from '../../../test/elements.ts';
import { detachTopic, MapTheme, mapThemeOf, setMapTheme, setStyle } from '../../document/index.ts';
import { BoardScene, estimateText, TextMeasurer } from '../../layout/index.ts';
import type { TopicItem } from '../../layout/sceneItem.ts';
import { contrast } from '../../render/color.ts';
import { DARK_THEME, LIGHT_THEME, shade, textOn } from '../../render/theme.ts';
import { registerAllParts } from '../allParts.ts';
import { branchColor, MAP_COLORS } from './mapColors.ts';
import { groundOfTopic } from './paint.ts';

registerAllParts();
const measurer = new TextMeasurer(estimateText, 'sans-serif');

/** A map of nine branches, each with a topic of its own below. */
const store = () =>
  storeWith(
    topic('r', null),
    ...Array.from({ length: 9 }, (_, at) => topic(`t${at}`, 'r', { order: `a${at}` })),
    ...Array.from({ length: 9 }, (_, at) => topic(`u${at}`, `t${at}`)),
  );

function itemOf(scene: BoardScene, id: string): TopicItem {
  const item = scene.get(id);
  if (item?.kind !== 'topic') throw new Error(`there is no topic ${id}`);
  return item;
}

describe.each(Object.values(MapTheme))('a map in %s', (mapTheme) => {
  test.each([LIGHT_THEME, DARK_THEME])('can be read on a $name board', (theme) => {
    const board = store();
    setMapTheme(board, ['r'], mapTheme);
    const scene = new BoardScene(board, measurer);
    for (const [id, least] of [
      ['r', 3] as const,
      ...Array.from({ length: 9 }, (_, at) => [`t${at}`, 4.5] as const),
    ]) {
      const ground = groundOfTopic(itemOf(scene, id), theme);
      expect(ground).not.toBeNull();
      expect(contrast(ground ?? '', textOn(theme, ground ?? ''))).toBeGreaterThan(least);
    }
    for (const color of MAP_COLORS[mapTheme].branches)
      expect(contrast(shade(theme, color, 'line'), theme.canvas)).toBeGreaterThan(2.7);
  });
});

test('a branch has the colour its map gives it, or one of its own from any topic on', () => {
  const board = store();
  const colorOf = (id: string) => branchColor(itemOf(scene, id).placed);
  const scene = new BoardScene(board, measurer);
  board.subscribe((change) => scene.apply(change));
  expect([colorOf('t0'), colorOf('u0'), colorOf('t1')]).toEqual(['blue', 'blue', 'coral']);
  setMapTheme(board, ['r'], 'forest');
  expect([colorOf('t0'), colorOf('u0'), colorOf('t3')]).toEqual(['green', 'green', 'green']);
  setStyle(board, ['t0'], { stroke: 'pink' });
  setStyle(board, ['u1'], { stroke: '#112233' });
  expect([colorOf('t0'), colorOf('u0'), colorOf('t1'), colorOf('u1')]).toEqual([
    'pink',
    'pink',
    'teal',
    '#112233',
  ]);
  setStyle(board, ['t0'], { stroke: undefined });
  expect(colorOf('u0')).toBe('green');
  setMapTheme(board, ['r'], 'rainbow');
  expect(board.elements.get('r')).not.toHaveProperty('theme');
});

test('a branch that becomes a map keeps the colours of the map it was in', () => {
  const board = store();
  setMapTheme(board, ['r'], 'ocean');
  detachTopic(board, 't2', { x: 0, y: 900 });
  expect([mapThemeOf(board, 'u2'), mapThemeOf(board, 't1')]).toEqual(['ocean', 'ocean']);
});
