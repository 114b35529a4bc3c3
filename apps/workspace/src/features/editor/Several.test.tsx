import { BoardStore, type BoardElement } from '@boardwalk/board';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aLiveTicket } from '../../../test/boards.ts';
import { openEditor, putNote } from '../../../test/editor.ts';
import { expectAccessible } from '../../../test/mount.tsx';
import { hold, tap, tapOn, touch } from '../../../test/touch.ts';
import { LiveBoard } from './live/live-board.ts';

const said = () => [...document.querySelectorAll('output')].map(({ textContent }) => textContent).join(' ');
const done = page.getByRole('button', { name: 'Done' });
const several = page.getByRole('button', { name: 'Select several' });

afterEach(async () => await page.viewport(1280, 800));

/** A board of three notes on a phone, and what others see of it. */
async function openNotes() {
  await page.viewport(390, 800);
  const { fileKey } = await openEditor();
  await putNote(110, 340, 'One');
  await putNote(290, 380, 'Two');
  await putNote(110, 560, 'Three');
  await userEvent.keyboard('{Escape}');
  const live = new LiveBoard({ fileKey, getTicket: async () => aLiveTicket() });
  const store = new BoardStore(live.doc);
  onTestFinished(() => {
    store.destroy();
    live.destroy();
  });
  const notes = () => [...store.elements.values()].filter(({ type }) => type === 'sticky');
  await expect.poll(() => notes().map(({ text }) => text)).toEqual(['One', 'Two', 'Three']);
  const note = (text: string) => {
    const found = notes().find((each) => each.text === text);
    if (!found || !('y' in found)) throw new Error(`There is no note “${text}”.`);
    return found;
  };
  return { store, note };
}

const menuOf = async (x: number, y: number, item: RegExp): Promise<void> => {
  const found = page.getByRole('menuitem', { name: item });
  await hold(x, y, async () => await expect.element(found).toBeVisible());
  await tapOn(found);
  await expect.element(found).not.toBeInTheDocument();
};

test('by finger alone several are chosen from the long-press menu, aligned, given one colour and grouped', async () => {
  const { store, note } = await openNotes();
  await menuOf(300, 600, /^Select several/u);
  await expect.element(page.getByText('Choose elements one by one, or drag a box around them')).toBeVisible();
  await expect.poll(said).toContain('Selecting several.');
  await expectAccessible();
  await tap(110, 340);
  await expect.element(page.getByText('1 selected', { exact: true })).toBeVisible();
  await tap(290, 380);
  await expect.element(page.getByText('2 selected', { exact: true })).toBeVisible();
  await expect.element(several).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible();

  const third = note('Three').style.fill;
  await tapOn(page.getByRole('button', { name: 'Align and turn' }));
  const ways = page.getByRole('dialog', { name: 'Align and turn' }).getByRole('button');
  await expect.element(ways.first()).toBeVisible();
  const unseen = ways.elements().filter((way) => way.querySelector('svg') === null);
  expect(unseen.map((way) => way.getAttribute('aria-label'))).toEqual([]);
  await tapOn(page.getByRole('button', { name: 'Align top' }));
  await expect.poll(() => note('One').y === note('Two').y).toBe(true);
  await userEvent.keyboard('{Escape}');
  await tapOn(page.getByRole('button', { name: 'Fill color' }));
  await tapOn(page.getByRole('button', { name: 'Green' }));
  await expect
    .poll(() => [note('One'), note('Two')].map(({ style }) => style.fill))
    .toEqual(['green', 'green']);
  expect(note('Three').style.fill).toBe(third);

  await menuOf(110, 340, /^Group/u);
  const group = (): BoardElement | undefined =>
    [...store.elements.values()].find(({ type }) => type === 'group');
  await expect.poll(() => note('Two').container).toBe(group()?.id);
  expect(note('One').container).toBe(group()?.id);
  expect(note('Three').container).toBeUndefined();
  await tapOn(done);
  await expect.element(done).not.toBeInTheDocument();
  await expect.poll(said).toContain('Selecting several has ended');
});

test('the sheet of tools turns it on, a finger draws the box, and Escape, a tool or its button end it', async () => {
  await openNotes();
  const more = page.getByRole('button', { name: 'More tools' });
  await tapOn(more);
  await expectAccessible();
  await tapOn(page.getByRole('dialog').getByRole('button', { name: 'Select several' }));
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(more).toHaveAttribute('aria-pressed', 'true');
  // A finger has no use for the keyboard, which would cover half of the board.
  expect(document.activeElement?.matches('textarea')).toBe(false);
  await touch([[215, 665]], [[180, 600]], [[100, 400]], [[8, 235]]);
  await expect.element(page.getByText('2 selected', { exact: true })).toBeVisible();
  // The button of the sheet has the keyboard, and its hint goes first.
  await userEvent.keyboard('{Escape}{Escape}');
  await expect.element(done).not.toBeInTheDocument();
  await expect.element(several).toHaveAttribute('aria-pressed', 'false');
  await tapOn(several);
  await expect.element(done).toBeVisible();
  await tapOn(several);
  await expect.element(done).not.toBeInTheDocument();
  await tapOn(several);
  await tapOn(page.getByRole('button', { name: 'Sticky note' }));
  await expect.element(done).not.toBeInTheDocument();
});

test('the palette and the list of shortcuts name it', async () => {
  await openEditor();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(page.getByRole('dialog', { name: 'All commands' })).toBeVisible();
  await userEvent.keyboard('select several{Enter}');
  await expect.element(done).toBeVisible();
  await userEvent.click(done);
  await expect.element(page.getByRole('textbox', { name: /^Board:/u })).toHaveFocus();
  await userEvent.keyboard('?');
  await expect.element(page.getByRole('dialog').getByText('Select several', { exact: true })).toBeVisible();
});
