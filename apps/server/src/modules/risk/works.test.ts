import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { testServer, type TestUser } from '../../../test/harness.ts';
import { createFile, customTag, publish, withoutPlanLimit } from '../../../test/publishForm.ts';
import { caseOf, reportWork } from '../../../test/reports.ts';
import { createWork } from '../../../test/works.ts';

const server = testServer({ environment: { ACCESS_TOKEN_SECONDS: '86400' } });
const REASON = 'It is an advertisement.';
let owner: TestUser;
let reader: TestUser;
let admin: TestUser;

beforeAll(async () => {
  owner = await withoutPlanLimit(server, await server.createUser({ nickName: 'Olga' }));
  reader = await server.createUser({ nickName: 'Remy' });
  admin = await server.createUser({ nickName: 'Ada', kind: 1 });
});

const at = (file_key: string, as: TestUser | undefined = admin) => ({ as, params: { file_key } });
const takeDown = async (fileKey: string, reason = REASON, as: TestUser | undefined = admin) =>
  await server.api('takeDownWork', { ...at(fileKey, as), body: { reason } });
const shown = async (fileKey: string) => await server.api('getModeratedWork', at(fileKey));
const isPublic = async (fileKey: string) =>
  (await server.api('getFileFull', { params: { file_key: fileKey } })).status === 200;

async function logOf(fileKey: string) {
  const { data } = await server.api('listModerationLog', { as: admin, query: { file_key: fileKey } });
  return data.list.map((entry) => [entry.action, entry.subject_type, entry.subject_id, entry.reason]);
}

async function messages() {
  const { data } = await server.api('listMessages', { as: owner });
  return data.list.map(({ meta }) => [meta.msg_type, JSON.parse(meta.content) as unknown]);
}

test('a moderator takes down a work that nobody has reported: its owner is notified why, and the log says who did it', async () => {
  const fileKey = await createWork(server, { owner, name: 'Buy watches' });
  const before = await shown(fileKey);
  expect([before.status, before.data]).toMatchObject([
    200,
    {
      name: 'Buy watches',
      is_public: true,
      may_take_down: true,
      open_case_id: null,
      owner: { nick_name: 'Olga' },
    },
  ]);
  const { status, data } = await takeDown(fileKey, `  ${REASON} `);
  expect([status, data]).toMatchObject([
    200,
    { is_public: false, may_take_down: false, submission_id: before.data.submission_id },
  ]);
  expect(await isPublic(fileKey)).toBe(false);
  expect((await messages())[0]).toEqual([
    'AuditDisagree',
    { name: 'Buy watches', file_key: fileKey, reason: REASON },
  ]);
  const mails = await server.db
    .selectFrom('mail')
    .select('data')
    .where('user_id', '=', owner.userId)
    .where('kind', '=', 'takenDown')
    .execute();
  expect(mails.map((mail) => mail.data)).toMatchObject([{ name: 'Buy watches', fileKey, reason: REASON }]);
  expect(await logOf(fileKey)).toEqual([['work.take_down', 'work', fileKey, REASON]]);
  const own = await server.api('getFileFullLatestSelf', { as: owner, params: { file_key: fileKey } });
  expect(own.data).toMatchObject({ auditStatus: 3, is_public: false, reason: REASON });
  const history = await server.api('listCreatorHistory', { as: admin, params: { user_id: owner.userId } });
  expect(history.data.list[0]).toMatchObject({ kind: 'take_down', name: 'Buy watches', reason: REASON });

  const again = await takeDown(fileKey);
  expect([again.status, again.error]).toEqual([409, 'not_published']);
  expect(await logOf(fileKey)).toHaveLength(1);
});

test('what was taken down may be handed in again, also with an update in review', async () => {
  const tagIds = [await customTag(server, owner, 'Retrospective')];
  const fileKey = await createFile(server, owner, 'Second chance');
  const handIn = async (name: string) => (await publish(server, owner, fileKey, { name, tagIds })).data;
  const pass = async (submission_id: string) =>
    await server.api('reviewSubmission', {
      as: admin,
      params: { submission_id },
      body: { decision: 'pass' },
    });
  await pass((await handIn('First')).submission_id);
  const update = await handIn('An update');
  expect((await takeDown(fileKey)).status).toBe(200);
  expect((await pass(update.submission_id)).error).toBe('already_decided');
  await pass((await handIn('Better')).submission_id);
  expect(await isPublic(fileKey)).toBe(true);
});

test('reports that wait are upheld with the take-down, and the log names their case', async () => {
  const fileKey = await createWork(server, { owner, name: 'Reported too' });
  await reportWork(server, reader, fileKey);
  const found = await caseOf(server, admin, fileKey);
  const caseId = found?.case_id ?? '';
  expect((await shown(fileKey)).data.open_case_id).toBe(caseId);
  expect((await takeDown(fileKey)).data.open_case_id).toBeNull();
  const decided = await server.api('getReportCase', { as: admin, params: { case_id: caseId } });
  expect(decided.data).toMatchObject({ state: 'upheld', reason: REASON, decided_by: admin.userId });
  expect(await logOf(fileKey)).toEqual([['report.uphold', 'report_case', caseId, REASON]]);
});

test('moderators learn in which language an owner reads; by default it is that of the site', async () => {
  const fileKey = await createWork(server, { owner, name: 'In any language' });
  const { data: work } = await shown(fileKey);
  const review = async () =>
    (await server.api('getReview', { as: admin, params: { submission_id: work.submission_id } })).data;
  expect([work.owner_language, (await review()).owner_language]).toEqual(['en-US', 'en-US']);
  await server.db
    .updateTable('user_account')
    .set({ language: 'ja-JP' })
    .where('user_id', '=', owner.userId)
    .execute();
  expect([(await shown(fileKey)).data.owner_language, (await review()).owner_language]).toEqual([
    'ja-JP',
    'ja-JP',
  ]);
});

test('of several who take a work down at once, or decide its case, one succeeds', async () => {
  const fileKey = await createWork(server, { owner, name: 'Wanted' });
  await reportWork(server, reader, fileKey);
  const found = await caseOf(server, admin, fileKey);
  const answers = await Promise.all([
    takeDown(fileKey),
    takeDown(fileKey),
    server.api('decideReportCase', {
      as: admin,
      params: { case_id: found?.case_id ?? '' },
      body: { decision: 'uphold', reason: REASON },
    }),
  ]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await logOf(fileKey)).toHaveLength(1);
});

test('a take-down that fails half-way leaves the work public, and nobody is notified', async () => {
  const fileKey = await createWork(server, { owner, name: 'Half-way' });
  await sql`alter table moderation_log add constraint fails_on_purpose check (action <> 'work.take_down') not valid`.execute(
    server.db,
  );
  const answer = await server.api('takeDownWork', { ...at(fileKey), body: { reason: REASON }, breaks: true });
  expect(answer.status).toBe(500);
  await sql`alter table moderation_log drop constraint fails_on_purpose`.execute(server.db);
  expect(await isPublic(fileKey)).toBe(true);
  expect(JSON.stringify(await messages())).not.toContain('Half-way');
});

test('[ROLE-15] only admins see and take down works, never their own, and with a reason; what was never public is not found', async () => {
  const fileKey = await createWork(server, { owner, name: 'Stays' });
  for (const answer of [
    await server.api('getModeratedWork', at(fileKey, reader)),
    await takeDown(fileKey, REASON, reader),
    await takeDown(fileKey, REASON, owner),
  ])
    expect([answer.status, answer.error]).toEqual([403, 'admins_only']);
  expect((await server.api('getModeratedWork', { params: { file_key: fileKey } })).status).toBe(401);
  const anonymous = await server.api('takeDownWork', {
    params: { file_key: fileKey },
    body: { reason: REASON },
  });
  expect(anonymous.status).toBe(401);
  expect((await takeDown(fileKey, '  ')).fields).toEqual(['reason required 1']);
  expect((await takeDown(fileKey, 'a'.repeat(1001))).fields).toEqual(['reason max_length 1000']);
  expect((await server.api('getModeratedWork', at('x'))).status).toBe(400);

  const draft = await createFile(server, owner);
  for (const unknown of [draft, 'abcdefghjkmn'])
    for (const answer of [await shown(unknown), await takeDown(unknown)])
      expect([answer.status, answer.error]).toEqual([404, 'file_not_found']);

  const own = await createWork(server, { owner: admin, name: 'Of an admin' });
  expect((await shown(own)).data).toMatchObject({ is_public: true, may_take_down: false });
  const refused = await takeDown(own);
  expect([refused.status, refused.error]).toEqual([403, 'own_work']);
  expect([await isPublic(fileKey), await isPublic(own)]).toEqual([true, true]);
});
