import { LANGUAGES, type Language } from '@boardwalk/domain';
import { sql, type SqlBool } from 'kysely';
import type { Queryable } from '../../infra/database/database.ts';
import { PREPARED } from '../../infra/database/prepared.ts';
import { decodeCursor, toPage, type CursorPage } from '../../infra/lists/cursor.ts';
import type { WorkFilter } from './workFilter.ts';
import { matching, type PageQuery } from './workLists.ts';
import type { WorkRow } from './workRows.ts';

/** The parts of the recommendations in their order, as they stand in a cursor. */
const OF_ONES_WORK = -1;
const OWN_LANGUAGE = 0;
const OTHER_LANGUAGES = 1;

/** Works for a role or an industry come first if they are among the most popular of it, so that a large tag costs no more than a small. */
const PREFERRED_PER_TAG = 200;

/** Place in a part: selected, hot_score, file_key. */
type Place = readonly [number, number, string];

/**
 * Works recommended to a reader: those in the reader's language first, then the others. A reader who has given role or
 * industry gets the popular works for these in their language before all. In every part the selected ones come first,
 * then it goes by popularity. At most two statements, the second only where the languages meet.
 *
 * @param reader.userId whose role and industry count; null for everybody
 */
export async function listRecommended(
  db: Queryable,
  filter: WorkFilter,
  reader: { language: Language; userId: string | null },
  { cursor, size }: PageQuery,
): Promise<CursorPage<WorkRow>> {
  const after = decodeCursor(cursor, ['number', 'number', 'number', 'string']);
  const part = after?.[0] ?? OF_ONES_WORK;
  const placeIn = (each: number): Place | undefined =>
    after !== undefined && part === each ? [after[1], after[2], after[3]] : undefined;
  const limit = size + 1;

  const ownRest = recommendedPart(db, filter, reader.language, placeIn(OWN_LANGUAGE), limit);
  const own =
    reader.userId === null
      ? labelled(db, ownRest, OWN_LANGUAGE)
      : labelled(
          db,
          ownRest.where(sql<SqlBool>`publication.file_key <> all (${preferredBy(reader.userId)})`),
          OWN_LANGUAGE,
        );
  const preferred =
    reader.userId === null || part > OF_ONES_WORK
      ? undefined
      : labelled(
          db,
          recommendedPart(db, filter, reader.language, placeIn(OF_ONES_WORK), limit).where(
            sql<SqlBool>`publication.file_key = any (${preferredBy(reader.userId)})`,
          ),
          OF_ONES_WORK,
        );
  const first =
    part > OWN_LANGUAGE ? [] : await (preferred === undefined ? own : preferred.unionAll(own)).execute();
  const rows = first.toSorted((a, b) => a.part - b.part).slice(0, limit);
  const missing = limit - rows.length;
  const others =
    missing === 0
      ? []
      : await otherLanguages(db, filter, reader.language, placeIn(OTHER_LANGUAGES), missing).execute();
  return toPage([...rows, ...others], size, (row) => [
    row.part,
    row.is_selected ? 1 : 0,
    row.hot_score,
    row.file_key,
  ]);
}

/**
 * Works in the other languages, merged from one index walk each: a walk over all languages at once would step over every
 * work of the reader's own.
 */
function otherLanguages(
  db: Queryable,
  filter: WorkFilter,
  readerLanguage: Language,
  after: Place | undefined,
  limit: number,
) {
  const [first, ...rest] = LANGUAGES.filter((language) => language !== readerLanguage).map((language) =>
    labelled(db, recommendedPart(db, filter, language, after, limit), OTHER_LANGUAGES),
  ) as [Labelled, ...Labelled[]];
  return db
    .selectFrom(rest.reduce((all, one) => all.unionAll(one), first).as('other'))
    .selectAll()
    .orderBy('is_selected', 'desc')
    .orderBy('hot_score', 'desc')
    .orderBy('file_key', 'desc')
    .limit(sql.lit(limit));
}

type Labelled = ReturnType<typeof labelled>;

function recommendedPart(
  db: Queryable,
  filter: WorkFilter,
  language: Language,
  after: Place | undefined,
  limit: number,
) {
  return matching(db, filter)
    .query.modifyFront(PREPARED)
    .select(['publication.hot_score'])
    .where('publication.language', '=', language)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<SqlBool>`(publication.is_selected, publication.hot_score, publication.file_key) < (${after?.[0] === 1}, ${after?.[1] ?? 0}, ${after?.[2] ?? ''})`,
      ),
    )
    .orderBy('publication.is_selected', 'desc')
    .orderBy('publication.hot_score', 'desc')
    .orderBy('publication.file_key', 'desc')
    .limit(sql.lit(limit));
}

/** The rows of a part, each knowing which part it is of. */
function labelled(db: Queryable, query: ReturnType<typeof recommendedPart>, part: number) {
  return db
    .selectFrom(query.as('one'))
    .selectAll('one')
    .select(sql<number>`${sql.lit(part)}::integer`.as('part'));
}

/** Keys of the most popular works for a person's role and industry. */
function preferredBy(userId: string) {
  const popular = (column: 'career_id' | 'industry_id') => sql`
    (select file_key from publication_tag
     where tag_id = (select ${sql.ref(column)} from profile where user_id = ${userId})
     order by hot_score desc, file_key desc limit ${sql.lit(PREFERRED_PER_TAG)})`;
  return sql<string[]>`array(${popular('career_id')} union ${popular('industry_id')})`;
}
