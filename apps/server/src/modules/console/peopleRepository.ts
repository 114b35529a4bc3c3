import type { UserKind } from '@boardwalk/domain';
import { sql, type SqlBool } from 'kysely';
import type { Queryable } from '../../infra/database/database.ts';
import type { RowChange } from '../../infra/database/schema.ts';
import { afterCursor } from '../../infra/lists/afterCursor.ts';
import { toPage, type CursorPage } from '../../infra/lists/cursor.ts';

/** A person as the console sees them; anyone who deleted their account is not among them. */
export type PersonRow = Awaited<ReturnType<ReturnType<typeof people>['execute']>>[number];

/** Of a keyword that fits very many, this many of each kind of match are looked at. */
const MAX_MATCHES = 1000;

function people(db: Queryable) {
  return db
    .selectFrom('user_account')
    .innerJoin('profile', 'profile.user_id', 'user_account.user_id')
    .where('user_account.deleted_at', 'is', null)
    .select([
      'user_account.user_id',
      'user_account.nick_name',
      'user_account.avatar_url',
      'user_account.email',
      'user_account.mobile',
      'user_account.kind',
      'user_account.special_invite',
      'user_account.deactivated_at',
      'user_account.created_at',
      'profile.name as profile_name',
      'profile.influencer',
      'profile.expert',
      'profile.pub_files_num',
    ]);
}

/** People whose names or addresses begin with a text, the newest account first, in one statement. */
export async function listPeople(
  db: Queryable,
  filter: { keyword: string; kind: UserKind | undefined },
  { cursor, size }: { cursor: string; size: number },
): Promise<CursorPage<PersonRow>> {
  const { keyword, kind } = filter;
  const rows = await people(db)
    .$if(keyword !== '', (query) => query.where(sql<SqlBool>`user_account.user_id in ${matches(keyword)}`))
    .$if(kind !== undefined, (query) => query.where('user_account.kind', '=', kind ?? 0))
    .where((eb) =>
      afterCursor(
        eb,
        cursor,
        [
          ['user_account.created_at', 'time'],
          ['user_account.user_id', 'string'],
        ],
        'desc',
      ),
    )
    .orderBy('user_account.created_at', 'desc')
    .orderBy('user_account.user_id', 'desc')
    .limit(size + 1)
    .execute();
  return toPage(rows, size, (row) => [row.created_at.getTime(), row.user_id]);
}

/** A person. */
export async function findPerson(db: Queryable, userId: string): Promise<PersonRow | undefined> {
  return people(db).where('user_account.user_id', '=', userId).executeTakeFirst();
}

/** Some people, locked in one order, so that two admins who change each other do so one after the other. */
export async function lockPeople(trx: Queryable, userIds: readonly string[]): Promise<PersonRow[]> {
  return people(trx)
    .where('user_account.user_id', 'in', userIds)
    .orderBy('user_account.user_id')
    .forNoKeyUpdate('user_account')
    .execute();
}

/** Changes an account. */
export async function changeAccount(
  trx: Queryable,
  userId: string,
  change: Pick<RowChange<'user_account'>, 'kind' | 'special_invite' | 'deactivated_at' | 'updated_at'>,
): Promise<void> {
  await trx.updateTable('user_account').set(change).where('user_id', '=', userId).execute();
}

/** Changes the badges of a profile. */
export async function changeBadges(
  trx: Queryable,
  userId: string,
  change: Pick<RowChange<'profile'>, 'influencer' | 'expert' | 'updated_at'>,
): Promise<void> {
  await trx.updateTable('profile').set(change).where('user_id', '=', userId).execute();
}

/** Ids of those a text fits, each branch by an index of its own, whose order `~<~` is. */
function matches(keyword: string) {
  const start = `${keyword.toLowerCase().replace(/[\\%_]/gu, String.raw`\$&`)}%`;
  const branch = (table: string, text: string) =>
    sql`(select user_id from ${sql.table(table)} where ${sql.raw(text)} like ${start} order by ${sql.raw(text)} using ~<~ limit ${MAX_MATCHES})`;
  return sql`(${branch('user_account', 'lower(nick_name)')} union ${branch('user_account', 'email')}
    union ${branch('user_account', 'mobile')} union ${branch('profile', 'name')}
    union select ${keyword})`;
}
