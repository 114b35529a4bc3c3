import {
  cards,
  isSameLife,
  linkOf,
  loginFrame,
  markLife,
  placeOf,
  searchField,
} from '../support/community.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, newAccount } from '../support/people.ts';
import { expect, test, visit } from '../support/test.ts';

test.describe('gated, the default', () => {
  test('[GUARD-04][GUARD-05][GUARD-06][GUARD-07][LOGIN-01][LOGIN-02][LOGIN-03] the first page shows; the first step from it asks to log in, stays, and goes on after the login without a reload', async ({
    page,
    look,
  }) => {
    await visit(page, '/community/hot?order=2');
    await expect(cards(page).first()).toBeVisible();
    await markLife(page);
    const title = await linkOf(cards(page).first()).innerText();
    const target = await linkOf(cards(page).first()).getAttribute('href');

    await linkOf(cards(page).first()).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    const frame = dialog.locator('iframe');
    expect(await frame.getAttribute('src')).toMatch(
      /^\/user\/login\?(?=.*current_type=dialog)(?=.*product=board)/u,
    );
    expect(placeOf(page)).toBe('/community/hot?order=2');
    await expect(loginFrame(page).getByRole('heading', { name: 'Log in' })).toBeVisible();
    await look('login-dialog');

    const form = loginFrame(page);
    await form.getByLabel('Email or mobile number').fill(DEMO_ACCOUNTS.member);
    await form.getByLabel(/^Password/u).fill('not the password');
    await form.getByRole('button', { name: 'Log in' }).click();
    await expect(form.getByRole('alert')).toBeVisible();
    await form.getByLabel(/^Password/u).fill(DEMO_PASSWORD);
    await form.getByRole('button', { name: 'Log in' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    expect(placeOf(page)).toBe(target);
    expect(await isSameLife(page)).toBe(true);
    await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
  });

  test('[LOGIN-11] the login can be declined by its button, by Esc in the frame and beside it, and nothing has happened', async ({
    page,
  }) => {
    await visit(page, '/community/');
    const dialog = page.getByRole('dialog');
    const ways = [
      () => dialog.getByRole('button', { name: 'Close' }).click(),
      () => loginFrame(page).getByLabel('Email or mobile number').press('Escape'),
      () => page.mouse.click(5, 5),
    ];
    for (const leave of ways) {
      await linkOf(cards(page).first()).click();
      await expect(loginFrame(page).getByLabel('Email or mobile number')).toBeVisible();
      await leave();
      await expect(dialog).toBeHidden();
      expect(placeOf(page)).toBe('/community/');
    }
  });

  test('[GUARD-07][AMB-02] a held search goes on to its full address after signing up', async ({ page }) => {
    await visit(page, '/community/');
    await searchField(page).fill('看板 board');
    await searchField(page).press('Enter');
    const form = loginFrame(page);
    await form.getByRole('button', { name: 'Create an account' }).click();
    const account = newAccount('Robin Quay');
    await form.getByLabel('Your name').fill(account.nick_name);
    await form.getByLabel('Email or mobile number').fill(account.account);
    await form.getByLabel(/^Password/u).fill(account.password);
    await form.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('看板 board');
    expect(new URL(page.url()).searchParams.get('keyword')).toBe('看板 board');
  });

  test('a link opened in a new tab shows its page: the gate is for steps inside', async ({
    page,
    context,
  }) => {
    await visit(page, '/community/');
    const title = await linkOf(cards(page).first()).innerText();
    const opened = context.waitForEvent('page');
    await linkOf(cards(page).first()).click({ modifiers: ['ControlOrMeta'] });
    const tab = await opened;
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('[LOGIN-04][LOGIN-05] a message that claims a login counts only when the login page itself sends it', async ({
    page,
  }) => {
    await visit(page, '/community/');
    await linkOf(cards(page).first()).click();
    await expect(loginFrame(page).getByLabel('Email or mobile number')).toBeVisible();
    await page.evaluate(() => {
      const claim = { type: 'close' };
      window.postMessage(claim, window.location.origin);
      const frame = document.createElement('iframe');
      frame.srcdoc = '<p>';
      document.body.append(frame);
      frame.contentWindow?.parent.postMessage(claim, '*');
      window.dispatchEvent(new MessageEvent('message', { data: claim, origin: 'https://elsewhere.example' }));
    });
    await page.waitForTimeout(300);
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

test.describe('open', () => {
  test.use({ guests: 'open' });

  test('[PROD-04][PROD-05][PROD-06] a guest walks, searches and looks in place, without being asked', async ({
    page,
  }) => {
    await visit(page, '/community/');
    await markLife(page);
    await linkOf(cards(page).nth(1)).click();
    await expect(page.getByRole('application')).toBeVisible();
    await page.getByRole('link', { name: 'Topics', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/topics/iu);
    const field = searchField(page);
    await field.fill('plan');
    await field.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('plan');
    await expect(cards(page).first()).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/topics/iu);
    expect(await isSameLife(page)).toBe(true);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
