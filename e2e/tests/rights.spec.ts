import type { Browser, BrowserContext, Page } from '@playwright/test';
import { EditorOnPage } from '../support/editor.ts';
import { signUp } from '../support/people.ts';
import { newTeamBoard } from '../support/teams.ts';
import { expect, listen, test } from '../support/test.ts';

/** A board of a team, open in its owner's browser and in a member's. */
async function together(owner: { page: Page; context: BrowserContext }, browser: Browser, baseURL = '') {
  const context = await browser.newContext({ baseURL, viewport: owner.page.viewportSize() });
  const troubles = listen(context);
  const board = await newTeamBoard(
    { context: owner.context, person: await signUp(owner.context) },
    { context, person: await signUp(context, 'Robin Quay') },
  );
  const open = async (page: Page) => {
    await page.goto(board.address);
    const editor = new EditorOnPage(page);
    await editor.ready();
    return editor;
  };
  const [host, member] = [await open(owner.page), await open(await context.newPage())];
  await host.outline();
  const leave = async () => {
    expect(troubles).toEqual([]);
    await context.close();
  };
  return { host, member, memberContext: context, board, leave };
}

/** Where tickets are asked for; the question says which document the page has. */
const TICKETS = /\/collab-ticket\?/u;

/** Keeps a page from joining its board again until the function that it returns is called, once it has tried to. */
async function holdTickets(page: Page): Promise<() => Promise<void>> {
  const [tried, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route(TICKETS, async (route) => {
    tried.resolve();
    await released.promise;
    await route.fallback();
  });
  return async () => {
    await tried.promise;
    released.resolve();
    await page.unroute(TICKETS);
  };
}

/** Presses on a place of the board and moves on, still pressing. */
async function beginDrag({ page }: EditorOnPage, x: number, y: number): Promise<void> {
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 60, y + 40, { steps: 4 });
}

test('what is drawn while the right to edit goes and comes back, and all after it, is saved and seen by everybody', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const { host, member, board, leave } = await together({ page, context }, browser, baseURL);
  await member.outline();
  await member.write('sticky', { x: 700, y: 300 }, 'Before');
  await member.saved();
  const release = await holdTickets(member.page);
  await beginDrag(member, 700, 300);
  await board.setRole('viewer');
  // What goes to the server before it has ended the connection is refused, which another story is about.
  await expect(member.page.locator('[data-state="offline"], [data-state="waiting"]')).toBeVisible();
  await member.page.mouse.move(800, 420, { steps: 4 });
  await member.page.mouse.up();
  await board.setRole('editor');
  await release();
  await member.ready();
  await member.write('sticky', { x: 700, y: 650 }, 'First after');
  await member.write('sticky', { x: 1000, y: 650 }, 'Second after');
  await member.saved();
  const names = ['Before', 'First after', 'Second after'];
  const isWhole = async (editor: EditorOnPage) => {
    for (const name of names) await expect(editor.row(`Sticky note “${name}”`)).toBeVisible();
  };
  await isWhole(host);
  for (const editor of [host, member]) {
    await editor.page.reload();
    await editor.ready();
    await editor.outline();
    await isWhole(editor);
  }
  await leave();
});

test('edits made offline by somebody who may only look by then are kept as a board of their own; a right regained lets them edit at once', async ({
  page,
  context,
  browser,
  baseURL,
  look,
}) => {
  const { host, member, memberContext, board, leave } = await together({ page, context }, browser, baseURL);
  await memberContext.setOffline(true);
  await member.write('sticky', { x: 700, y: 300 }, 'Made offline');
  await board.setRole('viewer');
  await memberContext.setOffline(false);
  const dialog = member.page.getByRole('alertdialog', { name: 'Your last changes cannot be saved here' });
  await expect(dialog).toContainText('You may only view this board now.');
  await look('edits-kept', member.page);
  await dialog.getByRole('button', { name: 'Save as a new board of mine' }).click();
  await expect(member.page).not.toHaveURL(new RegExp(`${board.address}$`, 'u'));
  await member.ready();
  await member.page.reload();
  await member.ready();
  await member.outline();
  await expect(member.row('Sticky note “Made offline”')).toBeVisible();

  await member.page.goto(board.address);
  await expect(member.page.getByText('View only')).toBeVisible();
  await board.setRole('editor');
  await member.ready();
  await member.write('sticky', { x: 700, y: 300 }, 'By a right regained');
  await member.saved();
  await expect(host.row('Sticky note “By a right regained”')).toBeVisible();
  await expect(host.row('Sticky note “Made offline”')).toHaveCount(0);
  await leave();
});

test('a drag that is broken off because the right to edit is gone asks nothing', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const { host, member, board, leave } = await together({ page, context }, browser, baseURL);
  await member.write('sticky', { x: 700, y: 300 }, 'Dragged');
  await member.saved();
  await beginDrag(member, 700, 300);
  await board.setRole('viewer');
  await expect(member.page.getByText('View only')).toBeVisible();
  await member.page.mouse.up();
  await member.outline();
  await host.write('sticky', { x: 1000, y: 300 }, 'From the owner');
  await expect(member.row('Sticky note “From the owner”')).toBeVisible();
  await expect(member.row('Sticky note “Dragged”')).toBeVisible();
  await expect(member.page.getByRole('alertdialog')).toHaveCount(0);
  await leave();
});
