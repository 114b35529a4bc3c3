import type { AccessTokens } from '../../infra/sessions/accessTokens.ts';
import { MAIL_GROUPS, type MailGroup } from './kinds.ts';

/** Whose mails of which group a link ends. */
export interface Unsubscription {
  userId: string;
  group: MailGroup;
}

/** Where the page is to which mails link; outside the API, for people open it. */
export const UNSUBSCRIBE_PATH = '/mail/unsubscribe';

const PURPOSE = 'unsubscribe';
/** Old mails are still read. */
const VALID_SECONDS = 400 * 86_400;

/** Address by which somebody ends mails of a group without signing in. */
export async function unsubscribeUrl(
  tokens: AccessTokens,
  publicUrl: string,
  { userId, group }: Unsubscription,
): Promise<string> {
  const token = await tokens.issueTicket(PURPOSE, { sub: userId, group }, VALID_SECONDS);
  return `${publicUrl}${UNSUBSCRIBE_PATH}?token=${token}`;
}

/** What a link ends, or undefined when it is not ours or too old. */
export async function readUnsubscribeToken(
  tokens: AccessTokens,
  token: string,
): Promise<Unsubscription | undefined> {
  const claims = await tokens.verifyTicket(PURPOSE, token);
  const { sub, group } = claims ?? {};
  const known = MAIL_GROUPS.find((each) => each === group);
  return typeof sub !== 'string' || known === undefined ? undefined : { userId: sub, group: known };
}
