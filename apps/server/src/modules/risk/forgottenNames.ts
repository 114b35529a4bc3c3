import { createHmac } from 'node:crypto';
import type { Queryable } from '../../infra/database/database.ts';
import type { Infra } from '../../infra/Infra.ts';
import type { AccessTokens } from '../../infra/sessions/accessTokens.ts';
import { findByLead, insertForgotten } from './forgottenNameRepository.ts';

/** A part of a text that counts as one when names are compared, and where it stands. */
interface Unit {
  text: string;
  start: number;
  end: number;
}

/** A word, or one character of a script that is written without spaces, or a picture. */
const UNITS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])[\p{L}\p{M}\p{N}])+|\p{Extended_Pictographic}/gu;
/** Units of one fingerprint; a longer name has several. */
const MOST_UNITS = 8;

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
  const forgottenAt = clock.now();
  const rows = names.flatMap((name) => {
    const units = unitsOf(name).map(({ text }) => text);
    return Array.from({ length: Math.ceil(units.length / MOST_UNITS) }, (_, part) => {
      const own = units.slice(part * MOST_UNITS, (part + 1) * MOST_UNITS);
      return { fingerprint: print.name(own), lead: print.lead(own[0] ?? ''), units: own.length };
    });
  });
  await insertForgotten(trx, rows, forgottenAt);
}

/**
 * Puts `[name]` in place of names that were given up, whatever their case. As a name counts what lies between other words, so
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
  const known = await findByLead(db, [...new Set(leads.values())]);
  if (known.length === 0) return [...texts];
  const fingerprints = new Set(known.map(({ fingerprint }) => fingerprint));
  const lengthsOf = (unit: Unit) => [
    ...new Set(known.filter(({ lead }) => lead === leads.get(unit.text)).map(({ units }) => units)),
  ];

  return texts.map((text, index) => {
    const units = unitsOfTexts[index] ?? [];
    let masked = '';
    let done = 0;
    for (let at = 0; at < units.length;) {
      const unit = units[at];
      if (unit === undefined) break;
      const length = Math.max(
        0,
        ...lengthsOf(unit).filter((count) => {
          const part = units.slice(at, at + count);
          return part.length === count && fingerprints.has(print.name(part.map((each) => each.text)));
        }),
      );
      const last = units[at + length - 1];
      if (length > 0 && last !== undefined) {
        masked += `${text.slice(done, unit.start)}[name]`;
        done = last.end;
      }
      at += Math.max(1, length);
    }
    return masked + text.slice(done);
  });
}

function unitsOf(text: string): Unit[] {
  return [...text.matchAll(UNITS)].map((match) => ({
    text: match[0].toLowerCase(),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

function printer(tokens: AccessTokens) {
  const key = tokens.keyFor('forgotten names');
  const hash = (text: string) => createHmac('sha256', key).update(text).digest('base64url').slice(0, 22);
  return {
    lead: (unit: string) => hash(`lead ${unit}`),
    name: (units: readonly string[]) => hash(`name ${units.join(' ')}`),
  };
}
