import { BoardStore, type TableElement } from '@boardwalk/board';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aLiveTicket } from '../../../../test/boards.ts';
import { clickBoard, openEditor } from '../../../../test/editor.ts';
import { expectAccessible } from '../../../../test/mount.tsx';
import { LiveBoard } from '../live/live-board.ts';

const style = () => page.getByRole('toolbar', { name: 'Style' });

/** Expects the live region to say something. */
async function expectSaid(text: string): Promise<void> {
  await expect.element(page.getByRole('status').filter({ hasText: text })).toBeInTheDocument();
}

test('a range of cells is chosen by keys, which is said, and gets a colour that others see and one undo takes back', async () => {
  await page.viewport(1280, 800);
  const { fileKey } = await openEditor();
  const live = new LiveBoard({ fileKey, getTicket: async () => aLiveTicket() });
  const store = new BoardStore(live.doc);
  onTestFinished(() => {
    store.destroy();
    live.destroy();
  });
  const table = (): TableElement | undefined =>
    [...store.elements.values()].find((element) => element.type === 'table');
  const fills = () => Object.values(table()?.looks ?? {}).map(({ fill }) => fill);
  await userEvent.keyboard('b');
  await clickBoard(600, 400);
  await userEvent.keyboard('Plan{Tab}Who{Escape}');
  await expect.poll(() => Object.values(table()?.cells ?? {})).toEqual(['Plan', 'Who']);
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
  await expectSaid('2 cells selected: row 1, column 2 to row 2, column 2');
  await userEvent.click(style().getByRole('button', { name: 'Fill color' }));
  await expect
    .element(page.getByRole('button', { name: 'No color', exact: true }))
    .toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(page.getByRole('button', { name: 'Coral' }));
  await expect.poll(fills).toEqual(['coral', 'coral']);
  await expect.element(page.getByRole('button', { name: 'Coral' })).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(style().getByRole('button', { name: 'Bold' }));
  await expect
    .poll(() => Object.values(table()?.looks ?? {}))
    .toMatchObject([{ bold: true }, { bold: true }]);
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect
    .poll(() => Object.values(table()?.looks ?? {}))
    .toEqual([{ fill: 'coral' }, { fill: 'coral' }]);
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(fills).toEqual([]);
});

test('whole rows, columns and tables are said as such', async () => {
  await page.viewport(1280, 800);
  await openEditor();
  await userEvent.keyboard('b');
  await clickBoard(600, 400);
  await userEvent.keyboard('{Escape}{ArrowDown}{Shift>} {/Shift}');
  await expectSaid('Row 2 selected');
  await userEvent.keyboard('{ArrowDown}{Control>} {/Control}');
  await expectSaid('Column 1 selected');
  await userEvent.keyboard('{Control>}a{/Control}');
  await expectSaid('All 9 cells selected');
});

test('what is typed into a chosen cell is written there, also letters that are keys of the page', async () => {
  await page.viewport(1280, 800);
  const { fileKey } = await openEditor();
  const live = new LiveBoard({ fileKey, getTicket: async () => aLiveTicket() });
  const store = new BoardStore(live.doc);
  onTestFinished(() => {
    store.destroy();
    live.destroy();
  });
  const texts = () =>
    [...store.elements.values()].flatMap((element) =>
      element.type === 'table' ? Object.values(element.cells) : [],
    );
  await userEvent.keyboard('b');
  await clickBoard(600, 400);
  await userEvent.keyboard('Plan{Tab}');
  await userEvent.keyboard('kiwi{Tab}');
  await userEvent.keyboard('?');
  await expect.poll(texts).toEqual(['Plan', 'kiwi', '?']);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});
