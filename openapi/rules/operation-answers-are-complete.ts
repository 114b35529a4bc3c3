import type { OperationNode, RuleContext } from './rule-types.ts';

/**
 * Every operation declares the answers that can happen: 400 where it takes input, 401 where it takes a proof of identity,
 * 404 where it demands a token for something named in the path, and 403 too where it changes that, 429 always, since
 * calls are limited. A GET need not answer 403: most hide what the caller may not see, and answer 404. The answers to
 * `webhooks` are those of other applications.
 */
export function operationAnswersAreComplete() {
  return {
    Paths: {
      Operation: {
        enter(operation: OperationNode, ctx: RuleContext) {
          const declared = Object.keys(operation.responses ?? {});
          for (const [status, reason] of expectedAnswers(operation, ctx)) {
            if (declared.includes(status)) continue;
            ctx.report({
              message: `The answer ${status} is missing: ${reason}.`,
              location: ctx.location.child('responses'),
            });
          }
        },
      },
    },
  };
}

function expectedAnswers(operation: OperationNode, ctx: RuleContext): [status: string, reason: string][] {
  const schemes = (operation.security ?? []).flatMap((requirement) => Object.keys(requirement));
  const isAnonymousAllowed = operation.security?.some((requirement) => Object.keys(requirement).length === 0);
  const places = (operation.parameters ?? []).map((parameter) => ctx.resolve(parameter).node).map(placeOf);
  const expected: [string, string][] = [['429', 'every call is limited']];
  // A header such as Accept-Language takes any text: it cannot be wrong.
  if (places.some((place) => place === 'path' || place === 'query') || operation.requestBody !== undefined)
    expected.push(['400', 'the operation takes input']);
  if (schemes.length > 0) expected.push(['401', 'the operation takes a proof of identity']);
  if (schemes.includes('bearer') && isAnonymousAllowed !== true && places.includes('path')) {
    if (ctx.key !== 'get') expected.push(['403', 'the caller may not be allowed what the path names']);
    expected.push(['404', 'the path names something that may not exist']);
  }
  return expected;
}

function placeOf(parameter: unknown): string {
  return typeof parameter === 'object' && parameter !== null && 'in' in parameter ? String(parameter.in) : '';
}
