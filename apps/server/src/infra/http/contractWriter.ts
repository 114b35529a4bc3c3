import fastJson, { type AnySchema } from 'fast-json-stringify';
import { parseContract } from './contract.ts';

/**
 * Writes things of the contract as JSON, as answers have them: what the schema does not declare is left out. Compiled when it is first
 * needed.
 *
 * @param name of the schema among the contract's components
 */
export function contractWriter(name: string): (thing: object) => string {
  let write: ((thing: object) => string) | undefined;
  return (thing) => {
    if (write === undefined) {
      const { components } = parseContract();
      const schema = { $ref: `#/components/schemas/${name}`, components };
      write = fastJson(schema as AnySchema);
    }
    return write(thing);
  };
}
