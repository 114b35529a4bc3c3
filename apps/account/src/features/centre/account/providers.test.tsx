import { failWith, type MockHandlers } from '@boardwalk/test-kit';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { keepForLinking } from '#shared/providers/open-question.ts';
import { showPage, visit } from '#shared/testing/show-page.tsx';
import CentrePage from '../CentrePage.tsx';
import { centreApi } from '../testing/centre-api.ts';

const STATE = 'a-state-of-the-question-43-characters-long-';
const offered = [{ provider_id: 'acme', name: 'Acme' }];
const MOMENT = '2026-03-14T09:26:53.000Z';

afterEach(() => sessionStorage.clear());

test('a provider is linked with the password, on the way back, and unlinked', async () => {
  let list = [] as {
    provider_id: string;
    name: string;
    label: string;
    created_at: string;
    last_used_at: null;
  }[];
  const handlers: MockHandlers = {
    ...centreApi(),
    listLinkedProviders: () => ({
      list,
      offered: list.length === 0 ? offered : [],
      has_password: true,
      needs_code: false,
      events: [],
    }),
    linkProvider: () => {
      const linked = { ...offered[0]!, label: 'mira@example.com', created_at: MOMENT, last_used_at: null };
      list = [linked];
      return linked;
    },
    unlinkProvider: ({ body }) => {
      if (body.password !== 'right') return failWith('wrong_password');
      list = [];
      return null;
    },
  };
  keepForLinking({ state: STATE, code: 'abc', iss: 'https://id.example.com' });
  visit('/user/account/v2?product=board&tab=ACCOUNT');
  const api = await showPage(<CentrePage />, handlers);
  await expect.element(page.getByText('mira@example.com', { exact: false })).toBeVisible();
  expect(api.callsOf('linkProvider').map(({ body }) => body)).toEqual([
    { state: STATE, code: 'abc', iss: 'https://id.example.com' },
  ]);
  await userEvent.click(page.getByRole('button', { name: 'Unlink Acme' }));
  const dialog = page.getByRole('dialog', { name: 'Unlink Acme' });
  await userEvent.fill(dialog.getByLabelText(/^Your present password/u), 'right');
  await userEvent.click(dialog.getByRole('button', { name: 'Unlink', exact: true }));
  await expect.element(page.getByText('Not linked')).toBeVisible();
});

test('who came by a provider is led to a password first', async () => {
  visit('/user/account/v2?product=board&tab=ACCOUNT');
  await showPage(<CentrePage />, {
    ...centreApi(),
    listLinkedProviders: () => ({ list: [], offered, has_password: false, needs_code: false, events: [] }),
  });
  await expect
    .element(page.getByRole('link', { name: 'Set a password' }))
    .toHaveAttribute('href', '/user/forgot-password');
  await expect.element(page.getByRole('button', { name: 'Link Acme' })).not.toBeInTheDocument();
});

test('a code that is asked for since the page was loaded is said', async () => {
  visit('/user/account/v2?product=board&tab=ACCOUNT');
  await showPage(<CentrePage />, {
    ...centreApi(),
    listLinkedProviders: () => ({ list: [], offered, has_password: true, needs_code: false, events: [] }),
    beginProviderLink: () => failWith('wrong_code'),
  });
  await userEvent.click(page.getByRole('button', { name: 'Link Acme' }));
  const dialog = page.getByRole('dialog', { name: 'Link Acme' });
  await userEvent.fill(dialog.getByLabelText(/^Your present password/u), 'right');
  await userEvent.click(dialog.getByRole('button', { name: 'Link', exact: true }));
  await expect.element(dialog.getByRole('alert')).toBeVisible();
});
