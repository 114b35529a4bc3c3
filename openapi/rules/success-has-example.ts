import type { MediaNode, Reference, RuleContext } from './rule-types.ts';

/** Every JSON success shows an example. Images have none. */
export function successHasExample() {
  return {
    Operation: {
      Response: {
        enter(
          response: { readonly content?: Readonly<Record<string, MediaNode | Reference>> },
          ctx: RuleContext & { readonly key?: string | number },
        ) {
          if (String(ctx.key) !== '200') return;
          const media = response.content?.['application/json'];
          if (media === undefined || '$ref' in media) return;
          if (media.example !== undefined || Object.keys(media.examples ?? {}).length > 0) return;
          ctx.report({
            message: 'The success has no example. Add one under examples/ of its area.',
            location: ctx.location.child(['content', 'application/json']),
          });
        },
      },
    },
  };
}
