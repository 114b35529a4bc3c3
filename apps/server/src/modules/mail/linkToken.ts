import { createHmac } from 'node:crypto';
import type { MailLinkPurpose } from '../../infra/database/accountTables.ts';
import type { AccessTokens } from '../../infra/sessions/accessTokens.ts';

/**
 * The token of a mailed link. It is made of the id that is in the outbox and of the server's secret whenever the mail is
 * written, so that it is kept nowhere and anyone who reads the database cannot use it. A token of one purpose is of no use for
 * another.
 */
export function linkToken(tokens: AccessTokens, purpose: MailLinkPurpose, linkId: string): string {
  return createHmac('sha256', tokens.keyFor(`mail link ${purpose}`))
    .update(linkId)
    .digest('base64url');
}
