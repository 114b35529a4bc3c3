import type { SiteSettings } from '@boardwalk/api-client';
import { aSession, aUser, failWith } from '@boardwalk/test-kit';
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
