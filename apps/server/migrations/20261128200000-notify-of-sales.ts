import { sql, type Kysely } from 'kysely';

/**
 * Messages about sales, and whether mails about them are wanted. The rule holds for new messages at once, and for those there are once
 * the next migration has looked at them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table inbox_message
      drop constraint inbox_message_msg_type_check,
      add constraint inbox_message_msg_type_check check (msg_type in ('AuditAgree', 'AuditDisagree', 'WorkLiked', 'WorkCopied',
        'Followed', 'Commented', 'Replied', 'Mentioned', 'BoardCommented', 'BoardReplied', 'BoardMentioned', 'CommentRemoved',
        'ProfileReset', 'FeedbackAnswered', 'TagsCorrected', 'WorkSold')) not valid`.execute(db);
  await sql`alter table mail_preference add column sales boolean not null default true`.execute(db);
}
