import { EditionKey, GrantSource, MemberType } from '@boardwalk/domain';
import type { Queryable } from '../infra/database/database.ts';
import type { Services } from '../modules/services.ts';

/** How long ordinary members of the demo stay so, in days. */
const ORDINARY_DAYS = 365;

/** Gives people of the demo the membership they are to have. */
export async function seedMemberships(
  trx: Queryable,
  { membership }: Services,
  people: readonly { userId: string; member: MemberType }[],
): Promise<void> {
  for (const { userId, member } of people) {
    const gift = { userId, key: `demo ${userId}`, source: GrantSource.GIFT };
    if (member === MemberType.LIFETIME) await membership.grantLifetime(trx, gift);
    if (member === MemberType.ORDINARY) {
      await membership.extendEdition(trx, { ...gift, days: ORDINARY_DAYS, editionKey: EditionKey.PERSONAL });
    }
  }
}
