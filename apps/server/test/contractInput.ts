import { OPERATIONS, type OperationId } from '@boardwalk/api-client';
import { contractBytes } from '../src/infra/http/contract.ts';

/** A schema, as far as inputs are made from it here. */
export interface InputSchema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  items?: InputSchema;
  properties?: Record<string, InputSchema>;
  required?: string[];
  allOf?: InputSchema[];
  oneOf?: InputSchema[];
  anyOf?: InputSchema[];
}

interface Parameter {
  $ref?: string;
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required?: boolean;
  schema: InputSchema;
}

/** What an operation takes, references resolved. */
export interface InputOf {
  operationId: OperationId;
  method: string;
  auth: 'none' | 'optional' | 'required' | 'cookie';
  errors: readonly string[];
  path: Parameter[];
  query: Parameter[];
  headers: Parameter[];
  body: { type: string; required: boolean; schema: InputSchema } | undefined;
}

interface Operation {
  operationId: OperationId;
  'x-errors'?: string[];
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Record<string, { schema: InputSchema }> };
}

const contract = JSON.parse(contractBytes.toString('utf8')) as {
  paths: Record<string, Record<string, Operation>>;
};

/** Follows references until something stands there itself. */
export function resolveRef<Found extends { $ref?: string }>(found: Found): Found {
  if (found.$ref === undefined) return found;
  const parts = found.$ref.split('/').slice(1);
  const target = parts.reduce<unknown>((place, part) => (place as Record<string, unknown>)[part], contract);
  return resolveRef(target as Found);
}

/** What every operation of the contract takes. */
export const INPUTS: readonly InputOf[] = Object.values(contract.paths)
  .flatMap((methods) => Object.values(methods))
  .map((operation) => {
    const parameters = (operation.parameters ?? []).map(resolveRef);
    const [body] = Object.entries(operation.requestBody?.content ?? {});
    return {
      operationId: operation.operationId,
      method: OPERATIONS[operation.operationId].method,
      auth: OPERATIONS[operation.operationId].auth,
      errors: operation['x-errors'] ?? [],
      path: parameters.filter((parameter) => parameter.in === 'path'),
      query: parameters.filter((parameter) => parameter.in === 'query'),
      headers: parameters.filter((parameter) => parameter.in === 'header'),
      body:
        body === undefined
          ? undefined
          : {
              type: body[0],
              required: operation.requestBody?.required === true,
              schema: resolveRef(body[1].schema),
            },
    };
  });

/**
 * Path parameters that name what exists, or at least could.
 *
 * @param known keys and ids of things that exist, by the name of the parameter
 */
export function plausiblePath(
  input: Pick<InputOf, 'path'>,
  known: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    input.path.map(({ name, schema }) => [name, known[name] ?? plausible(resolveRef(schema))]),
  );
}

/** Query keys that must be there, with values that could be. */
export function neededQuery(input: Pick<InputOf, 'query'>): Record<string, string> {
  const needed = input.query.filter(({ required }) => required === true);
  return Object.fromEntries(needed.map(({ name, schema }) => [name, plausible(resolveRef(schema))]));
}

function plausible(schema: InputSchema): string {
  if (schema.enum !== undefined) return String(schema.enum[0]);
  const length = Number(/\{(\d+)(?:,\d*)?\}/u.exec(schema.pattern ?? '')?.[1] ?? 0);
  if (length > 1) return (schema.pattern?.includes('a-f') === true ? 'a' : 'z').repeat(length);
  if (schema.type === 'integer' || schema.pattern?.includes('0-9') === true) return '1';
  return 'something';
}
