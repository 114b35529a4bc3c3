import { failWith } from '@boardwalk/test-kit';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readSignInAddress } from '#shared/addresses/sign-in-address.ts';
import { showPage } from '#shared/testing/show-page.tsx';
import { SignInPage } from './SignInPage.tsx';

type Handlers = NonNullable<Parameters<typeof showPage>[1]>;

async function open(handlers: Handlers) {
  const api = await showPage(
    <SignInPage
      address={readSignInAddress({
        origin: window.location.origin,
        search: '?current_type=dialog&product=board',
      })}
      passkeys={null}
      loadOptions={async () => ({ sign_up: 'open', providers: [] })}
    />,
    handlers,
  );
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  return api;
}

/** An answer that waits until it is given. */
function lateFailure() {
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof failWith>>();
  return { promise, give: resolve };
}

test('what is sent to sign in is what is shown', async () => {
  const answer = lateFailure();
  const api = await open({ signIn: () => answer.promise });
  const password = page.getByLabelText(/^Password/u);
  await userEvent.fill(page.getByLabelText(/^Email or mobile/u), 'mina@example.com');
  await userEvent.fill(password, 'correct horse');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => api.callsOf('signIn')).toHaveLength(1);
  await userEvent.keyboard('s{Enter}');
  await expect.element(password).toHaveValue('correct horse');
  answer.give(failWith('wrong_credentials'));
  await expect.element(page.getByRole('alert')).toBeVisible();
  await userEvent.keyboard('s');
  await expect.element(password).toHaveValue('correct horses');
  expect(api.callsOf('signIn')).toHaveLength(1);
});

test('a code that is wrong stands there as it was sent, with the keyboard in it', async () => {
  const answer = lateFailure();
  const api = await open({
    signIn: () => failWith('second_step_needed', { challenge: 'ch', valid: 300 }),
    finishSignIn: () => answer.promise,
  });
  await userEvent.fill(page.getByLabelText(/^Email or mobile/u), 'mina@example.com');
  await userEvent.fill(page.getByLabelText(/^Password/u), 'correct horse');
  await userEvent.keyboard('{Enter}');
  const code = page.getByLabelText(/^Code/u);
  await userEvent.fill(code, '111111');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => api.callsOf('finishSignIn')).toHaveLength(1);
  await userEvent.keyboard('2');
  await expect.element(code).toHaveValue('111111');
  answer.give(failWith('wrong_code'));
  await expect.element(page.getByText(/^The code is not right/u)).toBeVisible();
  await expect.element(code).toHaveFocus();
  // The next code is typed in its place.
  await userEvent.keyboard('492039');
  await expect.element(code).toHaveValue('492039');
});
