import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { parse } from 'yaml';
import type { OperationNode, RuleContext } from './rule-types.ts';

const NONE = 'none';

/**
 * Every operation that takes a bearer token says by `x-scope` which scope a service token needs for it: one of its area, or
 * `none` where no service token is let in. What changes something takes no scope that only reads.
 */
export function scopesAreDeclared() {
  const { enum: scopes } = parse(
    readFileSync(new URL('../shared/schemas/ServiceScope.yaml', import.meta.url), 'utf8'),
  ) as { readonly enum: readonly string[] };
  return {
    Operation: {
      enter(operation: OperationNode, ctx: RuleContext) {
        const takesToken = operation.security?.some((requirement) => 'bearer' in requirement) === true;
        const scope = operation['x-scope'];
        const location = ctx.location.child('x-scope');
        if (scope === undefined) {
          if (takesToken) ctx.report({ message: 'Name the scope of the operation in x-scope, or none.' });
        } else if (!takesToken) {
          ctx.report({ message: 'The operation takes no bearer token, so it has no scope.', location });
        } else if (scope !== NONE && !scopes.includes(scope)) {
          ctx.report({ message: `${scope} is no scope of shared/schemas/ServiceScope.yaml.`, location });
        } else if (
          scope !== NONE &&
          !scope.startsWith(`${basename(dirname(ctx.location.source.absoluteRef))}:`)
        ) {
          ctx.report({ message: `${scope} is the scope of another area.`, location });
        } else if (scope.endsWith(':read') && ['put', 'patch', 'delete'].includes(String(ctx.key))) {
          ctx.report({ message: `The operation changes something, and ${scope} only reads.`, location });
        }
      },
    },
  };
}
