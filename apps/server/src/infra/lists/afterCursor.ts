import {
  sql,
  type Expression,
  type ExpressionBuilder,
  type ExtractTypeFromStringReference,
  type RawBuilder,
  type SelectType,
  type SqlBool,
  type StringReference,
} from 'kysely';
import { decodeCursor, type CursorKind, type CursorShape } from './cursor.ts';

/** Which way a list goes: `desc` begins with the largest. */
export type Direction = 'asc' | 'desc';

/** A value that a list goes on after. What is compared as a boolean may be text, as Postgres writes it. */
export type PlaceValue = string | number | boolean | Date;

interface ValueOf {
  string: string;
  number: number;
  integer: number;
  time: Date;
  boolean: boolean;
}

/** The values of a place by the kinds of its columns. */
type PlaceIn<Shape extends CursorShape> = { -readonly [Index in keyof Shape]: ValueOf[Shape[Index]] };

/** The kinds that fit a column of a type. */
type KindsOf<Type> = [Type] extends [Date | null]
  ? 'time'
  : [Type] extends [boolean | null]
    ? 'boolean'
    : [Type] extends [number | null]
      ? 'number' | 'integer'
      : 'string' | 'integer';

/** A column of the query by its name, with a kind that fits its type. */
type NamedColumn<DB, TB extends keyof DB> = {
  [Name in StringReference<DB, TB>]: readonly [
    column: Name,
    kind: KindsOf<SelectType<ExtractTypeFromStringReference<DB, TB, Name>>>,
    direction?: Direction,
  ];
}[StringReference<DB, TB>];

/** What a list is ordered by: a column or an expression, its kind, and its direction where that is not the one of the list. */
export type SortedBy<DB, TB extends keyof DB> =
  | NamedColumn<DB, TB>
  | readonly [expression: Expression<unknown>, kind: CursorKind, direction?: Direction];

/**
 * The condition that a row comes after the place of a cursor. On the first page it is true of every row.
 *
 * @param eb of the query, which orders its rows by the columns
 * @param cursor as the client sent it
 * @param columns what the list is ordered by, as its rows go into `toPage`
 * @throws ApiError bad_input when it is not a cursor of such a list
 */
export function afterCursor<DB, TB extends keyof DB>(
  eb: ExpressionBuilder<DB, TB>,
  cursor: string,
  columns: readonly SortedBy<DB, TB>[],
  direction: Direction,
): Expression<SqlBool> {
  const place = placeOf(
    cursor,
    columns.map(([, kind]) => kind),
  );
  return place === undefined ? eb.lit(true) : afterPlace(eb, place, columns, direction);
}

/**
 * The same for a place that was read from its cursor before: of a statement that is put together once.
 *
 * @param place a value for each column, in order
 */
export function afterPlace<DB, TB extends keyof DB>(
  eb: ExpressionBuilder<DB, TB>,
  place: readonly PlaceValue[],
  columns: readonly SortedBy<DB, TB>[],
  direction: Direction,
): Expression<SqlBool> {
  const parts = columns.map(([column, kind, ownDirection = direction], at) => ({
    column: typeof column === 'string' ? eb.ref(column) : column,
    bound: BOUNDS[kind](place[at] ?? null),
    sign: ownDirection === 'asc' ? sql`>` : sql`<`,
    direction: ownDirection,
  }));
  return parts.every((part) => part.direction === direction) ? inOneDirection(parts) : inTwoDirections(parts);
}

/** The place of a cursor with its times as dates, or undefined on the first page. Errors: bad_input. */
export function placeOf<const Shape extends CursorShape>(
  cursor: string,
  shape: Shape,
): PlaceIn<Shape> | undefined {
  const parts: readonly PlaceValue[] | undefined = decodeCursor(cursor, shape as CursorShape);
  return parts?.map((part, at) => (shape[at] === 'time' ? new Date(Number(part)) : part)) as
    | PlaceIn<Shape>
    | undefined;
}

type Bound = PlaceValue | null;

// A cursor holds what is larger than some columns: it is compared as the widest type of its kind.
const BOUNDS: Record<CursorKind, (value: Bound) => RawBuilder<unknown>> = {
  string: (value) => sql`${value}`,
  number: (value) => sql`${value}::float8`,
  integer: (value) => sql`${value}::bigint`,
  time: (value) => sql`${value}::timestamptz`,
  boolean: (value) => sql`${value}::boolean`,
};

interface Part {
  column: Expression<unknown>;
  bound: Expression<unknown>;
  sign: RawBuilder<unknown>;
}

/** Rows of columns are compared, which an index answers by one walk. */
function inOneDirection(parts: readonly Part[]): RawBuilder<SqlBool> {
  const columns = sql.join(parts.map(({ column }) => column));
  const bounds = sql.join(parts.map(({ bound }) => bound));
  return sql<SqlBool>`(${columns}) ${parts[0]?.sign ?? sql`<`} (${bounds})`;
}

/** Rows can only be compared in one direction. The first column alone says where the walk of an index begins. */
function inTwoDirections([first, ...others]: readonly Part[]): RawBuilder<SqlBool> {
  if (first === undefined) return sql<SqlBool>`false`;
  const { column, bound, sign } = first;
  if (others.length === 0) return sql<SqlBool>`${column} ${sign} ${bound}`;
  return sql<SqlBool>`(${column} ${sign}= ${bound} and (${column} ${sign} ${bound} or ${inTwoDirections(others)}))`;
}
