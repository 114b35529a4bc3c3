import type { RuleContext, SchemaNode } from './rule-types.ts';

/** Words that say what a number counts or measures; one of them stands in the description of every number. */
const UNITS =
  /pixels|bytes|seconds|thousandths|yuan|how many|how much|number of|\bids? of|version|depth|characters|count|unit of/iu;

/** Every property says what it means, and every number what it counts or measures. */
export function propertiesAreDescribed() {
  return {
    Schema: {
      enter(schema: SchemaNode, ctx: RuleContext) {
        for (const [name, property] of Object.entries(schema.properties ?? {})) {
          const shape = property.$ref === undefined ? property : ctx.resolve<SchemaNode>(property).node;
          const description = property.description ?? shape?.description ?? '';
          const location = ctx.location.child(['properties', name]);
          if (description === '') {
            ctx.report({ message: `The property ${name} has no description.`, location });
          } else if (shape !== undefined && isPlainNumber(shape) && !UNITS.test(description)) {
            ctx.report({
              message: `The number ${name} does not say what it counts or measures: name its unit.`,
              location,
            });
          }
        }
      },
    },
  };
}

function isPlainNumber(schema: SchemaNode): boolean {
  const types = [schema.type ?? []].flat();
  return schema.enum === undefined && types.some((type) => type === 'integer' || type === 'number');
}
