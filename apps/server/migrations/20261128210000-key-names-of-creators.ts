import { sql, type Kysely } from 'kysely';

/** Katakana that have a hiragana of the same sound, which is this far before them. */
const KANA_DISTANCE = 0x60;
const KATAKANA = [...Array.from({ length: 0x56 }, (_, place) => 0x30_a1 + place), 0x30_fd, 0x30_fe];
/** Characters that nobody sees. */
const INVISIBLE =
  '[\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0]';
/** Accents of letters; voice marks of kana are other letters. */
const ACCENTS = '[\\u0300-\\u036f\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff\\ufe20-\\ufe2f]';
/** What is no letter, digit or mark, by ranges: classes of characters hang on the locale of the database. */
const SIGNS =
  '[\\u0001-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u00a9\\u00ab-\\u00b4\\u00b6-\\u00b9\\u00bb-\\u00bf\\u00d7\\u00f7\\u02c2-\\u02df\\u2010-\\u2029\\u202f-\\u205f\\u20a0-\\u20cf\\u2190-\\u245f\\u2500-\\u2bff\\u2e00-\\u2e7f\\u3000-\\u3004\\u3008-\\u3020\\u3030\\u303d-\\u303f\\u309b\\u309c\\u30a0\\u30fb\\ufe30-\\ufe6f\\U0001f000-\\U0001faff]+';

/**
 * Creators are found by their nicknames, folded as search folds texts. The key is kept by triggers, so that no way to write a
 * nickname forgets it, of profiles that have or had public works.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const kana = (distance: number) =>
    sql.lit(String.fromCodePoint(...KATAKANA.map((code) => code - distance)));
  await sql`
    create function creator_key(nick_name text) returns text language sql immutable strict parallel safe as $$
      select trim(regexp_replace(translate(normalize(
        regexp_replace(
          normalize(replace(lower(upper(normalize(
            regexp_replace(nick_name, ${sql.lit(INVISIBLE)}, '', 'g'), nfkc))), 'ß', 'ss'), nfd),
          ${sql.lit(ACCENTS)}, '', 'g'), nfc), ${kana(0)}, ${kana(KANA_DISTANCE)}), ${sql.lit(SIGNS)}, ' ', 'g'))
    $$`.execute(db);
  await sql`alter table profile add column name_key text`.execute(db);
  await sql`comment on table profile is
    'The public side of an account, one row each. name is the handle of /profile/{name}; focus_num, fans_num and pub_files_num count rows of follow and live rows of publication. name_key is the folded nickname by which creators are found; null as long as there was no public work.'`.execute(
    db,
  );
  await sql`
    create function key_creator() returns trigger language plpgsql as $$
    begin
      new.name_key := (select creator_key(nick_name) from user_account where user_id = new.user_id);
      return new;
    end $$`.execute(db);
  await sql`
    create trigger profile_is_keyed before insert or update of pub_files_num on profile
    for each row when (new.pub_files_num > 0 and new.name_key is null) execute function key_creator()`.execute(
    db,
  );
  await sql`
    create function rename_creator() returns trigger language plpgsql as $$
    begin
      -- Whatever it has: of a first work that becomes public meanwhile, this waits for the end.
      update profile set name_key = case when pub_files_num > 0 then creator_key(new.nick_name) end
        where user_id = new.user_id;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger user_account_renames_creator after update of nick_name on user_account
    for each row when (old.nick_name is distinct from new.nick_name) execute function rename_creator()`.execute(
    db,
  );
}
