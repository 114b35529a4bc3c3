import { checkAccountName, checkName, checkPassword, type FieldViolation } from '@boardwalk/domain';
import type { Credentials } from './start-session.ts';

/** What is wrong with a new account, by the rules the server keeps. */
export function checkNewAccount({ nick_name, account, password }: Credentials): FieldViolation[] {
  return [...checkName('nick_name', nick_name), ...checkAccountName(account), ...checkPassword(password)];
}
