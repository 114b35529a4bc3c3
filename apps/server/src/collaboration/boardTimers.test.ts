import { expect, test } from 'vitest';
import type { BoardClient } from '../../test/boardClient.ts';
import { testServer } from '../../test/harness.ts';
import { liveBoards } from '../../test/liveBoards.ts';

const server = testServer();
const boards = liveBoards(server);

/** What a client has heard of the timer, the oldest first. */
function heardBy(client: BoardClient): unknown[] {
  const heard: unknown[] = [];
  client.provider.on('stateless', ({ payload }: { payload: string }) => {
    const { type, timer } = JSON.parse(payload) as { type: string; timer: unknown };
    if (type === 'timer') heard.push(timer);
  });
  return heard;
}

const ask = (client: BoardClient, request: object) =>
  client.provider.sendStateless(JSON.stringify({ type: 'timer', ...request }));

test('everybody on a board hears of its timer, who comes late and guests too; only those who may edit change it', async () => {
  const mara = await server.createUser();
  const fileKey = await boards.createBoard(mara);
  const { data: link } = await server.api('createShareLink', {
    as: mara,
    params: { file_key: fileKey },
    body: { role: 'viewer' },
  });
  const joinAsGuest = async () => {
    const { data } = await server.api('createShareTicket', { params: { token: link.token }, body: {} });
    const client = boards.joinWith(fileKey, data.ticket);
    const heard = heardBy(client);
    await client.synced;
    return { client, heard };
  };
  const editor = await boards.join(mara, fileKey);
  const heard = heardBy(editor);
  const guest = await joinAsGuest();

  ask(guest.client, { do: 'start', ms: 60_000 });
  ask(editor, { do: 'start', ms: 999 });
  ask(editor, { do: 'start', ms: 300_000 });
  await expect.poll(() => heard).toHaveLength(1);
  expect(heard[0]).toMatchObject({ length: 300_000, running: true, over: 0 });
  // A guest who was just being greeted may hear of it twice.
  await expect.poll(() => guest.heard.at(-1)).toMatchObject({ length: 300_000, running: true });

  ask(guest.client, { do: 'end' });
  ask(editor, { do: 'pause' });
  await expect.poll(() => heard).toHaveLength(2);
  expect(heard[1]).toMatchObject({ length: 300_000, running: false });
  ask(editor, { do: 'add', ms: 60_000 });
  await expect.poll(() => heard).toHaveLength(3);
  const { left } = heard[2] as { left: number };
  expect(left).toBeGreaterThan(300_000);
  expect(left).toBeLessThanOrEqual(360_000);

  // It is in the database: who comes late sees the same.
  const late = await joinAsGuest();
  await expect.poll(() => late.heard).toEqual([{ length: 360_000, left, over: 0, running: false }]);
  ask(editor, { do: 'end' });
  await expect.poll(() => late.heard.at(-1)).toBeNull();
  const latest = await joinAsGuest();
  await latest.client.synced;
  expect(latest.heard).toEqual([]);
});
