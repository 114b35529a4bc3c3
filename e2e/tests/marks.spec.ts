import {
  pressAndSave,
  cards,
  cardOf,
  isSameLife,
  keyOf,
  linkOf,
  loginFrame,
  markLife,
  skipQuestions,
} from '../support/community.ts';
import { asSomebody, bearer, dataOf, DEMO_ACCOUNTS, newAccount, signIn, signUp } from '../support/people.ts';
import { expect, test, visit } from '../support/test.ts';

test('[PROD-10][PROD-11][ROUTE-16][ROUTE-18][ERR-03] what one likes and collects is kept: the card, the file and the profile agree', async ({
  page,
  context,
  look,
}) => {
  await signUp(context, 'Mara Pier');
  await visit(page, '/community/');
  const card = cards(page).first();
  const title = await linkOf(card).innerText();
  await card.hover();
  const likes = Number.parseInt((await card.getByText(/^\d+ likes?$/u).textContent()) ?? '', 10);
  await card.getByRole('button', { name: 'Like' }).click();
  await card.getByRole('button', { name: 'Save to collections' }).click();
  await expect(card.getByText(`${likes + 1} likes`, { exact: true })).toBeAttached();
  await expect(page.getByText('Saved to your collections')).toBeVisible();
  await look('card-marked');

  await linkOf(card).click();
  await expect(page.getByRole('button', { name: `Like: ${likes + 1}` })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page.getByRole('button', { name: /^Save to collections: \d+/u })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await look('file-marked');

  await visit(page, '/community/profile?tab=2');
  await expect(cardOf(page, title)).toBeVisible();
  await look('profile-collections');
  await cardOf(page, title).hover();
  const kept = cardOf(page, title).getByRole('button', { name: 'Save to collections' });
  await pressAndSave(page, kept, '/cmt/files/collect');
  await visit(page, '/community/profile?tab=2');
  await expect(cardOf(page, title)).toHaveCount(0);
  await visit(page, '/community/');
  await expect(cardOf(page, title).getByRole('button', { name: 'Like' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('[LOGIN-06][LOGIN-07][LOGIN-08][STATE-13][STATE-14][ROLE-04] a like asked for as a guest happens by itself after signing up', async ({
  page,
}) => {
  await visit(page, '/community/');
  await markLife(page);
  const card = cards(page).nth(2);
  await card.hover();
  await card.getByRole('button', { name: 'Like' }).click();
  const form = loginFrame(page);
  await form.getByRole('button', { name: 'Create an account' }).click();
  const account = newAccount();
  await form.getByLabel('Your name').fill(account.nick_name);
  await form.getByLabel('Email or mobile number').fill(account.account);
  await form.getByLabel(/^Password/u).fill(account.password);
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(card.getByRole('button', { name: 'Like' })).toHaveAttribute('aria-pressed', 'true');
  expect(await isSameLife(page)).toBe(true);
  await page.reload();
  await skipQuestions(page);
  await expect(card.getByRole('button', { name: 'Like' })).toHaveAttribute('aria-pressed', 'true');
});

test('[ROUTE-15][ROUTE-17][ROUTE-19][ROUTE-20][PROD-16][ROLE-40] profiles have their four tabs; following a creator shows on both sides', async ({
  page,
  context,
  look,
}) => {
  const me = await signUp(context, 'Tom Breaker');
  await visit(page, '/community/new');
  const creator = cards(page).first().getByRole('link').last();
  const name = await creator.innerText();
  await creator.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(cards(page).first()).toBeVisible();
  await look('profile-creator');
  const address = new URL(page.url()).pathname;
  const follow = page.getByRole('main').getByRole('button', { name: /^Follow/u });
  await pressAndSave(page, follow, '/cmt/user_focus');
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: /^(?:Following|Unfollow)/u })
      .first(),
  ).toBeVisible();
  await page.goto(`${address}?tab=4`);
  await expect(page.getByRole('main')).toContainText(me.nickName);
  await page.goto('/community/profile?tab=3');
  await expect(page.getByRole('main')).toContainText(name);
  await look('profile-follows');
  await page.goto('/community/focus');
  await expect(cards(page).first()).toContainText(name);
});

test('[PROD-07][PROD-09][SHELL-15][ROUTE-26] what one looked at is in the history', async ({
  page,
  context,
  look,
}) => {
  await signIn(context, DEMO_ACCOUNTS.member);
  await visit(page, '/community/');
  const title = await linkOf(cards(page).nth(5)).innerText();
  // A page counts as looked at once it was in sight for a moment.
  const looked = page.waitForResponse((response) => response.url().endsWith('/view'));
  await linkOf(cards(page).nth(5)).click();
  await looked;
  await page.getByRole('banner').getByRole('link', { name: 'History' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'History' })).toBeVisible();
  await expect(cards(page).first()).toContainText(title);
  await look('history');
});

test('[PROD-17][ROLE-39][ERR-15] the own profile can be edited, and others see it so', async ({
  page,
  context,
  request,
  look,
}) => {
  await signUp(context, 'Old Name');
  await visit(page, '/community/profile');
  await page.getByRole('button', { name: 'Edit profile' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Nora Sandbar');
  await dialog.getByLabel('About you').fill('I draw plans for small boats.');
  await look('profile-edit');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your profile was changed')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nora Sandbar');
  await page.getByRole('button', { name: 'Your account' }).click();
  const address = await page.getByRole('menuitem', { name: 'Personal page' }).getAttribute('href');
  expect(await (await request.get(address ?? '')).text()).toContain('I draw plans for small boats.');
});

test('[PROD-14][PROD-15][OVL-04][OVL-05][ERR-12][ERR-17] a report reaches the moderators with its picture, feedback those who run the site', async ({
  page,
  context,
  playwright,
  baseURL,
  look,
}) => {
  const { userId } = await signUp(context, 'Mara Pier');
  await visit(page, '/community/');
  const fileKey = await keyOf(cards(page).nth(1));
  const picture = { name: 'place.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await visit(page, `/community/${fileKey}`);
  await page.getByRole('button', { name: 'Report this template' }).click();
  const report = page.getByRole('dialog', { name: 'Report this template' });
  await report.getByRole('radio', { name: 'Copied from somebody else' }).check();
  await report.getByRole('textbox').fill('This is <our> canvas & our words.');
  await report.locator('input[type="file"]').setInputFiles(picture);
  await report.getByRole('checkbox').check();
  await look('report');
  await report.getByRole('button', { name: 'Send report' }).click();
  await expect(report.getByText('Thank you for your report')).toBeVisible();
  await report.getByRole('button', { name: 'Done' }).click();

  await page.getByRole('contentinfo').getByRole('button', { name: 'Send feedback' }).click();
  const feedback = page.getByRole('dialog', { name: 'Send feedback' });
  await feedback.getByRole('combobox', { name: 'Your role' }).selectOption({ index: 1 });
  await feedback.getByRole('combobox', { name: 'Your industry' }).selectOption({ index: 1 });
  await feedback.getByRole('textbox').fill('More fonts, please.');
  await feedback.locator('input[type="file"]').setInputFiles(picture);
  await look('feedback');
  await feedback.getByRole('button', { name: 'Send feedback' }).click();
  await expect(page.getByText('Submitted. Thank you for your feedback!')).toBeVisible();

  const { request, person } = await asSomebody(playwright, baseURL ?? '', DEMO_ACCOUNTS.admin);
  const ask = async <Entry>(path: string) =>
    (await dataOf<{ list: Entry[] }>(request.get(`/api/cmt/manager/${path}`, { headers: bearer(person) })))
      .list;
  const cases = await ask<{ case_id: string; file: { file_key: string } }>('report/list?size=100');
  const caseId = cases.find(({ file }) => file.file_key === fileKey)?.case_id;
  const [reported] = await ask<{ report_desc: string; report_type: number; images: object[] }>(
    `report/case/${caseId}/reports`,
  );
  expect(reported).toMatchObject({
    report_type: 7,
    report_desc: 'This is <our> canvas & our words.',
    images: [{}],
  });
  const reports = await ask<{ user: { user_id: string }; images: object[] }>('feedback/list');
  const own = reports.filter(({ user }) => user.user_id === userId);
  expect(own).toMatchObject([{ description: 'More fonts, please.', images: [{}] }]);
  await request.dispose();
});
