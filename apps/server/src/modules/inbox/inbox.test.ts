import { InboxMessageType } from '@boardwalk/domain';
import { beforeAll, expect, test } from 'vitest';
import { testServer, type TestUser } from '../../../test/harness.ts';

const server = testServer();
let reader: TestUser;
let other: TestUser;

beforeAll(async () => {
  reader = await server.createUser();
  other = await server.createUser();
});

async function notify(user: TestUser, count: number) {
  for (let number = 1; number <= count; number += 1) {
    await server.services.inbox.notify(server.db, user.userId, {
      type: InboxMessageType.AUDIT_AGREE,
      content: { name: `Work ${number}`, file_key: 'abcdefghjkmn' },
      now: server.clock.now(),
    });
  }
}

async function unread(user: TestUser): Promise<number> {
  return (await server.api('countUnread', { as: user })).data.count;
}

test('[API-INBOX-01][MSG-07][CONST-31][ENT-12][AMB-39] messages come 15 a page, the newest first, with their number', async () => {
  await notify(reader, 17);
  const first = await server.api('listMessages', { as: reader });
  expect([first.data.list.length, first.data.total]).toEqual([15, 17]);
  const [newest] = first.data.list;
  expect(newest).toMatchObject({ read: false, created_at: server.clock.now().toISOString() });
  expect(newest?.meta).toEqual({
    msg_type: 'AuditAgree',
    content_type: 'json',
    content: JSON.stringify({ name: 'Work 17', file_key: 'abcdefghjkmn' }),
  });
  const second = await server.api('listMessages', { as: reader, query: { page: 2 } });
  expect(second.data.list.map(({ meta }) => JSON.parse(meta.content) as unknown)).toEqual([
    { name: 'Work 2', file_key: 'abcdefghjkmn' },
    { name: 'Work 1', file_key: 'abcdefghjkmn' },
  ]);
  const bad = await server.api('listMessages', { as: reader, raw: { query: { page: 0, size: 101 } } });
  expect([bad.status, bad.fields.toSorted()]).toEqual([400, ['page min 1', 'size max 100']]);
  const statements = await server.statementsOf(() => server.api('listMessages', { as: reader }));
  expect(statements.length).toBeLessThanOrEqual(3);
});

test('[API-INBOX-02][API-INBOX-03][MSG-08][STATE-28][AMB-26] reading a message lowers the number of unread ones by one, once', async () => {
  await notify(other, 3);
  const { data } = await server.api('listMessages', { as: other });
  const msgId = data.list[1]?.id ?? 0;
  expect(await unread(other)).toBe(3);
  const read = await server.api('readMessage', { as: other, params: { msgId } });
  expect(read.data).toEqual({ count: 2 });
  expect((await server.api('readMessage', { as: other, params: { msgId } })).data).toEqual({ count: 2 });
  const after = await server.api('listMessages', { as: other });
  expect(after.data.list.map((message) => message.read)).toEqual([false, true, false]);
});

test('[API-INBOX-04][MSG-09][MSG-10][STATE-29][STATE-30] read-all leaves nothing unread, of this person only', async () => {
  await notify(other, 2);
  const before = await unread(reader);
  expect(before).toBeGreaterThan(0);
  expect((await server.api('readAllMessages', { as: other })).data).toEqual({ count: 0 });
  expect(await unread(other)).toBe(0);
  expect(await unread(reader)).toBe(before);
});

test('[ROLE-10] messages are for their addressee', async () => {
  const { data } = await server.api('listMessages', { as: reader });
  const params = { msgId: data.list[0]?.id ?? 0 };
  const foreign = await server.api('readMessage', { as: other, params });
  expect([foreign.status, foreign.error]).toEqual([403, 'not_addressee']);
  const unknown = await server.api('readMessage', { as: other, params: { msgId: 999_999 } });
  expect([unknown.status, unknown.error]).toEqual([404, 'message_not_found']);
  const bad = await server.api('readMessage', { as: other, raw: { params: { msgId: 'x' } } });
  expect([bad.status, bad.fields]).toEqual([400, ['msgId format']]);
  for (const operation of ['listMessages', 'countUnread', 'readAllMessages'] as const) {
    expect((await server.api(operation)).status).toBe(401);
  }
});
