const HOOKS = new Set(['beforeAll', 'beforeEach', 'afterEach', 'afterAll']);

/**
 * A module that test files share registers no hooks when it is loaded. Test files that share a page or a worker load it
 * once, so its hooks would run for the first of them alone. A function that registers them when a test file calls it is
 * fine, and so are the files of `setupFiles`, which run for every test file.
 */
export const sharedModulesRegisterNoHooks = {
  meta: { type: 'problem', schema: [] },
  /** @param {import('./rowsNameTheirColumns.mjs').Context} context */
  create(context) {
    return {
      /** @param {import('./rowsNameTheirColumns.mjs').Node} program */
      Program(program) {
        for (const statement of program.body) {
          const call = statement.type === 'ExpressionStatement' ? statement.expression : undefined;
          if (call?.type !== 'CallExpression') continue;
          // `afterEach(…)`, and `test.afterEach(…)` of Playwright.
          const name = call.callee.property?.name ?? call.callee.name;
          if (!HOOKS.has(name)) continue;
          context.report({
            node: call.callee,
            message: `Test files that share a page or a worker load this module once: ${name} would run for the first of them alone. Register it in a function that each test file calls, or in a file of setupFiles.`,
          });
        }
      },
    };
  },
};
