import type { CompiledQuery } from 'kysely';
import type { Queryable } from './database.ts';

/** A value that a statement is asked with. */
type Value = string | Date;

/** A query that is put together and not yet asked. */
interface Query<Row> {
  compile(): CompiledQuery<Row>;
}

/** Two values that no statement has otherwise, by the kind of a value. */
const PLACES = [
  { text: (at: number) => `\0place ${at}`, time: (at: number) => new Date(at) },
  { text: (at: number) => `\0place of another ${at}`, time: (at: number) => new Date(1000 + at) },
] as const;

/**
 * A statement whose text is always the same, put together once: that took half of the time in which Node found out the detail of a
 * work. Each value goes where it stood when the statement was put together.
 *
 * @param build puts it together; it must hand its values to the statement as they are, and decide nothing by them
 * @returns asks it
 */
export function compiledOnce<Values extends readonly Value[], Row>(
  build: (db: Queryable, ...values: Values) => Query<Row>,
): (db: Queryable, ...values: Values) => Promise<Row[]> {
  let made: { query: CompiledQuery<Row>; places: readonly number[] } | undefined;

  function make(db: Queryable, values: Values) {
    const [some, others] = PLACES.map(({ text, time }) =>
      values.map((value, at) => (typeof value === 'string' ? text(at) : time(at))),
    ) as [Value[], Value[]];
    const query = build(db, ...(some as unknown as Values)).compile();
    const again = build(db, ...(others as unknown as Values)).compile();
    const places = query.parameters.map((parameter) => some.indexOf(parameter as Value));
    const isOfValues = again.parameters.every((parameter, index) => {
      const place = places[index] ?? -1;
      return place === -1 ? parameter === query.parameters[index] : parameter === others[place];
    });
    if (!isOfValues || again.sql !== query.sql)
      throw new TypeError('a statement that depends on its values cannot be put together once');
    return { query, places };
  }

  return async (db, ...values) => {
    const { query, places } = (made ??= make(db, values));
    const parameters = query.parameters.map((parameter, index) => {
      const place = places[index] ?? -1;
      return place === -1 ? parameter : values[place];
    });
    const { sql, query: node, queryId } = query;
    return (await db.executeQuery<Row>({ sql, query: node, queryId, parameters })).rows;
  };
}
