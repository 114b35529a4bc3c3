import { failWith, type MockHandlers } from '@boardwalk/test-kit';
import { expect, test, vi } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { showPage, visit } from '#shared/testing/show-page.tsx';
import CentrePage from './CentrePage.tsx';
import { centreApi } from './testing/centre-api.ts';

const MOMENT = '2026-03-14T09:26:53.000Z';

async function open(section: string, handlers: MockHandlers) {
  visit(`/user/account/v2?product=board&tab=${section}`);
  const api = await showPage(<CentrePage />, { ...centreApi(), ...handlers });
  await expect.element(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  return api;
}

const press = (name: string) => userEvent.click(page.getByRole('button', { name }));
const send = (dialog: Locator, name: string) =>
  userEvent.click(dialog.getByRole('button', { name, exact: true }));

/** An answer that waits until it is given. */
function lateAnswer<Answer>() {
  const { promise, resolve } = Promise.withResolvers<Answer>();
  return { promise, give: resolve };
}

const secondStepIsOn: MockHandlers = {
  getSecondStep: () => ({
    is_on: true,
    on_since: MOMENT,
    recovery_codes_left: 8,
    needs_release: false,
    events: [],
  }),
};

test('turning the second step off leads the keyboard to what is missing, and to a code that is wrong', async () => {
  const answer = lateAnswer<ReturnType<typeof failWith>>();
  const api = await open('ACCOUNT', { ...secondStepIsOn, turnOffSecondStep: () => answer.promise });
  await press('Turn off two-step log-in');
  const dialog = page.getByRole('dialog', { name: 'Turn off two-step log-in' });
  const password = dialog.getByLabelText(/^Your present password/u);
  const code = dialog.getByLabelText(/^Code/u);
  await send(dialog, 'Turn off');
  await expect.element(password).toHaveFocus();
  await userEvent.fill(password, 'correct horse');
  await send(dialog, 'Turn off');
  await expect.element(code).toHaveFocus();
  await userEvent.fill(code, '111111');
  await send(dialog, 'Turn off');
  await expect.poll(() => api.callsOf('turnOffSecondStep')).toHaveLength(1);
  // What is sent is what is shown.
  await userEvent.type(code, '2');
  await expect.element(code).toHaveValue('111111');
  (password.element() as HTMLElement).focus();
  answer.give(failWith('wrong_code'));
  await expect.element(dialog.getByText(/^The code is not right/u)).toBeVisible();
  await expect.element(code).toHaveAttribute('aria-invalid', 'true');
  await expect.element(code).toHaveFocus();
});

test('setting the second step up leads the keyboard to what is missing, and to a code that is wrong', async () => {
  await open('ACCOUNT', {
    beginSecondStep: () => ({
      secret: 'ABCDEFGHIJKL',
      uri: 'otpauth://totp/Boardwalk:m?secret=ABCDEFGHIJKL',
    }),
    turnOnSecondStep: () => failWith('wrong_code'),
  });
  await press('Set up two-step log-in');
  const dialog = page.getByRole('dialog', { name: 'Set up two-step log-in' });
  const password = dialog.getByLabelText(/^Your present password/u);
  await send(dialog, 'Continue');
  await expect.element(password).toHaveFocus();
  await userEvent.fill(password, 'correct horse');
  await send(dialog, 'Continue');
  const code = dialog.getByLabelText(/^Code/u);
  await expect.element(code).toHaveFocus();
  await send(dialog, 'Turn on');
  await expect.element(dialog.getByText(/^Enter the six digits/u)).toBeVisible();
  await expect.element(code).toHaveFocus();
  await userEvent.fill(code, '111111');
  await send(dialog, 'Turn on');
  await expect.element(dialog.getByText(/^The code is not right/u)).toBeVisible();
  await expect.element(code).toHaveFocus();
});

test('a provider is unlinked only with the password and a code, which the keyboard is led to', async () => {
  const linked = {
    provider_id: 'acme',
    name: 'Acme',
    label: 'mira@example.com',
    created_at: MOMENT,
    last_used_at: null,
  };
  await open('ACCOUNT', {
    listLinkedProviders: () => ({
      list: [linked],
      offered: [],
      has_password: true,
      needs_code: true,
      events: [],
    }),
    unlinkProvider: () => failWith('wrong_code'),
  });
  await press('Unlink Acme');
  const dialog = page.getByRole('dialog', { name: 'Unlink Acme' });
  const password = dialog.getByLabelText(/^Your present password/u);
  const code = dialog.getByLabelText(/^Code/u);
  await send(dialog, 'Unlink');
  await expect.element(password).toHaveFocus();
  await userEvent.fill(password, 'correct horse');
  await userEvent.fill(code, '111111');
  await send(dialog, 'Unlink');
  await expect.element(dialog.getByText(/^The code is not right/u)).toBeVisible();
  await expect.element(code).toHaveFocus();
});

test('what the server refuses of the name of a passkey stands beside it', async () => {
  const passkey = {
    passkey_id: 'p1',
    name: 'Phone',
    is_synced: true,
    created_at: MOMENT,
    last_used_at: null,
  };
  await open('ACCOUNT', {
    listPasskeys: () => ({
      list: [passkey],
      is_offered: true,
      needs_code: false,
      needs_release: false,
      events: [],
    }),
    renamePasskey: () =>
      failWith('bad_input', { fields: [{ field: 'name', rule: 'max_length', limit: 20 }] }),
  });
  await press('Rename Phone');
  const dialog = page.getByRole('dialog', { name: 'Rename Phone' });
  const name = dialog.getByLabelText(/^Name/u);
  await userEvent.fill(name, '');
  await send(dialog, 'Rename');
  await expect.element(dialog.getByText('Fill this in.')).toBeVisible();
  await expect.element(name).toHaveFocus();
  await userEvent.fill(name, 'Phone of the harbour office');
  await send(dialog, 'Rename');
  await expect.element(dialog.getByText('Use at most 20 characters.')).toBeVisible();
  await expect.element(name).toHaveFocus();
  await expect.element(name).toHaveValue('Phone of the harbour office');
});

test('an account is deleted as it was asked: nothing changes while it is sent', async () => {
  const answer = lateAnswer<ReturnType<typeof failWith>>();
  const api = await open('ACCOUNT', { deleteAccount: () => answer.promise });
  await press('Delete account…');
  const dialog = page.getByRole('dialog', { name: 'Delete your account' });
  const password = dialog.getByLabelText(/^Your present password/u);
  await send(dialog, 'Delete for good');
  await expect.element(password).toHaveFocus();
  await userEvent.fill(password, 'correct horse');
  await send(dialog, 'Delete for good');
  await expect.poll(() => api.callsOf('deleteAccount')).toHaveLength(1);
  await userEvent.click(dialog.getByRole('radio', { name: /^Go with the account/u }));
  await expect.element(dialog.getByRole('radio', { name: /^Go with the account/u })).not.toBeChecked();
  answer.give(failWith('bad_input', { fields: [{ field: 'password', rule: 'max_length', limit: 100 }] }));
  await expect.element(dialog.getByText('Use at most 100 characters.')).toBeVisible();
  await expect.element(password).toHaveFocus();
});

test('a payout leads the keyboard to what is wrong, and what the server refuses stands beside its field', async () => {
  const answer = lateAnswer<ReturnType<typeof failWith>>();
  const api = await open('DISTRIBUTION', {
    getWallet: () => ({ currency: 'USD', balance: 900_000, pending: 0 }),
    createPayout: () => answer.promise,
  });
  await press('Ask for a payout');
  const dialog = page.getByRole('dialog', { name: 'Ask for a payout' });
  const amount = dialog.getByLabelText(/^Amount/u);
  const payee = dialog.getByLabelText(/^Where to/u);
  await userEvent.fill(amount, 'much');
  await send(dialog, 'Ask for a payout');
  await expect.element(amount).toHaveFocus();
  await userEvent.fill(amount, '500');
  await send(dialog, 'Ask for a payout');
  await expect.element(payee).toHaveFocus();
  await userEvent.fill(payee, 'Mira, DE00 1234');
  await userEvent.fill(dialog.getByLabelText(/^Your present password/u), 'correct horse');
  await send(dialog, 'Ask for a payout');
  await expect.poll(() => api.callsOf('createPayout')).toHaveLength(1);
  await userEvent.fill(amount, '600');
  await expect.element(amount).toHaveValue('500');
  answer.give(failWith('bad_input', { fields: [{ field: 'payee', rule: 'max_length', limit: 10 }] }));
  await expect.element(payee).toHaveAttribute('aria-invalid', 'true');
  await expect.element(payee).toHaveFocus();
});

test('the keyboard is led to what is refused also when the page is drawn late', async () => {
  await open('ACCOUNT', { ...secondStepIsOn, turnOffSecondStep: () => failWith('wrong_code') });
  await press('Turn off two-step log-in');
  const dialog = page.getByRole('dialog', { name: 'Turn off two-step log-in' });
  const code = dialog.getByLabelText(/^Code/u);
  await userEvent.fill(dialog.getByLabelText(/^Your present password/u), 'correct horse');
  await userEvent.fill(code, '111111');
  // A frame that comes before what was answered is drawn, as on a busy machine.
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => {
    queueMicrotask(() => callback(performance.now()));
    return 0;
  });
  await send(dialog, 'Turn off');
  await expect.element(code).toHaveAttribute('aria-invalid', 'true');
  await expect.element(code).toHaveFocus();
});
