import type { MailLinkPurpose } from '../../infra/database/accountTables.ts';
import type { Queryable } from '../../infra/database/database.ts';
import { ApiError } from '../../infra/errors/ApiError.ts';
import { hashSecret } from '../../infra/ids/ids.ts';
import type { Infra } from '../../infra/Infra.ts';
import { linkToken } from '../mail/service.ts';
import * as repository from './linkRepository.ts';

/** Links that are mailed, work once and for a while, and are for one purpose. */
export type MailLinks = ReturnType<typeof createMailLinks>;

/** How long links work, in milliseconds. */
const VALID_MS: Readonly<Record<MailLinkPurpose, number>> = { prove: 24 * 3_600_000, reset: 3_600_000 };

/** Makes and reads mailed links; only hashes of their tokens are kept. */
export function createMailLinks({ clock, ids, tokens }: Infra) {
  function check<Link extends { used_at: Date | null; expires_at: Date }>(link: Link | undefined): Link {
    if (link === undefined) throw new ApiError('link_expired', { internal: 'unknown link' });
    if (link.used_at !== null) throw new ApiError('link_used');
    if (link.expires_at <= clock.now()) throw new ApiError('link_expired');
    return link;
  }

  return {
    /** Makes a link, in the transaction that sends its mail; gives what that mail needs. */
    async make(
      on: Queryable,
      link: { userId: string; purpose: MailLinkPurpose; address: string },
    ): Promise<{ linkId: string; expiresAt: string }> {
      const linkId = ids.secret();
      const now = clock.now();
      const expiresAt = new Date(now.getTime() + VALID_MS[link.purpose]);
      await repository.insertLink(on, {
        token_hash: hashSecret(linkToken(tokens, link.purpose, linkId)),
        user_id: link.userId,
        purpose: link.purpose,
        address: link.address,
        created_at: now,
        expires_at: expiresAt,
        used_at: null,
      });
      return { linkId, expiresAt: expiresAt.toISOString() };
    },

    /** Makes sure that a link works, without using it. Errors: link_used, link_expired. */
    async look(on: Queryable, purpose: MailLinkPurpose, token: string): Promise<void> {
      check(await repository.findLink(on, purpose, hashSecret(token)));
    },

    /** Uses up a link, and others of its person for the same, in a transaction. Errors: link_used, link_expired. */
    async use(
      on: Queryable,
      purpose: MailLinkPurpose,
      token: string,
    ): Promise<{ userId: string; address: string }> {
      const link = check(await repository.lockLink(on, purpose, hashSecret(token)));
      const used = { userId: link.user_id, address: link.address };
      await repository.spendLinks(on, { ...used, purpose, now: clock.now() });
      return used;
    },
  };
}
