import { sql, type Kysely } from 'kysely';

/**
 * Messages about corrected tags. The rule holds for new messages at once, and for those there are once the next migration has looked at
 * them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table inbox_message
      drop constraint inbox_message_msg_type_check,
      add constraint inbox_message_msg_type_check check (msg_type in ('AuditAgree', 'AuditDisagree', 'WorkLiked', 'WorkCopied',
        'Followed', 'Commented', 'Replied', 'Mentioned', 'BoardCommented', 'BoardReplied', 'BoardMentioned', 'CommentRemoved',
        'ProfileReset', 'FeedbackAnswered', 'TagsCorrected')) not valid`.execute(db);
}
