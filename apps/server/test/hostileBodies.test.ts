import { OPERATIONS } from '@boardwalk/api-client';
import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { API_PREFIX } from '../src/infra/http/prefix.ts';
import { contractFaults } from './contractAnswers.ts';
import {
  INPUTS,
  OPEN_BODIES,
  neededQuery,
  plausibleBody,
  plausiblePath,
  type BodyPlace,
  type InputOf,
} from './contractInput.ts';
import { testServer, type TestUser } from './harness.ts';
import { createFile } from './publishForm.ts';
import { signIn } from './signIn.ts';
import { createWork } from './works.ts';

/*
 * Every operation of the contract that takes JSON, called with bodies that are right but for one hostile thing. Each is
 * refused in the envelope, as the contract says, and nothing comes of it. One place of each kind in each body is tried; by
 * `pnpm --filter @boardwalk/server test:hostile` all are.
 */
const EVERYWHERE = process.env['MODE'] === 'every-place';
const server = testServer({ environment: { ACCESS_TOKEN_SECONDS: '86400' } });
let admin: TestUser;
let cookies: Record<string, string>;
let known: Record<string, string>;

beforeAll(async () => {
  const signedIn = await signIn(server, await server.createUser({ kind: 1 }));
  ({ cookies } = signedIn);
  admin = signedIn;
  const work = await createWork(server, { owner: admin });
  const { teamId, projectId } = await server.services.workspace.findSpace(admin.userId);
  const fileKey = await createFile(server, admin);
  known = {
    provider: 'sandbox',
    file_key: work,
    fileKey,
    teamId,
    projectId,
    folderId: '0',
    user_id: admin.userId,
  };
});

interface Attack {
  what: string;
  /** The bytes, and their type unless it is JSON. */
  payload: string | Buffer;
  type?: string;
  /** What the answer names. */
  field?: string;
  status?: number;
}

const NESTED = `${'['.repeat(10_000)}${']'.repeat(10_000)}`;
/** Stands for a value until the body is written: JSON.stringify would escape or change what takes its place. */
const HERE = 'something-to-be-replaced';

const HUGE = ['1e400', '-1e400', '1e308', '-1e308', '123456789012345678901234567890'];

function attacksOn(input: InputOf): Attack[] {
  const { value, places } = plausibleBody(input.body?.schema ?? {});
  const right = JSON.stringify(value);
  const isObject = right.startsWith('{') && right !== '{}';
  const some = (kind: BodyPlace['kind']) => {
    const found = places.filter((place) => place.kind === kind);
    return EVERYWHERE ? found : found.slice(0, 1);
  };
  const at = (place: BodyPlace, json: string) =>
    JSON.stringify(place.put(HERE)).replace(JSON.stringify(HERE), json);
  const within = (more: string) => (isObject ? `{${more},${right.slice(1)}` : `{${more}}`);
  const [firstKey = 'a'] = Object.keys(value ?? {});
  return [
    { what: 'a key that changes objects', payload: within('"__proto__":{"admin":true}'), field: 'body' },
    {
      what: 'a prototype by the constructor',
      payload: within('"constructor":{"prototype":{"admin":true}}'),
      field: 'body',
    },
    { what: 'a constructor', payload: within('"constructor":1'), field: 'constructor' },
    {
      what: 'a key twice',
      payload: within(`${JSON.stringify(firstKey)}:1,${JSON.stringify(firstKey)}:1`),
      field: 'body',
    },
    {
      what: 'a key twice, written in two ways',
      payload: within(`"\\u0061":1, "a" : 2`),
      field: 'body',
    },
    { what: 'endless nesting beside', payload: within(`"deep":${NESTED}`), field: 'body' },
    { what: 'an endlessly nested body', payload: NESTED, field: 'body' },
    { what: 'nothing at all', payload: '', field: 'body' },
    { what: 'a list', payload: `[${right}]`, field: 'body' },
    { what: 'bytes that are no text', payload: Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d]), field: 'body' },
    { what: 'half a body', payload: right.slice(0, -1), field: 'body' },
    ...['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'application/jsonp'].map(
      (type) => ({
        what: `a body as ${type}`,
        payload: right,
        type,
        status: 415,
      }),
    ),
    ...some('text').flatMap((place) => [
      { what: 'half a character', payload: at(place, String.raw`"x\ud83d"`), field: place.path },
      { what: 'the other half', payload: at(place, String.raw`"\ude00x"`), field: place.path },
      { what: 'a zero character', payload: at(place, String.raw`"x\u0000"`), field: place.path },
      { what: 'endless nesting in a text', payload: at(place, NESTED), field: 'body' },
      { what: 'an object as text', payload: at(place, '{"toString":"x","length":1}'), field: place.path },
    ]),
    ...some('number').flatMap((place) =>
      HUGE.map((number) => ({ what: number, payload: at(place, number), field: place.path })),
    ),
  ];
}

async function send(
  input: InputOf,
  { payload, type = 'application/json' }: Attack,
): Promise<LightMyRequestResponse> {
  const params = plausiblePath(input, known);
  const path = OPERATIONS[input.operationId].path.replace(
    /\{(\w+)\}/gu,
    (_all, name: string) => params[name] ?? '',
  );
  const query = new URLSearchParams(neededQuery(input)).toString();
  return server.app.inject({
    method: OPERATIONS[input.operationId].method,
    url: `${API_PREFIX}${path}${query === '' ? '' : `?${query}`}`,
    payload,
    headers: {
      'content-type': type,
      ...(input.auth === 'none' || input.auth === 'cookie' ? {} : { authorization: `Bearer ${admin.token}` }),
    },
    cookies: input.auth === 'cookie' ? cookies : {},
  });
}

/** Every row of every table, as numbers that change with any of them. */
async function everything(): Promise<unknown[]> {
  const tables = await server.db.introspection.getTables();
  return Promise.all(
    tables
      .filter(({ schema }) => schema === 'public')
      .map(async ({ name }) => {
        const { rows } = await sql<{ hash: string }>`
          select count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as hash from ${sql.table(name)} t`.execute(
          server.db,
        );
        return [name, rows[0]?.hash];
      }),
  );
}

const TAKE_JSON = INPUTS.filter(({ body }) => body?.type === 'application/json');

let before: unknown[];
beforeAll(async () => {
  before = await everything();
});

test.each(TAKE_JSON)('$operationId refuses hostile bodies, each by its name', async (input) => {
  const wrong: unknown[] = [];
  for (const attack of attacksOn(input)) {
    const response = await send(input, attack);
    const { statusCode: status, body } = response;
    const contentType = (response.headers['content-type'] ?? '').split(';', 1)[0] ?? '';
    const faults = contractFaults(input.operationId, { status, contentType, body });
    const answer = response.json<RefusedAnswer>();
    if (!isRefused(input, attack, { status, ...answer }) || faults.length > 0)
      wrong.push([attack.what, String(attack.payload).slice(0, 200), attack.field, status, answer, faults]);
  }
  expect(wrong).toEqual([]);
});

interface RefusedAnswer {
  error?: string;
  data?: { fields?: { field: string }[] };
}

/** Whether an answer is the refusal of an attack that names what is wrong with it. */
function isRefused(
  { operationId }: InputOf,
  { status: wanted = 400, field }: Attack,
  { status, error, data }: RefusedAnswer & { status: number },
): boolean {
  // Whose shape a provider decides is known to be theirs by its signature only.
  if (OPEN_BODIES.has(operationId) && wanted === 400 && status === 403)
    return error === 'callback_not_authentic';
  if (status !== wanted) return false;
  // Of a wrong entry the rules of the domain name the list.
  return status !== 400 || (data?.fields ?? []).some((each) => `${field}.`.startsWith(`${each.field}.`));
}

test('nothing has come of any of them', async () => {
  expect(TAKE_JSON.length).toBeGreaterThan(60);
  expect(await everything()).toEqual(before);
});
