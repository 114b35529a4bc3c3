import { accessibilityFaults } from '../support/axe.ts';
import { cards, cardOf, linkOf, pressAndSave } from '../support/community.ts';
import { signUp } from '../support/people.ts';
import { expect, listen, test, visit } from '../support/test.ts';

test('[PROD-11][ROUTE-18] named collections: made, filled, arranged, moved, passed on by a link, looked at by somebody else, and deleted', async ({
  page,
  context,
  browser,
  baseURL: origin,
  look,
}) => {
  const baseURL = origin ?? '';
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL });
  await signUp(context, 'Wren Okafor');
  const named = page.getByRole('region', { name: 'Collections' });
  const dialog = page.getByRole('dialog', { name: 'New collection' });

  await test.step('one is made on the profile, and is empty', async () => {
    await visit(page, '/community/profile?tab=2');
    await named.getByRole('button', { name: 'New collection' }).click();
    await dialog.getByRole('textbox', { name: 'Name' }).fill('  Kick-offs ');
    await dialog.getByRole('textbox', { name: 'Description' }).fill('How we begin.');
    await dialog.getByRole('button', { name: 'Create' }).click();
    await named.getByRole('link', { name: 'Kick-offs' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kick-offs');
    await expect(page.getByRole('heading', { name: 'Nothing in here yet' })).toBeVisible();
    expect(await accessibilityFaults(page), 'empty').toEqual([]);
    await look('collection-empty');
  });
  const address = page.url();

  const titles: string[] = [];
  await test.step('works are put in on their pages, by the keyboard; a second collection is named in passing', async () => {
    await visit(page, '/community/hot');
    const links = await Promise.all(
      [0, 1].map(async (index) => {
        const link = linkOf(cards(page).nth(index));
        return { title: await link.innerText(), href: (await link.getAttribute('href')) ?? '' };
      }),
    );
    for (const [index, { title, href }] of links.entries()) {
      titles.push(title);
      await visit(page, href);
      await page.getByRole('button', { name: 'Add to a collection' }).click();
      const panel = page.getByRole('dialog', { name: 'Add to a collection' });
      const box = panel.getByRole('checkbox', { name: 'Kick-offs' });
      await box.focus();
      const answer = page.waitForResponse((one) => /\/collection\/\d+\/files$/u.test(one.url()));
      await page.keyboard.press('Space');
      await expect(box).toBeChecked();
      await expect(box).toBeFocused();
      await (await answer).finished();
      await expect(panel.getByRole('checkbox', { name: 'Saved' })).toBeChecked();
      if (index > 0) continue;
      await panel.getByRole('textbox', { name: 'New collection' }).fill('Retros');
      await page.keyboard.press('Enter');
      await expect(panel.getByRole('checkbox', { name: 'Retros' })).toBeChecked();
      await look('collection-choices');
      await pressAndSave(page, panel.getByRole('checkbox', { name: 'Retros' }), '/files');
    }
  });
  const [first = '', second = ''] = titles;

  await test.step('its owner moves a work to the other one', async () => {
    await visit(page, address);
    await expect(cards(page)).toHaveCount(2);
    await page.getByRole('button', { name: 'Arrange' }).click();
    const move = page.getByRole('button', { name: `Move ${first} to another collection` });
    await move.click();
    await expect(page.getByRole('menuitem', { name: 'Retros' })).toBeVisible();
    await look('collection-arrange');
    await page.getByRole('menuitem', { name: 'Retros' }).click();
    await expect(page.getByText(`${first} is in “Retros” now`).first()).toBeVisible();
    await expect(page.getByRole('list', { name: 'Arrange' }).getByRole('listitem')).toHaveText([second]);
    expect(await accessibilityFaults(page), 'arrange').toEqual([]);
    await page.getByRole('button', { name: 'Arrange' }).click();
    await expect(cardOf(page, second)).toBeVisible();
    await expect(cardOf(page, first)).toHaveCount(0);
  });

  await test.step('somebody else sees it by the link, and not the private one', async () => {
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('Copied to clipboard').first()).toBeVisible();
    const link = await page.evaluate(async () => await navigator.clipboard.readText());
    expect(new URL(link).pathname).toBe(new URL(address).pathname);
    const elsewhere = await browser.newContext({ baseURL, viewport: page.viewportSize() });
    const troubles = listen(elsewhere);
    const other = await elsewhere.newPage();
    await visit(other, new URL(link).pathname);
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Kick-offs');
    await expect(other.getByText('How we begin.')).toBeVisible();
    await expect(cardOf(other, second)).toBeVisible();
    expect(await other.getByRole('button', { name: /^(?:Edit|Arrange|Delete)$/u }).count()).toBe(0);
    await look('collection-others', other);
    await visit(page, '/community/profile?tab=2');
    await named.getByRole('link', { name: 'Retros' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Retros');
    await expect(page.getByText('Private', { exact: true })).toBeVisible();
    await expect(cardOf(page, first)).toBeVisible();
    await other.goto(new URL(page.url()).pathname);
    await expect(other.getByRole('heading', { name: 'There is no such collection' })).toBeVisible();
    expect(troubles).toEqual([]);
    await elsewhere.close();
  });

  await test.step('it is deleted after a question; what it held stays saved', async () => {
    await visit(page, address);
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(named.getByRole('link', { name: 'Retros' })).toBeVisible();
    await expect(named.getByRole('link', { name: 'Kick-offs' })).toHaveCount(0);
    for (const title of titles) await expect(cardOf(page, title)).toBeVisible();
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'There is no such collection' })).toBeVisible();
  });
});
