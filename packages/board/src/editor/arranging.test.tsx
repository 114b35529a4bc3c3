import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { colorAt, mouse } from '../../test/browser.tsx';
import { edit } from '../../test/editing.tsx';
import { connector, frame, shape, sticky, topic } from '../../test/elements.ts';
import { snapshotOf } from '../document/index.ts';
import { BoardScene } from '../layout/index.ts';
import { measurerFor } from '../surface/sceneFonts.ts';
import { actions, possibleActions } from './index.ts';

const BOARD = [
  shape('a', { x: 0, y: 0, w: 100, h: 100 }),
  shape('b', { x: 300, y: 40, w: 100, h: 60 }),
  shape('c', { x: 440, y: 220, w: 60, h: 100 }),
];

const press = async (...keys: string[]) => {
  const held = keys.slice(0, -1);
  await userEvent.keyboard(
    `${held.map((key) => `{${key}>}`).join('')}${keys.at(-1) ?? ''}${held.map((key) => `{/${key}}`).join('')}`,
  );
};

describe('what is locked', () => {
  test('is selected by a click, and neither moved, deleted nor written on until it is unlocked', async () => {
    const { editor, of, get, selected } = await edit(BOARD);
    editor.select(['a']);
    editor.focus();
    await press('Control', 'Shift', 'l');
    expect(get('a').locked).toBe(true);
    const [x, y] = of('a');
    await mouse.drag([x, y], [x + 40, y + 40]);
    expect(get('a')).toMatchObject({ x: 0, y: 0 });
    await mouse.click(x, y);
    expect(selected()).toEqual(['a']);
    await userEvent.keyboard('{ArrowRight}{Delete}{F2}');
    expect(get('a')).toMatchObject({ x: 0 });
    expect(editor.getState().editing).toBeNull();
    expect(possibleActions(editor).map(({ id }) => id)).toContain('unlock');
    await press('Control', 'Shift', 'l');
    await userEvent.keyboard('{ArrowRight}');
    expect(get('a')).toMatchObject({ x: 1 });
    expect(get('a').locked).toBeUndefined();
  });

  test('stays when it is deleted or moved with others, and a marquee leaves it out', async () => {
    const { editor, get, store, selected, at } = await edit([
      shape('x', { x: -200, locked: true }),
      ...BOARD,
    ]);
    editor.selectAll();
    editor.moveSelection(10, 0);
    expect([get('x'), get('a')]).toMatchObject([{ x: -200 }, { x: 10 }]);
    await mouse.drag(at(-230, -60), at(150, 200));
    expect(selected()).toEqual(['a']);
    editor.selectAll();
    editor.deleteSelection();
    expect([...store.elements.keys()]).toEqual(['x']);
  });
});

test('a mind map that is locked is neither folded nor laid out another way', async () => {
  const { editor, get } = await edit([
    topic('r', null, { text: 'Root', locked: true }),
    topic('one', 'r', { text: 'One', locked: true }),
    topic('leaf', 'one', { text: 'Leaf' }),
  ]);
  editor.select(['one']);
  editor.toggleFolded();
  expect(get('one')).toMatchObject({ folded: false });
  editor.select(['r', 'leaf']);
  editor.setLayout('down');
  expect(get('r')).toMatchObject({ layout: 'right' });
});

test('what is locked does not go with what it hangs on, and gets no topics', async () => {
  const { editor, store } = await edit([
    topic('r', null, { text: 'Root' }),
    topic('one', 'r', { text: 'One' }),
    topic('leaf', 'one', { text: 'Leaf', locked: true }),
    shape('a', { x: 900 }),
    shape('b', { x: 1200 }),
    connector('c', 'a', 'b', { locked: true }),
  ]);
  const all = [...store.elements.keys()];
  editor.select(['one', 'a']);
  editor.deleteSelection();
  expect([...store.elements.keys()]).toEqual(all);
  editor.select(['leaf']);
  editor.addChild();
  expect([...store.elements.keys()]).toEqual(all);
  editor.select(['one']);
  editor.addSibling();
  expect(store.elements.size).toBe(all.length + 1);
});

describe('a group', () => {
  test('is selected, moved, copied and deleted as one, and let go of again', async () => {
    const { editor, of, get, store, selected } = await edit(BOARD);
    editor.select(['a', 'b']);
    editor.focus();
    await press('Control', 'g');
    editor.select([]);
    const from = of('a');
    await mouse.drag(from, [from[0] + 20, from[1]]);
    expect(selected().toSorted()).toEqual(['a', 'b']);
    expect([get('a'), get('b'), get('c')]).toMatchObject([{ x: 20 }, { x: 320 }, { x: 440 }]);
    editor.duplicateSelection();
    const copies = selected();
    editor.select([]);
    editor.selectGroups(copies.slice(0, 1));
    expect(selected().toSorted()).toEqual(copies.toSorted());
    editor.deleteSelection();
    expect(store.elements.size).toBe(4);
    editor.selectGroups(['a']);
    await press('Control', 'Shift', 'G');
    expect(snapshotOf(store.doc).elements.map(({ id, container }) => [id, container])).toEqual([
      ['a', undefined],
      ['b', undefined],
      ['c', undefined],
    ]);
    editor.undo();
    expect(get('a').container).toBe(get('b').container);
    expect(get('a').container).toBeDefined();
  });

  test('is within a group, which is let go of first; a double click gets to one element', async () => {
    const { editor, of, get, selected } = await edit(BOARD);
    const group = () => actions.get('group')?.run(editor);
    editor.select(['a', 'b']);
    group();
    const inner = get('a').container;
    editor.selectGroups(['a', 'c']);
    group();
    expect(get(inner ?? '').container).toBe(get('c').container);
    await mouse.click(...of('c'));
    expect(selected().toSorted()).toEqual(['a', 'b', 'c']);
    await mouse.click(...of('b'), 2);
    expect([selected(), editor.getState().editing]).toEqual([['b'], 'b']);
    editor.stopEditing();
    editor.selectGroups(['b']);
    actions.get('ungroup')?.run(editor);
    expect(get('c').container).toBeUndefined();
    expect(get('a').container).toBe(inner);
  });
});

describe('turning', () => {
  test('by the handle takes place where the element stands, and one undo takes it back', async () => {
    const { editor, at, get, canvas, selected } = await edit([
      shape('a', { x: 0, y: 0, w: 200, h: 40, style: { fill: '#ff0000', stroke: 'none' } }),
    ]);
    editor.select(['a']);
    // From below its middle to the left of it: a quarter.
    await mouse.drag(at(100, 68), at(52, 20), 8);
    expect(get('a')).toMatchObject({ x: 0, y: 0, w: 200, h: 40, rotation: 90 });
    editor.select([]);
    await mouse.click(...at(100, 110));
    expect(selected()).toEqual(['a']);
    editor.select([]);
    expect(colorAt(canvas, ...at(100, 110))).toBe('255,0,0');
    await mouse.click(...at(20, 20));
    expect(selected()).toEqual([]);
    editor.undo();
    expect(get('a').rotation).toBeUndefined();
  });

  test('keeps the opposite corner where it is when what is turned is resized', async () => {
    const { editor, at, get } = await edit([shape('a', { x: 0, y: 0, w: 200, h: 100, rotation: 90 })]);
    editor.select(['a']);
    // Turned by a quarter its lower right corner is at the lower left, and its upper left at the upper right.
    await mouse.drag(at(50, 150), at(30, 190));
    expect(get('a')).toMatchObject({ w: 240, h: 120, rotation: 90 });
    const { x, y, w, h } = get('a') as { x: number; y: number; w: number; h: number };
    const corner = [x + w / 2 + h / 2, y + h / 2 - w / 2];
    expect(corner).toEqual([150, -50]);
  });

  test('by keys goes in steps, several around their middle; frames and topics stay upright', async () => {
    const { editor, get } = await edit([...BOARD, frame('f', { x: 900 }), topic('t', null, { y: 600 })]);
    editor.select(['a']);
    editor.focus();
    await press('Alt', '.');
    await press('Alt', '.');
    await press('Alt', ',');
    expect(get('a').rotation).toBe(15);
    editor.select(['a', 'f']);
    expect(possibleActions(editor).map(({ id }) => id)).not.toContain('turnRight');
    editor.select(['t']);
    expect(possibleActions(editor).map(({ id }) => id)).not.toContain('turnRight');
    editor.select(['a', 'b']);
    editor.turnSelection(180);
    expect(get('a').rotation).toBe(195);
    expect(get('b').rotation).toBe(180);
    expect(Reflect.get(get('a'), 'x')).toBeCloseTo(288.76);
  });
});

describe('arranging', () => {
  test.each([
    ['a', 'x', [0, 0, 0]],
    ['h', 'x', [200, 200, 220]],
    ['d', 'x', [400, 400, 440]],
    ['w', 'y', [0, 0, 0]],
    ['v', 'y', [110, 130, 110]],
    ['s', 'y', [220, 260, 220]],
  ] as const)('Alt+%s aligns along %s, as one edit', async (key, along, expected) => {
    const { editor, get, store } = await edit(BOARD);
    editor.selectAll();
    editor.focus();
    await press('Alt', key);
    expect(['a', 'b', 'c'].map((id) => Reflect.get(get(id), along))).toEqual(expected);
    editor.undo();
    expect([get('a'), get('b'), get('c')]).toEqual(BOARD);
    expect(store.canUndo).toBe(false);
  });

  test('distributing leaves the same room between neighbours, groups as one and what is locked alone', async () => {
    const { editor, get } = await edit([...BOARD, sticky('n', { x: 700, locked: true })]);
    editor.selectAll();
    editor.focus();
    await press('Alt', 'Shift', 'h');
    expect(['a', 'b', 'c', 'n'].map((id) => Reflect.get(get(id), 'x'))).toEqual([0, 220, 440, 700]);
    editor.undo();
    editor.select(['b', 'c']);
    actions.get('group')?.run(editor);
    editor.selectAll();
    expect(possibleActions(editor).map(({ id }) => id)).not.toContain('distributeAcross');
    actions.get('alignTop')?.run(editor);
    expect([get('a'), get('b'), get('c')]).toMatchObject([{ y: 0 }, { y: 0 }, { y: 180 }]);
  });
});

test('what is fainter is painted so, and its lines run to it as it is turned', async () => {
  const red = { fill: '#ff0000', stroke: 'none' } as const;
  const { canvas, at } = await edit([
    shape('a', { x: 0, w: 100, h: 100, opacity: 0.5, style: red }),
    shape('b', { x: 300, w: 200, h: 100, rotation: 90, style: red }),
    connector('c', 'a', 'b', {
      route: 'straight',
      toHead: 'none',
      style: { stroke: '#0000ff', strokeWidth: 6 },
    }),
  ]);
  const [red1, green1] = colorAt(canvas, ...at(50, 50))
    .split(',')
    .map(Number);
  expect(red1).toBeGreaterThan(240);
  expect(green1).toBeGreaterThan(110);
  // Turned, the second stands from 350 to 450: the line goes on beyond where its box began.
  expect(colorAt(canvas, ...at(335, 50))).toBe('0,0,255');
});

const MAP = [
  topic('r', null, { text: 'Root' }),
  topic('one', 'r', { text: 'One', order: 'a0' }),
  topic('two', 'r', { text: 'Two', order: 'a1' }),
  topic('leaf', 'two', { text: 'Leaf' }),
];

test('several topics are dragged at once: they hang one after the other, as one step', async () => {
  const { editor, of, at, store } = await edit([
    ...MAP,
    topic('three', 'r', { order: 'a2', text: 'Three' }),
    topic('low', 'three', { text: 'Low' }),
  ]);
  const childrenOf = (id: string) => store.forest.childrenOf(id).map((child) => child.id);
  editor.select(['three', 'low', 'one']);
  await mouse.drag(of('one'), [of('leaf')[0] + 20, of('leaf')[1]]);
  expect([childrenOf('leaf'), childrenOf('three'), childrenOf('r')]).toEqual([
    ['one', 'three'],
    ['low'],
    ['two'],
  ]);
  store.undo();
  expect(childrenOf('r')).toEqual(['one', 'two', 'three']);
  editor.select(['three', 'one']);
  const [x, y] = of('two');
  await mouse.drag(of('one'), [x - 24, y + 14]);
  expect(childrenOf('r')).toEqual(['two', 'one', 'three']);
  editor.select(['one', 'three']);
  await mouse.drag(of('one'), at(0, 240));
  expect(store.forest.roots.map(({ id }) => id).toSorted()).toEqual(['one', 'r', 'three']);
});

test('a click on the checkbox of a topic ticks it, and keys give it a priority', async () => {
  const { editor, of, get, store } = await edit(MAP);
  editor.select(['one']);
  editor.focus();
  await userEvent.keyboard('{Alt>}x1{/Alt}');
  expect(get('one')).toMatchObject({ task: 'open', priority: 1 });
  const item = new BoardScene(store, measurerFor(store)).get('one');
  const [x, y] = of('one');
  await mouse.click(x - (item?.box.w ?? 0) / 2 + 26, y);
  expect(get('one')).toMatchObject({ task: 'done' });
  store.undo();
  expect(get('one')).toMatchObject({ task: 'open' });
  await userEvent.keyboard('{Alt>}{Shift>}X{/Shift}0{/Alt}');
  expect(get('one')).not.toHaveProperty('task');
  expect(get('one')).not.toHaveProperty('priority');
});

describe('snapping', () => {
  test('what is dragged comes into line with what is around it, and a guide shows it; one undo takes it back', async () => {
    const { editor, get, of, at, canvas } = await edit(BOARD);
    actions.get('snapOn')?.run(editor);
    const [from, to] = [of('a'), at(50 + 297, 50 + 200)];
    const spot = at(300, 150);
    const before = colorAt(canvas, ...spot);
    await mouse.event('mousePressed', ...from);
    await mouse.event('mouseMoved', from[0] + 20, from[1] + 20);
    await mouse.event('mouseMoved', ...to);
    await expect.poll(() => colorAt(canvas, ...spot)).not.toBe(before);
    await mouse.event('mouseReleased', ...to);
    await expect.poll(() => get('a')).toMatchObject({ x: 300, y: 200 });
    editor.select([]);
    await expect.poll(() => colorAt(canvas, ...spot)).toBe(before);
    editor.undo();
    expect(get('a')).toMatchObject({ x: 0, y: 0 });
  });

  test('leaves things where they are put while Ctrl is held, and once it is turned off', async () => {
    const { editor, get, of, at } = await edit(BOARD);
    const drag = (ctrl: boolean) => mouse.drag(of('a'), at(50 + 297, 50 + 200), 6, ctrl);
    actions.get('snapOn')?.run(editor);
    await drag(true);
    expect(get('a')).toMatchObject({ x: 297, y: 200 });
    editor.undo();
    editor.focus();
    await press('Alt', 'g');
    expect(editor.getState().snaps).toBe(false);
    await drag(false);
    expect(get('a')).toMatchObject({ x: 297, y: 200 });
  });

  test.each([
    ['after two others', { x: 400, y: 300, w: 80 }, 324, 320],
    ['before two others', { x: 400, y: 300, w: 80 }, -137, -140],
    ['between two others', { x: 400, y: 300, w: 20 }, 117, 120],
  ])('makes gaps equal %s', async (_where, box, near, expected) => {
    const { editor, get, of } = await edit([
      shape('d', { x: 0, y: 0, w: 100, h: 100 }),
      shape('e', { x: 160, y: 0, w: 100, h: 100 }),
      shape('f', { h: 30, ...box }),
    ]);
    actions.get('snapOn')?.run(editor);
    const [x, y] = of('f');
    await mouse.drag([x, y], [x + near - 400, y - 290]);
    expect(get('f')).toMatchObject({ x: expected, y: 10 });
  });

  test('an edge that is dragged comes into line, too', async () => {
    const { editor, get, at } = await edit(BOARD);
    actions.get('snapOn')?.run(editor);
    editor.select(['a']);
    await mouse.drag(at(100, 50), at(297, 50));
    expect(get('a')).toMatchObject({ x: 0, w: 300, h: 100 });
  });
});
