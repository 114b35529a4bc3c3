import { BOARD_VOTE_LIMITS } from '@boardwalk/domain';
import { sql } from 'kysely';
import { bigId } from '../../infra/database/bigId.ts';
import type { Queryable } from '../../infra/database/database.ts';
import type { NewRow } from '../../infra/database/schema.ts';

/** A vote with who began it. */
export type VoteRow = Awaited<ReturnType<ReturnType<typeof votes>['execute']>>[number];

/** Dots on an element. */
export interface DotsRow {
  vote_id: string;
  element_id: string;
  dots: number;
}

function votes(db: Queryable) {
  return db
    .selectFrom('board_vote')
    .leftJoin('user_account as starter', (join) =>
      join.onRef('starter.user_id', '=', 'board_vote.started_by').on('starter.deleted_at', 'is', null),
    )
    .select((eb) => [
      'board_vote.vote_id',
      'board_vote.question',
      'board_vote.dots',
      'board_vote.element_ids',
      'board_vote.started_at',
      'board_vote.ended_at',
      'starter.user_id as starter_id',
      'starter.nick_name as starter_nick_name',
      'starter.avatar_url as starter_avatar_url',
      eb
        .case()
        .when('board_vote.ended_at', 'is not', null)
        .then(eb.ref('board_vote.voter_num'))
        .else(
          eb
            .selectFrom('board_vote_dot')
            .whereRef('board_vote_dot.vote_id', '=', 'board_vote.vote_id')
            .select(sql<number>`count(distinct user_id)::int`.as('num')),
        )
        .end()
        .$castTo<number>()
        .as('voter_num'),
    ]);
}

/** The votes on a board, the newest first: the one that runs, and those that are kept. */
export async function listVotes(db: Queryable, fileKey: string): Promise<VoteRow[]> {
  return votes(db)
    .where('board_vote.file_key', '=', fileKey)
    .orderBy('board_vote.vote_id', 'desc')
    .limit(BOARD_VOTE_LIMITS.endedKept + 1)
    .execute();
}

/** A vote on a board. */
export async function findVote(db: Queryable, fileKey: string, voteId: string): Promise<VoteRow | undefined> {
  return votes(db)
    .where('board_vote.file_key', '=', fileKey)
    .where('board_vote.vote_id', '=', bigId(voteId))
    .executeTakeFirst();
}

/**
 * A vote, locked until the transaction ends.
 *
 * @param strength `share` for those who place dots, side by side; `update` for its end, which waits for them
 */
export async function lockVote(
  trx: Queryable,
  { fileKey, voteId }: { fileKey: string; voteId: string },
  strength: 'share' | 'update',
) {
  const found = trx
    .selectFrom('board_vote')
    .select(['vote_id', 'dots', 'element_ids', 'ended_at'])
    .where('file_key', '=', fileKey)
    .where('vote_id', '=', bigId(voteId));
  return (strength === 'share' ? found.forShare() : found.forNoKeyUpdate()).executeTakeFirst();
}

/** The dots of somebody in a vote. */
export async function listOwnDots(db: Queryable, voteId: string, userId: string): Promise<DotsRow[]> {
  return db
    .selectFrom('board_vote_dot')
    .select(['vote_id', 'element_id', 'dots'])
    .where('vote_id', '=', voteId)
    .where('user_id', '=', userId)
    .orderBy('element_id')
    .execute();
}

/** The sums of some votes, the most dots first. */
export async function listResults(db: Queryable, voteIds: readonly string[]): Promise<DotsRow[]> {
  if (voteIds.length === 0) return [];
  return db
    .selectFrom('board_vote_result')
    .select(['vote_id', 'element_id', 'dots'])
    .where('vote_id', 'in', voteIds)
    .orderBy('dots', 'desc')
    .orderBy('element_id')
    .execute();
}

/** Begins a vote and gives its id; undefined when one runs. */
export async function insertVote(trx: Queryable, vote: NewRow<'board_vote'>): Promise<string | undefined> {
  const row = await trx
    .insertInto('board_vote')
    .values(vote)
    .onConflict((conflict) => conflict.column('file_key').where('ended_at', 'is', null).doNothing())
    .returning('vote_id')
    .executeTakeFirst();
  return row?.vote_id;
}

/** Deletes the oldest votes of a board that have ended, but for those that are kept. */
export async function deleteOldVotes(trx: Queryable, fileKey: string): Promise<void> {
  await trx
    .deleteFrom('board_vote')
    .where('vote_id', 'in', (eb) =>
      eb
        .selectFrom('board_vote')
        .select('vote_id')
        .where('file_key', '=', fileKey)
        .where('ended_at', 'is not', null)
        .orderBy('vote_id', 'desc')
        .offset(BOARD_VOTE_LIMITS.endedKept),
    )
    .execute();
}

/** Says how many dots somebody has on an element; 0 takes them back. */
export async function putDots(
  trx: Queryable,
  { voteId, userId, elementId, dots }: { voteId: string; userId: string; elementId: string; dots: number },
): Promise<void> {
  const key = { vote_id: voteId, user_id: userId, element_id: elementId };
  if (dots === 0) {
    await trx
      .deleteFrom('board_vote_dot')
      .where('vote_id', '=', voteId)
      .where('user_id', '=', userId)
      .where('element_id', '=', elementId)
      .execute();
    return;
  }
  await trx
    .insertInto('board_vote_dot')
    .values({ ...key, dots })
    .onConflict((conflict) => conflict.columns(['vote_id', 'user_id', 'element_id']).doUpdateSet({ dots }))
    .execute();
}

/** Ends a vote: sums its dots up and forgets whose they were. */
export async function endVote(trx: Queryable, voteId: string, now: Date): Promise<void> {
  await sql`
    with gone as (delete from board_vote_dot where vote_id = ${voteId}::bigint returning user_id, element_id, dots),
      summed as (insert into board_vote_result (vote_id, element_id, dots)
        select ${voteId}::bigint, element_id, sum(dots) from gone group by element_id)
    update board_vote set ended_at = ${now}, voter_num = (select count(distinct user_id) from gone)
    where vote_id = ${voteId}::bigint`.execute(trx);
}

/** Deletes a vote with all that belongs to it; false when there is none. */
export async function deleteVote(trx: Queryable, fileKey: string, voteId: string): Promise<boolean> {
  const row = await trx
    .deleteFrom('board_vote')
    .where('file_key', '=', fileKey)
    .where('vote_id', '=', bigId(voteId))
    .returning('vote_id')
    .executeTakeFirst();
  return row !== undefined;
}
