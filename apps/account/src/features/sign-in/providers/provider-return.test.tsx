import { aSession, failWith, type MockHandlers } from '@boardwalk/test-kit';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { goToProvider, takeForLinking } from '#shared/providers/open-question.ts';
import { showPage, visit } from '#shared/testing/show-page.tsx';
import ProviderButtons from './ProviderButtons.tsx';
import ProviderReturnPage from './ProviderReturnPage.tsx';

const STATE = 'a-state-of-the-question-43-characters-long-';
const question = { location: 'https://id.example.com/authorize', state: STATE, valid: 600 };
const offered = [{ provider_id: 'acme', name: 'Acme' }];

/** Leaves for the provider as the page does, without going. */
const leave = (purpose: 'sign-in' | 'link', next: string) =>
  goToProvider(question, { purpose, next }, { top: { location: { assign: () => undefined } } } as never);

async function comeBack(
  handlers: MockHandlers,
  query = `state=${STATE}&code=abc&iss=https://id.example.com`,
) {
  visit(`/user/provider/?${query}`);
  const go = vi.fn();
  const api = await showPage(<ProviderReturnPage go={go} />, handlers);
  return { api, go };
}

afterEach(() => sessionStorage.clear());

test('a button for each provider leads there, and takes the invitation along', async () => {
  const left = vi.fn();
  const api = await showPage(
    <ProviderButtons providers={offered} invitation="inv" next="/app/join/inv" leave={left} />,
    {
      beginProviderSignIn: () => question,
    },
  );
  await userEvent.click(page.getByRole('button', { name: 'Continue with Acme' }));
  await expect
    .poll(() => left.mock.calls)
    .toEqual([[question, { purpose: 'sign-in', next: '/app/join/inv' }]]);
  expect(api.callsOf('beginProviderSignIn').map(({ body }) => body)).toEqual([
    { provider_id: 'acme', invitation: 'inv' },
  ]);
});

test('a provider that does not answer is said to, and the button stays', async () => {
  await showPage(<ProviderButtons providers={offered} invitation={null} next="/" />, {
    beginProviderSignIn: () => failWith('provider_unavailable'),
  });
  await userEvent.click(page.getByRole('button', { name: 'Continue with Acme' }));
  await expect.element(page.getByText('The other service does not answer.', { exact: false })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Continue with Acme' })).toBeEnabled();
});

test('who comes back is signed in once and goes on where they were; the address keeps nothing', async () => {
  leave('sign-in', '/community/hot?tag=3');
  const { api, go } = await comeBack({ signInWithProvider: () => aSession() });
  await expect.poll(() => go.mock.calls).toEqual([['/community/hot?tag=3']]);
  expect(api.callsOf('signInWithProvider').map(({ body }) => body)).toEqual([
    { state: STATE, code: 'abc', iss: 'https://id.example.com' },
  ]);
  expect(window.location.search).toBe('');
});

test('a way on that leaves this site is passed over', async () => {
  leave('sign-in', 'https://elsewhere.example.com/');
  const { go } = await comeBack({ signInWithProvider: () => aSession() });
  await expect.poll(() => go.mock.calls).toEqual([['/app/home/']]);
});

test('the second step is asked for there', async () => {
  leave('sign-in', '/app/home/');
  const { go } = await comeBack({
    signInWithProvider: () => failWith('second_step_needed', { challenge: 'c'.repeat(20), passkey: false }),
    finishSignIn: () => aSession(),
  });
  await userEvent.fill(page.getByRole('textbox'), '492039');
  await userEvent.click(page.getByRole('button', { name: 'Log in', exact: true }));
  await expect.poll(() => go.mock.calls).toEqual([['/app/home/']]);
});

test.each([
  ['provider_refused', 'did not confirm who you are'],
  ['account_exists', 'There is an account with your e-mail address already.'],
  ['provider_address_needed', 'has confirmed no e-mail address'],
  ['challenge_expired', 'This took too long'],
  ['sign_up_closed', 'takes no new accounts'],
] as const)('%s is said in words, with the way back', async (error, words) => {
  leave('sign-in', '/community/');
  await comeBack({ signInWithProvider: () => failWith(error) });
  await expect.element(page.getByText(words, { exact: false })).toBeVisible();
  const back = page.getByRole('link', { name: 'Back to the log-in' });
  await expect.element(back).toHaveAttribute('href', '/user/login?next=%2Fcommunity%2F');
});

test('opened by hand it says where to begin', async () => {
  await comeBack({}, '');
  await expect.element(page.getByText('Begin on the log-in page.')).toBeVisible();
});

test('what is to be linked is handed to the account centre', async () => {
  leave('link', '');
  const { api, go } = await comeBack({});
  await expect.poll(() => go.mock.calls).toEqual([['/user/account/v2?tab=ACCOUNT&product=board']]);
  expect(takeForLinking()).toEqual({ state: STATE, code: 'abc', iss: 'https://id.example.com' });
  expect(api.callsOf('signInWithProvider')).toEqual([]);
});
