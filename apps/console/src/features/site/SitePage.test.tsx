import type { SiteSettings } from '@boardwalk/api-client';
import { aSession, aUser, failWith } from '@boardwalk/test-kit';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, mountApp } from '../../../test/mount.tsx';

const fresh: SiteSettings = {
  name: 'Boardwalk',
  name_source: 'default',
  logo: null,
  sign_up: 'open',
  sign_up_source: 'default',
  admin_second_step: false,
  mail: null,
  mail_source: 'default',
  secrets_unreadable: false,
  payment_provider: null,
  payment: {
    chosen: 'none',
    source: 'default',
    keys: 'none',
    sandbox_offered: false,
    callback_url: 'https://boards.example.com/api/pay/stripe/callback',
  },
  public_url: 'https://boards.example.com',
};
const server = {
  host: 'mail.example.com',
  port: 465,
  secure: true,
  user: 'boards',
  has_password: true,
  from: 'a@b.c',
};
const asSuper = { getSession: () => aSession({ user: aUser({ role: 1 }) }) };

test('a checklist shows what is missing; name, sign-up and mail server are set; all of it is accessible', async () => {
  let site = fresh;
  const app = await mountApp('/site', {
    ...asSuper,
    getSiteSettings: () => site,
    setSiteName: ({ body }) => (site = { ...site, ...(body as object), name_source: 'console' }),
    setSignUpPolicy: () => (site = { ...site, sign_up: 'closed', sign_up_source: 'console' }),
    setMailServer: () => (site = { ...site, mail: server, mail_source: 'console' }),
    sendTestMail: () => failWith('test_mail_failed', { fault: 'ECONNREFUSED' }),
  });
  await expect.poll(() => page.getByText('Missing', { exact: true }).elements()).toHaveLength(5);
  await expect.element(page.getByText(/^Nothing is sold: to sell plans and templates/u)).toBeVisible();
  expect(document.body.textContent).not.toContain('PAYMENT_PROVIDER');
  await expectAccessible();
  const name = page.getByRole('textbox', { name: /^Name of the site/u });
  await userEvent.fill(name, ' ');
  await userEvent.click(page.getByRole('button', { name: 'Save' }).first());
  await expect.element(page.getByText('Write 1 to 40 characters on one line.')).toBeVisible();
  await userEvent.fill(name, 'Boards of Lin');
  await userEvent.click(page.getByRole('button', { name: 'Save' }).first());
  await expect.poll(() => app.api.callsOf('setSiteName')[0]?.body).toEqual({ name: 'Boards of Lin' });
  await userEvent.click(page.getByRole('radio', { name: /^Nobody/u }));
  await userEvent.click(page.getByRole('button', { name: 'Save' }).nth(1));
  await expect.poll(() => app.api.callsOf('setSignUpPolicy')[0]?.body).toEqual({ policy: 'closed' });
  await userEvent.fill(page.getByRole('textbox', { name: /^Host/u }), 'mail.example.com');
  await userEvent.fill(page.getByRole('textbox', { name: /^User name/u }), 'boards');
  await userEvent.fill(page.getByLabelText(/^Password/u), 'secret');
  await userEvent.fill(page.getByRole('textbox', { name: /^Sender/u }), 'a@b.c');
  await userEvent.click(page.getByRole('button', { name: 'Save' }).nth(2));
  await expect
    .poll(() => app.api.callsOf('setMailServer')[0]?.body)
    .toEqual({
      host: 'mail.example.com',
      port: 465,
      secure: true,
      user: 'boards',
      from: 'a@b.c',
      password: 'secret',
    });
  await expect.poll(() => page.getByText('Missing', { exact: true }).elements()).toHaveLength(2);
  // The password is not shown again.
  await expect.element(page.getByLabelText(/^Password/u)).toHaveValue('');
  await userEvent.fill(page.getByRole('textbox', { name: 'Send a test mail to' }), 'a@b.c');
  await userEvent.click(page.getByRole('button', { name: 'Send test mail' }));
  await expect.element(page.getByText('ECONNREFUSED')).toBeVisible();
  await expectAccessible();
});

test('a second step is required of admins at once; who has none is led to their own', async () => {
  let site = fresh;
  let hasOwn = false;
  const app = await mountApp('/site', {
    ...asSuper,
    getSiteSettings: () => site,
    setAdminSecondStep: () =>
      hasOwn ? (site = { ...site, admin_second_step: true }) : failWith('admin_second_step_required'),
  });
  const required = page.getByRole('switch', { name: /^Admins need a second step/u });
  await userEvent.click(required);
  await expect.element(page.getByText(/^Set up a second step for your own account first/u)).toBeVisible();
  await expect.element(required).not.toBeChecked();
  await expect
    .element(page.getByRole('link', { name: /^Set up a second step/u }))
    .toHaveAttribute('href', expect.stringContaining('#second-step'));
  await expectAccessible();
  hasOwn = true;
  await userEvent.click(required);
  await expect.element(required).toBeChecked();
  await expect
    .element(page.getByText(/^Set up a second step for your own account first/u))
    .not.toBeInTheDocument();
  expect(app.api.callsOf('setAdminSecondStep').map(({ body }) => body)).toEqual([
    { required: true },
    { required: true },
  ]);
});

test('what the environment fixes is shown and not changed', async () => {
  const fixed = {
    name_source: 'environment',
    sign_up_source: 'environment',
    mail_source: 'environment',
    payment: { ...fresh.payment, source: 'environment' },
  } as const;
  await mountApp('/site', { ...asSuper, getSiteSettings: () => ({ ...fresh, ...fixed, mail: server }) });
  await expect.element(page.getByRole('textbox', { name: /^Host/u })).toBeDisabled();
  await expect.element(page.getByRole('textbox', { name: /^Name of the site/u })).toBeDisabled();
  await expect.element(page.getByRole('radio', { name: /^Nobody/u })).toBeDisabled();
  expect(page.getByRole('button', { name: 'Save' }).elements()).toHaveLength(0);
});

test('saving keeps the focus, and what another admin sets meanwhile takes nothing away that is being typed', async () => {
  let site: SiteSettings = { ...fresh, mail: server, mail_source: 'console' };
  await mountApp('/site', {
    ...asSuper,
    getSiteSettings: () => site,
    setSiteName: ({ body }) => (site = { ...site, ...(body as object), name_source: 'console' }),
  });
  const name = page.getByRole('textbox', { name: /^Name of the site/u });
  const host = page.getByRole('textbox', { name: /^Host/u });
  const sender = page.getByRole('textbox', { name: /^Sender/u });
  await userEvent.fill(sender, 'typed@example.com');
  await userEvent.fill(name, 'Boards of Lin');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Saved. It holds for everybody at once.')).toBeVisible();
  await expect.poll(() => page.getByText('Missing', { exact: true }).elements()).toHaveLength(3);
  await expect.element(name).toHaveFocus();
  await userEvent.fill(name, 'Not sent yet');
  // Another admin names the site and moves the mail server.
  site = { ...site, name: 'Named by another', mail: { ...server, host: 'mail.elsewhere.example' } };
  window.dispatchEvent(new Event('focus'));
  await expect.element(host).toHaveValue('mail.elsewhere.example');
  await expect.element(name).toHaveValue('Not sent yet');
  await expect.element(name).toHaveFocus();
  await expect.element(sender).toHaveValue('typed@example.com');
});

test('a new name stands in the header and in the title at once', async () => {
  const settings = document.body.appendChild(document.createElement('script'));
  onTestFinished(() => settings.remove());
  Object.assign(settings, {
    id: 'page-settings',
    type: 'application/json',
    textContent: '{"siteName":"Boardwalk"}',
  });
  let site: SiteSettings = fresh;
  await mountApp('/site', {
    ...asSuper,
    getSiteSettings: () => site,
    setSiteName: ({ body }) => (site = { ...site, ...(body as object), name_source: 'console' }),
  });
  const header = () => page.getByRole('banner').element().textContent;
  await expect.poll(header).toContain('Boardwalk');
  await userEvent.fill(page.getByRole('textbox', { name: /^Name of the site/u }), 'Boards of Lin');
  await userEvent.keyboard('{Enter}');
  await expect.poll(header).toContain('Boards of Lin');
  await expect.poll(() => document.title).toBe('Site – Boards of Lin');
});

test('the mail server and its password are deleted only after a question', async () => {
  let site: SiteSettings = { ...fresh, mail: server, mail_source: 'console' };
  const app = await mountApp('/site', {
    ...asSuper,
    getSiteSettings: () => site,
    removeMailServer: () => (site = { ...site, mail: null, mail_source: 'default' }),
  });
  const remove = page.getByRole('button', { name: 'Remove the mail server…' });
  const question = page.getByRole('alertdialog', { name: 'Remove the mail server?' });
  await userEvent.click(remove);
  await expect.element(question.getByText(/^mail\.example\.com and its password are deleted/u)).toBeVisible();
  await expect.element(question.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => question.elements()).toHaveLength(0);
  expect(app.api.callsOf('removeMailServer')).toEqual([]);
  await userEvent.click(remove);
  await userEvent.click(question.getByRole('button', { name: 'Remove', exact: true }));
  await expect.element(page.getByRole('textbox', { name: /^Host/u })).toHaveValue('');
  expect(app.api.callsOf('removeMailServer')).toHaveLength(1);
});

test('the keys for payments are written and never shown, and a test says what Stripe answers', async () => {
  let site: SiteSettings = fresh;
  const app = await mountApp('/site', {
    ...asSuper,
    getSiteSettings: () => site,
    setPayment: () =>
      (site = {
        ...site,
        payment_provider: 'stripe',
        payment: { ...site.payment, chosen: 'stripe', source: 'console', keys: 'live' },
      }),
    testPayment: () => ({ live: true, webhook: 'missing' }),
  });
  await userEvent.click(page.getByRole('radio', { name: /^Stripe/u }));
  await userEvent.fill(page.getByLabelText(/^Secret key/u), 'sk_live_1');
  await userEvent.fill(page.getByLabelText(/^Signing secret/u), 'whsec_1');
  await userEvent.click(page.getByRole('button', { name: 'Save' }).last());
  await expect.element(page.getByRole('button', { name: 'Test the connection' })).toBeVisible();
  expect(app.api.callsOf('setPayment')[0]?.body).toEqual({
    provider: 'stripe',
    secret_key: 'sk_live_1',
    webhook_secret: 'whsec_1',
  });
  await expect.element(page.getByLabelText(/^Secret key/u)).toHaveValue('');
  await userEvent.click(page.getByRole('button', { name: 'Test the connection' }));
  await expect
    .element(page.getByText(/payments are real\. No webhook reports to this site yet/u))
    .toBeVisible();
  await expectAccessible();
});

test('a logo is chosen, stands in the header at once, and is taken away', async () => {
  const settings = document.body.appendChild(document.createElement('script'));
  onTestFinished(() => settings.remove());
  Object.assign(settings, { id: 'page-settings', type: 'application/json', textContent: '{}' });
  const address = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
  let site: SiteSettings = { ...fresh, logo: { light: address, dark: null } };
  const app = await mountApp('/site', {
    ...asSuper,
    getSiteSettings: () => site,
    removeSiteLogo: () => (site = { ...site, logo: null }),
  });
  const inHeader = () => page.getByRole('banner').element().querySelector('a img')?.getAttribute('src');
  await expect.poll(inHeader).toBe(address);
  await expect.element(page.getByText('Logo in dark appearance', { exact: true })).toBeVisible();
  await expectAccessible();
  await userEvent.click(page.getByRole('button', { name: 'Remove the logo' }).first());
  await expect.poll(inHeader).toBeUndefined();
  expect(app.api.callsOf('removeSiteLogo')).toHaveLength(1);
});
