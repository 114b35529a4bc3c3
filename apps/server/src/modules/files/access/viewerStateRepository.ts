import type { AttrStatus } from '@boardwalk/api-client';
import { sql, type SqlBool } from 'kysely';
import type { Queryable } from '../../../infra/database/database.ts';
import { isPaidBy } from './copyRightRepository.ts';

/**
 * How somebody stands to each of some works: one statement, whatever the number.
 *
 * @param userId null for an anonymous visitor, to whom everything is false
 * @param fileKeys keys; those that are unknown or not public are left out of the answer
 */
export async function viewerStates(
  db: Queryable,
  userId: string | null,
  fileKeys: readonly string[],
): Promise<AttrStatus[]> {
  const viewer = userId ?? '';
  const marked = (table: 'praise' | 'collect') =>
    sql<boolean>`exists (select from ${sql.table(table)} mark
      where mark.file_key = publication.file_key and mark.user_id = ${viewer})`;
  const rows = await db
    .selectFrom('publication')
    .select([
      'file_key',
      marked('praise').as('praised'),
      marked('collect').as('collected'),
      isPaidBy(viewer).as('paid'),
      sql<boolean>`owner_id = ${viewer}`.as('is_owner'),
      sql<boolean>`coalesce((select max(copy.submission_id) < publication.submission_id
        from copy_event copy
        where copy.user_id = ${viewer} and copy.source_file_key = publication.file_key), false)`.as(
        'updated_since_copy',
      ),
    ])
    .where('is_live', '=', true)
    .where(sql<SqlBool>`file_key = any(${sql.val([...fileKeys])}::text[])`)
    .execute();
  const place = new Map(fileKeys.map((key, index) => [key, index]));
  return rows.toSorted((a, b) => (place.get(a.file_key) ?? 0) - (place.get(b.file_key) ?? 0));
}
