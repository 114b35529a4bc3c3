import { sql, type SqlBool } from 'kysely';
import type { Queryable } from '../../infra/database/database.ts';
import { PREPARED } from '../../infra/database/prepared.ts';
import { decodeCursor, toPage, type CursorPage } from '../../infra/lists/cursor.ts';
import {
  keywordMatches,
  works,
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
  // The page is cut out first, so that owners and covers are looked up for its works only.
  const page = db
    .selectFrom(keywordMatches(keyword, filter, readerLanguage).as('found'))
    .selectAll()
    .$if(after !== undefined, (query) =>
      query.where(
        sql<SqlBool>`(found.relevance, found.file_key) < (${after?.[0] ?? 0}::float8, ${after?.[1] ?? ''})`,
      ),
    )
    .orderBy('found.relevance', 'desc')
    .orderBy('found.file_key', 'desc')
    .limit(sql.lit(size + 1));
  const rows = await works(db)
    .modifyFront(PREPARED)
    .innerJoin(page.as('matched'), 'matched.file_key', 'publication.file_key')
    .select('matched.relevance')
    .orderBy('matched.relevance', 'desc')
    .orderBy('matched.file_key', 'desc')
    .execute();
  return toPage(rows, size, (row) => [row.relevance, row.file_key]);
}
