import { findWords } from './words.mjs';

/**
 * Comments, texts and names use the words of the field; the list is in words.mjs.
 */
export const plainWords = {
  meta: { type: 'problem', schema: [] },
  /** @param {import('./rowsNameTheirColumns.mjs').Context} context */
  create(context) {
    return {
      /** @param {import('./rowsNameTheirColumns.mjs').Node} program */
      Program(program) {
        const { text } = context.sourceCode;
        const starts = [0, ...[...text.matchAll(/\n/gu)].map(({ index }) => index + 1)];
        for (const { line, word, instead } of findWords(text, { prose: false })) {
          const start = starts[line - 1] ?? 0;
          const end = (starts[line] ?? text.length + 1) - 1;
          context.report({
            node: { ...program, range: [start, end] },
            message: `"${word}" is not a word of this project. Say ${instead}.`,
          });
        }
      },
    };
  },
};
