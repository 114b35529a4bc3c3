import { sql, type SqlBool } from 'kysely';
import type { Queryable } from '../../infra/database/database.ts';
import { decodeCursor, toPage, type CursorPage } from '../../infra/lists/cursor.ts';
import {
  keywordMatches,
  matching,
  type Keyword,
  type PageQuery,
  type WorkFilter,
  type WorkRow,
} from '../files/service.ts';

/**
 * Works that match a keyword and a filter, the most relevant first, in one statement.
 *
 * @param readerLanguage language whose works come a little earlier
 */
export async function listRelevantWorks(
  db: Queryable,
  keyword: Keyword,
  filter: WorkFilter,
  { cursor, size }: PageQuery,
  readerLanguage: string,
): Promise<CursorPage<WorkRow>> {
  const after = decodeCursor(cursor, ['number', 'string']);
  const rows = await matching(db, filter)
    .query.innerJoin(
      keywordMatches(keyword, filter, readerLanguage).as('matched'),
      'matched.file_key',
      'publication.file_key',
    )
    .select('matched.relevance')
    .$if(after !== undefined, (query) =>
      query.where(
        sql<SqlBool>`(matched.relevance, matched.file_key) < (${after?.[0] ?? 0}::float8, ${after?.[1] ?? ''})`,
      ),
    )
    .orderBy('matched.relevance', 'desc')
    .orderBy('matched.file_key', 'desc')
    .limit(size + 1)
    .execute();
  return toPage(rows, size, (row) => [row.relevance, row.file_key]);
}
