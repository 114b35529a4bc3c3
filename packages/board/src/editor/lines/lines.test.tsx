import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { frames, mouse, touch } from '../../../test/browser.tsx';
import { edit } from '../../../test/editing.tsx';
import { connector, drawing, highlight, shape, topic } from '../../../test/elements.ts';
import type { BoardElement, ConnectorElement } from '../../document/index.ts';
import { possibleActions, type BoardEditor } from '../index.ts';

const lineOf = (get: (id: string) => BoardElement, id = 'line'): ConnectorElement => {
  const element = get(id);
  if (element.type !== 'connector') throw new Error(`${id} is no connector`);
  return element;
};

const board = (given: Partial<ConnectorElement> = {}): BoardElement[] => [
  shape('a', { x: 0, y: 0, w: 100, h: 100 }),
  shape('b', { x: 500, y: 0, w: 100, h: 100 }),
  connector('line', 'a', 'b', { route: 'straight', ...given }),
  // Keeps the board from being shown enlarged.
  shape('below', { x: 0, y: 400, w: 100, h: 100 }),
];

const run = (editor: BoardEditor, id: string): void => {
  const action = possibleActions(editor).find((each) => each.id === id);
  if (!action) throw new Error(`${id} is not possible`);
  action.run(editor);
};

describe('bends of a connector', () => {
  test('come by dragging the middle of a stretch, are dragged on, and go where the line runs anyway; each is one step', async () => {
    const { editor, get, at } = await edit(board());
    editor.select(['line']);
    await frames();
    await mouse.drag(at(300, 50), at(300, 200));
    expect(lineOf(get).bends).toEqual([[300, 200]]);
    await mouse.drag(at(300, 200), at(350, 250));
    expect(lineOf(get).bends).toEqual([[350, 250]]);
    // The middle of the stretch from the bend to the other end adds a second one.
    const item = editor.surface?.scene.get('line');
    if (item?.kind !== 'connector') throw new Error('no line');
    const { end } = item.path;
    await mouse.drag(at((350 + end.x) / 2, (250 + end.y) / 2), at(520, 250));
    expect(lineOf(get).bends).toEqual([
      [350, 250],
      [520, 250],
    ]);
    await mouse.drag(at(520, 250), at(440, 160));
    expect(lineOf(get).bends).toEqual([[350, 250]]);
    editor.undo();
    editor.undo();
    editor.undo();
    expect(lineOf(get).bends).toEqual([[300, 200]]);
    editor.undo();
    expect(lineOf(get).bends).toBeUndefined();
  });

  test.each(['elbow', 'curved'] as const)(
    'of a line that is %s go where it runs without them, too',
    async (route) => {
      const { editor, get, at } = await edit(board({ route, bends: [[300, 250]] })); // prettier-ignore
      editor.select(['line']);
      await frames();
      await mouse.drag(at(300, 250), at(300, 52));
      expect(lineOf(get).bends).toBeUndefined();
    },
  );

  test('go by a click with Alt, and all of them by one command', async () => {
    const { editor, get, at } = await edit(board({ bends: [[200, 200], [400, 200]] })); // prettier-ignore
    editor.select(['line']);
    await frames();
    const [x, y] = at(200, 200);
    await mouse.event('mousePressed', x, y, 1, false, false, true);
    await mouse.event('mouseReleased', x, y, 1, false, false, true);
    expect(lineOf(get).bends).toEqual([[400, 200]]);
    run(editor, 'removeBends');
    expect(lineOf(get).bends).toBeUndefined();
    expect(possibleActions(editor).map(({ id }) => id)).not.toContain('removeBends');
  });

  test('are dragged by a finger', async () => {
    const { editor, get, at } = await edit(board({ bends: [[300, 200]] })); // prettier-ignore
    editor.select(['line']);
    await frames();
    const [[x, y], [toX, toY]] = [at(300, 200), at(320, 280)];
    await touch([[x, y]], [[(x + toX) / 2, (y + toY) / 2]], [[toX, toY]]);
    expect(lineOf(get).bends).toEqual([[320, 280]]);
  });

  test('are added and moved by keys alone', async () => {
    const { editor, get } = await edit(board());
    editor.select(['line']);
    editor.focus();
    run(editor, 'addBend');
    expect(lineOf(get).bends).toEqual([[300, 50]]);
    await userEvent.keyboard('{ArrowDown}');
    const [bend] = lineOf(get).bends ?? [];
    expect(bend?.[0]).toBe(300);
    expect(bend?.[1]).toBeGreaterThan(50);
  });

  test('go along when both elements that the connector holds on to are moved, and stay when one is', async () => {
    const { editor, get } = await edit(board({ bends: [[300, 200]] })); // prettier-ignore
    editor.select(['a', 'b']);
    editor.moveSelection(10, 20);
    expect(lineOf(get).bends).toEqual([[310, 220]]);
    editor.select(['a']);
    editor.moveSelection(10, 20);
    expect(lineOf(get).bends).toEqual([[310, 220]]);
  });

  test('of a relation go along with the whole map of its topics, unless one of its ends stays', async () => {
    const { editor, get } = await edit([
      topic('r', null, { x: 0, y: 0, text: 'Root' }),
      topic('a', 'r', { text: 'A' }),
      topic('b', 'r', { text: 'B' }),
      shape('fixed', { x: 500, y: 300, locked: true }),
      connector('line', 'a', 'b', { bends: [[300, 40]] }), // prettier-ignore
      connector('out', 'a', 'fixed', { bends: [[400, 200]] }), // prettier-ignore
    ]);
    editor.select(['r', 'fixed']);
    editor.moveSelection(10, 20);
    expect(get('r')).toMatchObject({ x: 10, y: 20 });
    expect(lineOf(get).bends).toEqual([[310, 60]]);
    expect(lineOf(get, 'out').bends).toEqual([[400, 200]]);
    // Two topics do not leave their map, so what is between them stays, too.
    editor.select(['a', 'b']);
    editor.moveSelection(10, 20);
    expect(lineOf(get).bends).toEqual([[310, 60]]);
  });

  test('are copied with the connector, beside the first ones', async () => {
    const { editor, get, selected } = await edit(board({ bends: [[300, 200]] })); // prettier-ignore
    editor.select(['a', 'b', 'line']);
    run(editor, 'duplicate');
    const copy = selected().find((id) => get(id).type === 'connector') ?? '';
    const [a, b] = [get('a'), get(selected().find((id) => get(id).type === 'shape') ?? '')];
    if (!('x' in a) || !('x' in b)) throw new Error('no shapes');
    expect(lineOf(get, copy).bends).toEqual([[300 + b.x - a.x, 200 + b.y - a.y]]);
  });

  test('neither come nor go for who may only look, or where the connector is locked', async () => {
    for (const readOnly of [true, false]) {
      const bends = [[300, 200]] as const;
      const { editor, get, at } = await edit(
        board({ bends, ...(readOnly ? {} : { locked: true }) }),
        readOnly,
      );
      editor.select(['line']);
      await frames();
      await mouse.drag(at(300, 200), at(320, 280));
      expect(lineOf(get).bends).toEqual(bends);
    }
  });
});

describe('the ends of a connector', () => {
  test('take hold of a side near its middle, of the element elsewhere on it, and of the bare point with Ctrl', async () => {
    const { editor, get, at } = await edit(board());
    editor.select(['line']);
    await frames();
    await mouse.drag(at(500, 50), at(550, 4));
    expect(lineOf(get).to).toEqual({ element: 'b', anchor: 'top' });
    await mouse.drag(at(550, 0), at(540, 60));
    expect(lineOf(get).to).toEqual({ element: 'b', anchor: 'auto' });
    editor.setConnector({ fromAnchor: 'bottom' });
    expect(lineOf(get).from).toEqual({ element: 'a', anchor: 'bottom' });
    await mouse.drag(at(50, 100), at(60, 40), 6, true);
    expect(lineOf(get).from).toEqual({ x: 60, y: 40 });
    editor.setConnector({ fromAnchor: 'top' });
    expect(lineOf(get).from).toEqual({ x: 60, y: 40 });
  });

  test('take hold of a corner and of any place of the outline near these, as one step, and are free again elsewhere on it', async () => {
    const { editor, get, at } = await edit(board());
    editor.select(['line']);
    await frames();
    await mouse.drag(at(500, 50), at(597, 4));
    expect(lineOf(get).to).toEqual({ element: 'b', anchor: 'top', at: [1, 0] });
    await mouse.drag(at(600, 0), at(575, 102));
    expect(lineOf(get).to).toEqual({ element: 'b', anchor: 'bottom', at: [0.75, 1] });
    editor.undo();
    expect(lineOf(get).to).toEqual({ element: 'b', anchor: 'top', at: [1, 0] });
    editor.redo();
    await frames();
    await mouse.drag(at(575, 100), at(550, 60));
    expect(lineOf(get).to).toEqual({ element: 'b', anchor: 'auto' });
  });

  test('take hold of a corner by a finger, further from it than by a mouse', async () => {
    const { editor, get, at } = await edit(board());
    editor.select(['line']);
    await frames();
    const [[x, y], [toX, toY]] = [at(500, 50), at(520, 84)];
    await mouse.drag([x, y], [toX, toY]);
    expect(lineOf(get).to).toEqual({ element: 'b', anchor: 'auto' });
    await frames();
    await touch([[x, y]], [[(x + toX) / 2, (y + toY) / 2]], [[toX, toY]]);
    expect(lineOf(get).to).toEqual({ element: 'b', anchor: 'bottom', at: [0, 1] });
  });

  test('do not take hold of a line drawn by hand from inside of its box, where only the board is seen', async () => {
    for (const hand of [drawing, highlight]) {
      const { editor, get, at } = await edit([...board(), hand('hand', { x: 200, y: 120, w: 240, h: 240 })]);
      editor.select(['line']);
      await frames();
      await mouse.drag(at(500, 50), at(320, 180));
      expect(lineOf(get).to).toEqual({ x: 320, y: 180 });
      await mouse.drag(at(320, 180), at(320, 240));
      expect(lineOf(get).to).toMatchObject({ element: 'hand' });
    }
  });

  test('a new connector takes hold of the sides it is drawn from and to', async () => {
    const { editor, get, at, selected } = await edit(board());
    editor.setTool('connector');
    await mouse.drag(at(50, 98), at(502, 50));
    expect(lineOf(get, selected()[0])).toMatchObject({
      from: { element: 'a', anchor: 'bottom' },
      to: { element: 'b', anchor: 'left' },
    });
  });
});
