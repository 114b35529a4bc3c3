import { ReviewStatus } from '@boardwalk/domain';
import { sql, type SqlBool } from 'kysely';
import type { Queryable } from '../../infra/database/database.ts';
import { referencesTo } from './personalDataRepository.ts';
import { NewPublicBoardError, type ShownPictures } from './shownPictures.ts';

/** How a person's works are erased. */
export interface WorkErasure {
  /** Whether public works stay public, without the name of their owner. */
  keepPublic: boolean;
  /** Hashes of an empty board and a blank picture, for rows that must have some. */
  empty: { board: string; cover: string };
  /** What the boards that stay public show. */
  shown: ShownPictures;
  now: Date;
}

/** What stands in texts that must not be empty. Never shown: the rows are kept for counters and records only. */
const BLANK = '-';
const BLANK_DESCRIPTION = '-'.repeat(10);

/** Rows that stay with a work that stays public. */
const KEPT_WITH_WORK = new Set(['blob_use', 'report_case', 'work_comment', 'inbox_message']);

/**
 * Erases a person's boards and works. Files nothing refers to go with all that belongs to them; of others a row without
 * content is left, since copies are counted by it. The person belongs to no team but the personal one any more.
 *
 * @param trx the transaction that ends the account
 * @returns keys of the files, whose open boards are to be closed
 * @throws NewPublicBoardError when a board that stays public is not among those that were read
 */
export async function eraseWorks(trx: Queryable, userId: string, erasure: WorkErasure): Promise<string[]> {
  const teams = await trx
    .selectFrom('team')
    .select('team_id')
    .where('owner_id', '=', userId)
    // FOR UPDATE: teams without files are deleted.
    .forUpdate()
    .execute();
  const teamIds = teams.map((team) => team.team_id);
  const files = await trx
    .selectFrom('file')
    .leftJoin('publication', (join) =>
      join.onRef('publication.file_key', '=', 'file.file_key').on('publication.is_live', '=', true),
    )
    .select([
      'file.file_key',
      'publication.submission_id',
      'publication.object_hash',
      'publication.cover_hash',
    ])
    .where((eb) =>
      eb.or([
        eb('file.owner_id', '=', userId),
        ...(teamIds.length === 0 ? [] : [eb('file.team_id', 'in', teamIds)]),
      ]),
    )
    // FOR UPDATE: files that no record refers to are deleted.
    .forUpdate('file')
    .execute();
  const kept = erasure.keepPublic ? files.filter((file) => file.submission_id !== null) : [];
  const keptKeys = kept.map((file) => file.file_key);
  const otherKeys = files.map((file) => file.file_key).filter((key) => !keptKeys.includes(key));

  for (const work of kept) await keepShownPictures(trx, work, erasure.shown);
  await blankSubmissions(trx, userId, { fileKeys: [...keptKeys, ...otherKeys], kept, erasure });
  await blankPublications(trx, otherKeys, erasure);
  await unlinkPictures(trx, otherKeys);
  await deleteDependents(trx, 'file', otherKeys, new Set());
  await deleteDependents(trx, 'file', keptKeys, KEPT_WITH_WORK);
  await deleteUnreferred(trx, 'file', 'file_key', otherKeys);
  await blankFiles(trx, userId, [...keptKeys, ...otherKeys], erasure.now);
  await eraseTeams(trx, teamIds);
  return [...keptKeys, ...otherKeys];
}

/** Of the pictures of a file only those stay that the public board shows, and its cover. */
async function keepShownPictures(
  trx: Queryable,
  work: { file_key: string; object_hash: string | null; cover_hash: string | null },
  shown: ShownPictures,
): Promise<void> {
  const pictures = shown.get(work.object_hash ?? '');
  if (pictures === undefined) throw new NewPublicBoardError(`${work.file_key} became public`);
  const uses = await trx
    .selectFrom('blob_use')
    .select('hash')
    .where('file_key', '=', work.file_key)
    .execute();
  const unused = uses
    .map((use) => use.hash)
    .filter((hash) => hash !== work.object_hash && hash !== work.cover_hash && !pictures.has(hash));
  if (unused.length === 0) return;
  await trx
    .deleteFrom('blob_use')
    .where('file_key', '=', work.file_key)
    .where(sql<SqlBool>`hash = any (${sql.val(unused)}::text[])`)
    .execute();
}

/** Withdraws and blanks all versions but the public ones of works that stay. */
async function blankSubmissions(
  trx: Queryable,
  userId: string,
  scope: {
    fileKeys: readonly string[];
    kept: readonly { submission_id: string | null }[];
    erasure: WorkErasure;
  },
): Promise<void> {
  const publicIds = scope.kept.flatMap((work) => work.submission_id ?? []);
  const { empty } = scope.erasure;
  await sql`
    update submission set
      name = ${BLANK}, description = ${BLANK_DESCRIPTION}, change_note = '', tag_ids = '{}', topic_ids = '{}',
      cover_hash = ${empty.cover}, object_hash = ${empty.board},
      reason = case when status = ${ReviewStatus.NOT_PASS} then ${BLANK} end,
      status = case when status = ${ReviewStatus.NOT_AUDIT} then 0 else status end
    where (submitter_id = ${userId} or file_key = any (${sql.val(scope.fileKeys)}::text[]))
      and submission_id <> all (${sql.val(publicIds)}::bigint[])`.execute(trx);
}

/** Takes works out of the community; counters stay, since others' marks on them do. */
async function blankPublications(
  trx: Queryable,
  fileKeys: readonly string[],
  { empty, now }: WorkErasure,
): Promise<void> {
  await sql`
    update publication set
      is_live = false, comment_num = 0, name = ${BLANK}, description = ${BLANK_DESCRIPTION}, name_key = '', search_vector = ''::tsvector,
      tag_ids = '{}', tag_path_ids = '{}', topic_ids = '{}', is_hot = false, is_selected = false,
      cover_hash = ${empty.cover}, object_hash = ${empty.board}, updated_at = ${now}
    where file_key = any (${sql.val(fileKeys)}::text[])`.execute(trx);
}

/** A topic or banner that shows a picture of a file shows its own kind of none. */
async function unlinkPictures(trx: Queryable, fileKeys: readonly string[]): Promise<void> {
  if (fileKeys.length === 0) return;
  await trx
    .updateTable('topic')
    .set({ cover_file_key: null, cover_hash: null })
    .where(sql<SqlBool>`cover_file_key = any (${sql.val(fileKeys)}::text[])`)
    .execute();
  await trx
    .updateTable('banner')
    .set({ image_file_key: null, image_hash: null })
    .where(sql<SqlBool>`image_file_key = any (${sql.val(fileKeys)}::text[])`)
    .execute();
}

/** Leaves of files that cannot go a row without content. */
async function blankFiles(
  trx: Queryable,
  userId: string,
  fileKeys: readonly string[],
  now: Date,
): Promise<void> {
  await sql`
    update file set
      name = coalesce((select name from publication where publication.file_key = file.file_key and is_live), ${BLANK}),
      audit_status = case when exists (select from publication where publication.file_key = file.file_key and is_live)
        then ${ReviewStatus.PASS}::smallint else ${ReviewStatus.NOT_PUBLISH}::smallint end,
      thumbnail_hash = null, folder_id = null, origin_file_key = null, origin_submission_id = null,
      trashed_at = coalesce(trashed_at, ${now}), trashed_by = ${userId}, purged_at = ${now}, updated_at = ${now}
    where file_key = any (${sql.val(fileKeys)}::text[])`.execute(trx);
}

/** Deletes teams and projects without files, and blanks the names of the others. */
async function eraseTeams(trx: Queryable, teamIds: readonly string[]): Promise<void> {
  await deleteDependents(trx, 'team', teamIds, new Set(['project']));
  const ids = sql`any (${sql.val(teamIds)}::bigint[])`;
  await sql`delete from folder where project_id in (select project_id from project where team_id = ${ids})`.execute(
    trx,
  );
  await sql`
    delete from project where team_id = ${ids}
      and not exists (select from file where file.project_id = project.project_id)`.execute(trx);
  await sql`delete from team where team_id = ${ids} and not exists (select from project where project.team_id = team.team_id)`.execute(
    trx,
  );
  await sql`update project set name = ${BLANK} where team_id = ${ids}`.execute(trx);
  await sql`update team set name = ${BLANK} where team_id = ${ids}`.execute(trx);
}

/** Deletes all rows that would go with some rows, but not these themselves. */
async function deleteDependents(
  trx: Queryable,
  table: 'file' | 'team',
  keys: readonly string[],
  except: ReadonlySet<string>,
): Promise<void> {
  if (keys.length === 0) return;
  for (const reference of await referencesTo(trx, table)) {
    if (reference.onDelete !== 'cascade' || except.has(reference.table)) continue;
    await sql`delete from ${sql.table(reference.table)} where ${sql.ref(reference.column)}::text = any (${sql.val(keys)}::text[])`.execute(
      trx,
    );
  }
}

/** Deletes those of some rows that no record refers to. */
async function deleteUnreferred(
  trx: Queryable,
  table: 'file',
  key: string,
  keys: readonly string[],
): Promise<void> {
  const records = (await referencesTo(trx, table)).filter(({ onDelete }) => onDelete === 'keep');
  const conditions = records.map(
    (record) =>
      sql`and not exists (select from ${sql.table(record.table)} record where record.${sql.ref(record.column)} = ${sql.table(table)}.${sql.ref(key)})`,
  );
  await sql`delete from ${sql.table(table)} where ${sql.ref(key)} = any (${sql.val(keys)}::text[]) ${sql.join(conditions, sql` `)}`.execute(
    trx,
  );
}
