import { Sex } from '@boardwalk/domain';
import { sql } from 'kysely';
import type { Queryable } from '../../infra/database/database.ts';
import { referencesTo } from './personalDataRepository.ts';

/** Never shown: anyone who shows a person asks first whether they deleted their account. */
const BLANK = '-';

/** Tables with a row per person that stays, blanked. */
const BLANKED = new Set(['profile']);

/** A person, locked until the transaction ends; undefined when deactivated or deleted. */
export async function lockPerson(trx: Queryable, userId: string) {
  return (
    trx
      .selectFrom('user_account')
      .innerJoin('profile', 'profile.user_id', 'user_account.user_id')
      .select([
        'user_account.user_id',
        'user_account.nick_name',
        'user_account.email',
        'user_account.email_proven_at',
        'user_account.mobile',
        'user_account.password_hash',
        'user_account.language',
        'profile.name',
      ])
      .where('user_account.user_id', '=', userId)
      .where('user_account.deactivated_at', 'is', null)
      // FOR UPDATE: e-mail address and mobile number go, which are keys.
      .forUpdate('user_account')
      .executeTakeFirst()
  );
}

/** Takes likes, collections and follows back, so that the counters of others stay what they count. */
export async function takeBackMarks(trx: Queryable, userId: string): Promise<void> {
  // All who are counted differently are locked first and in one order, as those who follow do.
  await sql`
    select user_id from profile
    where user_id = ${userId}
      or user_id in (select followee_id from follow where follower_id = ${userId})
      or user_id in (select follower_id from follow where followee_id = ${userId})
    order by user_id for no key update`.execute(trx);
  await sql`
    with gone as (delete from follow where follower_id = ${userId} returning followee_id)
    update profile set fans_num = fans_num - 1 where user_id in (select followee_id from gone)`.execute(trx);
  await sql`
    with gone as (delete from follow where followee_id = ${userId} returning follower_id)
    update profile set focus_num = focus_num - 1 where user_id in (select follower_id from gone)`.execute(
    trx,
  );
  for (const mark of ['praise', 'collect']) {
    const counter = sql.ref(`${mark}_num`);
    await sql`
      with gone as (delete from ${sql.table(mark)} where user_id = ${userId} returning file_key)
      update publication set ${counter} = ${counter} - 1 where file_key in (select file_key from gone)`.execute(
      trx,
    );
  }
}

/** Takes the person's name from what is counted, looks at works and reports, and the address from invitations to teams. */
export async function forgetTraces(trx: Queryable, userId: string, pseudonym: string): Promise<void> {
  await sql`update view_event set viewer = ${pseudonym} where viewer = ${userId} and length(viewer) = 12`.execute(
    trx,
  );
  await sql`update report set reporter_id = null, reporter_key = ${pseudonym} where reporter_id = ${userId}`.execute(
    trx,
  );
  await sql`delete from team_mail_invitation using user_account
    where user_id = ${userId} and email_proven_at is not null and team_mail_invitation.email = user_account.email`.execute(
    trx,
  );
  await sql`delete from attachment where uploader = ${userId} and report_id is null`.execute(trx);
  await sql`update attachment set uploader = ${pseudonym} where uploader = ${userId}`.execute(trx);
  // Where to pay a person is needed until the last payout is settled, which takes it out then.
  await sql`update payout set payee = '' where user_id = ${userId} and state <> 'asked'`.execute(trx);
}

/** Deletes all rows that belong to a person, and takes the person from those that outlive them. */
export async function deleteBelongings(trx: Queryable, userId: string): Promise<void> {
  for (const { table, column, onDelete } of await referencesTo(trx, 'user_account')) {
    if (BLANKED.has(table)) continue;
    if (onDelete === 'cascade')
      await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${userId}`.execute(trx);
    if (onDelete === 'set null')
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = null where ${sql.ref(column)} = ${userId}`.execute(
        trx,
      );
  }
}

/** Leaves of account and profile nothing but what records need. */
export async function blankPerson(
  trx: Queryable,
  userId: string,
  { profileName, now }: { profileName: string; now: Date },
): Promise<void> {
  await trx
    .updateTable('profile')
    .set({
      name: profileName,
      introduce: '',
      profession: '',
      sex: Sex.CONFIDENTIAL,
      career_id: null,
      industry_id: null,
      member: 0,
      influencer: 0,
      expert: 0,
      collections_public: false,
      focus_num: 0,
      fans_num: 0,
      updated_at: now,
    })
    .where('user_id', '=', userId)
    .execute();
  await trx
    .updateTable('user_account')
    .set({
      email: null,
      email_proven_at: null,
      pending_email: null,
      mobile: null,
      password_hash: null,
      nick_name: BLANK,
      kind: 0,
      special_invite: false,
      identification: null,
      avatar_url: null,
      language: null,
      time_zone: null,
      updated_at: now,
      deactivated_at: now,
      deleted_at: now,
    })
    .where('user_id', '=', userId)
    .execute();
}
