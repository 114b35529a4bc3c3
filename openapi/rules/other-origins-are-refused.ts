import type { OperationNode, RuleContext } from './rule-types.ts';

const REFUSAL = 'forbidden';

/**
 * What changes something, or goes by the cookie of the session, refuses pages of other origins: `x-errors` names `forbidden`. Other
 * operations have no reason to answer so. The answers to `webhooks` are those of other applications.
 */
export function otherOriginsAreRefused() {
  return {
    Paths: {
      Operation: {
        enter(operation: OperationNode, ctx: RuleContext) {
          const takesCookie = operation.security?.some((requirement) => 'session' in requirement) === true;
          const refuses = ctx.key !== 'get' || takesCookie;
          const isNamed = operation['x-errors']?.includes(REFUSAL) === true;
          if (refuses === isNamed) return;
          ctx.report({
            message: refuses
              ? `Pages of other origins are refused: name ${REFUSAL} in x-errors.`
              : `Nobody is refused here for where they come from: ${REFUSAL} cannot happen.`,
            location: ctx.location.child('x-errors'),
          });
        },
      },
    },
  };
}
