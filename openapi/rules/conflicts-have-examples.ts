import { readRegistry } from './registry.ts';
import type { OperationNode, Reference, RuleContext } from './rule-types.ts';

const CONFLICT = 409;

interface ConflictNode {
  readonly content?: Readonly<Record<string, { readonly examples?: Readonly<Record<string, Reference>> }>>;
}

/**
 * The answer 409 says which state of things is in the way, so each operation shows an example of every conflict that its
 * `x-errors` name, under the error's name and with its number and text.
 */
export function conflictsHaveExamples() {
  const registry = readRegistry();
  return {
    Operation: {
      enter(operation: OperationNode, ctx: RuleContext) {
        const answer = operation.responses?.[CONFLICT];
        if (answer === undefined) return;
        const { content } = ctx.resolve(answer as ConflictNode).node ?? {};
        const examples = content?.['application/json']?.examples ?? {};
        const location = ctx.location.child(['responses', String(CONFLICT)]);
        for (const name of operation['x-errors'] ?? []) {
          const { status, code, text } = registry[name] ?? {};
          if (status !== CONFLICT) continue;
          const value = exampleOf(examples[name], ctx);
          if (value === undefined) ctx.report({ message: `The conflict ${name} has no example.`, location });
          else if (value['error'] !== name || value['code'] !== code || value['msg'] !== text)
            ctx.report({
              message: `The example of ${name} is not what the registry of errors says.`,
              location,
            });
        }
      },
    },
  };
}

function exampleOf(
  example: Reference | undefined,
  ctx: RuleContext,
): Readonly<Record<string, unknown>> | undefined {
  if (example === undefined) return undefined;
  return ctx.resolve<{ readonly value: Readonly<Record<string, unknown>> }>(example).node?.value;
}
