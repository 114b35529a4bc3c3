import type { MediaNode, Reference, RuleContext } from './rule-types.ts';

interface ExampleNode {
  readonly name?: string;
  readonly example?: unknown;
  readonly examples?: unknown;
}

/** Every parameter and every body of a request shows an example of its own: who reads the reference sees what to send. */
export function inputsHaveExamples() {
  return {
    Parameter: {
      enter(parameter: ExampleNode, ctx: RuleContext) {
        if (hasExample(parameter)) return;
        ctx.report({ message: `The parameter ${parameter.name ?? ''} has no example.` });
      },
    },
    RequestBody: {
      MediaType: {
        enter(media: MediaNode | Reference, ctx: RuleContext) {
          if ('$ref' in media || hasExample(media)) return;
          ctx.report({ message: 'The body has no example. Add one under examples/ of its area.' });
        },
      },
    },
  };
}

function hasExample({ example, examples }: ExampleNode): boolean {
  return example !== undefined || Object.keys(examples ?? {}).length > 0;
}
