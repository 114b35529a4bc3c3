import type { AccountExport } from '@boardwalk/api-client';
import type { MockHandlers } from '@boardwalk/test-kit';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showPage, visit } from '#shared/testing/show-page.tsx';
import CentrePage from '../CentrePage.tsx';
import { centreApi } from '../testing/centre-api.ts';

async function open(handlers: MockHandlers) {
  visit('/user/account/v2?product=board&tab=ACCOUNT');
  return await showPage(<CentrePage />, { ...centreApi(), ...handlers });
}
const button = (name: string) => page.getByRole('button', { name });

const anArchive = (overrides: Partial<AccountExport> = {}): AccountExport => ({
  export_id: 'e1',
  state: 'pending',
  requested_at: '2026-03-14T09:26:53.000Z',
  ready_at: null,
  expires_at: null,
  size: null,
  ...overrides,
});

test('once an archive is asked for that is said, and the title has the keyboard when the button goes', async () => {
  let list: AccountExport[] = [];
  await open({
    listAccountExports: () => ({ list }),
    requestAccountExport: () => {
      const archive = anArchive();
      list = [archive];
      return archive;
    },
  });
  await userEvent.click(button('Ask for an archive'));
  await expect.element(page.getByText(/^Your archive is being made\./u)).toBeVisible();
  await expect.element(button('Ask for an archive')).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'Your data' })).toHaveFocus();
});
