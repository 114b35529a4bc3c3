import { OPERATIONS } from '@boardwalk/api-client';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openPool } from '../src/infra/database/database.ts';
import { API_PREFIX } from '../src/infra/http/prefix.ts';
import type { ConnectionOptions } from '../src/infra/postgres/launch.ts';
import { openReplica } from '../src/infra/replica/openReplica.ts';
import { REPLICA_OPERATIONS } from '../src/infra/replica/replicaOperations.ts';
import { INPUTS, neededQuery, plausiblePath } from './contractInput.ts';
import { testServer, type TestUser } from './harness.ts';
import { startReplicatedPostgres } from './replicatedPostgres.ts';
import { createWork } from './works.ts';

/*
 * A server beside a primary and a replica that streams from it. To see where a read goes, rows are changed on the primary without
 * a signal while the replica does not replay: who reads the former ones reads from the replica.
 */
const postgres = await startReplicatedPostgres();
const server = testServer({ environment: { SHARED_ANSWERS_MB: '16' }, replicated: postgres });
let owner: TestUser;
let admin: TestUser;

beforeAll(async () => {
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  owner = await server.createUser({ nickName: 'Mara' });
  admin = await server.createUser({ kind: 2 });
});
afterAll(() => postgres.stop());

const state = () => server.infra.replica?.state();
/** The replica has all that was changed until now, and is read from. */
async function isUsed(): Promise<void> {
  await server.infra.signals.settled();
  await vi.waitFor(() => expect(state()?.isUsed).toBe(true), { timeout: 60_000, interval: 5 });
}
/** A replica beside that of the server. */
const open = (
  connection: ConnectionOptions,
  { primary, mostLagSeconds = 10 }: { primary: pg.Pool; mostLagSeconds?: number },
) =>
  openReplica({
    connection,
    primary: { pool: primary, connection: postgres.primary },
    poolSize: 1,
    statementSeconds: 5,
    signals: server.infra.signals,
    log: server.infra.log,
    mostLagSeconds,
  });
const pause = () => postgres.tell('select pg_wal_replay_pause()');
const resume = () => postgres.tell('select pg_wal_replay_resume()');

/** As every process hears it: over a connection, so that answers are shared. */
async function get(path: string, headers: Record<string, string> = {}): Promise<string> {
  const { port } = server.app.server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
  return answer.text();
}
const api = (path: string, headers: Record<string, string> = {}) => get(API_PREFIX + path, headers);

let asked = 0;
/** A search for words that nobody has searched for: it is found out, however many have been asked for. */
const newSearch = () => `/cmt/files/search?keyword=unheard${(asked += 1)}`;
/** A part of a list, forty of them in turn: an earlier one was dropped by a signal since, or has another size. */
const fresh = (path: string) => {
  asked += 1;
  return `${path}${path.includes('?') ? '&' : '?'}cursor=0&size=${(asked % 40) + 1}`;
};
const LIST = '/cmt/files/view/list?viewType=2';

/** Renames a work so that no process hears of it. */
async function renameUnheard(fileKey: string, name: string): Promise<void> {
  await server.db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await trx.updateTable('publication').set({ name }).where('file_key', '=', fileKey).execute();
  });
}

test('visitors read from the replica; who is signed in, and what is changed, from the primary', async () => {
  const work = await createWork(server, { owner, name: 'Former name' });
  await isUsed();
  await pause();
  try {
    await renameUnheard(work, 'Present name');
    expect(await api(`/cmt/file/${work}/full`)).toContain('Former name');
    expect(await api(fresh(LIST))).toContain('Former name');
    const mine = { authorization: `Bearer ${owner.token}` };
    expect(await api(`/cmt/file/${work}/full`, mine)).toContain('Present name');
    expect(await api(fresh(LIST), mine)).toContain('Present name');
    // This operation looks at no token: it cannot know who asks.
    expect(await api(fresh(`/cmt/files/creator/list?user_id=${owner.userId}`), mine)).toContain(
      'Former name',
    );
    expect(state()).toMatchObject({ isUsed: true, isThere: true });
  } finally {
    await resume();
  }
});

test('every operation that reads from the replica asks the primary for nothing', async () => {
  const work = await createWork(server, { owner, name: 'Read by all' });
  const known = { file_key: work, fileKey: work, user_id: owner.userId, id: '0' };
  const acquired = vi.fn();
  const readers: string[] = [];
  server.infra.replica?.pool.on('acquire', acquired);
  for (const input of INPUTS.filter(({ operationId }) => REPLICA_OPERATIONS.has(operationId))) {
    const params = plausiblePath(input, known);
    const path = OPERATIONS[input.operationId].path.replace(/\{(\w+)\}/gu, (_all, name: string) =>
      encodeURIComponent(params[name] ?? ''),
    );
    const query = new URLSearchParams({ ...neededQuery(input), unknown: String((asked += 1)) });
    await isUsed();
    acquired.mockClear();
    const statements = await server.statementsOf(() => api(`${path}?${query.toString()}`));
    const reads = statements.filter((statement) => /^\s*(?:select|with (?!search))/iu.test(statement));
    expect({ operation: input.operationId, reads }).toEqual({ operation: input.operationId, reads: [] });
    if (acquired.mock.calls.length > 0) readers.push(input.operationId);
  }
  expect(readers.toSorted()).toEqual([...REPLICA_OPERATIONS].toSorted());
  expect(REPLICA_OPERATIONS.size).toBeGreaterThan(20);
});

test('a work that was taken down never comes back from a replica that still has it', async () => {
  for (let round = 0; round < 3; round += 1) {
    const name = `Taken down ${round}`;
    const work = await createWork(server, { owner, name });
    await isUsed();
    expect(await api(LIST)).toContain(name);
    await pause();
    try {
      const answer = await server.api('takeDownWork', {
        as: admin,
        params: { file_key: work },
        body: { reason: 'It is an advertisement.' },
      });
      expect(answer.status).toBe(200);
      const paths = [LIST, fresh(LIST), `/cmt/file/${work}/full`, `/cmt/files/search?keyword=taken`];
      for (const path of paths) expect(await api(path)).not.toContain(name);
      expect(state()?.isUsed).toBe(false);
    } finally {
      await resume();
    }
    await isUsed();
    expect(await api(fresh(LIST))).not.toContain(name);
  }
});

test('what is changed past the API is shown no more from the moment its signal is heard', async () => {
  for (let round = 0; round < 3; round += 1) {
    const name = `Withdrawn ${round}`;
    const work = await createWork(server, { owner, name });
    await isUsed();
    await pause();
    try {
      expect(await api(fresh(LIST))).toContain(name);
      await server.db
        .updateTable('publication')
        .set({ is_live: false })
        .where('file_key', '=', work)
        .execute();
      await server.infra.signals.settled();
      const shown = await Promise.all([api(fresh(LIST)), api(LIST), api(`/cmt/file/${work}/full`)]);
      expect(shown.filter((text) => text.includes(name))).toEqual([]);
    } finally {
      await resume();
    }
  }
});

test('who has just joined has a profile for visitors, too', async () => {
  await isUsed();
  await pause();
  try {
    const { userId } = await server.createUser({ nickName: 'Nora' });
    await server.infra.signals.settled();
    expect(await api(`/cmt/profile?user_id=${userId}`)).toContain('Nora');
  } finally {
    await resume();
  }
});

test('words that people have changed of themselves are read as they are now', async () => {
  const { data } = await server.api('getUserInfo', { as: owner });
  const profile = await server.api('getProfile', { query: { user_id: data.user_id } });
  for (let round = 0; round < 5; round += 1) {
    await isUsed();
    await pause();
    const introduce = `I draw harbours, ${round}`;
    await server.api('updateProfile', {
      as: owner,
      body: { profile_key: profile.data.profile_key, introduce },
    });
    const read = await api(`/cmt/profile?user_id=${owner.userId}`);
    await resume();
    expect(read).toContain(introduce);
  }
});

test('metrics say whether the replica is used, and how far behind it is', async () => {
  const metric = async (name: string) => {
    const line = (await get('/metrics')).split('\n').find((each) => each.startsWith(`${name} `));
    return line === undefined ? undefined : Number(line.slice(name.length + 1));
  };
  await isUsed();
  expect(await metric('replica_used')).toBe(1);
  expect(await metric('replica_lag_seconds')).toBeLessThan(10);
  await pause();
  try {
    await createWork(server, { owner });
    await server.infra.signals.settled();
    expect(await metric('replica_used')).toBe(0);
    await vi.waitFor(() => expect(state()?.lagSeconds).toBeGreaterThan(0), { timeout: 60_000, interval: 20 });
    expect(await metric('replica_lag_seconds')).toBeGreaterThan(0);
  } finally {
    await resume();
  }
});

test('a replica that is too far behind is not read from, though no signal has come', async () => {
  const work = await createWork(server, { owner });
  await server.infra.signals.settled();
  const primary = openPool({ connection: postgres.primary, poolSize: 1 });
  const lagging = open(postgres.replica, { primary, mostLagSeconds: 3 });
  const isRead = (is: boolean) =>
    vi.waitFor(() => expect(lagging.state().isUsed).toBe(is), { timeout: 60_000, interval: 20 });
  try {
    await isRead(true);
    await pause();
    await renameUnheard(work, 'Unheard');
    await isRead(false);
    expect(lagging.state()).toMatchObject({ isThere: true, lagSeconds: expect.toSatisfy((lag) => lag > 3) });
    await resume();
    await isRead(true);
  } finally {
    await resume();
    await lagging.close();
    await primary.end();
  }
});

test('whether the replica is well is asked over connections of its own: requests may hold all others', async () => {
  const primary = openPool({ connection: postgres.primary, poolSize: 1 });
  const busy = await primary.connect();
  const opened = open(postgres.replica, { primary });
  try {
    await vi.waitFor(() => expect(opened.state().isUsed).toBe(true), { timeout: 60_000, interval: 20 });
  } finally {
    busy.release();
    await opened.close();
    await primary.end();
  }
});

test('when the replica is lost visitors notice nothing, and when it is back it is read from again', async () => {
  const work = await createWork(server, { owner, name: 'Read throughout' });
  await isUsed();
  const stopped = new AbortController();
  const reading = Array.from({ length: 4 }, async () => {
    const answers: string[] = [];
    while (!stopped.signal.aborted) answers.push(await api(newSearch()));
    return answers;
  });
  await postgres.stopReplica();
  await vi.waitFor(() => expect(state()).toMatchObject({ isThere: false, isUsed: false }));
  stopped.abort();
  const answers = (await Promise.all(reading)).flat();
  expect(answers.filter((text) => !text.startsWith('{"code":0,'))).toEqual([]);
  expect(await api(`/cmt/file/${work}/full`)).toContain('Read throughout');
  expect(JSON.parse(await get('/readyz'))).toMatchObject({ status: 'ready', missing: ['replica'] });
  await postgres.startReplica();
  await isUsed();
  const acquired = vi.fn();
  server.infra.replica?.pool.on('acquire', acquired);
  await api(newSearch());
  expect(acquired).toHaveBeenCalled();
});

test('a server that is no replica of the database, or is away at the start, is not read from', async () => {
  const primary = openPool({ connection: postgres.primary, poolSize: 2 });
  for (const connection of [
    postgres.primary,
    server.connection,
    { connectionString: 'postgres://nobody@127.0.0.1:1/none' },
  ]) {
    const wrong = open(connection, { primary });
    const { rows } = await sql<{ standby: boolean }>`select pg_is_in_recovery() as standby`.execute(wrong.db);
    expect(rows).toEqual([{ standby: false }]);
    expect(wrong.state()).toEqual({ isThere: false, isUsed: false, lagSeconds: undefined });
    await expect(wrong.db.transaction().execute(async () => undefined)).rejects.toThrow('no transactions');
    await wrong.close();
  }
  await primary.end();
});
