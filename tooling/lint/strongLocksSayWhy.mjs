/**
 * A node of a syntax tree (ESTree), whose parts depend on its type; and what the linter gives a rule.
 * @typedef {{ type: string, range: [number, number], [part: string]: any }} Node
 * @typedef {{
 *   report: (problem: { node: Node, message: string }) => void,
 *   sourceCode: { text: string },
 * }} Context
 */

/** The reason, in a comment of TypeScript or SQL. */
const REASON = /(?:\/\/|--) FOR UPDATE: \S/u;
const STRONG = /\bfor update\b(?!:)/giu;

/**
 * `FOR UPDATE` of a row keeps out everybody who adds a row that refers to it, and two strengths of locks on one row wait for each
 * other in a circle. Rows are locked `FOR NO KEY UPDATE`; one that is deleted, or whose key changes, may take the stronger lock when
 * the line above says so.
 *
 * `forUpdate()` of a query and `for update` in a text of SQL stand below a comment `FOR UPDATE: why`.
 */
export const strongLocksSayWhy = {
  meta: { type: 'problem', schema: [] },
  /** @param {Context} context */
  create(context) {
    const { text } = context.sourceCode;

    /**
     * @param {Node} node
     * @param {number} at
     */
    function check(node, at) {
      const end = text.indexOf('\n', at);
      const lines = text.slice(0, end === -1 ? text.length : end).split('\n');
      if (lines.slice(-2).some((line) => REASON.test(line))) return;
      context.report({
        node,
        message:
          'This keeps out everybody who refers to the row. Lock it by forNoKeyUpdate() or `for no key update`; if it is deleted, or its key changes, say so above: `FOR UPDATE: the row is deleted.`',
      });
    }

    return {
      /** @param {Node} call */
      CallExpression({ callee }) {
        if (callee.type === 'MemberExpression' && callee.property.name === 'forUpdate')
          check(callee.property, callee.property.range[0]);
      },
      /** @param {Node} part */
      TemplateElement(part) {
        const [from, to] = part.range;
        for (const { index } of text.slice(from, to).matchAll(STRONG)) check(part, from + index);
      },
    };
  },
};
