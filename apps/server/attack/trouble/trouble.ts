import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startRedis } from '@boardwalk/tooling-test-redis';
import { enterLiveServer } from '../../test/liveServer.ts';
import { startSite } from '../site.ts';
import { openWire } from '../wire.ts';
import { clockJumps } from './clockJumps.ts';
import { brokenClients, hostileFrames, refreshStorm, slowClients } from './clients.ts';
import { floodingEditor } from './floodingEditor.ts';
import { createBoard, faultLines, PASSWORD, type Outcome, type Scene } from './scene.ts';
import { hungRedisUnderBoards } from './hungRedisUnderBoards.ts';
import { fullDisk, hungRedis, lostRedis, restartedPostgres } from './surroundings.ts';

type Trouble = (scene: Scene) => Promise<Outcome>;

/** What happens to one process, one after the other on the same one. */
const ON_ONE_SITE: readonly Trouble[] = [
  slowClients,
  brokenClients,
  hostileFrames,
  floodingEditor,
  refreshStorm,
  hungRedis,
  lostRedis,
  restartedPostgres,
  fullDisk,
];
/** What has a site of its own. */
const APART = [hungRedisUnderBoards, clockJumps] as const;

/** What came of everything that can happen to a site from outside. */
export interface TroubleSums {
  outcomes: Outcome[];
  /** Lines of the log about requests that failed by a fault of the server. */
  logged: string[];
}

/**
 * Everything that can happen to a site from outside.
 *
 * @param options.only names of what is to happen; everything when left out
 */
export async function attackByTrouble({
  only,
  say,
}: {
  only: ReadonlySet<string> | undefined;
  say: (line: string) => void;
}): Promise<TroubleSums> {
  const sums: TroubleSums = { outcomes: [], logged: [] };
  const isWanted = ({ name }: { name: string }) => only === undefined || only.has(name);
  const known = new Set([...ON_ONE_SITE, ...APART].map(({ name }) => name));
  const unknown = [...(only ?? [])].filter((name) => !known.has(name));
  if (unknown.length > 0)
    throw new Error(`no trouble is called ${unknown.join(', ')}: there are ${[...known].join(', ')}`);
  const add = (outcomes: readonly Outcome[], logged: readonly string[]) => {
    sums.outcomes.push(...outcomes);
    sums.logged.push(...logged);
  };
  const together = ON_ONE_SITE.filter(isWanted);
  if (together.length > 0) add(...(await onOneSite(together, say)));
  for (const trouble of APART.filter(isWanted)) {
    say(`trouble: ${trouble.name}`);
    const { outcome, logged } = await trouble(say);
    add([outcome], logged);
  }
  return sums;
}

async function onOneSite(
  wanted: readonly Trouble[],
  say: (line: string) => void,
): Promise<[outcomes: Outcome[], logged: string[]]> {
  const redis = await startRedis();
  const wire = await openWire(Number(new URL(redis.url).port));
  const blobs = mkdtempSync(join(tmpdir(), 'boardwalk-small-disk-'));
  // Only the superuser mounts; without a small disk that part is left out, and said to be.
  const isSmall = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=3m', 'tmpfs', blobs]).status === 0;
  const environment = {
    REDIS_URL: `redis://127.0.0.1:${wire.port}`,
    BLOB_DIR: blobs,
    FREE_EDITABLE_FILES: '0',
  };
  const site = await startSite({ environment });
  try {
    const server = site.running();
    const mara = await enterLiveServer(server, 'mara@example.com', PASSWORD);
    const board = await createBoard(server, mara);
    const scene: Scene = { site, redis: wire, mara, board, origin: `http://127.0.0.1:${server.port}` };
    const outcomes: Outcome[] = [];
    for (const trouble of wanted) {
      if (trouble === fullDisk && !isSmall) continue;
      say(`trouble: ${trouble.name}`);
      outcomes.push(await trouble(scene));
    }
    return [outcomes, faultLines(server)];
  } finally {
    await site.stop();
    await wire.close();
    await redis.stop();
    if (isSmall) spawnSync('umount', [blobs]);
    rmSync(blobs, { recursive: true, force: true });
  }
}
