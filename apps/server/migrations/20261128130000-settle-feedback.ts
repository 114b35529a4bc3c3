import { sql, type Kysely } from 'kysely';

/**
 * Feedback is answered or closed. What the server that still runs writes is open; the rules hold for new rows at once, and for those
 * there are once the next migration has looked at them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table feedback
      add column state text not null default 'open',
      add column answer text,
      add column settled_at timestamptz(3),
      -- squawk-ignore adding-foreign-key-constraint
      add column settled_by text references user_account,
      add constraint feedback_state_check check (state in ('open', 'answered', 'closed')) not valid,
      add constraint feedback_answer_check
        check ((state = 'answered') = (answer is not null) and length(answer) between 1 and 2000) not valid,
      add constraint feedback_settled_check
        check ((state = 'open') = (settled_at is null) and (settled_at is null) = (settled_by is null)) not valid`.execute(
    db,
  );
  await sql`comment on table feedback is
    'What somebody wrote to the operator, its text as written. career_id is a tag of type role, industry_id one of type industry. answer is what a moderator wrote back, which the sender has in the inbox; settled_at and settled_by say when and by whom it was answered or closed.'`.execute(
    db,
  );
  await sql`
    alter table inbox_message
      drop constraint inbox_message_msg_type_check,
      add constraint inbox_message_msg_type_check check (msg_type in ('AuditAgree', 'AuditDisagree', 'WorkLiked', 'WorkCopied',
        'Followed', 'Commented', 'Replied', 'Mentioned', 'BoardCommented', 'BoardReplied', 'BoardMentioned', 'CommentRemoved',
        'ProfileReset', 'FeedbackAnswered')) not valid`.execute(db);
}
