import { EditorOnPage, newBoard } from '../support/editor.ts';
import { signUp } from '../support/people.ts';
import { expect, listen, test } from '../support/test.ts';

test('a board is shared by a link: the visitor comments and is answered, may edit later, follows, sees the timer, and what they deleted comes back from a version', async ({
  page,
  context,
  browser,
  baseURL,
  look,
}) => {
  test.setTimeout(240_000);
  const owner = await signUp(context, 'Ada Marsh');
  const host = await newBoard(page);
  await host.write('sticky', { x: 480, y: 400 }, 'Ferry times');
  await host.saved();

  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const sharing = page.getByRole('dialog', { name: /^Share “/u });
  await sharing.getByLabel('People can').selectOption('Comment');
  await sharing.getByRole('button', { name: 'Make the link' }).click();
  const address = await sharing.getByText(/\/app\/share\/[^/]+$/u).textContent();
  await page.keyboard.press('Escape');

  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '', viewport: page.viewportSize() });
  const troubles = listen(elsewhere);
  await signUp(elsewhere, 'Robin Quay');
  const visitor = await elsewhere.newPage();
  const guest = new EditorOnPage(visitor);

  await test.step('the link lets its visitor comment and nothing else', async () => {
    await visitor.goto(address ?? '');
    await expect(visitor.getByText('You can look at this board and comment on it.')).toBeVisible();
    await visitor.getByRole('button', { name: 'Open the board' }).click();
    await visitor.waitForURL('**/app/editor/*');
    await expect(visitor.getByText('Comment only')).toBeVisible();
    await expect(visitor.getByRole('button', { name: 'Sticky note' })).toHaveCount(0);
  });

  await test.step('a comment with a mention reaches the owner, who answers and resolves it', async () => {
    await visitor.getByRole('button', { name: 'Comments', exact: true }).click();
    await visitor.getByRole('button', { name: 'Add a comment' }).click();
    await visitor.mouse.click(560, 420);
    await visitor.getByRole('textbox', { name: 'Your comment' }).pressSequentially('Is this right, @Ada');
    await visitor.getByRole('option', { name: /Ada Marsh/u }).click();
    await look('share-comment-only', visitor);
    await visitor.getByRole('button', { name: 'Comment', exact: true }).click();
    const asked = page.getByRole('button', { name: 'Comment by Robin Quay, unread' });
    await asked.click();
    const thread = page.getByRole('dialog', { name: 'Comment by Robin Quay' });
    await expect(thread.getByText('Is this right, @Ada Marsh')).toBeVisible();
    await thread.getByRole('textbox', { name: 'Reply' }).fill('From May on');
    await thread.getByRole('button', { name: 'Send' }).click();
    await expect(visitor.getByRole('dialog', { name: /^Comment/u }).getByText('From May on')).toBeVisible();
    await thread.getByRole('button', { name: 'Resolve' }).click();
    await expect(asked).toHaveCount(0);
    await page.keyboard.press('Escape');
    await visitor.keyboard.press('Escape');
  });

  await test.step('a link that allows more lets its visitor edit when they open it again', async () => {
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await sharing.getByLabel('What this link allows').selectOption('Edit');
    await expect.poll(async () => sharing.getByLabel('What this link allows').inputValue()).toBe('editor');
    await page.keyboard.press('Escape');
    await visitor.goto(address ?? '');
    await expect(visitor.getByText('You can edit this board.')).toBeVisible();
    await visitor.getByRole('button', { name: 'Open the board' }).click();
    await guest.ready();
    await guest.write('sticky', { x: 800, y: 400 }, 'Tram times');
    await guest.saved();
    await host.outline();
    await expect(host.row('Sticky note “Tram times”')).toBeVisible();
  });

  await test.step('who follows sees the part of the board that is looked at', async () => {
    await visitor.getByRole('button', { name: '1 other person is here' }).click();
    await visitor.getByRole('button', { name: `Follow ${owner.nickName}` }).click();
    await expect(visitor.getByText(`You are following ${owner.nickName}`)).toBeVisible();
    const before = await guest.picture();
    await page.mouse.move(700, 600);
    await page.mouse.wheel(0, 400);
    await expect.poll(async () => (await guest.picture()) !== before).toBe(true);
    await visitor.getByRole('button', { name: 'Stop following' }).click();
  });

  await test.step('the timer of one runs for both', async () => {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Timer…' }).click();
    await page.getByRole('dialog', { name: 'Timer' }).getByRole('button', { name: 'Start' }).click();
    for (const where of [page, visitor])
      await expect(where.getByRole('region', { name: 'Timer' })).toBeVisible();
    await look('share-timer', visitor);
    await page.getByRole('button', { name: 'End the timer' }).click();
    await expect(visitor.getByRole('region', { name: 'Timer' })).toHaveCount(0);
  });

  await test.step('what the visitor deletes comes back for both from a version', async () => {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Versions…' }).click();
    const versions = page.getByRole('dialog', { name: 'Versions' });
    await versions.getByLabel('Name of a new version').fill('Both times');
    await versions.getByRole('button', { name: 'Keep the board as it is now' }).click();
    await expect(versions.getByRole('button', { name: /^Both times/u })).toBeVisible();
    await page.keyboard.press('Escape');

    await guest.outline();
    await guest.row('Sticky note “Ferry times”').click();
    await visitor.keyboard.press('Delete');
    await guest.saved();
    await expect(host.row('Sticky note “Ferry times”')).toHaveCount(0);

    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Versions…' }).click();
    await versions.getByRole('button', { name: /^Both times/u }).click();
    await expect(versions.getByText('1 deleted')).toBeVisible();
    await look('share-version');
    await versions.getByRole('button', { name: 'Bring this version back' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Bring this version back' }).click();
    await expect(guest.row('Sticky note “Ferry times”')).toBeVisible();
    await expect(guest.row('Sticky note “Tram times”')).toBeVisible();
  });

  expect(troubles).toEqual([]);
  await elsewhere.close();
});
