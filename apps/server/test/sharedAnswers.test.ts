import { OPERATIONS, type OperationId } from '@boardwalk/api-client';
import { LANGUAGES, type Language } from '@boardwalk/domain';
import type { AddressInfo } from 'node:net';
import { request as httpRequest } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildServer } from '../src/app.ts';
import { API_PREFIX } from '../src/infra/http/prefix.ts';
import { createMetrics } from '../src/infra/metrics/metrics.ts';
import { SHARED_OPERATIONS } from '../src/infra/sharedAnswers/sharedOperations.ts';
import { openSignals, type Signals } from '../src/infra/signals/signals.ts';
import { createServices } from '../src/modules/services.ts';
import { INPUTS, neededQuery, plausiblePath, type InputOf } from './contractInput.ts';
import { testServer, type TestUser } from './harness.ts';
import { createWork } from './works.ts';

/*
 * Answers that many share, over true connections: what is kept, for whom, and how long. Beside the server stands another
 * process on the same database, and a third one that keeps nothing, with whose answers all others are compared.
 */
const server = testServer({ environment: { SHARED_ANSWERS_MB: '16' } });
let signals: Signals;
let other: FastifyInstance;
let plain: FastifyInstance;
let owner: TestUser;
let reader: TestUser;
let admin: TestUser;
let work: string;
let tag: number;

beforeAll(async () => {
  signals = await openSignals({ connection: server.connection, log: server.infra.log });
  other = await another({ ...server.infra, signals });
  const settings = { ...server.infra.settings, sharedAnswersBytes: 0 };
  plain = await another({ ...server.infra, settings });
  for (const app of [server.app, other, plain]) await app.listen({ host: '127.0.0.1', port: 0 });
  [owner, reader, admin] = [
    await server.createUser({ nickName: 'Mara' }),
    await server.createUser(),
    await server.createUser({ kind: 1 }),
  ];
  const created = await server.db
    .insertInto('tag')
    .values({ name: 'Planning', name_key: 'planning', ttype: 1, created_at: server.clock.now() })
    .returning('tag_id')
    .executeTakeFirstOrThrow();
  tag = created.tag_id;
  work = await createWork(server, { owner, name: 'Lighthouse plan', tagIds: [tag] });
  for (let more = 0; more < 5; more += 1) await createWork(server, { owner, name: `Plan ${more}` });
});
afterAll(async () => {
  await other.close();
  await plain.close();
  await signals.close();
});

async function another(infra: typeof server.infra): Promise<FastifyInstance> {
  const services = createServices(infra);
  return (await buildServer({ infra, services, metrics: createMetrics() })).app;
}

interface Seen {
  status: number;
  headers: Record<string, unknown>;
  body: string;
  age: string | undefined;
}

/** Headers of one answer alone. */
const OWN = ['date', 'age', 'x-request-id', 'content-length', 'transfer-encoding', 'content-encoding'];

async function ask(app: FastifyInstance, path: string, headers: Record<string, string> = {}): Promise<Seen> {
  const { port } = app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const asked = httpRequest({ port, host: '127.0.0.1', path: API_PREFIX + path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const bytes = Buffer.concat(chunks);
        const encoding = response.headers['content-encoding'];
        const unpacked =
          encoding === 'br' ? brotliDecompressSync(bytes) : encoding === 'gzip' ? gunzipSync(bytes) : bytes;
        const named = Object.entries(response.headers).filter(
          ([name]) => !OWN.includes(name) && !name.startsWith('ratelimit'),
        );
        resolve({
          status: response.statusCode ?? 0,
          headers: { ...Object.fromEntries(named), vary: varyOf(response.headers.vary) },
          body: unpacked.toString(),
          age: response.headers.age,
        });
      });
    });
    asked.on('error', reject).end();
  });
}

/** What an answer depends on; the encoding is compared by what is unpacked. */
function varyOf(vary: string | undefined): string[] {
  const names = (vary ?? '').toLowerCase().split(/\s*,\s*/u);
  return names.filter((name) => name !== '' && name !== 'accept-encoding').toSorted();
}

function pathOf(input: InputOf): string {
  const known = { file_key: work, fileKey: work, user_id: owner.userId, id: String(tag), folderId: '0' };
  const params = plausiblePath(input, known);
  const path = OPERATIONS[input.operationId].path.replace(/\{(\w+)\}/gu, (_all, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const query = new URLSearchParams({ ...neededQuery(input), ...QUERIES[input.operationId] });
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}

/** What plausible values of the contract do not lead to. */
const QUERIES: Partial<Record<OperationId, Record<string, string>>> = {
  searchFiles: { keyword: 'plan' },
  listNameTips: { name: 'plan' },
};

const detail = () => `/cmt/file/${work}/full`;
const LIST = '/cmt/files/view/list?viewType=2';
const SEARCH = '/cmt/files/search?keyword=lighthouse';
const namesOf = ({ body }: Seen) =>
  (JSON.parse(body) as { data: { list: { name: string }[] } }).data.list.map(({ name }) => name);

/** A GET by its address only: each makes another copy. */
const READS = INPUTS.filter(({ method, operationId }) => method === 'GET' && operationId !== 'copyFile');

/** Everybody who may ask, in every language and with everything that may come packed. */
function callers(): { headers: Record<string, string> }[] {
  const people = [undefined, owner, reader, admin, undefined];
  return people.flatMap((person) =>
    ['en-US', 'zh-CN'].map((language, place) => ({
      headers: {
        'accept-language': language,
        'accept-encoding': ['br', 'gzip', 'identity'][place] ?? 'br',
        ...(person === undefined ? {} : { authorization: `Bearer ${person.token}` }),
      },
    })),
  );
}

test.each(READS)('$operationId gives nobody what is for somebody else', async (input) => {
  const path = pathOf(input);
  for (const { headers } of callers()) {
    const expected = await ask(plain, path, headers);
    // Some say what time it is, or count.
    if ((await ask(plain, path, headers)).body !== expected.body) continue;
    for (let round = 0; round < 2; round += 1) {
      const { age, ...seen } = await ask(server.app, path, headers);
      const { age: _none, ...wanted } = expected;
      expect({ ...seen, body: withoutIds(seen.body) }).toEqual({ ...wanted, body: withoutIds(wanted.body) });
      if (headers.authorization !== undefined && input.auth !== 'none') expect(age).toBeUndefined();
    }
  }
});

/** Failures carry the id of their request. */
const withoutIds = (body: string) => body.replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gu, 'id');

test('every answer that anybody may keep is shared, and all that are shared are kept', async () => {
  const shared: string[] = [];
  for (const input of READS) {
    const { status, headers } = await ask(plain, pathOf(input));
    // Packing pictures and other files would not make them smaller.
    if (!String(headers['content-type']).startsWith('application/json')) continue;
    if (status === 200 && /^public, max-age=[1-9]/u.test(String(headers['cache-control'])))
      shared.push(input.operationId);
  }
  expect(shared.filter((operation) => !(operation in SHARED_OPERATIONS))).toEqual([]);
  expect(shared.length).toBeGreaterThan(10);
});

test('an answer that is kept comes packed as the client wants it, says its age, and is not sent to who has it', async () => {
  const first = await ask(server.app, LIST, { 'accept-encoding': 'br' });
  server.clock.advance(7_000);
  for (const encoding of ['br', 'gzip', 'identity', 'br;q=0, gzip;q=0.5', 'zstd']) {
    const kept = await ask(server.app, LIST, { 'accept-encoding': encoding });
    expect([kept.body, kept.age, kept.headers.etag]).toEqual([first.body, '7', first.headers.etag]);
  }
  const known = await ask(server.app, LIST, { 'if-none-match': String(first.headers.etag) });
  expect([known.status, known.body]).toEqual([304, '']);
});

test('the order of a query, its defaults and what is no part of it make no other answer', async () => {
  const one = '/cmt/files/view/list?viewType=2&size=3&fee_type=0';
  const first = await ask(server.app, one);
  server.clock.advance(2_000);
  for (const same of [
    '/cmt/files/view/list?fee_type=0&size=3&viewType=2',
    `${one}&utm=x`,
    `${one}&cursor=0`,
  ]) {
    expect([await ask(server.app, same)].map(({ body, age }) => [body, age])).toEqual([[first.body, '2']]);
  }
});

test('many who ask at once ask the database once', async () => {
  const ask20 = (path: string) => Promise.all(Array.from({ length: 20 }, () => ask(server.app, path)));
  const once = await server.statementsOf(() => ask(plain, '/cmt/files/view/list?viewType=2&size=7'));
  const together = await server.statementsOf(() => ask20('/cmt/files/view/list?viewType=2&size=7'));
  expect(together.length).toBe(once.length);
});

test('counters are as they were for 30 seconds at most', async () => {
  const likes = async (app: FastifyInstance) =>
    (JSON.parse((await ask(app, detail())).body) as { data: { praise_num: number } }).data.praise_num;
  server.clock.advance(31_000);
  const before = await likes(server.app);
  await server.api('praiseFile', { as: reader, body: { file_key: work, praise: true } });
  server.clock.advance(29_000);
  expect([await likes(server.app), await likes(plain)]).toEqual([before, before + 1]);
  server.clock.advance(1_000);
  expect(await likes(server.app)).toBe(before + 1);
});

test('a search counts for everybody who gets its results', async () => {
  const viewers = ['one', 'two', 'three'];
  for (const viewer of viewers) await ask(server.app, SEARCH, { 'user-agent': viewer });
  await server.services.search.flush();
  const counted = await server.db
    .selectFrom('search_term')
    .select(['count', 'viewers'])
    .where('term_key', '=', 'lighthouse')
    .executeTakeFirst();
  expect(counted?.viewers).toBeGreaterThanOrEqual(viewers.length);
  const written = await server.statementsOf(() => ask(server.app, `${SEARCH}%20plan`));
  expect(written.filter((statement) => /^\s*(?:insert|update|with search)/iu.test(statement))).toEqual([]);
});

const names = Object.fromEntries(LANGUAGES.map((language) => [language, 'Scheduling'])) as Record<
  Language,
  string
>;

/** Changes of what everybody is shown, and what they are seen by. */
const changes: [
  what: string,
  change: () => Promise<unknown>,
  shows: () => [path: string, text: () => string],
][] = [
  [
    'the price of a work',
    () =>
      server.db
        .updateTable('publication')
        .set({ fee_type: 3, unit_price: 5_000 })
        .where('file_key', '=', work)
        .execute(),
    () => [detail(), () => '"unit_price":5000'],
  ],
  [
    'the name of its creator',
    () => server.api('updateNickName', { as: owner, body: { nick_name: 'Mara Two' } }),
    () => [LIST, () => 'Mara Two'],
  ],
  [
    'the name of a tag',
    () => server.api('updateTag', { as: admin, params: { tag_id: tag }, body: { names } }),
    () => [detail(), () => 'Scheduling'],
  ],
  [
    'the tags of a work',
    async () => {
      const { data } = await server.api('getModeratedWork', { as: admin, params: { file_key: work } });
      const [custom] = await server.services.tags.findOrCreateCustomTags(['Harbours'], admin.userId);
      if (custom === undefined) throw new Error('no tag was made');
      return server.api('correctWorkTags', {
        as: admin,
        params: { file_key: work },
        body: {
          submission_id: data.submission_id,
          seen: { tag_ids: [tag], topic_ids: [] },
          tag_ids: [custom],
          topic_ids: [],
        },
      });
    },
    () => [detail(), () => 'Harbours'],
  ],
  [
    'a banner',
    () =>
      server.db
        .insertInto('banner')
        .values({ title: 'Summer of boards', created_at: server.clock.now() })
        .execute(),
    () => ['/cmt/banner/list', () => 'Summer of boards'],
  ],
  [
    'a work taken back',
    () => server.api('cancelPublish', { as: owner, params: { file_key: work } }),
    () => [detail(), () => 'file_not_found'],
  ],
];

test.each(changes)(
  '%s changes for all as soon as it is said to be changed, on every process',
  async (_what, change, shows) => {
    const [path, text] = shows();
    for (const app of [server.app, other]) {
      await ask(app, path);
      expect((await ask(app, path)).body).not.toContain(text());
    }
    await change();
    // Other processes hear of it at the same moment; what is written past the API is not waited for.
    await vi.waitFor(async () => expect((await ask(other, path)).body).toContain(text()), { interval: 5 });
    await vi.waitFor(async () => expect((await ask(server.app, path)).body).toContain(text()), {
      interval: 5,
    });
  },
);

test('who withdraws a work gets the answer once nobody gets the work here any more', async () => {
  for (let round = 0; round < 5; round += 1) {
    const fileKey = await createWork(server, { owner, name: `Gone ${round}` });
    const path = `/cmt/file/${fileKey}/full`;
    // That there is a new work empties what is kept once more.
    await vi.waitFor(async () => expect((await ask(server.app, path)).age).toBe('0'), { interval: 5 });
    await server.api('cancelPublish', { as: owner, params: { file_key: fileKey } });
    expect((await ask(server.app, path)).status).toBe(404);
  }
});

test('while changes cannot be heard of nothing is kept, and afterwards nothing from before', async () => {
  const fileKey = await createWork(server, { owner, name: 'Heard of' });
  const rename = (name: string) =>
    server.db.updateTable('publication').set({ name }).where('file_key', '=', fileKey).execute();
  await vi.waitFor(async () => expect((await ask(server.app, LIST)).age).toBe('0'), { interval: 5 });
  let round = 0;
  // The connection is opened again after a tenth of a second: a machine that is slower than that tries again.
  const unheard = await vi.waitFor(
    async () => {
      round += 1;
      await sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name = 'boardwalk signals'`.execute(server.db);
      await vi.waitFor(() => expect(server.infra.signals.isListening()).toBe(false), { interval: 1 });
      await rename(`Unheard of ${round}`);
      const seen = await ask(server.app, LIST);
      expect(server.infra.signals.isListening()).toBe(false);
      return seen;
    },
    { timeout: 60_000 },
  );
  expect([unheard.age, namesOf(unheard).includes(`Unheard of ${round}`)]).toEqual([undefined, true]);
  await vi.waitFor(() => expect(server.infra.signals.isListening()).toBe(true), { timeout: 10_000 });
  const again = await ask(server.app, LIST);
  expect([again.age, namesOf(again).includes(`Unheard of ${round}`)]).toEqual([undefined, true]);
  expect((await ask(server.app, LIST)).age).toBe('0');
});
