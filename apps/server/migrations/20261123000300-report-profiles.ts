import { sql, type Kysely } from 'kysely';

/** Reports of profiles, and the message to somebody whose profile was reset. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table report_case
      add column reported_user_id text references user_account on delete cascade,
      drop constraint report_case_check3`.execute(db);
  await sql`
    alter table report_case
      add constraint report_case_one_subject check (num_nonnulls(file_key, comment_id, reported_user_id) = 1)`.execute(
    db,
  );
  await sql`
    create unique index report_case_open_by_profile on report_case (reported_user_id) where state = 'open'`.execute(
    db,
  );
  await sql`
    create index report_case_by_profile on report_case (reported_user_id) where reported_user_id is not null`.execute(
    db,
  );
  await sql`comment on table report_case is
    'What moderators decide on: all reports of one work, of one comment, or of one profile, until the decision. At most one is open for each; report_num counts its rows in report.'`.execute(
    db,
  );
  await sql`alter table inbox_message drop constraint inbox_message_msg_type_check`.execute(db);
  await sql`
    alter table inbox_message
      add check (msg_type in ('AuditAgree', 'AuditDisagree', 'WorkLiked', 'WorkCopied', 'Followed', 'Commented', 'Replied',
        'Mentioned', 'CommentRemoved', 'ProfileReset'))`.execute(db);
}
