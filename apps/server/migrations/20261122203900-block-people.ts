import { sql, type Kysely } from 'kysely';

/** Who keeps whom away. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table person_block (
      blocker_id text not null references user_account on delete cascade,
      blocked_id text not null references user_account on delete cascade,
      created_at timestamptz(3) not null,
      primary key (blocker_id, blocked_id),
      check (blocker_id <> blocked_id)
    )`.execute(db);
  await sql`create index person_block_by_blocker on person_block (blocker_id, created_at desc, blocked_id desc)`.execute(
    db,
  );
  await sql`create index person_block_by_blocked on person_block (blocked_id)`.execute(db);
  await sql`comment on table person_block is
    'blocker_id has blocked blocked_id, who is not notified: nothing of theirs reaches the blocker, and neither follows the other.'`.execute(
    db,
  );
}
