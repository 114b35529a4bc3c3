import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startRedis, type RunningRedis } from '@boardwalk/tooling-test-redis';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { joinBoard, type BoardClient } from './boardClient.ts';
import { startLiveServer, temporaryDataDir, type LiveServer, type LiveUser } from './liveServer.ts';
import type { TestDatabase } from './testDatabase.ts';

/** Server processes of one deployment: a data folder each, everything else shared. */
export interface SharedDeployment {
  redis: RunningRedis;
  /**
   * Starts another one.
   *
   * @param environment settings that differ
   * @param main the program, when it is another version
   */
  start: (environment?: Record<string, string>, main?: string) => Promise<LiveServer>;
  /** Makes an empty board in somebody's own space. */
  createBoard: (server: LiveServer, user: LiveUser) => Promise<string>;
  /** Joins a board by a process, and waits for it; left after the test. */
  enter: (server: LiveServer, user: LiveUser, fileKey: string) => Promise<BoardClient>;
  /** The same at that very process, also when another one owns the board, as when that one does not answer. */
  enterHere: (server: LiveServer, user: LiveUser, fileKey: string) => Promise<BoardClient>;
  /** Leaves a board at the end of the test. */
  leaveLater: (client: BoardClient) => void;
}

/** Gives the test file a deployment on its database, which ends with it. Call it once at the top of the file. */
export function sharedDeployment(database: TestDatabase): SharedDeployment {
  const blobDir = mkdtempSync(join(tmpdir(), 'boardwalk-shared-blobs-'));
  const running: LiveServer[] = [];
  const dataDirs: { dispose(): void }[] = [];
  const clients: BoardClient[] = [];

  async function joinAt(server: LiveServer, user: LiveUser, fileKey: string, isHere: boolean) {
    const path = `/web/file/${fileKey}/collab-ticket`;
    const ticket = async () => (await server.call<{ ticket: string }>('POST', path, user)).ticket;
    const client = joinBoard({ port: server.port, fileKey, ticket, isHere });
    clients.push(client);
    await client.synced;
    return client;
  }

  const deployment: Omit<SharedDeployment, 'redis'> & Partial<SharedDeployment> = {
    async start(environment = {}, main) {
      const dataDir = temporaryDataDir();
      dataDirs.push(dataDir);
      const { host, user, database: name } = database.connection as Record<string, string>;
      const settings = {
        DATABASE_URL: `postgres://${user}@/${name}?host=${encodeURIComponent(host ?? '')}`,
        REDIS_URL: deployment.redis?.url ?? '',
        TOKEN_SECRET: 'a secret all processes share, 32 long',
        BLOB_DIR: blobDir,
        // Nothing stands before them that has to see that one stops.
        SHUTDOWN_GRACE_SECONDS: '0',
        ...environment,
      };
      const server = await startLiveServer(dataDir.path, settings, { main });
      running.push(server);
      return server;
    },

    async createBoard(server, user) {
      const space = await server.call<{ team_id: string; project_id: string }>('GET', '/web/space', user);
      const path = `/web/team/${space.team_id}/project/${space.project_id}/file`;
      const file = await server.call<{ file_key: string }>('POST', path, {
        ...user,
        body: { name: 'Shared', kind: 'board' },
      });
      return file.file_key;
    },

    enter: async (server, user, fileKey) => joinAt(server, user, fileKey, false),
    enterHere: async (server, user, fileKey) => joinAt(server, user, fileKey, true),

    leaveLater: (client) => void clients.push(client),
  };

  beforeAll(async () => {
    deployment.redis = await startRedis();
  }, 180_000);
  afterEach(() => {
    for (const client of clients.splice(0)) client.close();
  });
  afterAll(async () => {
    await Promise.all(running.map((server) => server.stop()));
    for (const dataDir of dataDirs) dataDir.dispose();
    await deployment.redis?.stop();
    rmSync(blobDir, { recursive: true, force: true });
  });
  return deployment as SharedDeployment;
}
