import type { Page } from '@playwright/test';
import { accessibilityFaults } from '../support/axe.ts';
import { EditorOnPage, newBoard } from '../support/editor.ts';
import { signUp } from '../support/people.ts';
import { expect, listen, test } from '../support/test.ts';

const dialog = (page: Page) => page.getByRole('dialog');

/** Chooses an item of a menu. */
async function choose(page: Page, menu: string, item: string): Promise<void> {
  await page.getByRole('button', { name: menu }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

test('[PROD-23][NAV-02][ROLE-34][ROLE-35] a team’s day: it is made, somebody joins by a link, they share a logo, boards go to a folder, to a stranger, to the trash and back, and the team to its next owner', async ({
  page,
  context,
  browser,
  baseURL: origin,
  look,
}) => {
  const baseURL = origin ?? '';
  await signUp(context, 'Ana Lind');
  const elsewhere = await browser.newContext({ baseURL, viewport: page.viewportSize() });
  await signUp(elsewhere, 'Robin Quay');
  const troubles = listen(elsewhere);
  const other = await elsewhere.newPage();

  // The team, and its invitation.
  await page.goto('/app/home/');
  await page.getByRole('button', { name: 'New team' }).click();
  await dialog(page).getByLabel('Name').fill('Harbour');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Harbour' })).toBeVisible();
  await page.getByRole('button', { name: 'Get a link' }).click();
  const invitation = await page.getByLabel('Invitation link').inputValue();
  const team = page.url();
  await page.getByLabel('E-mail address').fill('noor@example.com');
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  const mail = page.getByRole('link', { name: 'Write the mail to noor@example.com' });
  await expect(mail).toHaveAttribute('href', /^mailto:noor%40example\.com\?/u);
  const words = decodeURIComponent((await mail.getAttribute('href')) ?? '');
  expect(await accessibilityFaults(page), 'team').toEqual([]);
  await look('team');
  // That by mail is for its address alone; the link is for all.
  await other.goto(/https?:\S+\/app\/join\/[\w-]+/u.exec(words)?.[0] ?? '');
  await expect(
    other.getByRole('heading', { name: 'This invitation to Harbour is for another e-mail address' }),
  ).toBeVisible();
  await other.goto(invitation);
  await other.getByRole('button', { name: 'Join the team' }).click();
  await expect(other.getByRole('treeitem', { name: 'Harbour' })).toBeVisible();
  await expect(other.getByRole('treeitem', { selected: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('rowheader', { name: /Robin Quay/u })).toBeVisible();

  // The team keeps a logo.
  await page.locator('#pictures input[type="file"]').setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: await page.getByRole('banner').screenshot({ scale: 'css' }),
  });
  await expect(
    page.getByRole('region', { name: 'Pictures', exact: true }).getByText('logo.png'),
  ).toBeVisible();
  await page.locator('#pictures').scrollIntoViewIfNeeded();
  await look('team-pictures');

  // A board of the owner goes to a folder, where the member finds it.
  await page.getByRole('link', { name: 'Boards of the team' }).click();
  await choose(page, 'Actions for this place', 'New folder');
  await dialog(page).getByLabel('Name').fill('Plans');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Plans' })).toBeVisible();
  const home = page.url();
  await newBoard(page, 'New board', home);
  await page.goto(home);
  await choose(page, 'Actions for Untitled board', 'Move…');
  await dialog(page).getByRole('treeitem', { name: 'Plans' }).click();
  await look('team-move');
  await dialog(page).getByRole('button', { name: 'Move here' }).click();
  await expect(page.getByRole('link', { name: 'Untitled board' })).toHaveCount(0);
  await other.reload();
  await other.getByRole('link', { name: 'Plans' }).click();
  await expect(other.getByRole('link', { name: 'Untitled board' })).toBeVisible();
  await look('team-member', other);

  // A stranger comes by a link that asks for a password.
  await page.getByRole('link', { name: 'Plans' }).click();
  await choose(page, 'Actions for Untitled board', 'Share…');
  await dialog(page).getByLabel('Password').fill('low-tide');
  await dialog(page).getByRole('button', { name: 'Make the link' }).click();
  const shared = dialog(page).getByText(/\/app\/share\//u);
  await expect(shared).toBeVisible();
  const link = await shared.innerText();
  await look('team-share');
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  const guests = await browser.newContext({ baseURL, viewport: page.viewportSize() });
  await signUp(guests, 'Noor Weir');
  const guest = await guests.newPage();
  await guest.goto(link);
  await guest.getByLabel('Password').fill('low-tide');
  await guest.getByRole('button', { name: 'Open the board' }).click();
  await guest.waitForURL('**/app/editor/*');
  await guest.goto('/app/home/shared');
  await expect(guest.getByRole('link', { name: 'Untitled board' })).toBeVisible();
  await guests.close();

  // To the trash, and back.
  await choose(page, 'Actions for Untitled board', 'Move to trash');
  await expect(page.getByText('Nothing here yet')).toBeVisible();
  await page.getByRole('link', { name: 'Trash' }).click();
  await page.getByRole('button', { name: 'Restore Untitled board' }).click();
  await expect(page.getByText('The trash is empty')).toBeVisible();
  await other.reload();
  await expect(other.getByRole('link', { name: 'Untitled board' })).toBeVisible();
  const plans = other.url();

  // The member puts the logo of the team on it.
  await other.getByRole('link', { name: 'Untitled board' }).click();
  const drawn = new EditorOnPage(other);
  await drawn.ready();
  await other.getByRole('button', { name: 'Picture', exact: true }).click();
  await other.getByRole('menuitem', { name: 'Picture of the team' }).click();
  const logo = dialog(other).getByRole('button', { name: 'Put logo.png on the board' });
  await expect(logo).toBeVisible();
  await look('team-picture-choice', other);
  await logo.click();
  await drawn.outline();
  await expect(drawn.row('Picture')).toBeVisible();
  await drawn.saved();

  // The member rises, takes the team over, and goes on without who made it; the board stays.
  await page.goto(team);
  const role = page.getByRole('combobox', { name: 'Role of Robin Quay' });
  await role.selectOption({ label: 'Manager' });
  await expect(role).toBeEnabled();
  await expect(role).toHaveValue('manager');
  await choose(page, 'Actions for Robin Quay', 'Hand over');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hand over' }).click();
  await expect(page.getByText('Robin Quay owns the team now')).toBeVisible();
  await page.getByRole('button', { name: 'Leave the team' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave the team' }).click();
  await expect(page.getByText('You have left Harbour')).toBeVisible();
  await expect(page.getByRole('treeitem', { name: 'Harbour' })).toHaveCount(0);
  await other.goto(team);
  await expect(other.getByRole('rowheader', { name: /Robin Quay/u })).toBeVisible();
  await expect(other.getByRole('rowheader', { name: /Ana Lind/u })).toHaveCount(0);
  await expect(other.getByRole('button', { name: 'Delete the team' })).toBeVisible();
  await look('team-handed-over', other);
  await other.goto(plans);
  await expect(other.getByRole('link', { name: 'Untitled board' })).toBeVisible();
  expect(troubles).toEqual([]);
  await elsewhere.close();
});
