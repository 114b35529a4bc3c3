import type { Queryable } from '../../infra/database/database.ts';
import type { RowChange } from '../../infra/database/schema.ts';
import { memberTypeAt } from '../membership/service.ts';

/** A profile with what its account shows to others. */
export type ProfileRow = NonNullable<Awaited<ReturnType<typeof findProfile>>>;

function profiles(db: Queryable, now: Date) {
  return db
    .selectFrom('profile')
    .innerJoin('user_account', 'user_account.user_id', 'profile.user_id')
    .where('user_account.deactivated_at', 'is', null)
    .select([
      'profile.user_id',
      'profile.profile_key',
      'profile.name',
      'user_account.nick_name',
      'user_account.avatar_url',
      'profile.introduce',
      memberTypeAt('profile', now).as('member'),
      'profile.influencer',
      'profile.expert',
      'profile.profession',
      'profile.collections_public',
      'profile.sex',
      'profile.career_id',
      'profile.industry_id',
      'profile.focus_num',
      'profile.fans_num',
      'profile.pub_files_num',
    ]);
}

/** The profile of a person, unless deactivated. */
export async function findProfile(db: Queryable, userId: string, now: Date) {
  return profiles(db, now).where('profile.user_id', '=', userId).executeTakeFirst();
}

/** The profile with this name in its address. A name as it was typed wins over its folded form. */
export async function findProfileByName(db: Queryable, name: { typed: string; folded: string }, now: Date) {
  return profiles(db, now)
    .where('profile.name', 'in', [name.typed, name.folded])
    .orderBy((eb) => eb('profile.name', '=', name.typed), 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The profile with this key, locked against other changes until the transaction ends. */
export async function lockProfileByKey(db: Queryable, profileKey: string) {
  return db
    .selectFrom('profile')
    .select(['user_id'])
    .where('profile_key', '=', profileKey)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Changes a profile. */
export async function changeProfile(
  db: Queryable,
  userId: string,
  change: RowChange<'profile'>,
): Promise<void> {
  await db.updateTable('profile').set(change).where('user_id', '=', userId).execute();
}

/** Changes what an account shows to others. */
export async function changeAccount(
  db: Queryable,
  userId: string,
  change: Pick<RowChange<'user_account'>, 'nick_name' | 'avatar_url' | 'updated_at'>,
): Promise<void> {
  await db.updateTable('user_account').set(change).where('user_id', '=', userId).execute();
}

/** Kind and invitation of a person, unless deactivated. */
export async function findStanding(db: Queryable, userId: string) {
  return db
    .selectFrom('user_account')
    .select(['user_id', 'kind', 'special_invite'])
    .where('user_id', '=', userId)
    .where('deactivated_at', 'is', null)
    .executeTakeFirst();
}

/** The open ones among some tags, with their kinds. */
export async function findOpenTags(db: Queryable, tagIds: readonly number[]) {
  if (tagIds.length === 0) return [];
  return db
    .selectFrom('tag')
    .select(['tag_id', 'ttype'])
    .where('tag_id', 'in', tagIds)
    .where('is_open', '=', true)
    .execute();
}
