import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { wantsRawBody } from './rawBody.ts';
import { badFields, type FieldProblem } from '../errors/ApiError.ts';

/** Deeper than anything that is sent here; what is deeper brings recursive code down. */
const MOST_LEVELS = 100;

/**
 * Reads JSON bodies, more strictly than JSON.parse does. Refused, as no two programs agree about it or none of our texts can
 * hold it: keys that change objects (`__proto__`), a key that stands twice in an object, very deep nesting, bytes that
 * are no UTF-8, half of a surrogate pair, and the zero character. Signed bodies may hold the last two: a signature proves who wrote
 * them.
 */
export function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes: Buffer, done) => {
    const text = isUtf8(bytes) ? bytes.toString('utf8') : undefined;
    if (text === undefined) return done(badFields([problem('body', 'the body is not UTF-8')]));
    void parse(request, text, (error, body: unknown) => {
      if (error !== null) return done(error);
      const found = problemIn(body, text, wantsRawBody(request) ? isAnyText : isText);
      done(found === undefined ? null : badFields([found]), body);
    });
  });
}

/** What is wrong with a body, and where: the path is put together on the way back, for most bodies have nothing wrong. */
interface Fault {
  isTooDeep: boolean;
  /** The innermost key first. */
  path: string[];
}

function problemIn(body: unknown, text: string, isText: (text: string) => boolean): FieldProblem | undefined {
  let keys = 0;

  function look(value: unknown, level: number): Fault | undefined {
    if (typeof value === 'string') return isText(value) ? undefined : { isTooDeep: false, path: [] };
    if (typeof value !== 'object' || value === null) return undefined;
    if (level >= MOST_LEVELS) return { isTooDeep: true, path: [] };
    return Array.isArray(value) ? lookIntoList(value, level) : lookIntoObject(value, level);
  }

  function lookIntoList(list: readonly unknown[], level: number): Fault | undefined {
    for (let index = 0; index < list.length; index += 1) {
      const fault = look(list[index], level + 1);
      if (fault !== undefined) return { ...fault, path: [...fault.path, String(index)] };
    }
    return undefined;
  }

  function lookIntoObject(object: object, level: number): Fault | undefined {
    for (const [key, inner] of Object.entries(object)) {
      keys += 1;
      if (!isText(key)) return { isTooDeep: false, path: [] };
      const fault = look(inner, level + 1);
      if (fault !== undefined) return { ...fault, path: [...fault.path, key] };
    }
    return undefined;
  }

  const fault = look(body, 0);
  if (fault?.isTooDeep === true) return problem('body', `the body has more than ${MOST_LEVELS} levels`);
  if (fault !== undefined)
    return problem(
      fault.path.toReversed().join('.') || 'body',
      'a text holds half a character, or the zero character',
    );
  // Of a key that stands twice JSON.parse keeps the last value, and other programs the first.
  return countKeys(text) === keys ? undefined : problem('body', 'a key stands twice in an object');
}

const isText = (text: string) => text.isWellFormed() && !text.includes('\0');

/** For bodies that others have signed: their texts are as they are, and most of them nobody here reads. */
const isAnyText = () => true;

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
