import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import type { Contract } from './contract.ts';

const HEADER =
  '/** Types of the contract. Generated from openapi/, never edited: run `pnpm generate`. */\n\n';

const BLOB = ts.factory.createTypeReferenceNode('Blob');
const NULL = ts.factory.createLiteralTypeNode(ts.factory.createNull());

/**
 * Writes the types of all operations and shapes; paths are in the tables of operations. Shapes are exported by their own
 * names too. Webhooks are left out: they are no operations of the server, and the shapes say what they send.
 */
export async function schemaSource(contract: Contract): Promise<string> {
  const nodes = await openapiTS(JSON.stringify({ ...contract, webhooks: undefined }), {
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    rootTypesKeepCasing: true,
    // A form's file parts and image answers are bytes, which openapi-typescript would type as text.
    transform(schema) {
      if (schema.format !== 'binary') return undefined;
      return Array.isArray(schema.type) && schema.type.includes('null')
        ? ts.factory.createUnionTypeNode([BLOB, NULL])
        : BLOB;
    },
  });
  const isPaths = (node: ts.Node) => ts.isInterfaceDeclaration(node) && node.name.text === 'paths';
  return HEADER + astToString(nodes.filter((node) => !isPaths(node)));
}
