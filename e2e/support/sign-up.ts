import type { FrameLocator } from '@playwright/test';
import type { newAccount } from './people.ts';
import { linkIn, type Words } from './words.ts';

/** Makes an account on the login page in a dialog, beginning at its login form. */
export async function signUpIn(
  frame: FrameLocator,
  words: Words,
  account: ReturnType<typeof newAccount>,
): Promise<void> {
  const text = (id: string) => words('account', `signIn.${id}`);
  await frame.getByRole('button', { name: linkIn(text('toSignUp')) }).click();
  await frame.getByLabel(text('nickName')).fill(account.nick_name);
  await frame.getByLabel(text('account')).fill(account.account);
  await frame.locator('input[type="password"]').fill(account.password);
  await frame.getByRole('button', { name: text('action.signUp') }).click();
}
