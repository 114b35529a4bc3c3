import { BoardStore, type BoardElement } from '@boardwalk/board';
import { expect, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { LiveBoard } from '../src/features/editor/live/live-board.ts';
import { aLiveTicket } from './boards.ts';
import { clickBoard, openEditor, openOutline } from './editor.ts';

/** The rows of the outline with their levels: `1 Plan`. */
export const levels = () =>
  page
    .getByRole('treeitem')
    .elements()
    .map(
      (row) =>
        `${row.getAttribute('aria-level')} ${/“(.*)”/u.exec(row.getAttribute('aria-label') ?? '')?.[1] ?? ''}`,
    );

/** Opens a board with a topic “Plan” and its outline, where it is chosen. */
export async function openMap(options: Parameters<typeof openEditor>[0] = {}): Promise<{ fileKey: string }> {
  const opened = await openEditor(options);
  await userEvent.click(page.getByRole('button', { name: 'Mind map' }));
  await clickBoard(700, 350);
  await userEvent.keyboard('Plan{Escape}');
  await openOutline();
  await userEvent.click(page.getByRole('treeitem', { name: 'Topic “Plan”' }));
  return opened;
}

/** The field in which a topic is written. */
export const field = () => page.getByRole('textbox', { name: 'Text: Topic' });

/** The board as somebody else has it open. */
export async function another(fileKey: string): Promise<BoardStore> {
  const live = new LiveBoard({ fileKey, getTicket: async () => aLiveTicket() });
  const store = new BoardStore(live.doc);
  onTestFinished(() => {
    store.destroy();
    live.destroy();
  });
  await expect.poll(() => live.getState().isLoaded).toBe(true);
  await expect.poll(() => store.elements.size).toBeGreaterThan(0);
  return store;
}

/** The element with a text. */
export const withText = (store: BoardStore, text: string): BoardElement => {
  const found = [...store.elements.values()].find((element) => element.text === text);
  if (!found) throw new Error(`There is no “${text}”.`);
  return found;
};
