/**
 * Words that the project does not use, with what it says instead: the field's terms, so that a reader need not translate.
 * A word is listed once it is gone. `prose` words are looked for in Markdown and in the contract only.
 *
 * @typedef {{ pattern: string, instead: string, prose?: boolean }} Word
 * @type {readonly Word[]}
 */
export const WORDS = [
  { pattern: 'deeds?', instead: 'action or audit log entry' },
  { pattern: 'news', instead: 'event' },
  { pattern: 'new-?comers?', instead: 'new user' },
  { pattern: 'comers?', instead: 'visitor or caller' },
  { pattern: 'tend(s|ed)?', instead: 'process' },
  { pattern: 'keep[ -]?house', instead: 'cleanup' },
  { pattern: 'doomed', instead: 'deleted' },
  { pattern: 'tells', instead: 'what it does: returns, notifies, reports or shows' },
  { pattern: 'tell', instead: 'what it does: return, notify, report or show', prose: true },
  // A text for people may say what they told us.
  { pattern: 'untold', instead: 'what happens: is not said, named or shown' },
  { pattern: 'told(?! us)', instead: 'what happens: gets, sees or is notified' },
  { pattern: 'told us', instead: 'what happens: gave, wrote or chose', prose: true },
  { pattern: 'whoever', instead: 'anyone who, or the role' },
  { pattern: 'whatever', instead: 'every, any or regardless of', prose: true },
  { pattern: 'anew', instead: 'again' },
  { pattern: 'for good', instead: 'permanently', prose: true },
  { pattern: 'of ours', instead: 'our', prose: true },
  { pattern: 'lies in', instead: 'is in', prose: true },
];

/**
 * Finds words that the project does not use. Parts of names count as words: `listDeeds`, `deed_name`.
 *
 * @param {string} text
 * @param {{ prose: boolean }} kind whether the text is Markdown or part of the contract
 * @returns {{ line: number, word: string, instead: string }[]} the words, with their line from 1
 */
export function findWords(text, { prose }) {
  let quoted = false;
  return text.split('\n').flatMap((content, index) => {
    if (prose && /^\s*```/u.test(content)) quoted = !quoted;
    const words = WORDS.filter((word) => (prose && !quoted) || word.prose !== true);
    // Prose may quote a name of code, and an example is code.
    const read = prose ? content.replaceAll(/`[^`]*`/gu, '') : content;
    const apart = read.replaceAll(/(?<=[a-z])(?=[A-Z])|_/gu, ' ');
    return words.flatMap(({ pattern, instead }) => {
      const found = new RegExp(`\\b(?:${pattern})\\b`, 'iu').exec(apart);
      return found === null ? [] : [{ line: index + 1, word: found[0], instead }];
    });
  });
}
