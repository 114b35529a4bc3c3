import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { edit } from '../../test/editing.tsx';
import { topic } from '../../test/elements.ts';

describe('a copy of a topic that hangs on another', () => {
  const STRAY = [
    topic('r', null, { text: 'Root' }),
    // What is stored of a topic that hangs on another says nothing about where it stands.
    topic('one', 'r', { text: 'One', x: 9000, y: -7000 }),
    topic('leaf', 'one', { text: 'Leaf', x: -5000, y: 4000 }),
  ];
  const centreOf = ({ editor }: Awaited<ReturnType<typeof edit>>, id: string) => {
    const box = editor.boxOf(id);
    if (!box) throw new Error(`no box of ${id}`);
    return { x: box.x + box.w / 2, y: box.y + box.h / 2 };
  };
  const isNear = (a: { x: number; y: number }, b: { x: number; y: number }) =>
    Math.abs(a.x - b.x) <= 1 && Math.abs(a.y - b.y) <= 1;

  test('stands beside it when it is duplicated', async () => {
    const board = await edit(STRAY);
    const before = centreOf(board, 'one');
    board.editor.select(['one']);
    board.editor.focus();
    await userEvent.keyboard('{Control>}d{/Control}');
    const [copy = ''] = board.selected();
    expect(board.get(copy)).toMatchObject({ text: 'One', parent: null });
    expect(isNear(centreOf(board, copy), { x: before.x + 24, y: before.y + 24 })).toBe(true);
  });

  test('begins where it stands when it is dragged with Alt', async () => {
    const board = await edit(STRAY);
    const before = centreOf(board, 'one');
    board.editor.select(['one']);
    board.editor.duplicateForDrag();
    const [copy = ''] = board.selected();
    expect(isNear(centreOf(board, copy), before)).toBe(true);
  });

  test('says where it stands on a clipboard', async () => {
    const board = await edit(STRAY);
    board.editor.select(['one']);
    const copied = board.editor.copySelection()?.elements.find(({ id }) => id === 'one');
    expect(copied && 'x' in copied && isNear(copied, centreOf(board, 'one'))).toBe(true);
    expect(copied).toMatchObject({ x: expect.any(Number), parent: null });
  });
});
