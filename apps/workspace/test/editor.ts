import type { BoardFileDetail } from '@boardwalk/api-client';
import { aBoardFileDetail, type MockHandlers } from '@boardwalk/test-kit';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aLiveTicket, freshFileKey } from './boards.ts';
import { mountApp, type Mounted } from './mount.tsx';
import { ONE_PLACE } from './one-place.ts';

/** An editor on a board of the live server. */
export interface OpenedEditor extends Mounted {
  readonly fileKey: string;
}

/** Opens an empty board in the editor and waits until it can be drawn on. */
export async function openEditor(
  options: {
    readonly file?: Partial<BoardFileDetail>;
    readonly ticket?: string;
    readonly handlers?: MockHandlers;
    readonly fileKey?: string;
    /** Query of the address. */
    readonly search?: string;
  } = {},
): Promise<OpenedEditor> {
  const { file = {}, ticket = 'a-ticket', handlers = {}, fileKey = freshFileKey(), search = '' } = options;
  const detail = aBoardFileDetail({ file_key: fileKey, ...file });
  const app = await mountApp(`/editor/${fileKey}${search}`, {
    ...ONE_PLACE,
    getFile: () => detail,
    createCollabTicket: () => aLiveTicket({ ticket, role: detail.role }),
    ...handlers,
  });
  await expect.element(board(), { timeout: 15_000 }).toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Show everything' })).toBeVisible();
  return { ...app, fileKey };
}

/** The field of the board, which has the keyboard. */
export const board = () => page.getByRole('textbox', { name: /^Board:/u });

/** Milliseconds a hand holds a button down: longer than a frame. */
const HELD = 40;

/** Clicks a point of the board that is clear of everything that floats over it, as a hand does. */
export async function clickBoard(x: number, y: number, options: { clickCount?: 1 | 2 } = {}): Promise<void> {
  const canvas = document.querySelector('canvas');
  if (canvas === null) throw new Error('There is no board.');
  if (options.clickCount === 2) await userEvent.dblClick(canvas, { position: { x, y }, delay: HELD });
  else await userEvent.click(canvas, { position: { x, y }, delay: HELD });
}

/** Draws a note at a point and writes on it. */
export async function putNote(x: number, y: number, text: string): Promise<void> {
  await userEvent.click(page.getByRole('button', { name: 'Sticky note' }));
  await clickBoard(x, y);
  await userEvent.keyboard(text);
  await userEvent.keyboard('{Escape}');
}

/** Opens the outline, which shows what is on the board. */
export async function openOutline(): Promise<void> {
  await userEvent.click(page.getByRole('button', { name: 'Outline', exact: true }));
  await expect.element(page.getByRole('heading', { name: 'Outline' })).toBeVisible();
}

/** Names of all entries of the opened outline, from the top. */
export function outlineNames(): string[] {
  const rows = page.getByRole('treeitem').elements();
  return rows.map((row) => row.getAttribute('aria-label') ?? '');
}
