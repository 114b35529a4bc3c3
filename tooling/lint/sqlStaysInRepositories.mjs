/**
 * A node of a syntax tree (ESTree), whose parts depend on its type; and what the linter gives a rule.
 * @typedef {{ type: string, range: [number, number], [part: string]: any }} Node
 * @typedef {{ report: (problem: { node: Node, message: string }) => void }} Context
 */

/** How a query of Kysely begins. */
const BEGINNINGS = new Set([
  'selectFrom',
  'selectNoFrom',
  'insertInto',
  'replaceInto',
  'updateTable',
  'deleteFrom',
  'mergeInto',
]);

const MESSAGE =
  'SQL stands in repositories, so that who changes a table finds all of it. Put the query into a function of repository.ts or of a *Repository.ts of this module; what another module keeps is asked of its service.';

/**
 * Repositories hold the only SQL: a query, and a text of SQL (`sql`) or a part of one, stand in `repository.ts` or in a file named
 * `*Repository.ts`. The settings of the linter name those files, and what lies below the modules.
 */
export const sqlStaysInRepositories = {
  meta: { type: 'problem', schema: [] },
  /** @param {Context} context */
  create(context) {
    return {
      /** @param {Node} call */
      CallExpression({ callee }) {
        if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
        const isOfSql = callee.object.type === 'Identifier' && callee.object.name === 'sql';
        if (isOfSql || BEGINNINGS.has(callee.property.name))
          context.report({ node: callee.property, message: MESSAGE });
      },
      /** @param {Node} template */
      TaggedTemplateExpression({ tag }) {
        if (tag.type === 'Identifier' && tag.name === 'sql') context.report({ node: tag, message: MESSAGE });
      },
    };
  },
};
