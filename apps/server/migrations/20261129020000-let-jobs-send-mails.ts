import { sql, type Kysely } from 'kysely';

/**
 * Mails that wait have a job each, which knows when it is due (decision 0168). next_attempt_at stays for servers of the former
 * version, which write and read it until they are replaced; a version later it goes, with its index.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table mail drop constraint mail_check`.execute(db);
  await sql`comment on table mail is
    'An e-mail to be sent, written in the transaction of what it tells about, with the job that sends it. It goes to the address, or without one to the e-mail address user_id has when it is sent; the address is erased once it is sent or given up. data holds what the text of the kind needs. state: queued, sending (an attempt has begun), sent, failed for good, or kept because no mail server is set. message_id stays the same over all attempts, so a mail that arrives twice can be told to be one.'`.execute(
    db,
  );
  await sql`comment on column mail.next_attempt_at is
    'Of a mail that a server of the former version has written: when it is due, or until when that server has it. Null as soon as it has a job.'`.execute(
    db,
  );
}
