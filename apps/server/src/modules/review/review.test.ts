import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { testServer, type TestUser } from '../../../test/harness.ts';
import {
  createFile,
  customTag,
  publish,
  withoutPlanLimit,
  type FormFields,
} from '../../../test/publishForm.ts';

const server = testServer({ environment: { ACCESS_TOKEN_SECONDS: '86400' } });
let owner: TestUser;
let admin: TestUser;
let tagIds: number[];

beforeAll(async () => {
  owner = await withoutPlanLimit(server, await server.createUser({ nickName: 'Olga' }));
  admin = await server.createUser({ kind: 2 });
  tagIds = [await customTag(server, owner, 'Retrospective')];
});

async function submit(fileKey: string, fields: FormFields = {}): Promise<string> {
  const { data, error } = await publish(server, owner, fileKey, { tagIds, ...fields });
  if (error !== undefined) throw new Error(error);
  return data.submission_id;
}

async function decide(as: TestUser | undefined, id: string, decision: 'pass' | 'not_pass', reason?: string) {
  return server.api('reviewSubmission', {
    as,
    params: { submission_id: id },
    body: { decision, ...(reason === undefined ? {} : { reason }) },
  });
}

async function statusOf(fileKey: string) {
  const { data } = await server.api('getAuditStatus', { as: owner, query: { fileKey } });
  return [data.status, data.is_public];
}

async function messages() {
  const { data } = await server.api('listMessages', { as: owner });
  return data.list.map(({ meta }) => [meta.msg_type, JSON.parse(meta.content) as unknown]);
}

test('[STATE-22][STATE-36] a passed work is public, found by its words, and its owner is notified', async () => {
  const fileKey = await createFile(server, owner, 'Sailboat anchors');
  const id = await submit(fileKey, { name: 'Sailboat', description: 'What slows the whole crew down.' });
  const { status, data } = await decide(admin, id, 'pass');
  expect(status).toBe(200);
  expect(data).toMatchObject({
    submission_id: id,
    auditStatus: 2,
    is_public: true,
    reviewer_id: admin.userId,
    overdue: false,
    is_update: false,
    decided_at: server.clock.now().toISOString(),
    owner: { user_id: owner.userId, nick_name: 'Olga' },
  });
  expect(await statusOf(fileKey)).toEqual([2, true]);
  expect(await messages()).toEqual([['AuditAgree', { name: 'Sailboat', file_key: fileKey }]]);

  const full = await server.api('getFileFull', { params: { file_key: fileKey } });
  expect(full.data).toMatchObject({ name: 'Sailboat', language: 'en-US', kind: 'mindmap', auditStatus: 2 });
  for (const keyword of ['sailboats', 'retrospective', 'crew', 'anchor']) {
    const found = await server.api('countFiles', { query: { keyword } });
    expect([keyword, found.data.count]).toEqual([keyword, 1]);
  }
  const mine = await server.api('listCreatorFiles', { query: { user_id: owner.userId } });
  expect(mine.data.list.map(({ file_key }) => file_key)).toEqual([fileKey]);
  const log = await server.api('listModerationLog', { as: admin, query: { file_key: fileKey } });
  expect(log.data.list).toMatchObject([
    {
      action: 'review.pass',
      subject_type: 'submission',
      subject_id: id,
      moderator: { user_id: admin.userId },
      reason: null,
      changes: [],
    },
  ]);
});

test('[STATE-23][STATE-37] a refused work is not public; its owner learns why and may hand it in again', async () => {
  const fileKey = await createFile(server, owner);
  const id = await submit(fileKey, { name: 'Blurred' });
  const { data } = await decide(admin, id, 'not_pass', '  The cover is blurred. ');
  expect(data).toMatchObject({ auditStatus: 3, is_public: false, reason: 'The cover is blurred.' });
  expect(await statusOf(fileKey)).toEqual([3, false]);
  expect((await messages())[0]).toEqual([
    'AuditDisagree',
    { name: 'Blurred', file_key: fileKey, reason: 'The cover is blurred.' },
  ]);
  expect((await server.api('getFileFull', { params: { file_key: fileKey } })).status).toBe(404);
  const own = await server.api('listOwnFiles', { as: owner, query: { audit_status: 3 } });
  expect(own.data.list.map(({ file_key, reason }) => [file_key, reason])).toEqual([
    [fileKey, 'The cover is blurred.'],
  ]);
  const again = await submit(fileKey, { name: 'Sharp' });
  expect(await statusOf(fileKey)).toEqual([1, false]);
  await decide(admin, again, 'pass');
  expect(await statusOf(fileKey)).toEqual([2, true]);
});

test('[STATE-24] an update leaves the passed version public until it passes itself, and permanently when it does not', async () => {
  const fileKey = await createFile(server, owner);
  const publicName = async () =>
    (await server.api('getFileFull', { params: { file_key: fileKey } })).data.name;
  await decide(admin, await submit(fileKey, { name: 'Version one' }), 'pass');
  const first = await server.api('getFileFull', { params: { file_key: fileKey } });
  await server.api('praiseFile', { as: admin, body: { file_key: fileKey, praise: true } });

  server.clock.advance(60_000);
  const second = await submit(fileKey, { name: 'Version two' });
  expect([await publicName(), await statusOf(fileKey)]).toEqual(['Version one', [1, true]]);
  const queue = await server.api('listReviews', { as: admin });
  expect(queue.data.list.find(({ submission_id: id }) => id === second)?.is_update).toBe(true);
  const cancel = { as: owner, params: { file_key: fileKey } };
  expect((await server.api('cancelPublish', cancel)).error).toBe('not_published');

  await decide(admin, second, 'not_pass', 'Worse than before');
  expect([await publicName(), await statusOf(fileKey)]).toEqual(['Version one', [3, true]]);
  expect((await server.api('cancelPublish', cancel)).error).toBe('not_published');

  await decide(admin, await submit(fileKey, { name: 'Version three' }), 'pass');
  const third = await server.api('getFileFull', { params: { file_key: fileKey } });
  expect(third.data).toMatchObject({
    name: 'Version three',
    created_at: first.data.created_at,
    praise_num: 1,
  });
  expect(Date.parse(String(third.data.pub_time))).toBeGreaterThan(Date.parse(String(first.data.pub_time)));
  const earlier = { params: { file_key: fileKey }, query: { object_id: first.data.object_point } };
  expect((await server.api('getFileObject', earlier)).response.statusCode).toBe(200);
});

test('[API-FILE-09][STATE-24] only a passed work can be withdrawn, by its owner; it may be published again', async () => {
  const fileKey = await createFile(server, owner);
  const cancel = async (as: TestUser | undefined) => {
    const { status, error } = await server.api('cancelPublish', { as, params: { file_key: fileKey } });
    return error ?? status;
  };
  expect(await cancel(owner)).toBe('not_published');
  const id = await submit(fileKey);
  expect(await cancel(owner)).toBe('not_published');
  await decide(admin, id, 'pass');
  expect(await cancel(undefined)).toBe('not_signed_in');
  expect(await cancel(admin)).toBe('not_owner');
  const { data: before } = await server.api('getOwnProfile', { as: owner });
  expect(await cancel(owner)).toBe(200);
  expect(await cancel(owner)).toBe('not_published');
  expect(await statusOf(fileKey)).toEqual([0, false]);
  expect((await server.api('getFileFull', { params: { file_key: fileKey } })).status).toBe(404);
  const { data: after } = await server.api('getOwnProfile', { as: owner });
  expect(after.statistic_data.pub_files).toBe(before.statistic_data.pub_files - 1);
  await decide(admin, await submit(fileKey), 'pass');
  expect(await statusOf(fileKey)).toEqual([2, true]);
  const unknown = await server.api('cancelPublish', { as: owner, params: { file_key: 'abcdefghjkmn' } });
  expect(unknown.status).toBe(404);
});

test('only admins see the queue and decide, never on their own work, and each submission once', async () => {
  const fileKey = await createFile(server, owner);
  const id = await submit(fileKey);
  expect((await decide(undefined, id, 'pass')).status).toBe(401);
  const stranger = await server.createUser();
  const refused = await decide(stranger, id, 'pass');
  expect([refused.status, refused.error]).toEqual([403, 'admins_only']);
  expect((await server.api('listReviews', { as: stranger })).error).toBe('admins_only');
  expect((await server.api('listReviews')).status).toBe(401);
  const wrong = await server.api('listReviews', { as: admin, query: { cursor: 'x' } });
  expect(wrong.fields).toEqual(['cursor format']);
  await server.db.updateTable('user_account').set({ kind: 1 }).where('user_id', '=', owner.userId).execute();
  const own = await decide(owner, id, 'pass');
  expect([own.status, own.error]).toEqual([403, 'own_submission']);
  await server.db.updateTable('user_account').set({ kind: 0 }).where('user_id', '=', owner.userId).execute();
  expect(await statusOf(fileKey)).toEqual([1, false]);

  const answers = await Promise.all([
    decide(admin, id, 'pass'),
    decide(admin, id, 'not_pass', 'No'),
    decide(admin, id, 'pass'),
  ]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ error }) => error === 'already_decided')).toHaveLength(2);
  for (const absent of ['999999999', '9'.repeat(19)]) {
    const unknown = await decide(admin, absent, 'pass');
    expect([unknown.status, unknown.error]).toEqual([404, 'submission_not_found']);
  }
});

test('a submission whose file went into the trash is not for review any more', async () => {
  const fileKey = await createFile(server, owner);
  const id = await submit(fileKey);
  await server.api('deleteFile', { as: owner, params: { file_key: fileKey } });
  const queue = await server.api('listReviews', { as: admin, query: { size: 100 } });
  expect(queue.data.list.map((item) => item.submission_id)).not.toContain(id);
  expect((await decide(admin, id, 'pass')).error).toBe('submission_not_found');
});

test('a refusal needs a reason of at most 1000 characters', async () => {
  const id = await submit(await createFile(server, owner));
  expect((await decide(admin, id, 'not_pass')).fields).toEqual(['reason required 1']);
  expect((await decide(admin, id, 'not_pass', '  ')).status).toBe(400);
  expect((await decide(admin, id, 'not_pass', 'x'.repeat(1001))).fields).toEqual(['reason max_length 1000']);
  const unknown = await server.api('reviewSubmission', {
    as: admin,
    params: { submission_id: id },
    raw: { body: { decision: 'maybe' } },
  });
  expect([unknown.status, unknown.fields]).toEqual([400, ['decision unknown']]);
  expect((await decide(admin, id, 'pass')).status).toBe(200);
});

test('a decision that fails half-way leaves the submission open, with no message', async () => {
  const fileKey = await createFile(server, owner);
  const id = await submit(fileKey, { name: 'Half-way' });
  const before = (await messages()).length;
  await sql`alter table inbox_message add constraint fails_on_purpose check (content not like '%Half-way%')`.execute(
    server.db,
  );
  const failed = await server.api('reviewSubmission', {
    as: admin,
    params: { submission_id: id },
    body: { decision: 'pass' },
    breaks: true,
  });
  expect(failed.status).toBe(500);
  await sql`alter table inbox_message drop constraint fails_on_purpose`.execute(server.db);
  expect((await server.api('isFilePublished', { params: { file_key: fileKey } })).data).toBe(false);
  expect(await statusOf(fileKey)).toEqual([1, false]);
  expect(await messages()).toHaveLength(before);
});

test('the queue shows the earliest due first and what is overdue, and pages without repeating', async () => {
  const names = ['Due first', 'Due second', 'Due third'];
  for (const name of names) {
    await submit(await createFile(server, owner), { name });
    server.clock.advance(1000);
  }
  const seen: string[] = [];
  let cursor = '0';
  do {
    const { data } = await server.api('listReviews', { as: admin, query: { cursor, size: 2 } });
    seen.push(...data.list.map(({ name }) => name));
    cursor = data.next_cursor;
  } while (cursor !== '0');
  expect(seen.filter((name) => names.includes(name))).toEqual(names);
  await server.db
    .updateTable('submission')
    .set({ due_at: new Date(server.clock.now().getTime() - 1000) })
    .where('name', '=', 'Due third')
    .execute();
  const late = await server.api('listReviews', { as: admin, query: { size: 1 } });
  expect([late.data.list[0]?.name, late.data.list[0]?.overdue]).toEqual(['Due third', true]);
  const passed = await server.api('listReviews', { as: admin, query: { status: 2 } });
  const decided = passed.data.list.map(({ decided_at: at }) => Date.parse(String(at)));
  expect(decided).toEqual(decided.toSorted((a, b) => b - a));
  const refused = await server.api('listReviews', { as: admin, query: { status: 3 } });
  expect(refused.data.list.every(({ reason }) => reason !== null)).toBe(true);
  const statements = await server.statementsOf(() => server.api('listReviews', { as: admin }));
  expect(statements.length).toBeLessThanOrEqual(3);
});
