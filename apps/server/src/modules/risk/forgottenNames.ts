import { createHmac } from 'node:crypto';
import type { Queryable } from '../../infra/database/database.ts';
import type { Infra } from '../../infra/Infra.ts';
import type { AccessTokens } from '../../infra/sessions/accessTokens.ts';
import { findFingerprints, findLengths, insertForgotten } from './forgottenNameRepository.ts';

/** A part of a text that counts as one when names are compared, and where it stands. */
interface Unit {
  text: string;
  start: number;
  end: number;
}

/** A word, or one character of a script that is written without spaces, or a sign. */
const UNITS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])[\p{L}\p{M}\p{N}])+|[^\s\p{L}\p{M}\p{N}]/gu;
/** Signs that separate words as a space does. */
export const SEPARATORS = ',;._-';
const SEPARATOR = new RegExp(`^[${SEPARATORS}]$`, 'u');
const WORD = /^[\p{L}\p{M}\p{N}]/u;
/** Places of all texts together at which a name is looked for; each costs a hash. Our lines need a few. */
const MOST_GUESSES = 20_000;

/** What may be a name: so many units from a place on. */
interface Guess {
  length: number;
  /** Undefined when there were too many before it: it is then taken for a name. */
  fingerprint: string | undefined;
}

/**
 * Remembers names that nobody bears any longer, without keeping them: as hashes that only the server's secret makes.
 *
 * @param trx the transaction that ends the names
 */
export async function rememberForgotten(
  trx: Queryable,
  names: readonly string[],
  { tokens, clock }: Pick<Infra, 'tokens' | 'clock'>,
): Promise<void> {
  const print = printer(tokens);
  const rows = names.map((name) => {
    const units = unitsOf(name).map(({ text }) => text);
    return { fingerprint: print.name(units), lead: print.lead(units[0] ?? ''), units: units.length };
  });
  await insertForgotten(trx, rows, clock.now());
}

/**
 * Puts `[name]` in place of names that were given up, whatever their case. As a name counts what is between other words, so
 * that a short one does not take texts apart.
 *
 * @param texts what clients have logged
 * @returns the texts in the same order
 */
export async function maskForgotten(
  db: Queryable,
  texts: readonly string[],
  tokens: AccessTokens,
): Promise<string[]> {
  const print = printer(tokens);
  const unitsOfTexts = texts.map(unitsOf);
  // Two steps, so that a long text costs one hash a word: only where a name may begin is it looked at further.
  const leads = new Map<string, string>();
  for (const { text } of unitsOfTexts.flat()) if (!leads.has(text)) leads.set(text, print.lead(text));
  const lengths = await findLengths(db, [...new Set(leads.values())]);
  if (lengths.size === 0) return [...texts];

  let guessed = 0;
  const guessAt = (units: readonly Unit[], at: number): Guess[] => {
    const known = lengths.get(leads.get(units[at]?.text ?? '') ?? '') ?? [];
    return known
      .filter((length) => at + length <= units.length)
      .map((length) => {
        guessed += 1;
        if (guessed > MOST_GUESSES) return { length, fingerprint: undefined };
        return { length, fingerprint: print.name(units.slice(at, at + length).map(({ text }) => text)) };
      });
  };
  const guesses = unitsOfTexts.map((units) => units.map((_unit, at) => guessAt(units, at)));
  const fingerprints = guesses.flat(2).flatMap(({ fingerprint }) => fingerprint ?? []);
  const names = await findFingerprints(db, [...new Set(fingerprints)]);
  const isName = ({ fingerprint }: Guess) => fingerprint === undefined || names.has(fingerprint);

  return texts.map((text, index) => {
    const units = unitsOfTexts[index] ?? [];
    let masked = '';
    let done = 0;
    for (let at = 0; at < units.length;) {
      const { length } = guesses[index]?.[at]?.find(isName) ?? { length: 0 };
      const [first, last] = [units[at], units[at + length - 1]];
      if (length > 0 && first !== undefined && last !== undefined) {
        masked += `${text.slice(done, first.start)}[name]`;
        done = last.end;
      }
      at += Math.max(1, length);
    }
    return masked + text.slice(done);
  });
}

function unitsOf(text: string): Unit[] {
  const units = [...text.matchAll(UNITS)].map((match) => ({
    text: match[0].toLowerCase(),
    start: match.index,
    end: match.index + match[0].length,
  }));
  // What separates the words of a name is no part of it: `Lind, Mara` and `Lind-Mara` are `Lind Mara`.
  return units.filter(
    ({ text: sign }, at) => !SEPARATOR.test(sign) || !isWord(units[at - 1]) || !isWord(units[at + 1]),
  );
}

function isWord(unit: Unit | undefined): boolean {
  return unit !== undefined && WORD.test(unit.text);
}

function printer(tokens: AccessTokens) {
  const key = tokens.keyFor('forgotten names');
  const hash = (text: string) => createHmac('sha256', key).update(text).digest('base64url').slice(0, 22);
  return {
    lead: (unit: string) => hash(`lead ${unit}`),
    name: (units: readonly string[]) => hash(`name ${units.join(' ')}`),
  };
}
