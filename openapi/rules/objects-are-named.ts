import { basename, dirname } from 'node:path';
import type { MediaNode, RuleContext, SchemaNode } from './rule-types.ts';

const REMEDY = 'Give it a name: a file of its own in schemas/, and a $ref to it.';

/**
 * Bodies and answers are named shapes, and so are the objects within them, so that every type has a name in the code. Only a
 * shape's own file describes an object.
 */
export function objectsAreNamed() {
  return {
    MediaType: {
      enter(media: MediaNode, ctx: RuleContext) {
        if (media.schema !== undefined && isInlineObject(media.schema)) {
          ctx.report({
            message: `The body describes an object in place. ${REMEDY}`,
            location: ctx.location.child('schema'),
          });
        }
      },
    },
    Schema: {
      enter(schema: SchemaNode, ctx: RuleContext) {
        for (const [name, property] of Object.entries(schema.properties ?? {})) {
          const inner = property.items ?? property;
          if (!isInlineObject(inner)) continue;
          ctx.report({
            message: `The property ${name} describes an object in place. ${REMEDY}`,
            location: ctx.location.child(['properties', name]),
          });
        }
        const file = ctx.location.source.absoluteRef;
        const isTopOfFile = ctx.location.pointer === '#/';
        if (isTopOfFile && basename(dirname(file)) === 'schemas' && !/^[A-Z]/u.test(basename(file))) {
          ctx.report({ message: 'A file of a shape is named like a type: PascalCase.' });
        }
      },
    },
  };
}

function isInlineObject(schema: SchemaNode): boolean {
  return schema.$ref === undefined && (schema.type === 'object' || schema.properties !== undefined);
}
