import type { MailEntry } from '@boardwalk/api-client';
import { aCursorPage, aSession, aUser, failWith } from '@boardwalk/test-kit';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, mountApp } from '../../../test/mount.tsx';

function aMail(overrides: Partial<MailEntry> = {}): MailEntry {
  return {
    mail_id: '1',
    kind: 'reviewPassed',
    state: 'kept',
    recipient: 'kei@example.com',
    language: 'en-US',
    subject: 'Your work is public',
    text: 'Have a look at it.',
    attempts: 0,
    fault: null,
    created_at: '2026-03-14T09:26:53.000Z',
    next_attempt_at: null,
    sent_at: null,
    ...overrides,
  };
}

const asSuper = { getSession: () => aSession({ user: aUser({ role: 1 }) }) };

test('the outbox shows kept mails with their text, and sends them again; all of it is accessible', async () => {
  let state: MailEntry['state'] = 'kept';
  const app = await mountApp('/mails', {
    ...asSuper,
    listMails: () =>
      aCursorPage([aMail({ state }), aMail({ mail_id: '2', state: 'sent', subject: '', text: '' })]),
    retryMail: () => {
      state = 'queued';
      return aMail({ state });
    },
  });
  await userEvent.click(page.getByText('Text', { exact: true }));
  await expect.element(page.getByText('Have a look at it.')).toBeVisible();
  // What was sent has no subject any more: it says what it was about.
  await expect.element(page.getByText('Work published')).toBeVisible();
  await expectAccessible();
  await userEvent.click(page.getByRole('button', { name: 'Send again' }));
  await expect.poll(() => page.getByRole('button', { name: 'Send again' }).elements()).toHaveLength(0);
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'State' }), 'Failed');
  await expect.poll(() => app.api.callsOf('listMails').at(-1)?.query.get('state')).toBe('failed');
});

test('without a mail server another try says what is missing', async () => {
  await mountApp('/mails', {
    ...asSuper,
    listMails: () => aCursorPage([aMail()]),
    retryMail: () => failWith('mail_server_not_set'),
  });
  await userEvent.click(page.getByRole('button', { name: 'Send again' }));
  await expect.element(page.getByText(/^No mail server is set/u).first()).toBeVisible();
});
