import type { MediaNode, Reference, RuleContext, RuleLocation, SchemaNode } from './rule-types.ts';

/**
 * What a request's body may hold is all declared: its objects, at any depth, say `additionalProperties: false`, so that a
 * misspelt or foreign property is refused by its name. One that others add to as they like says `true`; one with keys of
 * the caller's choice says what their values are.
 */
export function bodiesAreClosed() {
  return {
    RequestBody: {
      MediaType: {
        enter(media: MediaNode, ctx: RuleContext) {
          if (media.schema === undefined) return;
          for (const location of openObjects(media.schema, ctx.location.child('schema'), ctx)) {
            ctx.report({
              message:
                'The body does not say what becomes of further properties. Write `additionalProperties: false`.',
              location,
            });
          }
        },
      },
    },
  };
}

/** Places of the objects that leave it open. Shapes do not refer to themselves, so this ends. */
function openObjects(
  found: SchemaNode | Reference,
  place: RuleLocation,
  ctx: RuleContext,
): readonly RuleLocation[] {
  const { node, location = place } =
    found.$ref === undefined
      ? { node: found as SchemaNode, location: place }
      : ctx.resolve<SchemaNode>(found, place.source.absoluteRef);
  if (node === undefined) return [];
  const inner = [
    ...Object.entries(node.properties ?? {}).map(([name, each]) => [each, ['properties', name]] as const),
    ...(node.allOf ?? []).map((each, index) => [each, ['allOf', index]] as const),
    ...(node.items === undefined ? [] : [[node.items, ['items']] as const]),
  ];
  const isObject = node.properties !== undefined || [node.type].flat().includes('object');
  return [
    ...(isObject && node.additionalProperties === undefined ? [location] : []),
    ...inner.flatMap(([each, path]) => openObjects(each, location.child(path), ctx)),
  ];
}
