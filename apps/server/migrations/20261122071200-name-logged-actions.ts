import { sql, type Kysely } from 'kysely';

/** What the column was called before. */
export const FORMER_NAME = 'deed';

/**
 * The logs of moderators and of goods call what was done an action. Servers of the version before write the former name where
 * this one writes `action`. During an update both run beside each other, so both columns are there, and each has what the other
 * was given: from one transaction on, so that nothing fails between.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table moderation_log rename column deed to action`.execute(db);
  await sql`alter index moderation_log_by_deed rename to moderation_log_by_action`.execute(db);
  await sql`alter table goods_log rename column deed to action`.execute(db);
  await keepFormerName(db);
}

/** Adds the former name beside the present one. */
export async function keepFormerName(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function keep_former_name_of_action() returns trigger language plpgsql as $$
    begin
      new.action := coalesce(new.action, new.deed);
      new.deed := new.action;
      return new;
    end $$`.execute(db);
  for (const table of ['moderation_log', 'goods_log']) {
    await sql`alter table ${sql.table(table)} add column deed text`.execute(db);
    await sql`
      create trigger keep_former_name_of_action before insert on ${sql.table(table)}
      for each row execute function keep_former_name_of_action()`.execute(db);
    await sql`update ${sql.table(table)} set deed = action`.execute(db);
    await sql`
      comment on column ${sql.table(table)}.deed is 'The same as action, for servers of the version before.'`.execute(
      db,
    );
  }
}
