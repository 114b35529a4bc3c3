import type { Mention } from './comment-types.ts';

/** What is being typed after an @, and where that begins. */
export interface MentionQuery {
  start: number;
  query: string;
}

/** The mention in front of the cursor; null when there is none. An @ inside a word, as in an address, begins none. */
export function mentionAt(text: string, cursor: number): MentionQuery | null {
  const found = /(?:^|[\s(（「『])@([^\s@]{0,40})$/u.exec(text.slice(0, cursor));
  const query = found?.[1];
  return query === undefined ? null : { start: cursor - query.length - 1, query };
}

/** The text with a chosen name in place of what was typed, and where the cursor goes. */
export function insertMention(text: string, { start, query }: MentionQuery, { label }: Mention) {
  const before = `${text.slice(0, start)}@${label} `;
  const after = text.slice(start + 1 + query.length).replace(/^ /u, '');
  return { text: before + after, cursor: before.length };
}

/**
 * What may not follow a name: a letter or digit of a script that puts spaces between its words. Elsewhere a name goes over into
 * the text, as in `@佐藤さん`.
 */
const NAME_GOES_ON = String.raw`(?![\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Thai}])[\p{L}\p{M}\p{N}_]`;

/**
 * Those whose `@name` stands in the text, each once. Of names that begin alike the longer one counts, and a name ends where its
 * word does.
 */
export function mentionedIn(text: string, known: readonly Mention[]): Mention[] {
  const named = new Set(splitMentions(text, known).flatMap((piece) => (piece.isMention ? piece.text : [])));
  return known.filter(
    ({ id, label }, at) => named.has(`@${label}`) && known.findIndex((one) => one.id === id) === at,
  );
}

/** A piece of a text, and which of them it is. */
interface TextPiece {
  text: string;
  at: number;
  isMention: boolean;
}

/**
 * A text in pieces, those that mention somebody marked. Of names that begin alike the longer one counts, and a name ends where
 * its word does: `@Annabel` is not Ann.
 */
export function splitMentions(text: string, mentions: readonly Mention[]): TextPiece[] {
  if (mentions.length === 0) return [{ text, at: 0, isMention: false }];
  const names = mentions
    .map(({ label }) => `@${label}`)
    .toSorted((one, other) => other.length - one.length)
    .map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`));
  return text
    .split(new RegExp(`((?:${names.join('|')})(?!${NAME_GOES_ON}))`, 'u'))
    .map((piece, index) => ({ text: piece, at: index, isMention: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}
