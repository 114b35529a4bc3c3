/**
 * A node of a syntax tree (ESTree), whose parts depend on its type; and what the linter gives a rule.
 * @typedef {{ type: string, range: [number, number], [part: string]: any }} Node
 * @typedef {{
 *   report: (problem: { node: Node, message: string }) => void,
 *   sourceCode: { text: string, getText: (node: Node) => string, getScope: (node: Node) => any },
 * }} Context
 */

/** Methods of a query that take the columns to write. */
const WRITES = new Set(['values', 'set', 'doUpdateSet']);
/** How such a query begins. */
const BEGINNINGS = new Set(['insertInto', 'updateTable']);
/** What a handler calls that which came with the request. */
const INPUTS = new Set(['body', 'query', 'input']);
/** Types that stand for the columns of a table. */
const ROW_TYPES = /\b(?:NewRow|RowChange|Row)</u;

/**
 * Rows are written column by column. What came with a request may have more properties than its type says, and a spread
 * takes them all: the id of somebody else's row, for one.
 *
 * `values`, `set` and `doUpdateSet` of a query take an object that is written out. What they take or spread by name is
 * written out in the same function, or is an argument typed as a row (`NewRow`, `RowChange`, `Row`). And nothing spreads a
 * request's body, query or input.
 */
export const rowsNameTheirColumns = {
  meta: { type: 'problem', schema: [] },
  /** @param {Context} context */
  create(context) {
    return {
      /** @param {Node} call */
      CallExpression({ callee, arguments: given }) {
        if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
        const [row] = given;
        if (!WRITES.has(callee.property.name) || row === undefined || !isOfQuery(callee)) return;
        if (isWrittenOut(context, row)) return;
        context.report({
          node: row,
          message:
            'This may hold columns that nobody meant to write. Name the columns here, or take a NewRow or RowChange as an argument.',
        });
      },
      /** @param {Node} spread */
      'ObjectExpression > SpreadElement'({ argument }) {
        const name = argument.type === 'MemberExpression' ? argument.property.name : argument.name;
        if (!INPUTS.has(name)) return;
        context.report({
          node: argument,
          message:
            'What came with a request may have more properties than its type says. Name those you take.',
        });
      },
    };
  },
};

/**
 * Whether a method belongs to a query that writes: `db.insertInto('file').values`, not `new Map().set`.
 * @param {Node} callee
 */
function isOfQuery({ object, property }) {
  if (property.name === 'doUpdateSet') return true;
  for (let at = object; at?.type === 'CallExpression'; at = at.callee.object) {
    if (BEGINNINGS.has(at.callee.property?.name)) return true;
  }
  return false;
}

/**
 * Whether every column stands in the code, or in the type of a row.
 * @param {Context} context
 * @param {Node} node
 * @returns {boolean}
 */
function isWrittenOut(context, node) {
  /** @param {Node[]} nodes */
  const every = (nodes) => nodes.every((each) => isWrittenOut(context, each));
  switch (node.type) {
    case 'ObjectExpression':
      return every(node.properties.filter((/** @type {Node} */ { type }) => type === 'SpreadElement'));
    case 'SpreadElement':
      return every([node.argument]);
    case 'ArrayExpression':
      return every(node.elements);
    case 'ConditionalExpression':
      return every([node.consequent, node.alternate]);
    case 'ArrowFunctionExpression':
      return every([node.body]);
    case 'CallExpression':
      // A list of rows made from another list, or one in another order.
      if (node.callee.property?.name === 'map') return every(node.arguments);
      return node.callee.property?.name === 'toSorted' && every([node.callee.object]);
    case 'Identifier':
      return isRow(context, node);
    default:
      return false;
  }
}

/**
 * Whether a name stands for a row: written out where it is declared, or typed as one.
 * @param {Context} context
 * @param {Node} node
 * @returns {boolean}
 */
function isRow(context, node) {
  for (let scope = context.sourceCode.getScope(node); scope !== null; scope = scope.upper) {
    const [definition] = scope.set.get(node.name)?.defs ?? [];
    if (definition === undefined) continue;
    if (definition.type === 'Parameter') {
      return definition.node.params.some(
        (/** @type {Node} */ parameter) =>
          holds(parameter, definition.name) && ROW_TYPES.test(context.sourceCode.getText(parameter)),
      );
    }
    const { id, init } = definition.node;
    if (id?.typeAnnotation && ROW_TYPES.test(context.sourceCode.getText(id.typeAnnotation))) return true;
    return init != null && id?.type === 'Identifier' && isWrittenOut(context, init);
  }
  return false;
}

/**
 * Whether one node lies within another.
 * @param {Node} outer
 * @param {Node} inner
 */
function holds(outer, inner) {
  return outer.range[0] <= inner.range[0] && inner.range[1] <= outer.range[1];
}
