import { failWith } from '@boardwalk/test-kit';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showPage, visit } from '#shared/testing/show-page.tsx';
import ForgotPasswordPage from './ForgotPasswordPage.tsx';
import ResetPasswordPage from './ResetPasswordPage.tsx';
import VerifyEmailPage from './VerifyEmailPage.tsx';

const title = (text: string) =>
  expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(text);
const link = (name: string) => expect.element(page.getByRole('link', { name }));

describe('the link that proves an address', () => {
  const press = () => userEvent.click(page.getByRole('button', { name: 'Confirm the address' }));

  test('proves nothing by being opened: the button sends its token', async () => {
    visit('/user/verify-email#tok-1');
    const api = await showPage(<VerifyEmailPage />, { confirmEmail: () => ({ email: 'mina@example.com' }) });
    await title('Confirm your email address');
    expect(api.calls).toEqual([]);
    await press();
    await title('Your address is confirmed');
    expect(api.callsOf('confirmEmail')[0]?.body).toEqual({ token: 'tok-1' });
    await expect.element(page.getByText(/^mina@example.com is yours/u)).toBeVisible();
    await link('Go to your account').toHaveAttribute('href', '/user/account/v2?tab=ACCOUNT&product=board');
  });

  test.each([
    ['link_used', 'This link was used already'],
    ['link_expired', 'This link is not valid any more'],
    ['account_exists', 'This address belongs to another account'],
  ] as const)('says on %s what became of it, and shows the way on', async (error, says) => {
    visit('/user/verify-email#tok-1');
    await showPage(<VerifyEmailPage />, { confirmEmail: () => failWith(error) });
    await press();
    await title(says);
    await link('Go to your account').toBeVisible();
  });

  test('without its token it says that the whole link is needed', async () => {
    visit('/user/verify-email');
    await showPage(<VerifyEmailPage />);
    await title('Open the link of your mail');
  });

  test('a failure that is not the link’s can be tried again', async () => {
    visit('/user/verify-email#tok-1');
    let calls = 0;
    await showPage(<VerifyEmailPage />, {
      confirmEmail: () => {
        calls += 1;
        return calls === 1 ? failWith('too_many_requests') : { email: 'mina@example.com' };
      },
    });
    await press();
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Too many tries. Wait a moment, then try again.');
    await press();
    await title('Your address is confirmed');
  });
});

describe('a forgotten password', () => {
  test('an address is asked for, and the answer does not reveal whether it has an account', async () => {
    visit('/user/forgot-password?current_type=dialog&product=board');
    const api = await showPage(<ForgotPasswordPage />, { requestPasswordReset: () => null });
    await link('Back to log in').toHaveAttribute('href', '/user/login?current_type=dialog&product=board');
    const field = page.getByLabelText(/^Email address/u);
    await userEvent.fill(field, 'mina');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Enter an email address, such as ana@example.com.')).toBeVisible();
    await expect.element(field).toHaveFocus();
    expect(api.calls).toEqual([]);
    await userEvent.fill(field, ' mina@example.com');
    await userEvent.keyboard('{Enter}');
    await title('Look into your mailbox');
    expect(api.callsOf('requestPasswordReset')[0]?.body).toEqual({ email: 'mina@example.com' });
    await expect.element(page.getByText(/^If an account has confirmed mina@example.com/u)).toBeVisible();
  });

  test('the new password is checked before it is sent, and then leads to logging in', async () => {
    visit('/user/reset-password#tok-2');
    const api = await showPage(<ResetPasswordPage />, { resetPassword: () => null });
    const field = page.getByLabelText(/^New password/u);
    await userEvent.fill(field, 'seven 7');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Use at least 8 characters.')).toBeVisible();
    expect(api.calls).toEqual([]);
    await userEvent.fill(field, 'correct horse');
    await userEvent.keyboard('{Enter}');
    await title('Your password is changed');
    expect(api.callsOf('resetPassword')[0]?.body).toEqual({ token: 'tok-2', new_password: 'correct horse' });
    await link('Log in').toHaveAttribute('href', '/user/login');
  });

  test.each([
    ['link_used', 'This link was used already'],
    ['link_expired', 'This link is not valid any more'],
  ] as const)('on %s another link can be asked for', async (error, says) => {
    visit('/user/reset-password#tok-2');
    await showPage(<ResetPasswordPage />, { resetPassword: () => failWith(error) });
    await userEvent.fill(page.getByLabelText(/^New password/u), 'correct horse');
    await userEvent.keyboard('{Enter}');
    await title(says);
    await link('Ask for another link').toHaveAttribute('href', '/user/forgot-password');
  });
});
