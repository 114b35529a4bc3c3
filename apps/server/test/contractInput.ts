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

/** What others define and may extend: the event of a payment provider. */
export const OPEN_BODIES: ReadonlySet<string> = new Set(['handlePaymentCallback']);

/** A place in a body where a value stands. */
export interface BodyPlace {
  kind: 'text' | 'number';
  /** As answers name it, e.g. `lines.0.message`. */
  path: string;
  /** The body with another value in this place. */
  put(value: unknown): unknown;
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

/** What a schema of the contract says, by its name. */
export const schemaNamed = (name: string): InputSchema =>
  resolveRef({ $ref: `#/components/schemas/${name}` });

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

/**
 * A body with every property, of values that could be, as far as the schema says; and the places of texts and numbers in it.
 */
export function plausibleBody(schema: InputSchema): { value: unknown; places: BodyPlace[] } {
  const places: BodyPlace[] = [];
  const note = (kind: BodyPlace['kind'], path: readonly (string | number)[]) =>
    places.push({ kind, path: path.join('.'), put: (other) => replaced(value, path, other) });

  function make(found: InputSchema, path: readonly (string | number)[]): unknown {
    const each = merged(found);
    const type = Array.isArray(each.type) ? each.type.find((name) => name !== 'null') : each.type;
    if (each.const !== undefined) return each.const;
    if (type === 'integer' || type === 'number') {
      note('number', path);
      return Number(each.enum?.[0] ?? each.minimum ?? 1);
    }
    if (type === 'boolean') return true;
    if (type === 'array') return [make(each.items ?? {}, [...path, 0])];
    if (type === 'string') {
      note('text', path);
      if (each.format === 'date-time') return '2030-01-01T00:00:00.000Z';
      return plausible(each);
    }
    if (each.properties === undefined) return {};
    return Object.fromEntries(
      Object.entries(each.properties).map(([name, property]) => [name, make(property, [...path, name])]),
    );
  }

  const value = make(schema, []);
  return { value, places };
}

/** A schema with what all of its parts, and the first of its choices, say. */
function merged(schema: InputSchema): InputSchema {
  const each = resolveRef(schema);
  const choice = each.oneOf ?? each.anyOf ?? [];
  const parts = [...(each.allOf ?? []), ...choice.slice(0, 1)].map(merged);
  return parts.reduce(
    (whole, part) => ({ ...part, ...whole, properties: joined(part.properties, whole.properties) }),
    each,
  );
}

function joined(
  one: InputSchema['properties'],
  other: InputSchema['properties'],
): NonNullable<InputSchema['properties']> {
  return { ...one, ...other };
}

function replaced(value: unknown, [first, ...rest]: readonly (string | number)[], other: unknown): unknown {
  if (first === undefined) return other;
  const inner = replaced((value as Record<string | number, unknown>)[first], rest, other);
  if (Array.isArray(value)) return value.map((each: unknown, index) => (index === first ? inner : each));
  return { ...(value as object), [first]: inner };
}
