import { sql } from 'kysely';
import type { Queryable } from '../../../infra/database/database.ts';

/** Whether a work of the statement was paid for by somebody, or by a team to which they belong. */
export function isPaidBy(userId: string) {
  return sql<boolean>`(
    exists (select from file_entitlement mine
      where mine.file_key = publication.file_key and mine.user_id = ${userId})
    or exists (select from team_member member
      join team_entitlement bought using (team_id)
      where member.user_id = ${userId} and bought.file_key = publication.file_key))`;
}

/** By whose right a copy is made: one's own, or that of a team. */
export interface HeldRight {
  /** Null for one's own. */
  teamId: string | null;
}

/**
 * Keeps the right to copy a work until the copy is made: who gives a work back at the same moment has either the copy or
 * the money. One's own right comes first. Someone who leaves the team at the same moment has left after the copy.
 *
 * @returns undefined when there is none
 */
export async function holdRight(
  trx: Queryable,
  userId: string,
  fileKey: string,
): Promise<HeldRight | undefined> {
  const own = await trx
    .selectFrom('file_entitlement')
    .select('file_key')
    .where('user_id', '=', userId)
    .where('file_key', '=', fileKey)
    .forKeyShare()
    .executeTakeFirst();
  if (own !== undefined) return { teamId: null };
  const team = await trx
    .selectFrom('team_entitlement as bought')
    .innerJoin('team_member as member', 'member.team_id', 'bought.team_id')
    .select('bought.team_id')
    .where('member.user_id', '=', userId)
    .where('bought.file_key', '=', fileKey)
    .orderBy('bought.team_id')
    .limit(1)
    .forKeyShare('bought')
    .executeTakeFirst();
  return team && { teamId: team.team_id };
}
