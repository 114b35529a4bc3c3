import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { testServer, type TestUser } from '../../../test/harness.ts';
import { createFile, customTag, publish, withoutPlanLimit } from '../../../test/publishForm.ts';
import { caseOf, decideCase, reportWork } from '../../../test/reports.ts';
import { createWork } from '../../../test/works.ts';

const server = testServer({ environment: { ACCESS_TOKEN_SECONDS: '86400' } });
const REASON = 'It repeats the work of somebody else.';
let owner: TestUser;
let reader: TestUser;
let admin: TestUser;
let tagIds: number[];

beforeAll(async () => {
  owner = await withoutPlanLimit(server, await server.createUser({ nickName: 'Olga' }));
  reader = await server.createUser({ nickName: 'Remy' });
  admin = await server.createUser({ nickName: 'Ada', kind: 2 });
  tagIds = [await customTag(server, owner, 'Retrospective')];
});

const report = (fileKey: string) => reportWork(server, reader, fileKey);
const takeDown = (fileKey: string) => decideCase(server, admin, fileKey, REASON);

/** A work that went through publishing and review. */
async function publishedWork(name: string): Promise<string> {
  const fileKey = await createFile(server, owner, name);
  const { data } = await publish(server, owner, fileKey, { name, tagIds });
  await server.api('reviewSubmission', {
    as: admin,
    params: { submission_id: data.submission_id },
    body: { decision: 'pass' },
  });
  return fileKey;
}

async function messages() {
  const { data } = await server.api('listMessages', { as: owner });
  return data.list.map(({ meta }) => [meta.msg_type, JSON.parse(meta.content) as unknown]);
}

/** What the public and signed-in readers find of a work. */
async function traces(fileKey: string, keyword: string): Promise<Record<string, unknown>> {
  const params = { file_key: fileKey };
  const owned = await server.api('listCreatorFiles', { query: { user_id: owner.userId } });
  const collected = await server.api('listCollectedFiles', { as: reader, query: { user_id: reader.userId } });
  const seen = await server.api('listFootprints', { as: reader });
  const keys = (data: { list: { file_key: string }[] }) => data.list.map((each) => each.file_key === fileKey);
  const count = await server.api('countFiles', { query: { keyword } });
  const profile = await server.api('getProfile', { query: { user_id: owner.userId } });
  return {
    full: (await server.api('getFileFull', { params })).error,
    object: (await server.api('getFileObject', { params })).error,
    copy: (await server.api('copyFileByPost', { as: reader, params })).error,
    view: (await server.api('recordFileView', { params })).error,
    like: (await server.api('praiseFile', { as: reader, body: { ...params, praise: true } })).error,
    report: (await report(fileKey)) === 1301,
    isPublished: (await server.api('isFilePublished', { params })).data,
    creatorList: keys(owned.data).includes(true),
    collections: keys(collected.data).includes(true),
    footprints: seen.data.list.some((each) => JSON.stringify(each).includes(fileKey)),
    found: count.data.count,
    publicWorks: profile.data.statistic_data.pub_files,
  };
}

test('an upheld report takes the work down at once, everywhere, and notifies its owner why', async () => {
  const fileKey = await publishedWork('Windmill');
  await server.api('collectFile', { as: reader, body: { file_key: fileKey, collect: true } });
  await server.api('recordFileView', { as: reader, params: { file_key: fileKey } });
  const before = await traces(fileKey, 'windmill');
  expect(before).toMatchObject({ full: undefined, collections: true, footprints: true, found: 1 });
  expect((await caseOf(server, admin, fileKey))?.report_num).toBe(1);

  const { status, data } = await decideCase(server, admin, fileKey, `  ${REASON} `);
  expect(status).toBe(200);
  expect(data).toMatchObject({
    state: 'upheld',
    reason: REASON,
    may_decide: false,
    decided_by: admin.userId,
    decided_at: server.clock.now().toISOString(),
    file: { is_public: false },
  });
  expect((await messages())[0]).toEqual([
    'AuditDisagree',
    { name: 'Windmill', file_key: fileKey, reason: REASON },
  ]);
  const mails = await server.db
    .selectFrom('mail')
    .select(['kind', 'data'])
    .where('user_id', '=', owner.userId)
    .where('kind', '=', 'takenDown')
    .execute();
  expect(mails.map((mail) => mail.data)).toMatchObject([{ name: 'Windmill', fileKey, reason: REASON }]);
  const own = await server.api('getFileFullLatestSelf', { as: owner, params: { file_key: fileKey } });
  expect(own.data).toMatchObject({ auditStatus: 3, is_public: false, reason: REASON });

  const after = await traces(fileKey, 'windmill');
  const cancelled = await publishedWork('Watermill');
  await server.api('collectFile', { as: reader, body: { file_key: cancelled, collect: true } });
  await server.api('recordFileView', { as: reader, params: { file_key: cancelled } });
  await server.api('cancelPublish', { as: owner, params: { file_key: cancelled } });
  expect(after).toEqual(await traces(cancelled, 'watermill'));
  expect(after).toMatchObject({ full: 'file_not_found', found: 0, report: true });
  expect(after.publicWorks).toBe(Number(before.publicWorks) - 1);
  const [log] = (await server.api('listModerationLog', { as: admin, query: { file_key: fileKey } })).data
    .list;
  expect(log).toMatchObject({
    action: 'report.uphold',
    subject_type: 'report_case',
    subject_id: data.case_id,
    reason: REASON,
    moderator: { nick_name: 'Ada' },
  });
});

test('a work in a topic leaves it when it is taken down', async () => {
  const topic = { title: 'Seasons', titles: '{}', descriptions: '{}', created_at: server.clock.now() };
  const { topic_id: topicId } = await server.db
    .insertInto('topic')
    .values(topic)
    .returning('topic_id')
    .executeTakeFirstOrThrow();
  const fileKey = await createWork(server, { owner, topicIds: [topicId], tagIds });
  const files = async () => {
    const { file_num: count } = await server.db
      .selectFrom('topic')
      .select('file_num')
      .where('topic_id', '=', topicId)
      .executeTakeFirstOrThrow();
    const { data } = await server.api('listTopicFiles', { query: { id: topicId } });
    return [count, data.list.length];
  };
  await report(fileKey);
  expect(await files()).toEqual([1, 1]);
  await takeDown(fileKey);
  expect(await files()).toEqual([0, 0]);
});

test('what was taken down may be handed in again, and goes through review', async () => {
  const fileKey = await publishedWork('Second chance');
  await report(fileKey);
  await takeDown(fileKey);
  const { data, status } = await publish(server, owner, fileKey, { name: 'Second chance', tagIds });
  expect([status, data.auditStatus]).toEqual([200, 1]);
  expect((await server.api('getFileFull', { params: { file_key: fileKey } })).status).toBe(404);
  await server.api('reviewSubmission', {
    as: admin,
    params: { submission_id: data.submission_id },
    body: { decision: 'pass' },
  });
  expect((await server.api('getFileFull', { params: { file_key: fileKey } })).status).toBe(200);
  expect(await report(fileKey)).toBe(0);
});

test('an update in review does not shield the public version: both go, and earlier versions with them', async () => {
  const fileKey = await publishedWork('Two versions');
  const second = await publish(server, owner, fileKey, { name: 'Two versions, again', tagIds });
  await server.api('reviewSubmission', {
    as: admin,
    params: { submission_id: second.data.submission_id },
    body: { decision: 'pass' },
  });
  const third = await publish(server, owner, fileKey, { name: 'Third version', tagIds });
  await report(fileKey);
  expect((await takeDown(fileKey)).status).toBe(200);
  const late = await server.api('reviewSubmission', {
    as: admin,
    params: { submission_id: third.data.submission_id },
    body: { decision: 'pass' },
  });
  expect(late.error).toBe('already_decided');
  const own = await server.api('getAuditStatus', { as: owner, query: { fileKey } });
  expect(own.data).toMatchObject({ status: 3, is_public: false });

  const again = await publish(server, owner, fileKey, { name: 'Fourth version', tagIds });
  await server.api('reviewSubmission', {
    as: admin,
    params: { submission_id: again.data.submission_id },
    body: { decision: 'pass' },
  });
  const objects = await server.db
    .selectFrom('submission')
    .select('status')
    .where('file_key', '=', fileKey)
    .orderBy('submission_id')
    .execute();
  expect(objects.map(({ status }) => status)).toEqual([3, 3, 3, 2]);
});

test('a work its owner has withdrawn cannot be taken down any more, only the case be closed', async () => {
  const fileKey = await publishedWork('Withdrawn meanwhile');
  await report(fileKey);
  await server.api('cancelPublish', { as: owner, params: { file_key: fileKey } });
  const refused = await takeDown(fileKey);
  expect([refused.status, refused.error]).toEqual([409, 'not_published']);
  expect((await caseOf(server, admin, fileKey))?.state).toBe('open');
  expect((await decideCase(server, admin, fileKey)).data.state).toBe('dismissed');
});

test('a take-down that fails half-way leaves the work public and the case open', async () => {
  const fileKey = await createWork(server, { owner, name: 'Half-way' });
  await report(fileKey);
  await sql`alter table moderation_log add constraint fails_on_purpose check (action <> 'report.uphold') not valid`.execute(
    server.db,
  );
  const params = { case_id: (await caseOf(server, admin, fileKey))?.case_id ?? '' };
  const body = { decision: 'uphold', reason: REASON } as const;
  const answer = await server.api('decideReportCase', { as: admin, params, body, breaks: true });
  expect(answer.status).toBe(500);
  await sql`alter table moderation_log drop constraint fails_on_purpose`.execute(server.db);
  expect((await caseOf(server, admin, fileKey))?.file?.is_public).toBe(true);
  expect((await server.api('getFileFull', { params: { file_key: fileKey } })).status).toBe(200);
  expect(JSON.stringify(await messages())).not.toContain('Half-way');
});
