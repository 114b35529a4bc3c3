import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileForm, picture } from '../../test/uploads.ts';
import { joined, ordinary, RECOVERY_MS, recovered, shown, type Outcome, type Scene } from './scene.ts';

/** Redis takes everything and says nothing. */
export async function hungRedis(scene: Scene): Promise<Outcome> {
  scene.redis.hold();
  await sleep(200);
  const { statuses, worst } = await ordinary(scene, 8);
  scene.redis.mend();
  const back = await recovered(scene);
  return redisOutcome('a hung Redis', statuses, worst, back);
}

/** Redis is not there. */
export async function lostRedis(scene: Scene): Promise<Outcome> {
  scene.redis.cut();
  await sleep(200);
  const { statuses, worst } = await ordinary(scene, 8);
  scene.redis.mend();
  const back = await recovered(scene);
  return redisOutcome('a lost Redis', statuses, worst, back);
}

function redisOutcome(name: string, statuses: Set<number>, worst: number, back: number): Outcome {
  return {
    name,
    criterion: `requests meanwhile answer 200 or 503 within 10 s; all is well within ${shown(RECOVERY_MS)} after`,
    seen: `statuses ${[...statuses].join(', ')}, the slowest ${shown(worst)}; well again after ${shown(back)}`,
    isWithstood:
      [...statuses].every((status) => status === 200 || status === 503) &&
      worst < 10_000 &&
      back < RECOVERY_MS,
  };
}

/** Postgres goes and comes back. */
export async function restartedPostgres(scene: Scene): Promise<Outcome> {
  const client = await joined(scene);
  client.putNote('kept', 'kept through a restart');
  await client.flush();
  const statuses = new Set<number>();
  const state = { isOver: false };
  const asking = (async () => {
    while (!state.isOver) for (const status of (await ordinary(scene, 1)).statuses) statuses.add(status);
  })();
  await scene.site.restartPostgres(1000);
  const back = await recovered(scene);
  state.isOver = true;
  await asking;
  client.putNote('later', 'after a restart');
  await client.flush();
  client.close();
  const reader = await joined(scene);
  const texts = reader.texts();
  reader.close();
  const isWhole = texts.includes('kept through a restart') && texts.includes('after a restart');
  return {
    name: 'Postgres restarted',
    criterion: `requests meanwhile answer 200 or 503; all is well within ${shown(RECOVERY_MS)}; edits before and after are there`,
    seen: `statuses ${[...statuses].join(', ')}; well again after ${shown(back)}; the board ${isWhole ? 'is whole' : 'lacks edits'}`,
    isWithstood:
      [...statuses].every((status) => status === 200 || status === 503) && back < RECOVERY_MS && isWhole,
  };
}

/** There is no room for another picture. */
export async function fullDisk(scene: Scene): Promise<Outcome> {
  const { environment } = scene.site;
  const filler = join(environment['BLOB_DIR'] ?? '', 'filler');
  spawnSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=64k']);
  const send = async () =>
    fetch(`${scene.origin}/api/user/avatar`, {
      method: 'POST',
      headers: { authorization: `Bearer ${scene.mara.token}` },
      body: fileForm(await picture('png', 400)),
    });
  const full = await send();
  const meanwhile = await ordinary(scene, 10);
  rmSync(filler, { force: true });
  const after = await send();
  const { data } = (await after.json()) as { data?: { avatar_url?: string } };
  const seen = data?.avatar_url === undefined ? 0 : (await fetch(scene.origin + data.avatar_url)).status;
  return {
    name: 'a full disk under the blobs',
    criterion: 'an upload answers 503, what needs no disk goes on, and it works again once there is room',
    seen: `the upload ${full.status}, ${meanwhile.ok} of 10 other requests; with room ${after.status}, the picture ${seen}`,
    isWithstood: full.status === 503 && meanwhile.ok === 10 && after.status === 200 && seen === 200,
  };
}
