import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { normalizeText } from '@boardwalk/domain';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, inject } from 'vitest';
import { buildServer, type ServerParts } from '../src/app.ts';
import { backgroundJobs } from '../src/backgroundJobs.ts';
import { openDatabase, openPool, type Database } from '../src/infra/database/database.ts';
import type { BlobStore } from '../src/infra/blobs/BlobStore.ts';
import { diskBlobStore } from '../src/infra/blobs/diskBlobStore.ts';
import { createSnapshots } from '../src/infra/database/snapshots.ts';
import { randomIds } from '../src/infra/ids/ids.ts';
import type { Infra } from '../src/infra/Infra.ts';
import { createJobs } from '../src/infra/jobs/jobs.ts';
import type { ConnectionOptions } from '../src/infra/postgres/launch.ts';
import { openSiteSettings } from '../src/infra/site/siteSettings.ts';
import { openSignals } from '../src/infra/signals/signals.ts';
import { createMetrics } from '../src/infra/metrics/metrics.ts';
import { createLimits } from '../src/infra/rateLimits/limits.ts';
import { memoryCounter } from '../src/infra/rateLimits/memoryCounter.ts';
import { openReplica } from '../src/infra/replica/openReplica.ts';
import { loadSecret } from '../src/infra/settings/secret.ts';
import { accessTokens } from '../src/infra/sessions/accessTokens.ts';
import { readSettings } from '../src/infra/settings/settings.ts';
import { createNewAccounts, type PreparedAccount } from '../src/modules/account/newAccounts.ts';
import { hashPassword } from '../src/modules/account/service.ts';
import { createServices, type Services } from '../src/modules/services.ts';
import { openFaultLog } from './faultLog.ts';
import type { ReplicatedPostgres } from './replicatedPostgres.ts';
import { createTestDatabase } from './testDatabase.ts';
import { workersPainter, workersPictures } from './pictureProcesses.ts';
import { keepOutcomes } from './outcomes.ts';
import { apiClient, type ApiClient, type TestUser } from './client.ts';
import { expectNoRequestsInTransactions, outsideTransactions, watchTransactions } from './transactions.ts';

/** A clock tests move by hand. It starts at the true time, in whole seconds. */
export interface TestClock {
  now(): Date;
  advance(milliseconds: number): void;
}

/** A server with a database of its own, alive during one test file. */
export interface TestServer {
  infra: Infra;
  db: Database;
  /** How to reach the database, for a second process. */
  connection: ConnectionOptions;
  services: Services;
  app: FastifyInstance;
  clock: TestClock;
  /** Calls operations of the contract, as somebody or anonymously. */
  api: ApiClient;
  /** Makes an account; `kind` 1 or 2 makes it an admin. */
  createUser(options?: { nickName?: string; kind?: 0 | 1 | 2; specialInvite?: boolean }): Promise<TestUser>;
  /** Somebody whose token is still valid, and of whom nothing is left. */
  createNobody(): Promise<TestUser>;
  /** Does what waits of one kind of job, and once what its schedule would do; gives how many were done. */
  runJobs(name: string): Promise<number>;
  /** The statements run while the work is done. Transactions' begin and commit are not counted. */
  statementsOf(work: () => Promise<unknown>): Promise<string[]>;
}

/**
 * Gives the test file a server with an empty, migrated database. Call it once at the top of the file and use
 * the members inside tests.
 *
 * @param options.environment settings that differ from the defaults
 * @param options.parts parts of the server that differ, e.g. areas; a function when they need the others
 * @param options.blobs where the blobs are, when not in a folder
 * @param options.replicated a Postgres with a replica, which is started before anything else
 */
export function testServer(options: TestServerOptions = {}): TestServer {
  const server = {} as TestServer;
  let close: () => Promise<void> = async () => undefined;
  let takeFaults: () => string[] = () => [];
  expectNoRequestsInTransactions();
  beforeAll(async () => {
    const started = await startTestServer(options);
    Object.assign(server, started.server);
    close = started.close;
    takeFaults = started.takeFaults;
  });
  // An answer of 503 is one the contract names, and work in the background answers nobody: the log has why.
  beforeEach(({ onTestFailed }) => {
    takeFaults();
    onTestFailed(() => {
      for (const line of takeFaults()) process.stderr.write(`${line}\n`);
    });
  });
  afterAll(async () => {
    keepOutcomes(inject('outcomes'));
    await close();
  });
  return server;
}

interface TestServerOptions {
  environment?: Record<string, string>;
  parts?: Partial<ServerParts> | ((built: Pick<ServerParts, 'infra' | 'services'>) => Partial<ServerParts>);
  blobs?: BlobStore;
  /** A Postgres with a replica, which is started before, in place of a database in that of the run. */
  replicated?: Pick<ReplicatedPostgres, 'primary' | 'replica'>;
}

async function startTestServer(
  options: TestServerOptions,
): Promise<{ server: TestServer; close: () => Promise<void>; takeFaults: () => string[] }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'boardwalk-server-'));
  const database =
    options.replicated === undefined
      ? await createTestDatabase()
      : { connection: options.replicated.primary, drop: async () => undefined };
  const statements: string[] = [];
  const pool = openPool({ connection: database.connection });
  const onStatement = (sql: string) => statements.push(sql);
  const db = openDatabase({ pool, onStatement });
  // A test may do in a transaction of its own what the server must not.
  const watched = watchTransactions(
    // Who holds a connection and waits for another one waits for ever, once all of them are held so.
    openDatabase({ pool: outsideTransactions('pool', pool), onStatement }),
  );
  const settings = readSettings({
    DATA_DIR: dataDir,
    REQUESTS_PER_MINUTE: '1000000',
    // Tests write what the database holds; only those of shared answers want these.
    SHARED_ANSWERS_MB: '0',
    ...options.environment,
  });
  const clock = testClock();
  const { log, faultsOf, takeAll } = openFaultLog();
  const signals = await openSignals({ connection: database.connection, log });
  const replica =
    options.replicated &&
    openReplica({
      connection: options.replicated.replica,
      primary: { pool, connection: database.connection },
      poolSize: 5,
      statementSeconds: 30,
      signals,
      log,
    });
  const jobPool = openPool({ connection: database.connection, poolSize: 2 });
  // Of the data folder, so that commands of the operator know it as well.
  const tokens = accessTokens({
    secret: loadSecret(settings.dataDir, settings.tokens.secret),
    accessSeconds: settings.tokens.accessSeconds,
    clock,
  });
  const infra: Infra = {
    settings,
    site: await openSiteSettings({ settings, db: watched, signals, tokens, clock, log }),
    db: watched,
    readDb: replica?.db ?? watched,
    replica,
    snapshots: outsideTransactions('snapshots', createSnapshots(database.connection)),
    blobs: outsideTransactions(
      'blobs',
      options.blobs ?? diskBlobStore(join(dataDir, 'blobs'), { durable: false, clock }),
    ),
    clock,
    ids: randomIds,
    tokens,
    painter: outsideTransactions('painter', workersPainter()),
    pictures: outsideTransactions('pictures', workersPictures()),
    signals,
    jobs: createJobs({ pool: jobPool, log, clock }),
    limits: createLimits(outsideTransactions('limits', memoryCounter(clock))),
    memory: undefined,
    log,
  };
  const services = createServices(infra);
  for (const job of backgroundJobs(infra, services)) infra.jobs.define(job);
  const parts = typeof options.parts === 'function' ? options.parts({ infra, services }) : options.parts;
  const { app } = await buildServer({ infra, services, metrics: createMetrics(), ...parts });
  await app.ready();

  const newAccounts = createNewAccounts(infra, services.workspace);
  const api = apiClient(app, faultsOf);
  let users = 0;
  const server: TestServer = {
    infra,
    db,
    connection: database.connection,
    services,
    app,
    clock,
    api,
    async createUser({ nickName, kind = 0, specialInvite = false } = {}) {
      users += 1;
      const account = `user${users}-${randomBytes(4).toString('hex')}@example.com`;
      const person = await prepared(account, nickName ?? `Person ${users}`);
      const userId = await db.transaction().execute((trx) => newAccounts.add(trx, person));
      if (kind !== 0 || specialInvite) {
        await db
          .updateTable('user_account')
          .set({ kind, special_invite: specialInvite })
          .where('user_id', '=', userId)
          .execute();
      }
      const { token } = await infra.tokens.issue({ userId, sessionId: `test-${userId}` });
      return { userId, account, token };
    },
    async createNobody() {
      const userId = infra.ids.key();
      const { token } = await infra.tokens.issue({ userId, sessionId: `test-${userId}` });
      return { userId, account: 'nobody@example.com', token };
    },
    runJobs: (name) => infra.jobs.runNow(name),
    async statementsOf(work) {
      statements.length = 0;
      await work();
      return [...statements];
    },
  };
  const close = async () => {
    await app.close();
    await replica?.close();
    await signals.close();
    await jobPool.end();
    await db.destroy();
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { server, close, takeFaults: takeAll };
}

/** The password of every account createUser makes. */
export const TEST_PASSWORD = 'correct horse 8';

let passwordHash: Promise<string> | undefined;

/** A new account with the hash of the test password, which is made once: a slow hash is the point of it. */
async function prepared(email: string, nickName: string): Promise<PreparedAccount> {
  passwordHash ??= hashPassword(TEST_PASSWORD);
  return {
    name: { kind: 'email', value: email },
    nickName: normalizeText(nickName),
    passwordHash: await passwordHash,
    language: 'en-US',
    isProven: true,
  };
}

function testClock(): TestClock {
  let time = Math.floor(Date.now() / 1000) * 1000;
  return {
    now: () => new Date(time),
    advance(milliseconds) {
      time += milliseconds;
    },
  };
}

export type { ApiAnswer, ApiClient, TestUser } from './client.ts';
export type { LightMyRequestResponse };
