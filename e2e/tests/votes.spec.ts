import type { Page } from '@playwright/test';
import { EditorOnPage } from '../support/editor.ts';
import { signUp } from '../support/people.ts';
import { newTeamBoard } from '../support/teams.ts';
import { expect, listen, test } from '../support/test.ts';

test('a team votes with dots: each sees their own, and both the sums when the vote ends', async ({
  page,
  context,
  browser,
  baseURL,
  look,
}) => {
  const elsewhere = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    viewport: page.viewportSize(),
  });
  const troubles = listen(elsewhere);
  const board = await newTeamBoard(
    { context, person: await signUp(context) },
    { context: elsewhere, person: await signUp(elsewhere, 'Robin Quay') },
  );
  const open = async (where: Page) => {
    await where.goto(board.address);
    const editor = new EditorOnPage(where);
    await editor.ready();
    return editor;
  };
  const [host, member] = [await open(page), await open(await elsewhere.newPage())];
  await host.write('sticky', { x: 480, y: 400 }, 'Tea');
  await host.write('sticky', { x: 800, y: 400 }, 'Coffee');
  await host.saved();
  await member.outline();
  await expect(member.row('Sticky note “Coffee”')).toBeVisible();

  await host.page.getByRole('button', { name: 'More', exact: true }).click();
  await host.page.getByRole('menuitem', { name: 'Vote with dots…' }).click();
  await host.page.getByLabel('Question').fill('What do we drink?');
  await host.page.getByRole('button', { name: 'Start the vote' }).click();
  const barOf = (editor: EditorOnPage) => editor.page.getByRole('region', { name: 'Vote' });
  await expect(barOf(member).getByText('What do we drink?')).toBeVisible();

  const dots = /take one back$/u;
  await member.page.mouse.click(480, 400);
  await expect(barOf(member).getByText('2 dots left')).toBeVisible();
  await member.page.mouse.click(480, 400);
  await expect(barOf(member).getByText('1 dot left')).toBeVisible();
  await host.page.mouse.click(800, 400);
  await expect(barOf(host).getByText('2 dots left')).toBeVisible();
  await look('vote-runs');
  await expect(host.page.getByRole('button', { name: dots })).toHaveCount(1);
  await expect(
    member.page.getByRole('button', { name: '2 dots on Sticky note “Tea”: take one back' }),
  ).toBeVisible();

  // What was placed is there after a reload.
  await member.page.reload();
  await member.ready();
  await expect(barOf(member).getByText('1 dot left')).toBeVisible();
  await barOf(host).getByRole('button', { name: 'End the vote' }).click();
  for (const editor of [host, member]) {
    await expect(editor.page.getByRole('img', { name: 'Sticky note “Tea”: 2 dots' })).toBeVisible();
    await expect(editor.page.getByRole('img', { name: 'Sticky note “Coffee”: 1 dot' })).toBeVisible();
  }
  await look('vote-ended');
  expect(troubles).toEqual([]);
  await elsewhere.close();
});
