import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { frames, mouse } from '../../test/browser.tsx';
import { edit } from '../../test/editing.tsx';
import { bareText, connector, shape, sticky } from '../../test/elements.ts';
import { EditorTool, readLooks } from './index.ts';

const BOARD = [
  shape('a', { x: 0, y: 0, w: 100, h: 100 }),
  shape('b', { x: 300, y: 0, w: 100, h: 100, style: { fill: 'coral', bold: true }, opacity: 0.5 }),
];

/** Presses and drags with Alt held, without letting go. */
async function dragWithAlt(from: readonly [number, number], to: readonly [number, number]): Promise<void> {
  await mouse.event('mousePressed', ...from, 1, false, false, true);
  for (const part of [0.5, 1]) {
    const [x, y] = [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
    await mouse.event('mouseMoved', x, y, 1, false, false, true);
    await frames();
  }
}

describe('what is drawn next', () => {
  test('looks as it was chosen with the tool in hand, before anything was drawn', async () => {
    const { editor, store, at } = await edit(BOARD);
    editor.setTool(EditorTool.PEN);
    editor.setStyle({ stroke: 'coral', strokeWidth: 8 });
    await mouse.drag(at(-200, -200), at(-100, -160));
    const drawn = [...store.elements.values()].find(({ type }) => type === 'drawing');
    expect(drawn?.style).toMatchObject({ stroke: 'coral', strokeWidth: 8 });
    expect(editor.getState().tool).toBe(EditorTool.PEN);
  });

  test('a connector runs as the last one was made to run', async () => {
    const { editor, store, of } = await edit([...BOARD, connector('c', 'a', 'b')]);
    editor.select(['c']);
    editor.setConnector({ route: 'elbow', fromHead: 'dot' });
    editor.setStyle({ stroke: 'blue' });
    editor.deleteSelection();
    editor.setTool(EditorTool.CONNECTOR);
    await mouse.drag(of('a'), of('b'));
    const [drawn] = [...store.elements.values()].filter(({ type }) => type === 'connector');
    expect(drawn).toMatchObject({
      route: 'elbow',
      fromHead: 'dot',
      toHead: 'arrow',
      style: { stroke: 'blue' },
    });
  });

  test('a tool that is kept makes one thing after another', async () => {
    const { editor, store, at } = await edit([]);
    editor.focus();
    await userEvent.keyboard('q');
    await userEvent.keyboard('n');
    for (const [x, word] of [
      [200, 'one'],
      [600, 'two'],
    ] as const) {
      await mouse.click(...at(x, 200));
      await userEvent.keyboard(word);
    }
    expect([...store.elements.values()].map((element) => element.text)).toEqual(['one', 'two']);
    await userEvent.keyboard('{Escape}{Escape}q');
    expect(editor.getState()).toMatchObject({ tool: EditorTool.SELECT, keepsTool: false });
    await userEvent.keyboard('n');
    await mouse.click(...at(400, 450));
    await userEvent.keyboard('{Escape}');
    expect(editor.getState().tool).toBe(EditorTool.SELECT);
  });

  test('looks that a page remembered are read as far as they make sense', () => {
    const looks = {
      styles: {
        sticky: { fill: 'green', strokeWidth: 9999, glow: 3 },
        nothing: { fill: 'coral' },
        text: 'bold',
      },
      connector: { route: 'straight', toHead: 'flag' },
    };
    expect(readLooks(looks)).toEqual({
      styles: { sticky: { fill: 'green', strokeWidth: 40 } },
      connector: { route: 'straight', fromHead: 'none', toHead: 'arrow' },
    });
    for (const broken of [undefined, null, 3, 'x', [], { styles: [] }])
      expect(readLooks(broken)).toEqual({
        styles: {},
        connector: { route: 'curved', fromHead: 'none', toHead: 'arrow' },
      });
    expect(readLooks(JSON.parse(JSON.stringify(readLooks(looks))))).toEqual(readLooks(looks));
  });
});

describe('keys that people know from elsewhere', () => {
  test.each([
    ['o', { tool: 'shape', shapeKind: 'ellipse' }],
    ['d', { tool: 'shape', shapeKind: 'diamond' }],
    ['a', { tool: 'connector' }],
    ['x', { tool: 'pen' }],
  ])('%s takes up a tool', async (key, state) => {
    const { editor } = await edit(BOARD);
    editor.focus();
    await userEvent.keyboard(key);
    expect(editor.getState()).toMatchObject(state);
  });

  test('Shift with 1 and 2 shows everything and what is selected', async () => {
    const { editor } = await edit(BOARD);
    editor.zoomBy(0.25);
    editor.focus();
    await userEvent.keyboard('{Shift>}1{/Shift}');
    expect(editor.getState().zoom).toBe(1);
    editor.zoomBy(0.25);
    await userEvent.keyboard('{Shift>}2{/Shift}');
    expect(editor.getState().zoom).toBe(0.25);
    editor.select(['a']);
    await userEvent.keyboard('{Shift>}2{/Shift}');
    expect(editor.getState().zoom).toBe(1);
  });

  test('dragging with Alt drags a copy; Escape takes it back, and one undo does', async () => {
    const { editor, store, of, get, selected } = await edit(BOARD);
    const [x, y] = of('a');
    editor.select(['a']);
    await dragWithAlt([x, y], [x + 60, y + 80]);
    await mouse.event('mouseReleased', x + 60, y + 80, 1, false, false, true);
    await frames();
    expect(get('a')).toMatchObject({ x: 0, y: 0 });
    expect(store.elements.size).toBe(3);
    const [copy] = selected();
    expect(store.elements.get(copy ?? '')).toMatchObject({ type: 'shape', x: 60, y: 80, w: 100 });
    editor.undo();
    expect([...store.elements.keys()]).toEqual(['a', 'b']);
    editor.select(['a']);
    await dragWithAlt([x, y], [x + 60, y + 80]);
    expect(store.elements.size).toBe(3);
    editor.cancelDrag();
    await mouse.event('mouseReleased', x + 60, y + 80);
    expect([...store.elements.keys()]).toEqual(['a', 'b']);
    expect(selected()).toEqual(['a']);
  });

  test('a look goes from one element to another, with what it has not, in one step', async () => {
    const { editor, get } = await edit([...BOARD, sticky('s', { style: { italic: true, fill: 'blue' } })]);
    editor.focus();
    editor.select(['b']);
    await userEvent.keyboard('{Control>}{Alt>}c{/Alt}{/Control}');
    editor.select(['a', 's']);
    await userEvent.keyboard('{Control>}{Alt>}v{/Alt}{/Control}');
    for (const id of ['a', 's'])
      expect(get(id)).toMatchObject({ style: { fill: 'coral', bold: true }, opacity: 0.5 });
    expect(get('s').style.italic).toBeUndefined();
    editor.undo();
    expect(get('s')).toMatchObject({ style: { italic: true, fill: 'blue' } });
    expect(get('a').opacity).toBeUndefined();
  });
});

describe('resizing by keyboard', () => {
  const keys = (arrow: string) => userEvent.keyboard(`{Control>}{${arrow}}{/Control}`);

  test('moves the right and the lower side, each press as one step to undo', async () => {
    const { editor, get } = await edit(BOARD);
    editor.focus();
    editor.select(['a']);
    await keys('ArrowRight');
    await keys('ArrowDown');
    await keys('ArrowDown');
    expect(get('a')).toMatchObject({ x: 0, y: 0, w: 108, h: 116 });
    await keys('ArrowLeft');
    await keys('ArrowUp');
    expect(get('a')).toMatchObject({ w: 100, h: 108 });
    editor.undo();
    expect(get('a')).toMatchObject({ w: 100, h: 116 });
  });

  test('keeps several in proportion, a text its height, and lets be what is locked', async () => {
    const { editor, get } = await edit([...BOARD, bareText('t', { x: 0, y: 400, w: 200 })]);
    editor.focus();
    editor.select(['a', 'b']);
    await keys('ArrowRight');
    expect(get('a')).toMatchObject({ x: 0, y: 0, w: 102, h: 102 });
    expect(get('b')).toMatchObject({ x: 306, w: 102, h: 102 });
    editor.select(['t']);
    const { h } = get('t') as { h: number };
    await keys('ArrowDown');
    expect(get('t')).toMatchObject({ w: 200, h });
    await keys('ArrowRight');
    expect(get('t')).toMatchObject({ w: 208 });
    editor.setExtras({ locked: true }, ['t']);
    await keys('ArrowRight');
    expect(get('t')).toMatchObject({ w: 208 });
  });
});
