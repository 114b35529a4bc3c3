import { sql, type Kysely } from 'kysely';

/**
 * One statement may take people out of a notice and add others to it. Whichever it does first, the notice stays as long as
 * somebody is named in it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function drop_empty_notices() returns trigger language plpgsql as $$
    begin
      update inbox_message set actor_num = actor_num - gone.people
        from (select message_id, count(*)::integer as people from old_actor group by message_id) as gone
        where inbox_message.message_id = gone.message_id;
      delete from inbox_message
        where actor_num = 0 and message_id in (select message_id from old_actor)
          and not exists (select from inbox_actor where inbox_actor.message_id = inbox_message.message_id);
      return null;
    end $$`.execute(db);
}
