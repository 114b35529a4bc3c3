import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { badFields, type FieldProblem } from '../errors/ApiError.ts';

/** Deeper than anything that is sent here; what is deeper brings recursive code down. */
const MOST_LEVELS = 100;

/**
 * Reads JSON bodies, more strictly than JSON.parse does. Refused, as no two programs agree about it or no text of ours can
 * hold it: keys that change objects (`__proto__`), a key that stands twice in an object, very deep nesting, bytes that
 * are no UTF-8, half of a surrogate pair, and the zero character.
 */
export function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes: Buffer, done) => {
    const text = isUtf8(bytes) ? bytes.toString('utf8') : undefined;
    if (text === undefined) return done(badFields([problem('body', 'the body is not UTF-8')]));
    void parse(request, text, (error, body: unknown) => {
      if (error !== null) return done(error);
      const found = problemIn(body, text);
      done(found === undefined ? null : badFields([found]), body);
    });
  });
}

function problemIn(body: unknown, text: string): FieldProblem | undefined {
  let keys = 0;

  function look(value: unknown, path: readonly string[]): FieldProblem | undefined {
    if (typeof value === 'string') return isText(value) ? undefined : badText(path);
    if (typeof value !== 'object' || value === null) return undefined;
    if (path.length >= MOST_LEVELS) return problem('body', `the body has more than ${MOST_LEVELS} levels`);
    const isList = Array.isArray(value);
    for (const [key, inner] of Object.entries(value)) {
      if (!isList) keys += 1;
      const found = isText(key) ? look(inner, [...path, key]) : badText(path);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  const found = look(body, []);
  if (found !== undefined) return found;
  // Of a key that stands twice JSON.parse keeps the last value, and other programs the first.
  return countKeys(text) === keys ? undefined : problem('body', 'a key stands twice in an object');
}

const isText = (text: string) => text.isWellFormed() && !text.includes('\0');

const badText = (path: readonly string[]) =>
  problem(path.join('.') || 'body', 'a text holds half a character, or the zero character');

function problem(field: string, msg: string): FieldProblem {
  return { field, rule: 'format', msg };
}

/** How many keys stand in a text that is JSON: strings with a colon behind them. */
function countKeys(text: string): number {
  let keys = 0;
  for (let at = text.indexOf('"'); at !== -1; at = text.indexOf('"', at + 1)) {
    at = endOfString(text, at);
    let next = at + 1;
    while (' \t\r\n'.includes(text.charAt(next)) && next < text.length) next += 1;
    if (text.charAt(next) === ':') keys += 1;
  }
  return keys;
}

/** Where the quote stands that ends a string. */
function endOfString(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at !== -1; at = text.indexOf('"', at + 1)) {
    let escapes = 0;
    while (text.charAt(at - 1 - escapes) === '\\') escapes += 1;
    if (escapes % 2 === 0) return at;
  }
  return text.length;
}
