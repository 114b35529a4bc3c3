import { afterEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import * as Y from 'yjs';
import { colorAt, frames, mouse, touch, until } from '../../test/browser.tsx';
import { edit } from '../../test/editing.tsx';
import { connector, frame, shape, sticky, topic } from '../../test/elements.ts';
import { EditorTool } from '../editor/index.ts';

const NOTES = [sticky('a', { x: 0, y: 0 }), sticky('b', { x: 240, y: 0 }), shape('c', { x: 480, y: 0 })];
const MAP = [
  topic('r', null, { text: 'Root' }),
  topic('one', 'r', { text: 'One', order: 'a0' }),
  topic('two', 'r', { text: 'Two', order: 'a1' }),
  topic('leaf', 'two', { text: 'Leaf' }),
];

describe('the pointer', () => {
  test('a click selects, Shift adds, a click on the board lets go', async () => {
    const { of, at, selected } = await edit(NOTES);
    await mouse.click(...of('a'));
    expect(selected()).toEqual(['a']);
    await userEvent.keyboard('{Shift>}');
    await mouse.click(...of('b'), 1, true);
    await userEvent.keyboard('{/Shift}');
    expect(selected()).toEqual(['a', 'b']);
    await mouse.click(...at(320, 250));
    expect(selected()).toEqual([]);
  });

  test('a drag moves the whole selection as one step that undo takes back', async () => {
    const { editor, of, get, store } = await edit(NOTES);
    editor.select(['a', 'b']);
    const from = of('a');
    await mouse.drag(from, [from[0] + 50, from[1] + 70]);
    expect(get('a')).toMatchObject({ x: 50, y: 70 });
    expect(get('b')).toMatchObject({ x: 290, y: 70 });
    expect(get('c')).toMatchObject({ x: 480, y: 0 });
    editor.undo();
    expect(get('a')).toMatchObject({ x: 0, y: 0 });
    expect(store.canUndo).toBe(false);
  });

  test('a drag of a hundred notes is one edit at its end, and makes the document hardly larger', async () => {
    const notes = Array.from({ length: 100 }, (_, at) =>
      sticky(`n${at}`, { x: (at % 10) * 200, y: Math.floor(at / 10) * 200 }),
    );
    const { store, editor, of, get } = await edit(notes);
    const size = () => Y.encodeStateAsUpdate(store.doc).byteLength;
    const before = size();
    let edits = 0;
    store.doc.on('update', () => edits++);
    editor.selectAll();
    const [x, y] = of('n0');
    await mouse.event('mousePressed', x, y);
    for (let step = 1; step <= 30; step++) await mouse.event('mouseMoved', x + step, y + step);
    expect([edits, editor.draft.size]).toEqual([0, 100]);
    await mouse.event('mouseReleased', x + 30, y + 30);
    await frames();
    expect(edits).toBe(1);
    expect(get('n0')).not.toMatchObject({ x: 0 });
    // Nobody who loads the board can undo: what was replaced is let go of there.
    const loaded = new Y.Doc();
    Y.applyUpdate(loaded, Y.encodeStateAsUpdate(store.doc));
    expect(Y.encodeStateAsUpdate(loaded).byteLength - before).toBeLessThan(2_000);
    editor.undo();
    expect(get('n99')).toMatchObject({ x: 1800, y: 1800 });
  });

  test('what is dragged, here or by others, is shown where it would stand', async () => {
    const { editor, canvas, at, get } = await edit(NOTES);
    const [x, y] = at(80, 240);
    const bare = colorAt(canvas, x, y);
    const other = { id: '1', name: 'Ana', color: '#d6437f', cursor: null, selection: [] };
    editor.setPresence([{ ...other, draft: new Map([['a', { x: 0, y: 160 }]]) }]);
    await frames();
    expect(colorAt(canvas, x, y)).not.toBe(bare);
    expect(get('a')).toMatchObject({ x: 0, y: 0 });
    editor.setPresence([other]);
    await frames();
    expect(colorAt(canvas, x, y)).toBe(bare);
    editor.setDraft(new Map([['a', { x: 0, y: 160 }]]));
    await frames();
    expect(colorAt(canvas, x, y)).not.toBe(bare);
  });

  test('a marquee selects what is in it', async () => {
    const { at, selected } = await edit(NOTES);
    await mouse.drag(at(-30, -30), at(430, 190));
    expect(selected().toSorted()).toEqual(['a', 'b']);
  });

  test('a frame takes along what is in it', async () => {
    const { at, get } = await edit([
      frame('f', { x: -40, y: -60 }),
      sticky('in'),
      sticky('out', { x: 800, y: 0 }),
    ]);
    await mouse.drag(at(100, -60), at(120, -20));
    expect(get('f')).toMatchObject({ x: -20, y: -20 });
    expect(get('in')).toMatchObject({ x: 20, y: 40 });
    expect(get('out')).toMatchObject({ x: 800, y: 0 });
  });

  test('handles resize, the opposite corner stays', async () => {
    const { editor, at, get } = await edit(NOTES);
    editor.select(['c']);
    await frames();
    await mouse.drag(at(480, 0), at(440, -20));
    expect(get('c')).toMatchObject({ x: 440, y: -20, w: 200, h: 180 });
  });

  test.each([
    [EditorTool.STICKY, 'sticky'],
    [EditorTool.TEXT, 'text'],
    [EditorTool.SHAPE, 'shape'],
    [EditorTool.FRAME, 'frame'],
    [EditorTool.TOPIC, 'topic'],
  ] as const)('the %s tool adds one where one clicks and lets one write', async (tool, type) => {
    const { editor, at, store } = await edit(NOTES);
    editor.setTool(tool);
    await mouse.click(...at(300, 280));
    await userEvent.keyboard('hello');
    const added = [...store.elements.values()].find(({ id }) => id.startsWith('new'));
    expect(added).toMatchObject({ type, text: 'hello' });
    expect(editor.getState()).toMatchObject({ tool: EditorTool.SELECT, editing: added?.id });
  });

  test('the connector tool joins two elements, and the connector follows them', async () => {
    const { editor, of, store } = await edit(NOTES);
    editor.setTool(EditorTool.CONNECTOR);
    await mouse.drag(of('a'), of('c'));
    const line = [...store.elements.values()].find(({ type }) => type === 'connector');
    expect(line).toMatchObject({ from: { element: 'a' }, to: { element: 'c' } });
  });

  test('an end of a connector can be dragged to another element', async () => {
    const { editor, at, of, get } = await edit([...NOTES, connector('l', 'a', 'b', { route: 'straight' })]);
    editor.select(['l']);
    await frames();
    await mouse.drag(at(240, 80), of('c'));
    expect(get('l')).toMatchObject({ from: { element: 'a' }, to: { element: 'c' } });
  });

  test('a topic dragged onto another hangs there, far from all it is its own root', async () => {
    const { of, at, store } = await edit(MAP);
    await mouse.drag(of('one'), [of('leaf')[0] + 20, of('leaf')[1]]);
    expect(store.forest.parentOf('one')).toBe('leaf');
    store.undo();
    expect(store.forest.parentOf('one')).toBe('r');
    await mouse.drag(of('one'), at(0, 240));
    expect(store.forest.roots.map(({ id }) => id).toSorted()).toEqual(['one', 'r']);
  });

  test('a dragged root takes its map along', async () => {
    const { of, get } = await edit(MAP);
    const [x, y] = of('r');
    await mouse.drag([x, y], [x + 30, y + 40]);
    expect(get('r')).toMatchObject({ x: 30, y: 40 });
  });

  test('a double click edits, a click elsewhere ends it', async () => {
    const { editor, of, at, get, field } = await edit(NOTES);
    await mouse.click(...of('a'), 2);
    expect(editor.getState().editing).toBe('a');
    expect(document.activeElement).toBe(field);
    await userEvent.keyboard('typed');
    await mouse.click(...at(320, 260));
    expect(editor.getState().editing).toBeNull();
    expect(get('a').text).toBe('typed');
  });

  test('touch: a tap selects, a drag on what is selected moves it, a drag elsewhere pans, two fingers zoom', async () => {
    const { editor, of, at, get, selected } = await edit(NOTES);
    await touch([of('a')]);
    expect(selected()).toEqual(['a']);
    const [x, y] = of('a');
    await touch([[x, y]], [[x + 20, y + 20]], [[x + 40, y + 60]]);
    expect(get('a')).toMatchObject({ x: 40, y: 60 });
    const [u, v] = at(300, 250);
    await touch([[u, v]], [[u + 30, v]], [[u + 60, v]]);
    expect(get('b')).toMatchObject({ x: 240, y: 0 });
    await touch(
      [
        [300, 300],
        [400, 300],
      ],
      [
        [275, 300],
        [425, 300],
      ],
      [
        [250, 300],
        [450, 300],
      ],
    );
    expect(editor.getState().zoom).toBeCloseTo(2, 0);
    expect(get('a')).toMatchObject({ x: 40, y: 60 });
  });
});

describe('the keyboard', () => {
  test('Tab adds a child, Enter a sibling, Enter ends the text, Space folds, Delete goes on to a neighbour', async () => {
    const { editor, store, get, selected } = await edit(MAP);
    editor.select(['one']);
    editor.focus();
    await userEvent.keyboard('{Tab}child{Enter}');
    expect(store.forest.childrenOf('one').map(({ text }) => text)).toEqual(['child']);
    expect(editor.getState().editing).toBeNull();
    await userEvent.keyboard('{Enter}sibling{Enter}');
    expect(store.forest.childrenOf('one').map(({ text }) => text)).toEqual(['child', 'sibling']);
    await userEvent.keyboard('{Delete}');
    expect(store.forest.childrenOf('one').map(({ text }) => text)).toEqual(['child']);
    expect(store.elements.get(selected()[0] ?? '')?.text).toBe('child');
    await userEvent.keyboard('{ArrowLeft}');
    expect(selected()).toEqual(['one']);
    await userEvent.keyboard(' ');
    expect(get('one')).toMatchObject({ folded: true });
    await userEvent.keyboard('{F2}!{Enter}');
    expect(get('one').text).toBe('!');
  });

  test('arrows go from topic to topic', async () => {
    const { editor, selected } = await edit(MAP);
    editor.select(['r']);
    editor.focus();
    const visited: string[] = [];
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowRight', 'ArrowLeft', 'ArrowLeft']) {
      await userEvent.keyboard(`{${key}}`);
      visited.push(...selected());
    }
    expect(visited).toHaveLength(5);
    expect(visited.at(-1)).toBe('r');
    expect(visited).toContain('leaf');
  });

  test('arrows move what is no topic, further with Shift', async () => {
    const { editor, get } = await edit(NOTES);
    editor.select(['a']);
    editor.focus();
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowDown}{/Shift}');
    expect(get('a')).toMatchObject({ x: 1, y: 10 });
  });

  test('Ctrl+A selects all, Ctrl+D doubles it, Delete removes it, Escape lets go', async () => {
    const { editor, store, selected } = await edit(NOTES);
    editor.focus();
    await userEvent.keyboard('{Control>}a{/Control}');
    expect(selected()).toHaveLength(3);
    await userEvent.keyboard('{Control>}d{/Control}');
    expect(store.elements.size).toBe(6);
    expect(selected()).toHaveLength(3);
    await userEvent.keyboard('{Delete}');
    expect(store.elements.size).toBe(3);
    await userEvent.keyboard('{Control>}a{/Control}{Escape}');
    expect(selected()).toEqual([]);
  });

  test('copy and paste carry elements, and lines of text become topics', async () => {
    const { editor, store, field, selected } = await edit([...MAP, ...NOTES]);
    const clip = new DataTransfer();
    const send = (type: string) =>
      field.dispatchEvent(new ClipboardEvent(type, { clipboardData: clip, bubbles: true, cancelable: true }));
    editor.select(['two', 'a']);
    send('copy');
    expect(clip.getData('text/plain').split('\n').toSorted()).toEqual(['\tLeaf', 'Two']);
    send('paste');
    expect(store.elements.size).toBe(10);
    expect(selected()).toHaveLength(2);
    clip.clearData();
    clip.setData('text/plain', 'Fruit\n  - Apple\n  - Pear\nBread');
    editor.select(['one']);
    send('paste');
    const [fruit, bread] = store.forest.childrenOf('one');
    expect([fruit?.text, bread?.text]).toEqual(['Fruit', 'Bread']);
    expect(store.forest.childrenOf(fruit?.id ?? '').map(({ text }) => text)).toEqual(['Apple', 'Pear']);
    store.undo();
    expect(store.forest.childrenOf('one')).toEqual([]);
  });

  test('Tab leaves the board when no topic is selected', async () => {
    const { editor, field } = await edit(NOTES);
    const next = document.createElement('button');
    document.body.append(next);
    editor.focus();
    expect(document.activeElement).toBe(field);
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).not.toBe(field);
    next.remove();
  });
});

describe('what a toolbar does', () => {
  test('the next new element takes the style last chosen for its type', async () => {
    const { editor, store } = await edit(NOTES);
    editor.select(['a']);
    editor.setStyle({ fill: 'pink' });
    editor.addBox('sticky');
    editor.addBox('shape');
    const added = [...store.elements.values()].filter(({ id }) => id.startsWith('new'));
    expect(added.map(({ type, style }) => [type, style.fill])).toEqual([
      ['sticky', 'pink'],
      ['shape', undefined],
    ]);
  });

  test('touch does not bring up a keyboard before a text is edited', async () => {
    const { editor, of, field } = await edit(NOTES);
    await touch([of('a')]);
    expect(document.activeElement).not.toBe(field);
    await touch([of('a')]);
    expect(editor.getState().editing).toBe('a');
    expect(document.activeElement).toBe(field);
  });

  test('the selection’s position on the surface is reported, and follows the view', async () => {
    const { editor } = await edit(NOTES);
    editor.select(['a']);
    const first = await until('the place', () => editor.getState().selectionBox);
    expect(first.w).toBeCloseTo(160);
    editor.zoomBy(2);
    await until('the new place', () => Math.abs((editor.getState().selectionBox?.w ?? 0) - 320) < 1);
  });

  test('the others are shown where they point and what they selected', async () => {
    const { editor, canvas, at } = await edit(NOTES);
    const [x, y] = at(300, 250);
    const before = colorAt(canvas, x + 20, y + 20);
    const cursor = { x: 300, y: 250 };
    editor.setPresence([{ id: '1', name: 'Ana', color: '#d6437f', cursor, selection: ['b'] }]);
    await frames();
    expect(colorAt(canvas, x + 16, y + 28)).toBe('214,67,127');
    expect(before).not.toBe('214,67,127');
    const [left, middle] = at(240, 80);
    expect(colorAt(canvas, left - 3, middle)).toBe('214,67,127');
  });
});

describe('on another monitor', () => {
  /** Monitors by their pixels per unit: the browser of the tests has but one. */
  function monitors() {
    const real = window.matchMedia.bind(window);
    const asked = new Map<string, EventTarget>();
    vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
      if (!query.includes('resolution')) return real(query);
      const target = Object.assign(new EventTarget(), { media: query, matches: true });
      asked.set(query, target);
      return target as unknown as MediaQueryList;
    });
    const ratio = vi.spyOn(window, 'devicePixelRatio', 'get');
    return (from: number, to: number) => {
      ratio.mockReturnValue(to);
      asked.get(`(resolution: ${from}dppx)`)?.dispatchEvent(new Event('change'));
    };
  }
  afterEach(() => void vi.restoreAllMocks());

  test('the board is painted in as many pixels as that one has, and again on the next', async () => {
    const move = monitors();
    const { canvas } = await edit(NOTES);
    expect(canvas.width).toBe(900);
    move(1, 2);
    expect(canvas.width).toBe(1800);
    move(2, 1.5);
    expect(canvas.width).toBe(1350);
    expect(canvas.clientWidth).toBe(900);
  });
});

test('whose selection it is stands above what they have selected, also where their pointer is not on the board', async () => {
  const { editor, canvas, at } = await edit(NOTES);
  const [x, y] = at(240, 0);
  const name = () => colorAt(canvas, x + 2, y - 16);
  const before = name();
  const noor = { id: '7', name: 'Noor', color: '#0e7490', cursor: null };
  editor.setPresence([{ ...noor, selection: ['b'] }]);
  await until('the name', () => name() === '14,116,144');
  editor.setPresence([{ ...noor, selection: [] }]);
  await until('the board below it', () => name() === before);
});

describe('reading only', () => {
  test('nothing on the board changes', async () => {
    const { editor, of, get, store } = await edit(NOTES, true);
    const change = vi.fn<() => void>();
    store.subscribe(change);
    const [x, y] = of('a');
    await mouse.drag([x, y], [x + 60, y]);
    await mouse.click(...of('b'), 2);
    editor.select(['b']);
    editor.focus();
    await userEvent.keyboard('x{Delete}{Control>}d{/Control}');
    expect(change).not.toHaveBeenCalled();
    expect(get('a')).toMatchObject({ x: 0 });
  });
});
