import type { SiteSettings } from '@boardwalk/api-client';
import { aCursorPage, aSession, aUser, failWith } from '@boardwalk/test-kit';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mountApp } from '../../../test/mount.tsx';

const site: SiteSettings = {
  name: 'Boardwalk',
  name_source: 'default',
  logo: null,
  sign_up: 'open',
  sign_up_source: 'default',
  admin_second_step: false,
  mail: {
    host: 'mail.example.com',
    port: 465,
    secure: true,
    user: 'boards',
    has_password: true,
    from: 'a@b.c',
  },
  mail_source: 'console',
  secrets_unreadable: false,
  payment_provider: 'stripe',
  payment: {
    chosen: 'stripe',
    source: 'console',
    keys: 'test',
    sandbox_offered: false,
    callback_url: 'https://boards.example.com/api/pay/stripe/callback',
  },
  public_url: 'https://boards.example.com',
};
const handlers = {
  getSession: () => aSession({ user: aUser({ role: 1 }) }),
  getSiteSettings: () => site,
};
const save = (part: number) => userEvent.click(page.getByRole('button', { name: 'Save' }).nth(part));

/** An answer that waits until it is given. */
function lateAnswer<Answer>() {
  const { promise, resolve } = Promise.withResolvers<Answer>();
  return { promise, give: resolve };
}

test('a mail server that is refused leads the keyboard to its first problem, which is said until it is changed', async () => {
  const answer = lateAnswer<ReturnType<typeof failWith>>();
  const app = await mountApp('/site', { ...handlers, setMailServer: () => answer.promise });
  const host = page.getByRole('textbox', { name: /^Host/u });
  await userEvent.fill(host, 'mail');
  await save(2);
  await expect.poll(() => app.api.callsOf('setMailServer')).toHaveLength(1);
  await userEvent.type(host, '.example.net');
  await expect.element(host).toHaveValue('mail');
  answer.give(
    failWith('bad_input', {
      fields: [
        { field: 'host', rule: 'format' },
        { field: 'from', rule: 'format' },
      ],
    }),
  );
  await expect
    .element(page.getByRole('textbox', { name: /^Sender/u }))
    .toHaveAttribute('aria-invalid', 'true');
  await expect.element(host).toHaveFocus();
  await userEvent.fill(host, 'mail.example.net');
  await expect.element(host).not.toHaveAttribute('aria-invalid');
});

test('keys for payments that are refused lead the keyboard to them', async () => {
  await mountApp('/site', {
    ...handlers,
    setPayment: () => failWith('bad_input', { fields: [{ field: 'webhook_secret', rule: 'format' }] }),
  });
  const secret = page.getByLabelText(/^Signing secret/u);
  await userEvent.fill(secret, 'nonsense');
  await save(3);
  await expect.element(secret).toHaveAttribute('aria-invalid', 'true');
  await expect.element(secret).toHaveFocus();
  await expect.element(secret).toHaveValue('nonsense');
});

test('who may sign up is saved as it was chosen', async () => {
  const answer = lateAnswer<SiteSettings>();
  const app = await mountApp('/site', { ...handlers, setSignUpPolicy: () => answer.promise });
  await userEvent.click(page.getByRole('radio', { name: /^Nobody/u }));
  await save(1);
  await expect.poll(() => app.api.callsOf('setSignUpPolicy')).toHaveLength(1);
  await userEvent.click(page.getByRole('radio', { name: /^By invitation/u }));
  await expect.element(page.getByRole('radio', { name: /^Nobody/u })).toBeChecked();
  answer.give({ ...site, sign_up: 'closed', sign_up_source: 'console' });
  await expect.element(page.getByText('Saved. It holds for everybody at once.')).toBeVisible();
});

test('an address that takes no test mail has the keyboard, and is said until it is changed', async () => {
  await mountApp('/site', {
    ...handlers,
    sendTestMail: () => failWith('bad_input', { fields: [{ field: 'recipient', rule: 'format' }] }),
  });
  const field = page.getByRole('textbox', { name: 'Send a test mail to' });
  await userEvent.fill(field, 'nobody');
  await userEvent.click(page.getByRole('button', { name: 'Send test mail' }));
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field).toHaveFocus();
  await userEvent.fill(field, 'nobody@example.com');
  await expect.element(field).not.toHaveAttribute('aria-invalid');
});

/** Whether the browser would ask before it closes the tab. */
function asksBeforeClosing() {
  const closing = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closing);
  return closing.defaultPrevented;
}

test.each([
  ['a name', () => userEvent.fill(page.getByRole('textbox', { name: /^Name/u }), 'Harbour')],
  ['who may sign up', () => userEvent.click(page.getByRole('radio', { name: /^Nobody/u }))],
  ['a mail server', () => userEvent.fill(page.getByRole('textbox', { name: /^Host/u }), 'mail.example.net')],
  ['its password', () => userEvent.fill(page.getByLabelText(/^Password/u), 'sesame')],
  ['a key for payments', () => userEvent.fill(page.getByLabelText(/^Signing secret/u), 'whsec_1')],
])('%s that is not saved is not left without a question', async (_what, type) => {
  const app = await mountApp('/site', { ...handlers, listPeople: () => aCursorPage([]) });
  await expect.element(page.getByRole('textbox', { name: /^Host/u })).toBeVisible();
  expect(asksBeforeClosing()).toBe(false);
  await type();
  await expect.poll(asksBeforeClosing).toBe(true);
  void app.navigate('/people');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await userEvent.click(question.getByRole('button', { name: 'Keep editing' }));
  await expect.element(question).not.toBeInTheDocument();
  expect(app.address()).toBe('/site');
  void app.navigate('/people');
  await userEvent.click(question.getByRole('button', { name: 'Leave' }));
  await expect.poll(app.address).toBe('/people');
});

test('once two forms are saved the page is left without a question', async () => {
  let now = site;
  const app = await mountApp('/site', {
    ...handlers,
    getSiteSettings: () => now,
    listPeople: () => aCursorPage([]),
    setSiteName: ({ body }) => (now = { ...now, name: body.name, name_source: 'console' }),
    setSignUpPolicy: ({ body }) => (now = { ...now, sign_up: body.policy, sign_up_source: 'console' }),
  });
  await userEvent.fill(page.getByRole('textbox', { name: /^Name/u }), 'Harbour');
  await userEvent.click(page.getByRole('radio', { name: /^Nobody/u }));
  await save(0);
  await expect.poll(() => app.api.callsOf('setSiteName')).toHaveLength(1);
  await expect.element(page.getByRole('radio', { name: /^Nobody/u })).toBeChecked();
  expect(asksBeforeClosing()).toBe(true);
  await save(1);
  await expect.poll(asksBeforeClosing).toBe(false);
  await app.navigate('/people');
  expect(app.address()).toBe('/people');
});
