import { LANGUAGES, type Language } from '@boardwalk/domain';
import { sql, type SqlBool } from 'kysely';
import { compiledByForm, type Value } from '../../../infra/database/compiledOnce.ts';
import type { Queryable } from '../../../infra/database/database.ts';
import { PREPARED } from '../../../infra/database/prepared.ts';
import { afterPlace, type PlaceValue } from '../../../infra/lists/afterCursor.ts';
import { decodeCursor, toPage, type CursorPage, type PageQuery } from '../../../infra/lists/cursor.ts';
import { filterFrom, formOf, valuesOf, type FilterForm } from './filterForm.ts';
import type { WorkFilter } from './workFilter.ts';
import { matching } from './workListRepository.ts';
import type { ListedWork } from './workRepository.ts';

/** The parts of the recommendations in their order, as they stand in a cursor. */
const OF_ONES_WORK = -1;
const OWN_LANGUAGE = 0;
const OTHER_LANGUAGES = 1;

/** Works for a role or an industry come first if they are among the most popular of it, so that a large tag costs no more than a small. */
const PREFERRED_PER_TAG = 200;

/** Place in a part: selected (as Postgres writes it), hot_score, file_key. */
type Place = readonly [string, number, string];

/** What the text of a part of the recommendations hangs on. */
interface PartForm {
  filter: FilterForm;
  /** Whether it goes on after a place. */
  goesOn: boolean;
  limit: number;
}

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
): Promise<CursorPage<ListedWork>> {
  const after = decodeCursor(cursor, ['number', 'number', 'number', 'string']);
  const part = after?.[0] ?? OF_ONES_WORK;
  const place: Place | undefined = after && [String(after[1] === 1), after[2], after[3]];
  const { form, values } = formOf(filter);
  const limit = size + 1;
  const asked = (goesOn: boolean, first: readonly Value[]) => [
    ...first,
    ...values,
    ...(goesOn ? (place ?? []) : []),
  ];

  const isAfter = { preferred: after !== undefined && part === OF_ONES_WORK, own: part === OWN_LANGUAGE };
  const first =
    part > OWN_LANGUAGE
      ? []
      : reader.userId === null
        ? await ownRows(
            db,
            { filter: form, goesOn: isAfter.own, limit },
            asked(isAfter.own, [reader.language]),
          )
        : await readersRows(
            db,
            { filter: form, goesOn: isAfter.own || isAfter.preferred, limit, part },
            asked(isAfter.own || isAfter.preferred, [reader.language, reader.userId]),
          );
  const rows = first.toSorted((a, b) => a.part - b.part).slice(0, limit);
  const missing = limit - rows.length;
  const goesOn = part === OTHER_LANGUAGES;
  const others =
    missing === 0
      ? []
      : await otherRows(
          db,
          { filter: form, goesOn, limit: missing, language: reader.language },
          asked(goesOn, []),
        );
  return toPage([...rows, ...others], size, (row) => [
    row.part,
    row.is_selected ? 1 : 0,
    row.hot_score,
    row.file_key,
  ]);
}

/** Works in the reader's language. */
const ownRows = compiledByForm((db, form: PartForm, [language = '', ...values]) =>
  labelled(db, recommendedPart(db, form, String(language), values), OWN_LANGUAGE),
);

/** The same for somebody with a role or an industry: works for these before, and not again. */
const readersRows = compiledByForm(
  (db, form: PartForm & { part: number }, [language = '', userId = '', ...values]) => {
    const isPreferred = preferredBy(String(userId));
    const partOf = (part: number) =>
      recommendedPart(db, { ...form, goesOn: form.goesOn && form.part === part }, String(language), values);
    const own = labelled(
      db,
      partOf(OWN_LANGUAGE).where(sql<SqlBool>`publication.file_key <> all (${isPreferred})`),
      OWN_LANGUAGE,
    );
    if (form.part > OF_ONES_WORK) return own;
    const preferred = partOf(OF_ONES_WORK).where(sql<SqlBool>`publication.file_key = any (${isPreferred})`);
    return labelled(db, preferred, OF_ONES_WORK).unionAll(own);
  },
);

/**
 * Works in the other languages, merged from one index walk each: a walk over all languages at once would step over every
 * work of the reader's own.
 */
const otherRows = compiledByForm((db, form: PartForm & { language: Language }, values) => {
  const [first, ...rest] = LANGUAGES.filter((language) => language !== form.language).map((language) =>
    labelled(db, recommendedPart(db, form, language, values), OTHER_LANGUAGES),
  ) as [Labelled, ...Labelled[]];
  return db
    .selectFrom(rest.reduce((all, one) => all.unionAll(one), first).as('other'))
    .selectAll()
    .orderBy('is_selected', 'desc')
    .orderBy('hot_score', 'desc')
    .orderBy('file_key', 'desc')
    .limit(sql.lit(form.limit));
});

type Labelled = ReturnType<typeof labelled>;

const PART_ORDER = [
  ['publication.is_selected', 'boolean'],
  ['publication.hot_score', 'number'],
  ['publication.file_key', 'string'],
] as const;

/** @param values those of the filter, and the place to go on after */
function recommendedPart(
  db: Queryable,
  { filter, goesOn, limit }: PartForm,
  language: string,
  values: readonly Value[],
) {
  const place = values.slice(valuesOf(filter)) as PlaceValue[];
  return matching(db, filterFrom(filter, values))
    .query.modifyFront(PREPARED)
    .select(['publication.hot_score', 'publication.is_selected'])
    .where('publication.language', '=', language)
    .$if(goesOn, (query) => query.where((eb) => afterPlace(eb, place, PART_ORDER, 'desc')))
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
