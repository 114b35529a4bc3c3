/**
 * A dialog whose buttons show that something is being sent says so itself (`busy`): else a key or a press beside it closes
 * it before anybody knows whether it was saved.
 */
export const sendingDialogsStay = {
  meta: { type: 'problem', schema: [] },
  /** @param {import('./rowsNameTheirColumns.mjs').Context} context */
  create(context) {
    return {
      /** @param {import('./rowsNameTheirColumns.mjs').Node} node */
      JSXOpeningElement(node) {
        if (node.name.name !== 'Dialog') return;
        /** @param {string} name */
        const find = (name) =>
          node.attributes.find((/** @type {any} */ attribute) => attribute.name?.name === name);
        const footer = find('footer');
        if (footer === undefined || find('busy') !== undefined) return;
        if (!/\sloading=/u.test(context.sourceCode.text.slice(...footer.range))) return;
        context.report({
          node: node.name,
          message:
            'Give this dialog `busy` while it sends, so that nothing closes it before the answer is there.',
        });
      },
    };
  },
};
