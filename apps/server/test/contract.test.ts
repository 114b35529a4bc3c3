import { OPERATIONS } from '@boardwalk/api-client';
import { models } from '@boardwalk/board/document';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import {
  INPUTS,
  OPEN_BODIES,
  plausiblePath,
  resolveRef,
  schemaNamed,
  type InputOf,
  type InputSchema,
} from './contractInput.ts';
import { testServer, type ApiAnswer, type TestUser } from './harness.ts';
import { createFile } from './publishForm.ts';
import { createWork } from './works.ts';

/*
 * Every operation of the contract, called with what nobody should send. The client itself makes sure that each answer is
 * one the contract names, in its shape, so a call here only has to be made.
 */
const server = testServer();
/** Somebody who owns the things below, and a super admin: their inputs get past the first door. */
let owner: TestUser;
let admin: TestUser;
/** Keys and ids of things that exist, by the name of the parameter. */
let known: Record<string, string>;

beforeAll(async () => {
  owner = await server.createUser();
  admin = await server.createUser({ kind: 1 });
  const work = await createWork(server, { owner });
  const { teamId, projectId } = await server.services.workspace.findSpace(owner.userId);
  const file = await createFile(server, owner);
  known = { file_key: work, fileKey: file, teamId, projectId, folderId: '0', user_id: owner.userId };
});

function call(input: InputOf, as: TestUser | undefined, wild: WildInput): Promise<ApiAnswer<unknown>> {
  const isForm = input.body?.type === 'multipart/form-data';
  return server.api(input.operationId, {
    as,
    ...(isForm ? { form: formOf(wild.body) } : {}),
    headers: wild.headers ?? {},
    raw: {
      params: wild.path,
      query: wild.query,
      ...(input.body === undefined || isForm ? {} : { body: wild.body }),
    },
  });
}

function formOf(body: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries((body ?? {}) as Record<string, unknown>)) {
    if (value instanceof Blob) form.append(name, value, 'a.png');
    else form.append(name, String(value));
  }
  return form;
}

/** Somebody whom the operation lets in, where it lets in somebody. */
function asOf({ auth }: InputOf): TestUser | undefined {
  return auth === 'none' || auth === 'cookie' ? undefined : admin;
}

interface WildInput {
  path: Record<string, string>;
  query: Record<string, unknown>;
  body: unknown;
  headers?: Record<string, string>;
}

/** Whether a page of another site could do harm with it: it changes something, or takes the cookie. */
function isRisky({ operationId, auth }: InputOf): boolean {
  return auth === 'cookie' || OPERATIONS[operationId].method !== 'GET';
}

/** Operations a token can be wrong for. */
const TAKE_TOKENS = INPUTS.filter(
  ({ auth, errors }) => auth !== 'cookie' && errors.includes('not_signed_in'),
);

test('the contract names every kind of element that boards have', () => {
  const kinds = schemaNamed('BoardElement').properties?.['type']?.enum ?? [];
  expect(kinds.map(String).toSorted()).toEqual(models.all.map(({ type }) => type).toSorted());
});

test.each(INPUTS.filter(({ auth }) => auth === 'required'))(
  '$operationId asks for a token',
  async (input) => {
    const answer = await call(input, undefined, { path: plausiblePath(input, known), query: {}, body: {} });
    expect([answer.status, answer.error]).toEqual([401, 'not_signed_in']);
  },
);

test.each(TAKE_TOKENS)('$operationId refuses a token that is none', async (input) => {
  const stranger = { ...owner, token: 'not.a.token' };
  const answer = await call(input, stranger, { path: plausiblePath(input, known), query: {}, body: {} });
  expect([answer.status, answer.error]).toEqual([401, 'not_signed_in']);
});

/** What browsers send with a request of a page that is not ours: of another site, or of a neighbour. */
const ELSEWHERE: Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site', origin: 'https://neighbour.boards.example' },
  { 'sec-fetch-site': 'same-site' },
  { host: 'boards.example:3000', origin: 'http://boards.example:4000' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
];

test.each(INPUTS.filter(isRisky))('$operationId refuses pages of other origins', async (input) => {
  const as = input.auth === 'cookie' ? undefined : admin;
  const body = input.body === undefined ? undefined : {};
  for (const headers of ELSEWHERE) {
    const answer = await call(input, as, { path: plausiblePath(input, known), query: {}, body, headers });
    expect([answer.status, answer.error]).toEqual([403, 'forbidden']);
  }
});

test.each([
  { 'sec-fetch-site': 'same-origin', origin: 'http://127.0.0.1:3000' },
  { host: 'boards.example:8080', origin: 'http://boards.example:8080' },
  { 'sec-fetch-site': 'none' },
  {},
])('our own pages and programs are let by: %o', async (headers) => {
  expect((await server.api('signOut', { headers })).status).toBe(200);
});

test.each(INPUTS.filter(({ errors }) => errors.includes('bad_input')))(
  '$operationId names the field of a bad input',
  async (input) => {
    for (const wild of badInputs(input)) {
      const answer = await call(input, asOf(input), wild);
      if (answer.status !== 400) continue;
      expect(answer.error).toBe('bad_input');
      expect(answer.fields.length).toBeGreaterThan(0);
      return;
    }
    expect.fail('no bad input was refused');
  },
);

test.each(INPUTS.filter(({ body, operationId }) => body !== undefined && !OPEN_BODIES.has(operationId)))(
  '$operationId refuses what its body does not declare, at any depth',
  async (input) => {
    for (const { body, field } of undeclaredInputs(input.body?.schema ?? {})) {
      const answer = await call(input, asOf(input), { path: plausiblePath(input, known), query: {}, body });
      expect([answer.status, answer.error]).toEqual([400, 'bad_input']);
      expect(answer.fields).toContain(`${field} not_allowed`);
    }
  },
);

/** Fields of a form in which a file must stand. */
const filesOf = ({ body }: InputOf) =>
  Object.entries(body?.schema.properties ?? {}).flatMap(([name, property]) =>
    resolveRef(property).format === 'binary' && body?.schema.required?.includes(name) === true ? [name] : [],
  );

test.each(INPUTS.filter((input) => filesOf(input).length > 0))(
  '$operationId takes a text where a file belongs for none',
  async (input) => {
    const wild = {
      path: plausiblePath(input, known),
      query: {},
      body: { [filesOf(input)[0] ?? '']: 'a text' },
    };
    const answer = await call(input, admin, wild);
    expect([answer.status, answer.fields]).toEqual([
      400,
      expect.arrayContaining([`${filesOf(input)[0]} required`]),
    ]);
  },
);

const numbersOf = ({ query }: InputOf) => query.filter(({ schema }) => resolveRef(schema).type === 'integer');

test.each(INPUTS.filter((input) => numbersOf(input).length > 0))(
  '$operationId refuses numbers without an end',
  async (input) => {
    const path = plausiblePath(input, known);
    for (const { name } of numbersOf(input)) {
      const answer = await call(input, asOf(input), { path, query: { [name]: 'Infinity' }, body: undefined });
      expect(answer.status).toBe(400);
    }
  },
);

test.each(INPUTS)('$operationId answers whatever comes without a fault of its own', async (input) => {
  await fc.assert(
    fc.asyncProperty(wildInputs(input), fc.boolean(), async (wild, isAdmin) => {
      const answer = await call(input, isAdmin ? admin : owner, wild);
      expect(answer.status).toBeLessThan(500);
    }),
    { numRuns: RUNS, seed: SEED },
  );
});

/** Enough that every operation meets most of the nasty values below in some place. */
const RUNS = 12;
/** The same inputs in every run, so that a failure is found again. */
const SEED = 20_261;

/** One thing wrong at a time: a parameter of no possible form, or a body without anything in it. */
function badInputs(input: InputOf): WildInput[] {
  const path = plausiblePath(input, known);
  const wrongPaths = input.path.flatMap(({ name }) =>
    ['!', 'x'.repeat(90)].map((value) => ({ ...path, [name]: value })),
  );
  const wrongQueries = input.query.flatMap(({ name }) =>
    ['\u0000!', '-7', 'x'.repeat(5000)].map((value) => ({ [name]: value })),
  );
  return [
    ...(input.body === undefined ? [] : [{}, [], wrongBody(input.body.schema)]).map((body) => ({
      path,
      query: {},
      body,
    })),
    ...wrongPaths.map((each) => ({ path: each, query: {}, body: {} })),
    ...wrongQueries.map((query) => ({ path, query, body: {} })),
    ...input.headers.map(({ name }) => ({ path, query: {}, body: {}, headers: { [name]: '!' } })),
    { path, query: {}, body: {} },
  ];
}

/** One property too many: at the top, and in each object that stands in the body. */
function undeclaredInputs(schema: InputSchema): { body: Record<string, unknown>; field: string }[] {
  const nested = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const shape = resolveRef(property);
    const inner = shape.items === undefined ? shape : resolveRef(shape.items);
    if (inner.properties === undefined) return [];
    const isList = shape.items !== undefined;
    return undeclaredInputs(inner).map(({ body, field }) => ({
      body: { [name]: isList ? [body] : body },
      field: `${name}.${isList ? '0.' : ''}${field}`,
    }));
  });
  return [{ body: { nobody_declared: '1' }, field: 'nobody_declared' }, ...nested];
}

/** Every property there, each of a type that nothing has. */
function wrongBody(schema: InputSchema): Record<string, unknown> {
  return Object.fromEntries(propertiesOf(schema).map((name) => [name, { wrong: true }]));
}

function propertiesOf(schema: InputSchema): string[] {
  const each = resolveRef(schema);
  const parts = [...(each.allOf ?? []), ...(each.oneOf ?? []), ...(each.anyOf ?? [])];
  return [...Object.keys(each.properties ?? {}), ...parts.flatMap(propertiesOf)];
}

function wildInputs(input: InputOf): fc.Arbitrary<WildInput> {
  const texts = wildText(Object.values(known ?? {}));
  return fc.record({
    path: fc.record(Object.fromEntries(input.path.map(({ name }) => [name, pathText(name, texts)]))),
    query: fc.record(Object.fromEntries(input.query.map(({ name }) => [name, texts])), { requiredKeys: [] }),
    body:
      input.body === undefined
        ? fc.constant(undefined)
        : fc.oneof(
            { arbitrary: wildBody(input.body.schema), weight: 4 },
            {
              arbitrary: fc.jsonValue({ maxDepth: 2 }),
              weight: input.body.type === 'application/json' ? 1 : 0,
            },
          ),
  });
}

/** Addresses that cannot be written are not the operation's to answer. */
function pathText(name: string, texts: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc.oneof(
    texts.filter((text) => text !== '' && text !== '.' && text !== '..' && text.length < 100),
    fc.constant(known[name] ?? '1'),
  );
}

function wildText(others: readonly string[]): fc.Arbitrary<string> {
  return fc.oneof(
    fc.constantFrom(
      '',
      ' ',
      '0',
      '-1',
      '1e9',
      '9223372036854775807',
      '9223372036854775808',
      '1'.repeat(60),
      'null',
      '[object Object]',
      "'; drop table file; --",
      '%',
      '%00',
      '_%',
      '\u0000',
      '\uFFFE',
      '\u202E',
      '👩‍👩‍👧‍👦',
      '한국어',
      '../../etc/passwd',
      '<script>',
      'NaN',
      'true',
      '2026-02-30',
      'zzzzzzzzzzzz',
      ...others,
    ),
    fc.string({ unit: 'binary', maxLength: 20 }).filter((text) => text.isWellFormed()),
  );
}

/** A body of the right shape with values of the right type, or nearly. */
function wildBody(schema: InputSchema): fc.Arbitrary<unknown> {
  const each = resolveRef(schema);
  const parts = [...(each.allOf ?? []), ...(each.oneOf ?? []), ...(each.anyOf ?? [])].map(resolveRef);
  const properties = Object.assign(
    {},
    each.properties,
    ...parts.map((part) => part.properties ?? {}),
  ) as Record<string, InputSchema>;
  return fc.record(
    Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, wildValue(property)])),
    { requiredKeys: each.required?.filter((name) => name in properties) ?? [] },
  );
}

function wildValue(schema: InputSchema): fc.Arbitrary<unknown> {
  const each = resolveRef(schema);
  if (each.enum !== undefined) return fc.oneof(fc.constantFrom(...each.enum), wildText([]));
  if (each.format === 'binary') {
    return fc.uint8Array({ maxLength: 40 }).map((bytes) => new Blob([Uint8Array.from(bytes)]));
  }
  const type = Array.isArray(each.type) ? each.type[0] : each.type;
  switch (type) {
    case 'integer':
    case 'number':
      return fc.oneof(fc.integer({ min: -2, max: 5 }), fc.constantFrom(2 ** 31, 2 ** 53, 1e30, 0.5));
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(wildValue(each.items ?? {}), { maxLength: 3 });
    case 'object':
      return wildBody(each);
    default:
      return wildText([]);
  }
}
