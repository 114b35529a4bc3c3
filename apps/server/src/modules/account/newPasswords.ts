import { checkPassword, FieldRule, isMadeOfWords, type FieldViolation } from '@boardwalk/domain';

/** Words by which everybody knows a site of this product. */
const SITE_WORDS = ['boardwalk'];

let common: Promise<ReadonlySet<string>> | undefined;

/** The passwords that others use most, by lists of breached ones; read when the first one is asked for. */
async function readCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

/**
 * Checks a new password, however it is set: its length, that it is none of those that are tried first, and that it is not just
 * a name that others know. OWASP ASVS 6.2.4, 6.2.11.
 *
 * @param password the password as typed
 * @param names names of the site and of the person
 */
export async function checkNewPassword(
  password: string,
  names: readonly string[] = [],
): Promise<FieldViolation<'password'>[]> {
  const violations = checkPassword(password);
  if (violations.length > 0) return violations;
  common ??= readCommon();
  const isEarly =
    (await common).has(password.toLowerCase()) || isMadeOfWords(password, [...SITE_WORDS, ...names]);
  return isEarly ? [{ field: 'password', rule: FieldRule.TOO_COMMON }] : [];
}
