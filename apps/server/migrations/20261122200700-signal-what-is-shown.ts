import { sql, type Kysely } from 'kysely';

/**
 * Whatever changes what everybody is shown sends a signal when its transaction commits, whoever changed it: every process
 * then drops the answers that it keeps for all (src/infra/sharedAnswers). Counters and scores send none: they may be as old
 * as the answers may be.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function signal_shown() returns trigger language plpgsql as $$
    begin
      perform pg_notify('boardwalk_signals', jsonb_build_object('channel', 'shown', 'payload', tg_argv[0])::text);
      return null;
    end $$`.execute(db);
  for (const [table, part, columns] of SHOWN) {
    await trigger(db, { table, part, event: 'insert or delete', when: 'true' });
    if (columns === undefined)
      await trigger(db, { table, part, event: 'update', when: 'old is distinct from new' });
    else await onColumns(db, table, part, columns);
  }
  for (const [table, part, columns] of SHOWN_ONCE_CHANGED) await onColumns(db, table, part, columns);
}

/** Tables whose rows are shown as soon as they are there; with columns, a change of these only counts. */
const SHOWN: readonly (readonly [table: string, part: string, columns?: readonly string[]])[] = [
  [
    'publication',
    'works',
    [
      'submission_id',
      'is_live',
      'owner_id',
      'kind',
      'name',
      'description',
      'cover_hash',
      'object_hash',
      'fee_type',
      'unit_price',
      'language',
      'tag_ids',
      'tag_path_ids',
      'topic_ids',
      'is_hot',
      'is_selected',
      'pub_time',
    ],
  ],
  ['professional_edition', 'people'],
  ['tag', 'tags'],
  [
    'topic',
    'topics',
    [
      'slug',
      'title',
      'titles',
      'description',
      'descriptions',
      'cover_file_key',
      'cover_hash',
      'use_flag',
      'sort_order',
      'starts_at',
      'ends_at',
    ],
  ],
  ['banner', 'topics'],
];

/** Tables whose new rows nobody is shown yet. */
const SHOWN_ONCE_CHANGED: readonly (readonly [table: string, part: string, columns: readonly string[]])[] = [
  ['submission', 'works', ['status', 'licence', 'change_note', 'decided_at']],
  ['user_account', 'people', ['nick_name', 'avatar_url', 'deactivated_at', 'deleted_at']],
  ['profile', 'people', ['profile_key', 'name', 'member', 'influencer', 'expert']],
];

async function onColumns(
  db: Kysely<unknown>,
  table: string,
  part: string,
  columns: readonly string[],
): Promise<void> {
  const row = (which: 'old' | 'new') => `(${columns.map((column) => `${which}.${column}`).join(', ')})`;
  await trigger(db, {
    table,
    part,
    event: `update of ${columns.join(', ')}`,
    when: `${row('old')} is distinct from ${row('new')}`,
  });
}

async function trigger(
  db: Kysely<unknown>,
  { table, part, event, when }: { table: string; part: string; event: string; when: string },
): Promise<void> {
  const name = `${table}_is_shown_on_${event.split(' ', 1)[0] ?? ''}`;
  await sql`create trigger ${sql.raw(name)} after ${sql.raw(event)} on ${sql.raw(table)}
    for each row when (${sql.raw(when)}) execute function signal_shown(${sql.lit(part)})`.execute(db);
}
