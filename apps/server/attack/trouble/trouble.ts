import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startRedis } from '@boardwalk/tooling-test-redis';
import { enterLiveServer } from '../../test/liveServer.ts';
import { startSite } from '../site.ts';
import { openWire } from '../wire.ts';
import { brokenClients, floodingEditor, hostileFrames, refreshStorm, slowClients } from './clients.ts';
import { PASSWORD, type Outcome, type Scene } from './scene.ts';
import { fullDisk, hungRedis, lostRedis, restartedPostgres } from './surroundings.ts';

type Trouble = (scene: Scene) => Promise<Outcome>;

/** Everything that can happen to a site from outside, one after the other on the same one. */
export async function attackByTrouble(
  say: (line: string) => void,
): Promise<{ outcomes: Outcome[]; logged: string[] }> {
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
    const space = await server.call<{ team_id: string; project_id: string }>('GET', '/web/space', mara);
    const path = `/web/team/${space.team_id}/project/${space.project_id}/file`;
    const body = { name: 'In trouble', kind: 'board' };
    const { file_key: board } = await server.call<{ file_key: string }>('POST', path, { ...mara, body });
    const scene: Scene = { site, redis: wire, mara, board, origin: `http://127.0.0.1:${server.port}` };
    const troubles: Trouble[] = [
      slowClients,
      brokenClients,
      hostileFrames,
      floodingEditor,
      refreshStorm,
      hungRedis,
      lostRedis,
      restartedPostgres,
    ];
    if (isSmall) troubles.push(fullDisk);
    const outcomes: Outcome[] = [];
    for (const trouble of troubles) {
      say(`trouble: ${trouble.name}`);
      outcomes.push(await trouble(scene));
    }
    const logged = server
      .output()
      .split('\n')
      .filter((line) => /"level":60|"internal_error"/u.test(line));
    return { outcomes, logged };
  } finally {
    await site.stop();
    await wire.close();
    await redis.stop();
    if (isSmall) spawnSync('umount', [blobs]);
    rmSync(blobs, { recursive: true, force: true });
  }
}
