import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addElements } from '@boardwalk/board/document';
import { startRedis } from '@boardwalk/tooling-test-redis';
import * as Y from 'yjs';
import { launchPostgres } from '../src/infra/postgres/launch.ts';
import { joinBoard } from '../test/boardClient.ts';
import { enterLiveServer, startLiveServer, type LiveServer, type LiveUser } from '../test/liveServer.ts';
import { ROOT_TOPIC, SHARED_NOTE } from './person.ts';

const PASSWORD = 'correct horse 8';
/** An access token holds for a quarter of an hour. */
const TOKEN_MS = 600_000;

/** Two processes on one Postgres that waits for the disk, and one Redis. */
export interface Deployment {
  /** The port of a process; 0 while it is down. */
  port(index: number): number;
  /** Kills a process and starts it again. */
  killAndStart(index: number): Promise<void>;
  /** Makes a board with an empty note and a topic, whose owner has no other. */
  createBoard(): Promise<string>;
  /** A ticket for the board that was made last. */
  ticketOf(fileKey: string): Promise<string>;
  /** The document as a process gives it to somebody new. */
  read(fileKey: string, index?: number): Promise<Y.Doc>;
  stop(): Promise<void>;
}

/** Starts a deployment in a folder of its own. */
export async function startDeployment(): Promise<Deployment> {
  const home = mkdtempSync(join(tmpdir(), 'boardwalk-board-attack-'));
  const postgres = await launchPostgres({ dataDir: home, durable: true });
  const redis = await startRedis();
  const { host, user, database } = postgres.connection;
  const environment = {
    NODE_ENV: 'production',
    DATABASE_URL: `postgres://${user}@/${database}?host=${encodeURIComponent(host)}`,
    REDIS_URL: redis.url,
    TOKEN_SECRET: 'a secret all processes share, 32 long',
    BLOB_DIR: join(home, 'blobs'),
    REQUESTS_PER_MINUTE: '1000000',
    SIGN_UPS_PER_HOUR: '1000000',
  };
  const start = async (index: number): Promise<LiveServer> => {
    const folder = join(home, `process-${index}`);
    mkdirSync(folder, { recursive: true });
    return startLiveServer(folder, environment);
  };
  /** Null while one is down. The first one migrates the database. */
  const servers: (LiveServer | null)[] = [await start(0)];
  servers.push(await start(1));
  let owner: LiveUser | undefined;
  let owners = 0;
  let entered = 0;

  const running = (index = 0): LiveServer => {
    const found = servers[index] ?? servers.find((server) => server !== null);
    if (!found) throw new Error('no process runs');
    return found;
  };
  /** The owner of the board that was made last, signed in. */
  async function me(): Promise<LiveUser> {
    if (owner === undefined || Date.now() - entered > TOKEN_MS) {
      owner = await enterLiveServer(running(), `owner${owners}@example.com`, PASSWORD);
      entered = Date.now();
    }
    return owner;
  }
  async function ticketOf(fileKey: string): Promise<string> {
    const path = `/web/file/${fileKey}/collab-ticket`;
    return (await running().call<{ ticket: string }>('POST', path, await me())).ticket;
  }

  return {
    port: (index) => servers[index]?.port ?? 0,
    async killAndStart(index) {
      const server = servers[index];
      if (!server) return;
      servers[index] = null;
      await server.kill();
      const next = await start(index);
      servers[index] = next;
    },
    async createBoard() {
      // A plan has few boards for nothing.
      owners += 1;
      owner = undefined;
      const as = await me();
      const space = await running().call<{ team_id: string; project_id: string }>('GET', '/web/space', as);
      const path = `/web/team/${space.team_id}/project/${space.project_id}/file`;
      const body = { name: 'Attacked', kind: 'board' };
      const { file_key: key } = await running().call<{ file_key: string }>('POST', path, { ...as, body });
      const first = joinBoard({ port: running().port, fileKey: key, ticket: await ticketOf(key) });
      await first.synced;
      const plain = { z: 'a0', style: {}, x: 0, y: 0 } as const;
      const topic = { parent: null, order: 'a0', folded: false, layout: 'right', side: 'right' } as const;
      addElements(first.store, [
        { ...plain, id: SHARED_NOTE, type: 'sticky', text: '', w: 400, h: 400 },
        { ...plain, ...topic, id: ROOT_TOPIC, type: 'topic', text: 'Root' },
      ]);
      await first.flush();
      first.close();
      return key;
    },
    ticketOf,
    async read(fileKey, index = 0) {
      const reader = joinBoard({ port: running(index).port, fileKey, ticket: await ticketOf(fileKey) });
      await reader.synced;
      const doc = new Y.Doc();
      Y.applyUpdate(doc, Y.encodeStateAsUpdate(reader.doc));
      reader.close();
      return doc;
    },
    async stop() {
      await Promise.all(servers.map(async (server) => server?.stop()));
      await redis.stop();
      await postgres.stop();
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
