import { isFileKey } from '../file-key/file-key.ts';
import { LANGUAGES, type Language } from '../language/language.ts';
import { SortOrder } from '../listing/sort-order.ts';
import { WorkKind } from '../listing/work-kind.ts';
import { FeeType } from '../money/fee-type.ts';

/** Filters and order of a search, as its address holds them; null where nothing is chosen. */
export interface SearchFilters {
  /** Ids of tags, query key `tag_id`, repeated; a work carries all of them. */
  readonly tagIds: readonly number[];
  /** Query key `kind`. */
  readonly kind: WorkKind | null;
  /** Query key `fee_type`; "all" is no filter. */
  readonly feeType: Exclude<FeeType, typeof FeeType.ALL> | null;
  readonly language: Language | null;
  /** Id of a user, query key `user_id`. */
  readonly creator: string | null;
  /** None ranks by how well a work matches. It leaves nothing out: it is no filter to be lifted. */
  readonly order: SortOrder | null;
}

/** Nothing chosen. */
export const NO_SEARCH_FILTERS: SearchFilters = {
  tagIds: [],
  kind: null,
  feeType: null,
  language: null,
  creator: null,
  order: null,
};

/** One filter that leaves works out of the results, and can be lifted by itself. */
export type ActiveFilter =
  | { readonly name: 'tag'; readonly value: number }
  | { readonly name: 'kind'; readonly value: WorkKind }
  | { readonly name: 'feeType'; readonly value: NonNullable<SearchFilters['feeType']> }
  | { readonly name: 'language'; readonly value: Language }
  | { readonly name: 'creator'; readonly value: string };

/**
 * Most tags that the address of a search takes, two of each of the four groups. The server takes 20; a work has to carry all of
 * them, so that more find nothing.
 */
export const SEARCH_TAGS_MAX = 8;

/** The names of the filters are those of the search call (decisions "Wire contract"). */
const KEYS = {
  tag: 'tag_id',
  kind: 'kind',
  fee: 'fee_type',
  language: 'language',
  creator: 'user_id',
  order: 'order',
};

/**
 * Reads the filters of a search from an address. What can be no such value counts as not chosen; other keys are ignored.
 * Decisions "Wire contract", OPEN-36.
 *
 * @param query query of the address
 */
export function parseSearchFilters(query: URLSearchParams): SearchFilters {
  const creator = query.get(KEYS.creator);
  const ids = query.getAll(KEYS.tag).filter((text) => /^[1-9][0-9]{0,8}$/u.test(text));
  return {
    tagIds: [...new Set(ids.map(Number))].slice(0, SEARCH_TAGS_MAX),
    kind: oneOf(Object.values(WorkKind), query.get(KEYS.kind)),
    feeType: oneOf([FeeType.FREE, FeeType.MEMBER_FREE, FeeType.NEED_PAY], query.get(KEYS.fee)),
    language: oneOf(LANGUAGES, query.get(KEYS.language)),
    creator: isFileKey(creator) ? creator : null,
    order: oneOf(Object.values(SortOrder), query.get(KEYS.order)),
  };
}

/**
 * Writes the filters of a search into the query of an address; other keys in it stay as they are.
 * Decisions "Wire contract", OPEN-36.
 *
 * @param filters the filters
 * @param query query to start from, left untouched
 */
export function writeSearchFilters(
  { tagIds, kind, feeType, language, creator, order }: SearchFilters,
  query: URLSearchParams = new URLSearchParams(),
): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const key of Object.values(KEYS)) next.delete(key);
  for (const id of tagIds) next.append(KEYS.tag, String(id));
  const single = {
    [KEYS.kind]: kind,
    [KEYS.fee]: feeType,
    [KEYS.language]: language,
    [KEYS.creator]: creator,
  };
  for (const [key, value] of Object.entries({ ...single, [KEYS.order]: order }))
    if (value !== null) next.set(key, String(value));
  return next;
}

/** The filters that leave works out, in the order in which they are shown. Decision 0051. */
export function activeSearchFilters(filters: SearchFilters): ActiveFilter[] {
  const { tagIds, kind, feeType, language, creator } = filters;
  return [
    ...tagIds.map((value) => ({ name: 'tag' as const, value })),
    ...(kind === null ? [] : [{ name: 'kind' as const, value: kind }]),
    ...(feeType === null ? [] : [{ name: 'feeType' as const, value: feeType }]),
    ...(language === null ? [] : [{ name: 'language' as const, value: language }]),
    ...(creator === null ? [] : [{ name: 'creator' as const, value: creator }]),
  ];
}

/** The filters without one of them; the order stays. Decision 0051. */
export function withoutSearchFilter(filters: SearchFilters, { name, value }: ActiveFilter): SearchFilters {
  if (name === 'tag') return { ...filters, tagIds: filters.tagIds.filter((id) => id !== value) };
  return { ...filters, [name]: null };
}

function oneOf<Value extends string | number>(values: readonly Value[], text: string | null): Value | null {
  return values.find((value) => String(value) === text) ?? null;
}
