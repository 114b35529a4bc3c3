import { setTimeout as sleep } from 'node:timers/promises';
import { joinBoard, type BoardClient } from '../../test/boardClient.ts';
import type { LiveServer, LiveUser } from '../../test/liveServer.ts';
import type { Site } from '../site.ts';
import type { Wire } from '../wire.ts';

/** The password of whom the site has. */
export const PASSWORD = 'correct horse 8';
/** An ordinary request may take so long in the middle of it all. */
const PATIENCE_MS = 5000;
/** After trouble is over, everything works again within this time. */
export const RECOVERY_MS = 60_000;

/** One kind of trouble: what should hold, and what was seen. */
export interface Outcome {
  name: string;
  criterion: string;
  seen: string;
  isWithstood: boolean;
}

/** A site, and what trouble can be made with. */
export interface Scene {
  site: Site;
  redis: Wire;
  mara: LiveUser;
  board: string;
  origin: string;
}

/** Ordinary requests, one after the other: how many answered 200, and how long the slowest took. */
export async function ordinary(
  { origin, mara }: Scene,
  times = 20,
): Promise<{ ok: number; statuses: Set<number>; worst: number }> {
  const seen = { ok: 0, statuses: new Set<number>(), worst: 0 };
  for (let count = 0; count < times; count += 1) {
    const began = performance.now();
    const headers = { authorization: `Bearer ${mara.token}` };
    const answer = await fetch(`${origin}/api/web/teams`, {
      headers,
      signal: AbortSignal.timeout(30_000),
    }).catch(() => undefined);
    await answer?.arrayBuffer().catch(() => undefined);
    seen.statuses.add(answer?.status ?? 0);
    if (answer?.status === 200) seen.ok += 1;
    seen.worst = Math.max(seen.worst, performance.now() - began);
  }
  return seen;
}

/** Milliseconds until ordinary requests answer 200 again. */
export async function recovered(scene: Scene): Promise<number> {
  const began = performance.now();
  while (performance.now() - began < RECOVERY_MS) {
    const { ok } = await ordinary(scene, 1);
    if (ok === 1) return performance.now() - began;
    await sleep(100);
  }
  return Infinity;
}

/** Lines of the log of a process about requests that failed by a fault of its own. */
export const faultLines = (server: LiveServer) =>
  server
    .output()
    .split('\n')
    .filter((line) => /"level":60|"internal_error"/u.test(line));

/** Seconds, for the report. */
export const shown = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

/** How ordinary requests fare while something goes on. */
export async function duringIt(scene: Scene, name: string, what: string): Promise<Outcome> {
  const { ok, worst } = await ordinary(scene);
  return {
    name,
    criterion: `20 ordinary requests meanwhile answer 200, each within ${shown(PATIENCE_MS)}`,
    seen: `${what}; ${ok} of 20, the slowest ${shown(worst)}`,
    isWithstood: ok === 20 && worst <= PATIENCE_MS,
  };
}

/** A ticket of Mara's for the board. */
export async function ticketOf(
  { site, mara, board }: Pick<Scene, 'site' | 'mara' | 'board'>,
  index = 0,
): Promise<string> {
  const path = `/web/file/${board}/collab-ticket`;
  return (await site.running(index).call<{ ticket: string }>('POST', path, mara)).ticket;
}

/** Mara, with the board open at a process. */
export async function joined(scene: Pick<Scene, 'site' | 'mara' | 'board'>, index = 0): Promise<BoardClient> {
  const { port } = scene.site.running(index);
  const client = joinBoard({ port, fileKey: scene.board, ticket: await ticketOf(scene, index) });
  await client.synced;
  return client;
}

/** An empty board of somebody. */
export async function createBoard(server: LiveServer, user: LiveUser): Promise<string> {
  const space = await server.call<{ team_id: string; project_id: string }>('GET', '/web/space', user);
  const path = `/web/team/${space.team_id}/project/${space.project_id}/file`;
  const body = { name: 'In trouble', kind: 'board' };
  return (await server.call<{ file_key: string }>('POST', path, { ...user, body })).file_key;
}
