import { sql } from 'kysely';
import { compiledByForm, type Value } from '../../infra/database/compiledOnce.ts';
import type { Queryable } from '../../infra/database/database.ts';
import { PREPARED } from '../../infra/database/prepared.ts';
import { afterPlace, placeOf } from '../../infra/lists/afterCursor.ts';
import { toPage, type CursorPage, type PageQuery } from '../../infra/lists/cursor.ts';
import {
  askedOf,
  filterFrom,
  formOf,
  keywordMatches,
  rankedWorks,
  valuesOf,
  listed,
  type Asked,
  type FilterForm,
  type Keyword,
  type WorkFilter,
  type ListedWork,
} from '../files/catalogue/service.ts';

/** What the text of a search hangs on. */
interface SearchForm {
  filter: FilterForm;
  ranked: number;
  /** Whether it goes on after a place. */
  goesOn: boolean;
  limit: number;
}

const relevantRows = compiledByForm((db, form: SearchForm, values) => {
  const { queries, terms, prefixes, spellings, areSynonyms, nameKey, language, relevance, key } = partsOf(
    values.slice(valuesOf(form.filter)),
  );
  const asked = { queries, terms, prefixes, spellings, areSynonyms, nameKey };
  const matches = keywordMatches(asked, filterFrom(form.filter, values), {
    language,
    ranked: form.ranked,
    limit: form.limit,
    after: form.goesOn ? { relevance, key } : undefined,
  });
  // The page is cut out first, so that owners and covers are looked up for its works only.
  const page = db
    .selectFrom(matches.as('found'))
    .selectAll()
    .$if(form.goesOn, (query) =>
      query.where((eb) =>
        afterPlace(
          eb,
          [relevance, key],
          [
            ['found.relevance', 'number'],
            ['found.file_key', 'string'],
          ],
          'desc',
        ),
      ),
    )
    .orderBy('found.relevance', 'desc')
    .orderBy('found.file_key', 'desc')
    .limit(sql.lit(form.limit));
  return listed(db)
    .modifyFront(PREPARED)
    .innerJoin(page.as('matched'), 'matched.file_key', 'publication.file_key')
    .select('matched.relevance')
    .orderBy('matched.relevance', 'desc')
    .orderBy('matched.file_key', 'desc');
});

/** What a search is asked with, beside its filter. */
type SearchParts = Asked & { language: string; relevance: number; key: string };

function valuesFrom(
  { queries, terms, prefixes, spellings, areSynonyms, nameKey }: Asked,
  language: string,
  after: readonly [number, string] | undefined,
): Value[] {
  return [queries, terms, prefixes, spellings, areSynonyms, nameKey, language, ...(after ?? [])];
}

function partsOf(values: readonly Value[]): SearchParts {
  const [queries, terms, prefixes, spellings, areSynonyms, nameKey, language, relevance, key] = values;
  return {
    queries,
    terms,
    prefixes,
    spellings,
    areSynonyms,
    nameKey,
    language,
    relevance,
    key,
  } as SearchParts;
}

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
): Promise<CursorPage<ListedWork & { relevance: number }>> {
  const after = placeOf(cursor, ['number', 'string']);
  const { form, values } = formOf(filter);
  const rows = await relevantRows(
    db,
    {
      filter: form,
      ranked: rankedWorks(keyword),
      goesOn: after !== undefined,
      limit: size + 1,
    },
    [...values, ...valuesFrom(askedOf(keyword), readerLanguage, after)],
  );
  return toPage(rows, size, (row) => [row.relevance, row.file_key]);
}
