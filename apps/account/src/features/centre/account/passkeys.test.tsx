import type { Passkey } from '@boardwalk/api-client';
import { failWith, type MockHandlers } from '@boardwalk/test-kit';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showPage, visit } from '#shared/testing/show-page.tsx';
import CentrePage from '../CentrePage.tsx';
import { centreApi } from '../testing/centre-api.ts';

const MOMENT = '2026-03-14T09:26:53.000Z';

async function open(handlers: MockHandlers) {
  visit('/user/account/v2?product=board&tab=ACCOUNT');
  const api = await showPage(<CentrePage />, { ...centreApi(), ...handlers });
  await expect.element(page.getByRole('heading', { name: 'Passkeys' })).toBeVisible();
  return api;
}

const press = (name: string) => userEvent.click(page.getByRole('button', { name }));

test('a passkey is added with the password and the code asked again, renamed and removed', async () => {
  let list: Passkey[] = [];
  const made = { passkey_id: 'p1', is_synced: true, created_at: MOMENT, last_used_at: null };
  const api = await open({
    listPasskeys: () => ({
      list,
      is_offered: true,
      needs_code: true,
      needs_release: false,
      events: list.map(({ name }) => ({ kind: 'added', name, at: MOMENT })),
    }),
    beginPasskey: ({ body }) =>
      body.code === '492039'
        ? {
            options: { challenge: 'abcd', user: { id: 'abcd', name: 'm', displayName: 'm' }, rp: {} },
            valid: 600,
          }
        : failWith('wrong_code'),
    addPasskey: ({ body }) => {
      const passkey = { ...made, name: body.name };
      list = [passkey];
      return passkey;
    },
    renamePasskey: ({ body }) => {
      const passkey = { ...made, name: body.name };
      list = [passkey];
      return passkey;
    },
    removePasskey: () => {
      list = [];
      return null;
    },
  });
  vi.spyOn(navigator.credentials, 'create')
    .mockRejectedValueOnce(new DOMException('cancelled', 'NotAllowedError'))
    .mockResolvedValue({
      id: 'Y3JlZGVudGlhbC1pZA',
      rawId: new ArrayBuffer(13),
      type: 'public-key',
      authenticatorAttachment: 'platform',
      getClientExtensionResults: () => ({}),
      response: {
        clientDataJSON: new TextEncoder().encode('{}').buffer,
        attestationObject: new ArrayBuffer(9),
        getTransports: () => ['internal'],
      },
    } as unknown as Credential);
  await expect.element(page.getByText('No passkeys yet.')).toBeVisible();
  await press('Add a passkey');
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  const send = dialog.getByRole('button', { name: 'Add a passkey' });
  await userEvent.fill(dialog.getByLabelText(/^Name/u), 'x'.repeat(51));
  await userEvent.click(send);
  await expect.element(dialog.getByText('Use at most 50 characters.')).toBeVisible();
  expect(api.callsOf('beginPasskey')).toHaveLength(0);
  await userEvent.fill(dialog.getByLabelText(/^Name/u), 'Phone');
  await userEvent.fill(dialog.getByLabelText(/^Your present password/u), 'correct horse');
  await userEvent.fill(dialog.getByLabelText(/^Code/u), '111111');
  await userEvent.click(send);
  await expect.element(dialog.getByText(/^The code is not right/u)).toBeVisible();
  await userEvent.fill(dialog.getByLabelText(/^Code/u), '492039');
  await userEvent.click(send);
  await expect.element(dialog.getByText(/^Your device has made no passkey/u)).toBeVisible();
  await userEvent.click(send);
  await expect.element(page.getByText('On several devices')).toBeVisible();
  expect(api.callsOf('addPasskey')[0]?.body).toEqual({
    name: 'Phone',
    id: 'Y3JlZGVudGlhbC1pZA',
    client_data: 'e30',
    attestation: 'AAAAAAAAAAAA',
    transports: ['internal'],
  });
  await press('Rename Phone');
  const naming = page.getByRole('dialog', { name: 'Rename Phone' });
  await userEvent.fill(naming.getByLabelText(/^Name/u), 'Key ring');
  await userEvent.keyboard('{Enter}');
  await press('Remove Key ring');
  const removing = page.getByRole('dialog', { name: 'Remove Key ring' });
  await userEvent.fill(removing.getByLabelText(/^Your present password/u), 'correct horse');
  await userEvent.fill(removing.getByLabelText(/^Code/u), '492039');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('No passkeys yet.')).toBeVisible();
  expect(api.callsOf('removePasskey')[0]).toMatchObject({
    body: { password: 'correct horse', code: '492039' },
  });
});

test('an admin who needs the leave of a super admin is not offered what would be refused', async () => {
  await open({
    getSecondStep: () => ({
      is_on: false,
      on_since: null,
      recovery_codes_left: 0,
      needs_release: true,
      events: [],
    }),
    listPasskeys: () => ({ list: [], is_offered: true, needs_code: false, needs_release: true, events: [] }),
  });
  await expect.element(page.getByText(/Ask a super admin to allow it/u)).toBeVisible();
  await expect.element(page.getByText(/once you have logged in with two steps/u)).toBeVisible();
  for (const name of ['Set up two-step log-in', 'Add a passkey'])
    expect(page.getByRole('button', { name }).elements()).toHaveLength(0);
});
