import type { SessionInfo } from '@boardwalk/api-client';
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

const title = () => page.getByRole('heading', { name: 'Where you are logged in' });
const aSessionOn = (system: string, current = false): SessionInfo => ({
  session_id: system,
  browser: 'Firefox',
  system,
  device: 'desktop',
  method: 'password',
  created_at: '2026-03-14T09:26:53.000Z',
  last_seen_at: '2026-03-14T09:26:53.000Z',
  current,
});

/** Sessions that end as the server ends them, here and on two other systems. */
function threeSessions(): MockHandlers {
  let list = [aSessionOn('Linux', true), aSessionOn('Windows'), aSessionOn('Android')];
  return {
    listSessions: () => ({ list }),
    endSession: ({ path }) => {
      list = list.filter(({ session_id: id }) => id !== path.session_id);
      return null;
    },
    endOtherSessions: () => {
      list = list.filter(({ current }) => current);
      return null;
    },
  };
}

test('a session that is ended is said to be, and the title has the keyboard when its button goes', async () => {
  await open(threeSessions());
  const end = button('End the session on Firefox on Windows');
  await userEvent.click(end);
  await expect.element(page.getByText('The session is ended.')).toBeVisible();
  await expect.element(end).not.toBeInTheDocument();
  await expect.element(title()).toHaveFocus();
});

test('once all others are logged out that is said, and the title has the keyboard', async () => {
  await open(threeSessions());
  await userEvent.click(button('Log out everywhere else'));
  await expect.element(page.getByText('You are logged out everywhere else.', { exact: true })).toBeVisible();
  await expect.element(button('Log out everywhere else')).not.toBeInTheDocument();
  await expect.element(title()).toHaveFocus();
});

test('who has gone on to another button meanwhile stays there', async () => {
  const ended = Promise.withResolvers<null>();
  const handlers = threeSessions();
  await open({
    ...handlers,
    endSession: async (call) => {
      await ended.promise;
      return (await handlers.endSession?.(call)) ?? null;
    },
  });
  const other = button('End the session on Firefox on Android');
  await userEvent.click(button('End the session on Firefox on Windows'));
  (other.element() as HTMLElement).focus();
  ended.resolve(null);
  await expect.element(page.getByText('The session is ended.')).toBeVisible();
  await expect.element(other).toHaveFocus();
});
