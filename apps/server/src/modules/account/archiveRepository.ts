import { expressionBuilder, sql } from 'kysely';
import type { Queryable } from '../../infra/database/database.ts';
import { afterPlace } from '../../infra/lists/afterCursor.ts';
import type { ExportedTable } from './exportedTableRepository.ts';

/** A picture of a person, with its path in an archive. */
export interface ArchivedPicture {
  path: string;
  hash: string;
  size: number;
}

const AT_ONCE = 500;

/** A query of the rows of a table that belong to a person, each as JSON on one line, with a comma before all but the first. */
export function rowsQuery(db: Queryable, { columns, table, where }: ExportedTable): string {
  const list = sql.join(columns.map((column) => sql.ref(column)));
  // A value may have line feeds between its parts, never in them.
  return sql`select case when row_number() over () = 1 then '' else ',' end
      || translate(row_to_json(mine)::text, chr(10) || chr(13), '  ')
    from (select ${list} from ${sql.table(table)} where ${where} order by 1) mine`.compile(db).sql;
}

/** The keys of all boards of a person. */
export async function* readBoardKeys(db: Queryable, userId: string): AsyncGenerator<string> {
  for (let after = ''; ;) {
    const rows = await db
      .selectFrom('file')
      .select('file_key')
      .where('owner_id', '=', userId)
      .where('purged_at', 'is', null)
      .where('file_key', '>', after)
      .orderBy('file_key')
      .limit(AT_ONCE)
      .execute();
    for (const { file_key: fileKey } of rows) yield fileKey;
    const last = rows.at(-1);
    if (rows.length < AT_ONCE || last === undefined) return;
    after = last.file_key;
  }
}

/** The widest variants of a person's pictures: the avatar, covers, and what is on their boards. */
export async function* readPictures(db: Queryable, userId: string): AsyncGenerator<ArchivedPicture> {
  const avatar = await db
    .selectFrom('avatar_variant')
    .innerJoin('blob', 'blob.hash', 'avatar_variant.blob_hash')
    .select(['blob.hash', 'blob.size'])
    .where('user_id', '=', userId)
    .where('width', '=', 360)
    .executeTakeFirst();
  if (avatar !== undefined) yield { path: 'avatar.webp', hash: avatar.hash, size: Number(avatar.size) };
  const order = [
    [sql.ref('blob_use.file_key'), 'string'],
    [sql.ref('blob_use.hash'), 'string'],
  ] as const;
  for (let place = ['', '']; ;) {
    const { rows } = await sql<{ file_key: string; image: string; hash: string; size: string }>`
      select distinct file.file_key, blob_use.hash as image, blob.hash, blob.size
      from file
      join blob_use on blob_use.file_key = file.file_key and blob_use.purpose in ('cover', 'upload')
      join image_variant on image_variant.image_hash = blob_use.hash and image_variant.width = 1080
      join blob on blob.hash = image_variant.blob_hash
      where file.owner_id = ${userId} and file.purged_at is null
        and ${afterPlace(expressionBuilder(), place, order, 'asc')}
      order by file.file_key, blob_use.hash limit ${AT_ONCE}`.execute(db);
    for (const { file_key: fileKey, image, hash, size } of rows)
      yield { path: `pictures/${fileKey}/${image}.webp`, hash, size: Number(size) };
    const last = rows.at(-1);
    if (rows.length < AT_ONCE || last === undefined) return;
    place = [last.file_key, last.image];
  }
}
