import type { ServiceToken, Webhook } from '@boardwalk/api-client';
import type { MockHandlers } from '@boardwalk/test-kit';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showPage, visit } from '#shared/testing/show-page.tsx';
import CentrePage from '../CentrePage.tsx';
import { centreApi } from '../testing/centre-api.ts';

const MOMENT = '2026-03-14T09:26:53.000Z';
const aToken = (id: string, name: string): ServiceToken => ({
  token_id: id,
  name,
  prefix: 'bwst_ab12',
  scopes: ['files:read'],
  created_at: MOMENT,
  expires_at: MOMENT,
  last_used_at: null,
});
const aWebhook = (id: string): Webhook => ({
  webhook_id: id,
  url: `https://hooks.example.org/${id}`,
  events: ['work.published'],
  is_site_wide: false,
  is_active: true,
  failing_since: null,
  disabled_at: null,
  created_at: MOMENT,
});

async function open(handlers: MockHandlers) {
  visit('/user/account/v2?product=board&tab=WORKSPACE');
  return await showPage(<CentrePage />, { ...centreApi(), ...handlers });
}
const press = (name: string) => userEvent.click(page.getByRole('button', { name }));
const answer = (name: string) => userEvent.click(page.getByRole('alertdialog').getByRole('button', { name }));
const title = (name: string) => page.getByRole('heading', { name });

test.each([
  ['at once', 0],
  ['later than the question has closed', 800],
])('a token that is revoked %s leaves the keyboard at the title of its section', async (_when, ms) => {
  let list = [aToken('7', 'Nightly export'), aToken('8', 'Reader')];
  await open({
    listServiceTokens: () => ({ list, events: [], next_cursor: '0', has_more: false }),
    revokeServiceToken: async ({ path }) => {
      await new Promise((resolve) => setTimeout(resolve, ms));
      list = list.filter(({ token_id: id }) => id !== path.token_id);
      return null;
    },
  });
  await press('Revoke Nightly export');
  await answer('Revoke');
  await expect.element(page.getByRole('button', { name: 'Revoke Nightly export' })).not.toBeInTheDocument();
  await expect.element(title('Service tokens')).toHaveFocus();
});

test('a webhook that is deleted leaves the keyboard at the title of its section', async () => {
  let list = [aWebhook('5')];
  await open({
    listWebhooks: () => ({ list }),
    deleteWebhook: () => {
      list = [];
      return null;
    },
  });
  await press('What to do with https://hooks.example.org/5');
  await userEvent.click(page.getByRole('menuitem', { name: 'Delete' }));
  await answer('Delete');
  await expect.element(page.getByText('https://hooks.example.org/5')).not.toBeInTheDocument();
  await expect.element(title('Webhooks')).toHaveFocus();
});
