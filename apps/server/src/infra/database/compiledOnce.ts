import type { CompiledQuery } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Queryable } from './database.ts';

/** A value that a statement is asked with. */
export type Value = string | number | Date | List;
/** A list that goes into one place, however long it is. */
type List = readonly (string | number | boolean | null)[];

/** A query that is put together and not yet asked. */
interface Query<Row> {
  compile(): CompiledQuery<Row>;
}

/** Two values that no statement has otherwise, by the kind of a value. */
const PLACES = [
  {
    text: (at: number) => `\0place ${at}`,
    number: (at: number) => -1e15 - at,
    time: (at: number) => new Date(at),
    list: (at: number): List => [`\0place ${at}`],
  },
  {
    text: (at: number) => `\0place of another ${at}`,
    number: (at: number) => -2e15 - at,
    time: (at: number) => new Date(1000 + at),
    list: (at: number): List => [`\0place of another ${at}`],
  },
] as const;

/** Where a parameter comes from: a value, a list with some values in it, or always the same. */
type Source = { place: number } | { list: readonly Source[] } | { constant: unknown };

/**
 * A statement whose text is always the same, put together once: that took half of the time in which Node found out the detail of a
 * work. Each value goes where it stood when the statement was put together, also inside a list.
 *
 * @param build puts it together; it must hand its values to the statement as they are, and decide nothing by them
 * @returns asks it
 */
export function compiledOnce<Values extends readonly Value[], Row>(
  build: (db: Queryable, ...values: Values) => Query<Row>,
): (db: Queryable, ...values: Values) => Promise<Row[]> {
  let made: { query: CompiledQuery<Row>; sources: readonly Source[] } | undefined;

  function make(db: Queryable, values: Values) {
    const [some, others] = PLACES.map(({ text, number, time, list }) =>
      values.map((value, at) => {
        if (typeof value === 'number') return number(at);
        if (typeof value === 'string') return text(at);
        return value instanceof Date ? time(at) : list(at);
      }),
    ) as [Value[], Value[]];
    const query = build(db, ...(some as unknown as Values)).compile();
    const again = build(db, ...(others as unknown as Values)).compile();
    const sources = query.parameters.map((parameter) => sourceOf(parameter, some));
    const isOfValues =
      again.parameters.length === sources.length &&
      sources.every((source, index) => isSame(valueFrom(source, others), again.parameters[index]));
    if (!isOfValues || again.sql !== query.sql)
      throw new TypeError('a statement that depends on its values cannot be put together once');
    return { query, sources };
  }

  return async (db, ...values) => {
    const { query, sources } = (made ??= make(db, values));
    const parameters = sources.map((source) => valueFrom(source, values));
    const { sql, query: node, queryId } = query;
    return (await db.executeQuery<Row>({ sql, query: node, queryId, parameters })).rows;
  };
}

function sourceOf(parameter: unknown, values: readonly Value[]): Source {
  const place = values.indexOf(parameter as Value);
  if (place !== -1) return { place };
  if (Array.isArray(parameter)) return { list: parameter.map((each) => sourceOf(each, values)) };
  return { constant: parameter };
}

function valueFrom(source: Source, values: readonly Value[]): unknown {
  if ('place' in source) return values[source.place];
  return 'list' in source ? source.list.map((each) => valueFrom(each, values)) : source.constant;
}

function isSame(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  return one.length === other.length && one.every((each, index) => isSame(each, other[index]));
}

/** Most forms of a statement that are kept: those that were asked last. */
const MOST_FORMS = 200;

/**
 * A statement whose text hangs on a form, such as which conditions a list has, put together once for each form.
 *
 * @param build as for compiledOnce; it may decide by the form, which is JSON, and by nothing else
 * @returns asks it
 */
export function compiledByForm<Form, Row>(
  build: (db: Queryable, form: Form, values: readonly Value[]) => Query<Row>,
): (db: Queryable, form: Form, values: readonly Value[]) => Promise<Row[]> {
  const made = new LRUCache<string, (db: Queryable, ...values: Value[]) => Promise<Row[]>>({
    max: MOST_FORMS,
  });
  return async (db, form, values) => {
    const key = JSON.stringify(form);
    let ask = made.get(key);
    if (ask === undefined) {
      ask = compiledOnce((on: Queryable, ...some: Value[]) => build(on, form, some));
      made.set(key, ask);
    }
    return ask(db, ...values);
  };
}
