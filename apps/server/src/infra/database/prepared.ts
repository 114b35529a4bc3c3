import { sql, type RawBuilder } from 'kysely';
import type pg from 'pg';

/*
 * Statements that are asked for again and again are prepared once on each connection: Postgres then neither parses nor, once
 * its general plan has proved to be no worse, plans them again. It sees no use in a general plan where a parameter decides what
 * is best: such values (limits, conditions of partial indexes, constants) stand in the statement as they are, by `sql.lit`.
 */

const MARK = '/* prepared */';

/** Goes to the front of a select (`modifyFront`) that is to be prepared. */
export const PREPARED: RawBuilder<unknown> = sql.raw(MARK);

/** Most different statements that are prepared: each takes memory on every connection. */
const MOST_STATEMENTS = 300;
const names = new Map<string, string>();

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || !text.includes(MARK)) return known;
  if (names.size >= MOST_STATEMENTS) return undefined;
  const name = `boardwalk_${names.size}`;
  names.set(text, name);
  return name;
}

/** Has a connection prepare the statements that are marked. */
export function prepareMarked(client: pg.ClientBase): void {
  const query = client.query.bind(client) as (...parts: unknown[]) => unknown;
  const named = (text: unknown, values: unknown, ...rest: unknown[]): unknown => {
    const name = typeof text === 'string' && Array.isArray(values) ? nameOf(text) : undefined;
    return name === undefined ? query(text, values, ...rest) : query({ name, text, values }, ...rest);
  };
  client.query = named as typeof client.query;
}
