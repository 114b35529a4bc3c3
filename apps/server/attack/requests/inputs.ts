import type { OperationId } from '@boardwalk/api-client';
import fc from 'fast-check';
import { contractBytes } from '../../src/infra/http/contract.ts';
import { INPUTS, resolveRef, type InputOf, type InputSchema } from '../../test/contractInput.ts';
import { boundaryText, hostileText, HOSTILE_VALUES } from './hostile.ts';
import { kindOf } from './knownIds.ts';

/** A schema with all that inputs are made from here. */
interface Schema extends InputSchema {
  minLength?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  multipleOf?: number;
  additionalProperties?: boolean | InputSchema;
  'x-length'?: { min?: number; max?: number; lines?: 'one' | 'many' };
  examples?: unknown[];
}

/** Stands in an input for an id, which is chosen when the input is sent. */
export class IdHere {
  readonly kind: string;
  constructor(kind: string) {
    this.kind = kind;
  }
}
/** Stands for a picture in a form. */
export class PictureHere {
  readonly bytes: Uint8Array | undefined;
  /** @param bytes what is sent in its place */
  constructor(bytes?: Uint8Array) {
    this.bytes = bytes;
  }
}
/** Stands for the password of the person who sends the input. */
export class PasswordHere {
  readonly isPassword = true;
}

/** An input of an operation, with places that are filled when it is sent. */
export interface Input {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  headers: Record<string, unknown>;
  body: unknown;
}

/** How right an input is. */
export type Taste = 'valid' | 'boundary' | 'hostile';

const examples = new Map<string, unknown>();
const contract = JSON.parse(contractBytes.toString('utf8')) as {
  paths: Record<
    string,
    Record<
      string,
      {
        operationId: string;
        requestBody?: {
          content: Record<string, { examples?: Record<string, { $ref?: string; value?: unknown }> }>;
        };
      }
    >
  >;
};
for (const operation of Object.values(contract.paths).flatMap((methods) => Object.values(methods))) {
  const [content] = Object.values(operation.requestBody?.content ?? {});
  const [example] = Object.values(content?.examples ?? {});
  if (example !== undefined) examples.set(operation.operationId, resolveRef(example).value);
}
const inputs = new Map(INPUTS.map((input) => [input.operationId, input]));

/** What an operation takes. */
export function inputOf(operationId: OperationId): InputOf {
  const found = inputs.get(operationId);
  if (found === undefined) throw new Error(`the contract has no operation ${operationId}`);
  return found;
}

/** The example the contract gives of a body, with places for its ids. */
export function exampleBody(operationId: string): unknown {
  return placed(operationId, examples.get(operationId));
}

/** Puts places where ids, pictures and passwords stand. */
function placed(operationId: string, value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((each: unknown) => placed(operationId, each, name));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [key, placed(operationId, each, key)]),
    );
  if (value === null || typeof value === 'boolean') return value;
  if (value === '(bytes of a picture)') return new PictureHere();
  if (name === 'password' && !operationId.startsWith('setMail') && !/Share/u.test(operationId))
    return new PasswordHere();
  const kind = kindOf(operationId, name);
  return kind === undefined || value === '0' ? value : new IdHere(kind);
}

/** Inputs of one operation that are all right, at the edge of what is, or what nobody should send. */
export function inputsFor(input: InputOf, taste: Taste): fc.Arbitrary<Input> {
  const { operationId } = input;
  const valueOf = (schema: InputSchema, name: string) => valuesOf(operationId, name, schema, taste);
  const record = (from: InputOf['path'], needed: boolean) =>
    fc.record(Object.fromEntries(from.map(({ name, schema }) => [name, valueOf(schema, name)])), {
      requiredKeys: from.filter(({ required }) => needed || required === true).map(({ name }) => name),
    });
  const example = exampleBody(operationId);
  const body =
    input.body === undefined
      ? fc.constant(undefined)
      : fc.oneof(
          { arbitrary: valueOf(input.body.schema, ''), weight: 3 },
          { arbitrary: fc.constant(example), weight: example === undefined || taste !== 'valid' ? 0 : 3 },
          {
            arbitrary: fc.oneof(fc.constantFrom(...HOSTILE_VALUES), fc.jsonValue({ maxDepth: 3 })),
            weight: taste === 'hostile' && input.body.type === 'application/json' ? 1 : 0,
          },
        );
  return fc.record({
    path: record(input.path, true),
    query: record(input.query, false),
    headers: record(input.headers, false),
    body,
  });
}

function valuesOf(
  operationId: string,
  name: string,
  found: InputSchema,
  taste: Taste,
): fc.Arbitrary<unknown> {
  const right = rightValues(operationId, name, found, taste);
  if (taste === 'valid') return right;
  const schema = resolveRef(found) as Schema;
  const isLeaf = schema.properties === undefined && schema.items === undefined;
  if (taste === 'boundary')
    return fc.oneof(
      { arbitrary: right, weight: 3 },
      { arbitrary: isLeaf ? edges(schema) : fc.constant([]), weight: isLeaf ? 2 : 0 },
    );
  return fc.oneof(
    { arbitrary: right, weight: 4 },
    { arbitrary: hostileText, weight: 1 },
    { arbitrary: fc.constantFrom(...HOSTILE_VALUES), weight: 1 },
  );
}

function rightValues(
  operationId: string,
  name: string,
  found: InputSchema,
  taste: Taste,
): fc.Arbitrary<unknown> {
  const schema = resolveRef(found) as Schema;
  const each = (inner: InputSchema, key: string) => valuesOf(operationId, key, inner, taste);
  const choices = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])];
  if (choices.length > 0) return fc.oneof(...choices.map((choice) => each(choice, name)));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.format === 'binary') return pictures(taste);
  const types = Array.isArray(schema.type) ? schema.type : [schema.type];
  const type = types.find((one) => one !== 'null');
  const orNull = (values: fc.Arbitrary<unknown>) =>
    types.includes('null')
      ? fc.oneof({ arbitrary: values, weight: 3 }, { arbitrary: fc.constant(null), weight: 1 })
      : values;
  const kind = kindOf(operationId, name);
  if (kind !== undefined && type !== 'array' && type !== 'object')
    return orNull(
      fc.oneof(
        { arbitrary: fc.constant(new IdHere(kind)), weight: 9 },
        { arbitrary: leaf(schema, type, name), weight: taste === 'valid' ? 0 : 1 },
      ),
    );
  if (name === 'password')
    return fc.oneof(fc.constant(new PasswordHere()), fc.constant('not the password 1'));
  if (type === 'array') {
    const limits = { minLength: schema.minItems ?? 0, maxLength: Math.min(schema.maxItems ?? 3, 3) };
    return orNull(fc.array(each(schema.items ?? {}, name), limits));
  }
  if (type === 'object' || schema.properties !== undefined || schema.allOf !== undefined)
    return orNull(objects(operationId, schema, taste));
  return orNull(leaf(schema, type, name));
}

function objects(operationId: string, schema: Schema, taste: Taste): fc.Arbitrary<unknown> {
  const parts = [schema, ...(schema.allOf ?? []).map((part) => resolveRef(part))];
  const properties = Object.assign({}, ...parts.map((part) => part.properties ?? {})) as Record<
    string,
    InputSchema
  >;
  const required = parts.flatMap((part) => part.required ?? []).filter((key) => key in properties);
  const declared = fc.record(
    Object.fromEntries(
      Object.entries(properties).map(([key, property]) => [key, valuesOf(operationId, key, property, taste)]),
    ),
    { requiredKeys: taste === 'valid' ? required : required.slice(0, -1) },
  );
  if (taste !== 'hostile') return declared;
  return fc
    .tuple(declared, fc.dictionary(hostileText, fc.jsonValue({ maxDepth: 1 }), { maxKeys: 1 }))
    .map(([right, more]) => ({ ...right, ...more }));
}

function leaf(schema: Schema, type: string | undefined, name: string): fc.Arbitrary<unknown> {
  switch (type) {
    case 'integer':
    case 'number': {
      const step = schema.multipleOf ?? 1;
      const least = Math.ceil((schema.minimum ?? 0) / step);
      const most = Math.floor(
        Math.min(schema.maximum ?? least + 100, (schema.minimum ?? 0) + 100_000) / step,
      );
      return fc.integer({ min: least, max: Math.max(least, most) }).map((count) => count * step);
    }
    case 'boolean':
      return fc.boolean();
    case undefined:
      return fc.jsonValue({ maxDepth: 1 });
    default:
      return texts(schema, name);
  }
}

function texts(schema: Schema, name: string): fc.Arbitrary<string> {
  if (schema.format === 'date-time')
    return fc
      .date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString());
  if (schema.pattern !== undefined && schema.pattern.endsWith('$'))
    return fc.stringMatching(new RegExp(schema.pattern, 'u'));
  if (name === 'url') return fc.constantFrom('https://hooks.example.org/boardwalk', 'http://127.0.0.1:9/');
  const {
    min = schema.minLength ?? 0,
    max = schema.maxLength ?? 40,
    lines = 'one',
  } = schema['x-length'] ?? {};
  const plain = fc.string({
    unit: 'grapheme',
    minLength: Math.max(min, 1),
    maxLength: Math.max(1, min, Math.min(max, 40)),
  });
  return lines === 'many'
    ? fc.oneof(
        plain,
        plain.map((text) => `${text}\n${text}`.slice(0, max)),
      )
    : plain;
}

/** What is just allowed, and what just is not. */
function edges(schema: Schema): fc.Arbitrary<unknown> {
  const { min = schema.minLength ?? 0, max = schema.maxLength ?? 100 } = schema['x-length'] ?? {};
  const numbers = [schema.minimum ?? 0, schema.maximum ?? 2 ** 31 - 1].flatMap((edge) => [
    edge - 1,
    edge,
    edge + 1,
  ]);
  const isNumber = schema.type === 'integer' || schema.type === 'number';
  return isNumber
    ? fc.constantFrom(...numbers, ...numbers.map(String))
    : fc.oneof(
        fc
          .constantFrom(min - 1, min, max, max + 1, schema.maxLength ?? max)
          .chain((length) => boundaryText(Math.max(0, length))),
        fc.constantFrom(...numbers.map(String), '', ' '),
      );
}

function pictures(taste: Taste): fc.Arbitrary<PictureHere> {
  const right = fc.constant(new PictureHere());
  if (taste === 'valid') return right;
  const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
  return fc.oneof(
    right,
    fc.uint8Array({ maxLength: 200 }).map((bytes) => new PictureHere(bytes)),
    fc
      .uint8Array({ maxLength: 200 })
      .map((bytes) => new PictureHere(Uint8Array.from([...signature, ...bytes]))),
  );
}
