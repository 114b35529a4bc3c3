import { aUser, failWith } from '@boardwalk/test-kit';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showPage } from '#shared/testing/show-page.tsx';
import SetupPage from './SetupPage.tsx';

/** The address the page stands at, and where it went. */
function anAddress(hash: string) {
  const went: string[] = [];
  return { went, location: { hash, replace: (to: string | URL) => void went.push(String(to)) } };
}

async function fill(account = 'lin@example.com') {
  await userEvent.fill(page.getByRole('textbox', { name: /^Your name/u }), 'Lin');
  await userEvent.fill(page.getByRole('textbox', { name: /^Email or mobile number/u }), account);
  await userEvent.fill(page.getByLabelText(/^Password/u), 'sea-and-sand-8');
}
const make = () => userEvent.click(page.getByRole('button', { name: 'Make the first admin' }));

test('the link brings the code; the account is made, signed in, and led to what is to be set', async () => {
  const { went, location } = anAddress('#code%2D1');
  const api = await showPage(<SetupPage location={location} />, {
    createFirstAdmin: () => null,
    signIn: () => ({ user: aUser(), refresh_token: 'r1' }),
  });
  await expect.element(page.getByRole('textbox', { name: /^Code from the server/u })).toHaveValue('code-1');
  await fill();
  await make();
  await expect.poll(() => went).toEqual(['/console/site']);
  expect(api.callsOf('createFirstAdmin')[0]?.body).toEqual({
    code: 'code-1',
    nick_name: 'Lin',
    account: 'lin@example.com',
    password: 'sea-and-sand-8',
  });
  expect(api.callsOf('signIn')[0]?.body).toEqual({ account: 'lin@example.com', password: 'sea-and-sand-8' });
});

test('what is missing is named and gets the focus, and nothing is sent', async () => {
  const api = await showPage(<SetupPage location={anAddress('').location} />);
  await make();
  const code = page.getByRole('textbox', { name: /^Code from the server/u });
  await expect.element(code).toHaveFocus();
  await expect.element(code).toHaveAttribute('aria-invalid', 'true');
  expect(api.calls).toEqual([]);
});

test('a link that was cut or changed leaves the code to be typed', async () => {
  await showPage(<SetupPage location={anAddress('#%E0%A4%A').location} />);
  await expect.element(page.getByRole('textbox', { name: /^Code from the server/u })).toHaveValue('%E0%A4%A');
});

test.each(['wrong_setup_code', 'setup_done', 'account_exists', 'too_many_requests'] as const)(
  'it says on %s why no admin was made, and keeps what was typed',
  async (error) => {
    const { went, location } = anAddress('#code-1');
    const api = await showPage(<SetupPage location={location} />, {
      createFirstAdmin: () => failWith(error),
    });
    await fill();
    await make();
    await expect.element(page.getByRole('alert')).toBeVisible();
    expect(page.getByRole('alert').element().textContent).not.toBe('');
    await expect.element(page.getByRole('textbox', { name: /^Your name/u })).toHaveValue('Lin');
    expect(api.callsOf('signIn')).toEqual([]);
    expect(went).toEqual([]);
  },
);
