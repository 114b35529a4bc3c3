import type { RuleContext, SchemaNode } from './rule-types.ts';

const LINES: ReadonlySet<unknown> = new Set(['one', 'many']);

/**
 * A text with a limit says in `x-length` whether it is of one line or of many. In one line, such as a name, characters that nobody
 * sees and that disturb the text beside them are refused.
 */
export function textsSayTheirLines() {
  return {
    Schema: {
      enter(schema: SchemaNode, ctx: RuleContext) {
        const length = schema['x-length'];
        if (length !== undefined && !LINES.has(length.lines))
          ctx.report({
            message: 'The text does not say whether it is of one line. Write `lines: one` or `lines: many`.',
            location: ctx.location.child('x-length'),
          });
      },
    },
  };
}
