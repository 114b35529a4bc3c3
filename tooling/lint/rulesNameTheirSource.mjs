/** A part of the specification, a row of the requirements or a decision. */
const SOURCE = /\bspec\b|\bdecisions?\b|\b[A-Z]{2,}(?:-[A-Z]+)?-\d+/iu;

/** A public function says in its doc comment which part of the specification it serves, so that a reader can judge the rule. */
export const rulesNameTheirSource = {
  meta: { type: 'problem', schema: [] },
  /** @param {import('./rowsNameTheirColumns.mjs').Context} context */
  create(context) {
    return {
      /** @param {import('./rowsNameTheirColumns.mjs').Node} node */
      ExportNamedDeclaration(node) {
        if (node.declaration?.type !== 'FunctionDeclaration') return;
        const before = context.sourceCode.text.slice(0, node.range[0]).trimEnd();
        const comment = before.endsWith('*/') ? before.slice(before.lastIndexOf('/**')) : '';
        if (SOURCE.test(comment)) return;
        context.report({
          node: node.declaration.id,
          message:
            'Name the source of this rule in its doc comment: a section of the specification (spec §5), a row (VAL-PUB-01) or a decision.',
        });
      },
    };
  },
};
