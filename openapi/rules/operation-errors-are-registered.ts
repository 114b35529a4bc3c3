import { readRegistry } from './registry.ts';
import type { OperationNode, RuleContext } from './rule-types.ts';

const registry = readRegistry();

/**
 * `x-errors` names every error an operation can answer with. Each stands in shared/errors.yaml, its status is a declared
 * answer, and each declared failing answer has an error. The answers to `webhooks` are those of other applications.
 */
export function operationErrorsAreRegistered() {
  return {
    Paths: {
      Operation: {
        enter(operation: OperationNode, ctx: RuleContext) {
          const names = operation['x-errors'] ?? [];
          const declared = Object.keys(operation.responses ?? {}).filter((status) => status !== '200');
          const location = ctx.location.child('x-errors');
          const explained = new Set<string>();
          for (const name of names) {
            const status = String(registry[name]?.status ?? '');
            explained.add(status);
            if (status === '') {
              ctx.report({
                message: `${name} is not in the registry of errors, shared/errors.yaml.`,
                location,
              });
            } else if (!declared.includes(status)) {
              ctx.report({
                message: `${name} has the status ${status}, which is no declared answer.`,
                location,
              });
            }
          }
          for (const status of declared.filter((answer) => !explained.has(answer))) {
            ctx.report({
              message: `No error explains the answer ${status}. Name one in x-errors.`,
              location,
            });
          }
        },
      },
    },
  };
}
