import { sql, type Kysely } from 'kysely';

/** When topics and banners are shown, pictures of their own, and finding people. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['topic', 'banner']) {
    await sql`
      alter table ${sql.table(table)}
        add column starts_at timestamptz(3),
        add column ends_at timestamptz(3),
        add constraint ${sql.ref(`${table}_shown_for_a_while`)} check (starts_at < ends_at)`.execute(db);
  }
  await sql`create index topic_by_cover on topic (cover_hash) where cover_hash is not null`.execute(db);
  await sql`create index banner_by_image on banner (image_hash) where image_hash is not null`.execute(db);
  await sql`comment on table topic is
    'A special topic. titles and descriptions map a language to its text; use_flag 1 means open, from starts_at until ends_at (null: always); file_num counts live publications. cover_hash is its own picture: with cover_file_key an image of that file, else one given in the console.'`.execute(
    db,
  );
  await sql`comment on table banner is
    'A banner of the home page. Without an image it is drawn from its theme; link (or links, by language) is a path of the site; effect names the place it shows in: 1 home, 2 topics; use_flag, starts_at and ends_at as in topic. image_hash: with image_file_key an image of that file, else one given in the console.'`.execute(
    db,
  );
  await sql`comment on table tag is
    'A tag. ttype: 1 scene, 2 custom, 3 role, 4 industry, 5 common (chart types are the subtree with slug "chart"). names maps a language to its text, name is the text of any other; name_key is the folded name by which custom tags are the same tag. is_open false: retired, it stays on works that carry it. Ids of the first taxonomy are chosen by hand below 10001.'`.execute(
    db,
  );

  await sql`create index user_account_by_age on user_account (created_at desc, user_id desc) where deleted_at is null`.execute(
    db,
  );
  await sql`create index user_account_by_kind on user_account (kind, created_at desc, user_id desc) where deleted_at is null`.execute(
    db,
  );
  for (const column of ['email', 'mobile']) {
    await sql`create index ${sql.ref(`user_account_by_${column}_start`)} on user_account (${sql.ref(column)} text_pattern_ops)`.execute(
      db,
    );
  }
  await sql`create index user_account_by_nick_name on user_account (lower(nick_name) text_pattern_ops)`.execute(
    db,
  );
  await sql`create index profile_by_name_start on profile (name text_pattern_ops)`.execute(db);
}
