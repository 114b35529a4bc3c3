import { basename, dirname } from 'node:path';
import type { OperationNode, RuleContext } from './rule-types.ts';

/** One operation, one file: `areas/<area>/<operationId>.yaml`, and the area is the operation's only tag. */
export function operationLiesInItsFile() {
  return {
    Operation: {
      enter(operation: OperationNode, ctx: RuleContext) {
        const file = ctx.location.source.absoluteRef;
        const name = basename(file, '.yaml');
        if (operation.operationId !== name) {
          ctx.report({
            message: `The file is named ${name}.yaml, the operation ${operation.operationId ?? '(unnamed)'}. Give both one name.`,
            location: ctx.location.child('operationId'),
          });
        }
        const area = basename(dirname(file));
        if (operation.tags?.length !== 1 || operation.tags[0] !== area) {
          ctx.report({
            message: `The operation is in areas/${area}, so its only tag must be ${area}.`,
            location: ctx.location.child('tags'),
          });
        }
      },
    },
  };
}
