import { Deployment } from '@boardwalk/domain';
import { badFields } from '../../infra/errors/ApiError.ts';

/** An account as stored: exactly one of the two. */
export type AccountName = { email: string; mobile: null } | { email: null; mobile: string };

const EMAIL = /^[^\s@"(),:;<>[\]\\]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u;
const MAINLAND_MOBILE = /^1\d{10}$/u;
const E164 = /^\+\d{6,15}$/u;

/**
 * Reads an e-mail address or mobile number. Addresses are compared in lower case; numbers in E.164, and a
 * plain mainland number gets +86 on a mainland deployment.
 *
 * @throws ApiError bad_input when it is neither
 */
export function parseAccountName(account: string, deployment: Deployment): AccountName {
  const text = account.normalize('NFKC').trim();
  if (EMAIL.test(text)) return { email: text.toLowerCase(), mobile: null };
  const digits = text.replace(/[\s().-]/gu, '');
  if (E164.test(digits)) return { email: null, mobile: digits };
  if (deployment === Deployment.MAINLAND && MAINLAND_MOBILE.test(digits))
    return { email: null, mobile: `+86${digits}` };
  throw badFields([
    {
      field: 'account',
      rule: 'format',
      msg: 'account must be an e-mail address or a mobile number with country code',
    },
  ]);
}
