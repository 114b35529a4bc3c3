import type { ApiClient } from './client.ts';
import type { CallArguments } from './call-types.ts';
import { ApiFailure } from './failure.ts';
import type { DataOf, OperationId, QueryOf } from './operation-types.ts';

/** A page of a list by cursor. */
interface CursorPage {
  readonly list: readonly unknown[];
  readonly next_cursor: string;
  readonly has_more: boolean;
}

/** A page of a list by number. */
interface NumberedPage {
  readonly list: readonly unknown[];
  readonly total: number;
}

/** Operations that answer a list in pages. */
export type PagedOperation = {
  [Op in OperationId]: DataOf<Op> extends CursorPage
    ? Op
    : DataOf<Op> extends NumberedPage
      ? 'page' | 'pageNo' extends infer Key
        ? Key extends keyof QueryOf<Op>
          ? Op
          : never
        : never
      : never;
}[OperationId];

type NumberedByPageNo = {
  [Op in OperationId]: 'pageNo' extends keyof QueryOf<Op> ? Op : never;
}[OperationId];

/** Lists that call their page `pageNo` and its size `pageSize`; the others with numbers call them `page` and `size`. */
const BY_PAGE_NO: Readonly<Record<NumberedByPageNo, true>> = {
  listTopics: true,
  listBanners: true,
  listManagedTopics: true,
  listManagedBanners: true,
};

/** One entry of the list that an operation answers. */
export type EntryOf<Op extends OperationId> = DataOf<Op> extends { list: (infer Entry)[] } ? Entry : never;

/**
 * Goes through a list, entry by entry, and asks for the next page when one is needed. Begins at the cursor or page of the
 * input, else at the start. Both kinds of list are gone through alike: those by cursor and those by number. Rejects with
 * the `ApiFailure` of the page that failed.
 *
 * @example
 * for await (const { title } of paginate(client, 'searchFiles', { query: { keyword: 'fish' } })) console.log(title);
 */
export async function* paginate<Op extends PagedOperation>(
  client: Pick<ApiClient, 'call'>,
  operation: Op,
  ...[input]: CallArguments<Op>
): AsyncGenerator<EntryOf<Op>, void, undefined> {
  let query: Readonly<Record<string, unknown>> = (input as { query?: Record<string, unknown> })?.query ?? {};
  let previous: NumberedPage | undefined;
  for (;;) {
    const page = (await client.call(
      operation,
      ...([{ ...input, query }] as unknown as CallArguments<Op>),
    )) as CursorPage | NumberedPage;
    if (!('next_cursor' in page)) {
      if (previous && isSame(page, previous)) throw standsStill(operation, 'page');
      previous = page;
    }
    yield* page.list as readonly EntryOf<Op>[];
    const next =
      'next_cursor' in page ? afterCursor(page, query, operation) : afterNumber(page, query, operation);
    if (next === undefined) return;
    query = { ...query, ...next };
  }
}

function afterCursor(
  { has_more: hasMore, next_cursor: cursor }: CursorPage,
  query: Readonly<Record<string, unknown>>,
  operation: OperationId,
): Readonly<Record<string, unknown>> | undefined {
  if (!hasMore) return undefined;
  if (cursor === query['cursor']) throw standsStill(operation, 'cursor');
  return { cursor };
}

/** Entries may come and go meanwhile: an empty page is the end, for any total. */
function afterNumber(
  { list, total }: NumberedPage,
  query: Readonly<Record<string, unknown>>,
  operation: OperationId,
): Readonly<Record<string, unknown>> | undefined {
  // Without a cursor and a total a list would be asked for again for ever.
  if (!Number.isFinite(total))
    throw new ApiFailure({ operation, kind: 'malformed', msg: 'the list has neither next_cursor nor total' });
  const [key, size] = operation in BY_PAGE_NO ? ['pageNo', query['pageSize']] : ['page', query['size']];
  const number = Number(query[key] ?? 1);
  const seen = typeof size === 'number' ? number * size : undefined;
  return list.length === 0 || (seen !== undefined && seen >= total) ? undefined : { [key]: number + 1 };
}

/** The same page again and again would never end. */
function standsStill(operation: OperationId, at: 'cursor' | 'page'): ApiFailure {
  return new ApiFailure({ operation, kind: 'malformed', msg: `the list does not go on after its ${at}` });
}

/** Whether two pages in a row hold the same entries. */
function isSame(page: NumberedPage, previous: NumberedPage): boolean {
  return page.list.length > 0 && JSON.stringify(page.list) === JSON.stringify(previous.list);
}
