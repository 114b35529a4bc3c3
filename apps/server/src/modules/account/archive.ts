import type { BoardSnapshot } from '@boardwalk/board/document';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Collaboration } from '../../collaboration/collaboration.ts';
import type { Queryable } from '../../infra/database/database.ts';
import { ApiError } from '../../infra/errors/ApiError.ts';
import type { Infra } from '../../infra/Infra.ts';
import { referencesTo } from './personalData.ts';

/** Largest archive in bytes: it is made in memory. What does not fit is named in about.json. */
const MAX_BYTES = 256 * 1024 * 1024;
/** Rows of one table in an archive. */
const MAX_ROWS = 200_000;

/** Columns that say whose a row is. Others name people who dealt with somebody else's: reviewers, moderators, sellers. */
const OWNING_COLUMNS = new Set([
  'user_id',
  'owner_id',
  'submitter_id',
  'blocker_id',
  'follower_id',
  'followee_id',
  'reporter_id',
]);
/** Never leaves the server: what proves an identity, which admin dealt with something, and what only the database reads. */
const WITHHELD = new Set([
  'password_hash',
  'secret_hash',
  'token_hash',
  'parent_hash',
  'code_hash',
  'code_hmac',
  'challenge_hash',
  'holder_hash',
  'state_hash',
  'code_verifier',
  'nonce',
  'token',
  'secret_seed',
  'previous_seed',
  'sealed_secret',
  'claimed_by',
  'settled_by',
  'reviewer_id',
  'search_vector',
]);

/** A zip that is filled file by file. */
interface Archive {
  /** Adds a file, unless the archive gets too large by it. */
  add(path: string, content: Uint8Array, options?: { compress: boolean }): void;
  /** Bytes of the whole, after the last file. */
  finish(about: Record<string, unknown>): Buffer;
}

/**
 * Everything about a person as a zip: their rows of every table as JSON, their boards, and the pictures on them. A board that
 * cannot be read is named in about.json and keeps nothing else from the person.
 *
 * @param userId whose
 */
export async function archiveOf(
  { db, blobs, clock }: Infra,
  collaboration: Collaboration,
  userId: string,
): Promise<Buffer> {
  const archive = openArchive();
  for (const { path, ...scope } of await exportedTables(db, userId))
    archive.add(path, Buffer.from(await rowsAsJson(db, scope)));

  const files = await db
    .selectFrom('file')
    .select('file_key')
    .where('owner_id', '=', userId)
    .where('purged_at', 'is', null)
    .orderBy('file_key')
    .execute();
  const unreadable: string[] = [];
  for (const { file_key: fileKey } of files) {
    const path = `boards/${fileKey}.json`;
    const board = await readBoard(collaboration, fileKey);
    if (board === undefined) unreadable.push(path);
    else archive.add(path, Buffer.from(JSON.stringify(board)));
  }
  for (const picture of await findPictures(db, userId)) {
    const bytes = await blobs.read(picture.blob_hash);
    if (bytes !== undefined) archive.add(picture.path, bytes, { compress: false });
  }
  return archive.finish({ made_at: clock.now().toISOString(), user_id: userId, unreadable });
}

/** A board as it is now; undefined when it is set aside, since its bytes cannot be read, or went away meanwhile. */
async function readBoard(collaboration: Collaboration, fileKey: string): Promise<BoardSnapshot | undefined> {
  try {
    return await collaboration.readBoard(fileKey);
  } catch (error) {
    if (error instanceof ApiError && error.error === 'cmt_open_file_error') return undefined;
    throw error;
  }
}

function openArchive(): Archive {
  const chunks: Uint8Array[] = [];
  const leftOut: string[] = [];
  let size = 0;
  const zip = new Zip((error, chunk) => {
    if (error !== null) throw error;
    chunks.push(chunk);
    size += chunk.byteLength;
  });
  const append = (path: string, content: Uint8Array, compress: boolean) => {
    const entry = compress ? new ZipDeflate(path, { level: 6 }) : new ZipPassThrough(path);
    zip.add(entry);
    entry.push(content, true);
  };
  return {
    add(path, content, { compress } = { compress: true }) {
      if (size + content.byteLength > MAX_BYTES) leftOut.push(path);
      else append(path, content, compress);
    },
    finish(about) {
      append('about.json', Buffer.from(JSON.stringify({ ...about, left_out: leftOut }, null, 2)), true);
      zip.end();
      return Buffer.concat(chunks);
    },
  };
}

/** What of a table goes into an archive, and where. */
interface ExportedTable {
  path: string;
  table: string;
  columns: readonly string[];
  where: RawBuilder<SqlBool>;
}

/** Every table that holds rows of a person. */
export async function exportedTables(db: Queryable, userId: string): Promise<ExportedTable[]> {
  const references = (await referencesTo(db, 'user_account')).filter(({ column }) =>
    OWNING_COLUMNS.has(column),
  );
  const tables: ExportedTable[] = [];
  for (const { table, column } of [{ table: 'user_account', column: 'user_id' }, ...references]) {
    const isOnly = references.filter((reference) => reference.table === table).length <= 1;
    tables.push({
      path: isOnly ? `data/${table}.json` : `data/${table}.${column}.json`,
      table,
      columns: await exportedColumns(db, table),
      where: sql<SqlBool>`${sql.ref(column)} = ${userId}`,
    });
  }
  // What became of the events of their webhooks: these rows refer to a person by their webhook alone.
  tables.push({
    path: 'data/webhook_delivery.json',
    table: 'webhook_delivery',
    columns: await exportedColumns(db, 'webhook_delivery'),
    where: sql<SqlBool>`webhook_id in (select webhook_id from webhook where user_id = ${userId})`,
  });
  return tables;
}

/** Columns of a table that may leave the server. */
async function exportedColumns(db: Queryable, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string; type: string }>`
    select column_name as name, data_type as type from information_schema.columns
    where table_schema = 'public' and table_name = ${table} order by ordinal_position`.execute(db);
  return rows.filter(({ name, type }) => !WITHHELD.has(name) && type !== 'bytea').map(({ name }) => name);
}

/** Rows of a table, as a JSON list. */
async function rowsAsJson(
  db: Queryable,
  scope: Pick<ExportedTable, 'table' | 'columns' | 'where'>,
): Promise<string> {
  const { rows } = await sql<{ json: string }>`
    select coalesce(json_agg(mine), '[]')::text as json from (
      select ${sql.join(scope.columns.map((column) => sql.ref(column)))} from ${sql.table(scope.table)}
      where ${scope.where} order by 1 limit ${MAX_ROWS}) mine`.execute(db);
  return rows[0]?.json ?? '[]';
}

/** The widest variants of a person's pictures: the avatar, covers, and what is on their boards. */
async function findPictures(db: Queryable, userId: string): Promise<{ path: string; blob_hash: string }[]> {
  const { rows } = await sql<{ path: string; blob_hash: string }>`
    select 'avatar.webp' as path, blob_hash from avatar_variant where user_id = ${userId} and width = 360
    union
    select 'pictures/' || file.file_key || '/' || image_variant.image_hash || '.webp', image_variant.blob_hash
    from file
    join blob_use on blob_use.file_key = file.file_key and blob_use.purpose in ('cover', 'upload')
    join image_variant on image_variant.image_hash = blob_use.image_hash and image_variant.width = 1080
    where file.owner_id = ${userId} and file.purged_at is null
    order by 1`.execute(db);
  return rows;
}
