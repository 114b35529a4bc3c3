import { sql, type Kysely } from 'kysely';

/** The logo of the site, for light and for dark appearance, which the operator sets in the console. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The table has a row for each name at most, so that the check takes no time.
  await sql`
    alter table site_setting
      drop constraint site_setting_name_check,
      -- squawk-ignore constraint-missing-not-valid
      add constraint site_setting_name_check
        check (name in ('identity', 'sign_up', 'mail', 'payment', 'synonyms', 'logo', 'dark_logo'))`.execute(
    db,
  );
  await sql`
    create table site_logo (
      shade     text not null check (shade in ('light', 'dark')),
      width     smallint not null check (width in (64, 128, 360)),
      blob_hash text not null references blob,
      primary key (shade, width)
    )`.execute(db);
  await sql`create index site_logo_by_blob on site_logo (blob_hash)`.execute(db);
  await sql`comment on table site_logo is
    'The logo of the site as a square webp in its widths; the hash of the widest is in its address and in site_setting.'`.execute(
    db,
  );
}
