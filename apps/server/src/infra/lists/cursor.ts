import { badFields } from '../errors/ApiError.ts';

/** The cursor of the first page. */
export const FIRST_CURSOR = '0';

/** What a cursor is made of: the sort values of the last entry, in order. Dates travel as milliseconds. */
export type CursorPart = string | number | boolean;

/** What a part may be: `integer` fits a bigint column, `time` is milliseconds that fit a timestamp column. */
export type CursorKind = 'string' | 'number' | 'integer' | 'time' | 'boolean';

/** The kinds a list's cursor must have, in order. */
export type CursorShape = readonly CursorKind[];

interface PartOf {
  string: string;
  number: number;
  integer: number;
  time: number;
  boolean: boolean;
}

type PartsOf<Shape extends CursorShape> = {
  -readonly [Index in keyof Shape]: PartOf[Shape[Index]];
};

const LATEST_TIME = 8_640_000_000_000_000;

const IS_KIND: Record<CursorKind, (part: unknown) => boolean> = {
  string: (part) => typeof part === 'string' && !part.includes('\0'),
  number: Number.isFinite,
  integer: Number.isSafeInteger,
  boolean: (part) => typeof part === 'boolean',
  time: (part) => Number.isSafeInteger(part) && Number(part) >= 0 && Number(part) <= LATEST_TIME,
};

/** Packs the place after an entry into an opaque text. */
export function encodeCursor(parts: readonly CursorPart[]): string {
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
}

/**
 * Unpacks a cursor.
 *
 * @param cursor as the client sent it
 * @param shape kinds of its parts, in order, e.g. `['number', 'string']`
 * @returns the parts, or undefined for the first page
 * @throws ApiError bad_input when it is not a cursor of such a list
 */
export function decodeCursor<const Shape extends CursorShape>(
  cursor: string,
  shape: Shape,
): PartsOf<Shape> | undefined {
  if (cursor === FIRST_CURSOR) return undefined;
  const parts = parse(cursor);
  const fits =
    Array.isArray(parts) &&
    parts.length === shape.length &&
    shape.every((kind, index) => IS_KIND[kind](parts[index]));
  if (!fits)
    throw badFields([{ field: 'cursor', rule: 'format', msg: 'cursor is not one this list has given' }]);
  return parts as PartsOf<Shape>;
}

/** Which page of a list. */
export interface PageQuery {
  cursor: string;
  size: number;
}

/** A page of a cursor list, as the wire has it. */
export interface CursorPage<Item> {
  list: Item[];
  next_cursor: string;
  has_more: boolean;
}

/**
 * Makes a page of rows fetched with `limit size + 1`: the extra row only shows that there is more.
 *
 * @param cursorOf sort values of a row, the same ones the query orders by
 */
export function toPage<Row>(
  rows: readonly Row[],
  size: number,
  cursorOf: (row: Row) => readonly CursorPart[],
): CursorPage<Row> {
  const list = rows.slice(0, size);
  const last = list.at(-1);
  const hasMore = rows.length > size && last !== undefined;
  return { list, next_cursor: hasMore ? encodeCursor(cursorOf(last)) : FIRST_CURSOR, has_more: hasMore };
}

function parse(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}
