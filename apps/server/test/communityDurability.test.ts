import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  enterLiveServer,
  startLiveServer,
  temporaryDataDir,
  type LiveServer,
  type LiveUser,
} from './liveServer.ts';
import { publishForm } from './publishForm.ts';

const PASSWORD = 'correct horse 8';
let dataDir: { path: string; dispose(): void };
let server: LiveServer | undefined;

beforeEach(() => {
  dataDir = temporaryDataDir();
});
afterEach(async () => {
  await server?.stop();
  dataDir.dispose();
});

/** What Postgres writes about itself: process, socket. */
function postgres(): { pid: number; host: string } {
  const lines = readFileSync(join(dataDir.path, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').split('\n');
  return { pid: Number(lines[0]), host: lines[4]?.trim() ?? '' };
}

async function makeAdmin(user: LiveUser): Promise<void> {
  const client = new pg.Client({ host: postgres().host, user: 'boardwalk', database: 'boardwalk' });
  await client.connect();
  await client.query('update user_account set kind = 1 where user_id = $1', [user.userId]);
  await client.end();
}

function isRunning(pid: string): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', pid], { encoding: 'utf8' });
  return stdout.trim() !== '' && !stdout.trim().startsWith('Z');
}

/** As a power cut: server and Postgres are gone at once, nothing is flushed by either. */
async function cutPower(running: LiveServer): Promise<void> {
  const { pid } = postgres();
  await running.kill();
  const workers = spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
    .stdout.trim()
    .split('\n');
  expect(workers[0]).toMatch(/^\d+$/u);
  process.kill(pid, 'SIGKILL');
  // They end by themselves, but a new Postgres cannot have their memory before.
  await vi.waitFor(() => expect(workers.filter(isRunning)).toEqual([]), { timeout: 15_000 });
}

async function createFile(running: LiveServer, user: LiveUser): Promise<string> {
  const space = await running.call<{ team_id: string; project_id: string }>('GET', '/web/space', user);
  const path = `/web/team/${space.team_id}/project/${space.project_id}/file`;
  const file = await running.call<{ file_key: string }>('POST', path, {
    ...user,
    body: { name: 'Sailboat', kind: 'mindmap' },
  });
  return file.file_key;
}

test('a publication, a review, a like, a collection entry, a copy, answers, points and a card that were acknowledged outlive a power cut', async () => {
  server = await startLiveServer(dataDir.path);
  const creator = await enterLiveServer(server, 'creator@example.com', PASSWORD);
  const reader = await enterLiveServer(server, 'reader@example.com', PASSWORD);
  const admin = await enterLiveServer(server, 'admin@example.com', PASSWORD);
  await makeAdmin(admin);
  const { tag_ids: tagIds } = await server.call<{ tag_ids: number[] }>('POST', '/cmt/v2/tag/tags', {
    ...creator,
    body: { name: ['boats'] },
  });
  const publish = async (fileKey: string) =>
    server?.call<{ submission_id: string }>('POST', `/web/cmt/file/${fileKey}`, {
      ...creator,
      form: await publishForm({ tagIds }),
    });

  const work = await createFile(server, creator);
  const submitted = await publish(work);
  await server.call('POST', `/cmt/manager/review/${submitted?.submission_id}`, {
    ...admin,
    body: { decision: 'pass' },
  });
  await server.call('POST', '/cmt/files/praise', { ...reader, body: { file_key: work, praise: true } });
  await server.call('POST', '/cmt/files/collect', { ...reader, body: { file_key: work, collect: true } });
  const copy = await server.call<{ file_key: string }>('POST', `/cmt/file/${work}/copy`, reader);
  const second = await createFile(server, creator);
  await publish(second);
  await server.call('POST', '/web/identity_tag/write', {
    ...creator,
    body: { career: 1201, channels: [2201], scenes: [3201], usage: 2, skip: false },
  });
  const card = await server.call<{ balance: number; edition: Record<string, unknown> }>(
    'POST',
    '/web/points/card',
    creator,
  );
  await cutPower(server);

  server = await startLiveServer(dataDir.path);
  const full = await server.call<Record<string, unknown>>('GET', `/cmt/file/${work}/full`, reader);
  expect(full).toMatchObject({
    praise_num: 1,
    collect_num: 1,
    copy_num: 1,
    viewer: { praised: true, collected: true },
  });
  const cover = await fetch(`http://127.0.0.1:${server.port}${String(full.cover)}`);
  expect([cover.status, cover.headers.get('content-type')]).toEqual([200, 'image/webp']);
  const board = await fetch(`http://127.0.0.1:${server.port}/api/cmt/file/${work}/object`);
  expect(await board.json()).toMatchObject({ format: 'boardwalk.board', elements: [{ text: 'Sailboat' }] });
  expect(await server.call('GET', `/web/file/${copy.file_key}`, reader)).toMatchObject({
    file_key: copy.file_key,
  });
  expect(await server.call('GET', `/cmt/files/audit/status?fileKey=${second}`, creator)).toMatchObject({
    status: 1,
  });
  // What was decided, and what others did: a like and a copy.
  expect(await server.call('GET', '/inbox/from/board-web/unread', creator)).toEqual({ count: 3 });
  expect(await server.call('GET', '/web/identity_tag/check', creator)).toBe(true);
  expect(await server.call('GET', '/web/points', creator)).toMatchObject({ balance: card.balance });
  expect(await server.call('GET', '/web/license/person/professional', creator)).toEqual(card.edition);
});
