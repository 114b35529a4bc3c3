import { beforeAll, expect, test } from 'vitest';
import { testServer, type TestUser } from '../../../test/harness.ts';
import { createFile, customTag, publish, withoutPlanLimit } from '../../../test/publishForm.ts';
import { decideCase, reportWork } from '../../../test/reports.ts';
import { createWork } from '../../../test/works.ts';

const server = testServer({ environment: { ACCESS_TOKEN_SECONDS: '86400' } });
let creator: TestUser;
let other: TestUser;
let admin: TestUser;
let tagIds: number[];

beforeAll(async () => {
  creator = await withoutPlanLimit(server, await server.createUser({ nickName: 'Olga' }));
  other = await server.createUser({ nickName: 'Sol' });
  admin = await server.createUser({ kind: 2, nickName: 'Mira' });
  tagIds = [await customTag(server, creator, 'Retrospective')];
});

const ask = async (
  as: TestUser | undefined,
  query: { cursor?: string; size?: number } = {},
  user_id = creator.userId,
) => await server.api('listCreatorHistory', { as, params: { user_id }, query });

async function submit(fileKey: string, name: string): Promise<string> {
  server.clock.advance(60_000);
  const { data, error } = await publish(server, creator, fileKey, { tagIds, name });
  if (error !== undefined) throw new Error(error);
  return data.submission_id;
}

async function decide(id: string, reason?: string): Promise<void> {
  server.clock.advance(60_000);
  await server.api('reviewSubmission', {
    as: admin,
    params: { submission_id: id },
    body: reason === undefined ? { decision: 'pass' } : { decision: 'not_pass', reason },
  });
}

async function upholdNewestCase(reason: string): Promise<void> {
  server.clock.advance(60_000);
  const { data } = await server.api('listReportCases', { as: admin, query: { state: 'open', size: 100 } });
  const { error } = await server.api('decideReportCase', {
    as: admin,
    params: { case_id: data.list[0]?.case_id ?? '' },
    body: { decision: 'uphold', reason },
  });
  if (error !== undefined) throw new Error(error);
}

test('the history of a creator has what they handed in, why it was refused, and upheld reports of all that is theirs', async () => {
  const fileKey = await createFile(server, creator);
  await decide(await submit(fileKey, 'Before'), 'The title says nothing.');
  await decide(await submit(fileKey, 'After'));
  const waiting = await submit(await createFile(server, creator), 'Another one');
  server.clock.advance(60_000);
  await reportWork(server, other, fileKey);
  await decideCase(server, admin, fileKey, 'It repeats the work of somebody else.');

  const others = await createWork(server, { owner: other, name: 'Of somebody else' });
  const { data: thread } = await server.api('createComment', {
    as: creator,
    params: { file_key: others },
    body: { text: 'Buy watches here.' },
  });
  await server.api('reportFile', {
    as: other,
    body: {
      file_key: others,
      comment_id: thread.comment_id,
      product: 'board',
      report_type: 7,
      report_desc: 'It is advertising.',
      source: 'community',
    },
  });
  await upholdNewestCase('Advertising.');
  await server.api('reportProfile', {
    as: other,
    body: {
      user_id: creator.userId,
      product: 'board',
      report_type: 7,
      report_desc: 'It insults people.',
      source: 'community',
    },
  });
  await upholdNewestCase('Insulting name.');
  // A report that was dismissed, and one about a work of somebody else, are none of it.
  await reportWork(server, creator, others);
  await decideCase(server, admin, others);

  const { status, data } = await ask(admin);
  expect(status).toBe(200);
  const copied = 'It repeats the work of somebody else.';
  expect(
    data.list.map(({ kind, subject, name, auditStatus, reason }) => [
      kind,
      subject,
      name,
      auditStatus,
      reason,
    ]),
  ).toEqual([
    ['report', 'profile', null, null, 'Insulting name.'],
    ['report', 'comment', 'Of somebody else', null, 'Advertising.'],
    ['report', 'work', 'After', null, copied],
    ['submission', 'work', 'Another one', 1, null],
    // A take-down refuses the version that was public.
    ['submission', 'work', 'After', 3, copied],
    ['submission', 'work', 'Before', 3, 'The title says nothing.'],
  ]);
  expect(data.list[3]).toMatchObject({ id: waiting, decided_at: null });
  expect(data.list[2]).toMatchObject({ file_key: fileKey });
  expect([data.has_more, data.list.map(({ at }) => at)]).toEqual([
    false,
    data.list.map(({ at }) => at).toSorted((one, next) => (one < next ? 1 : -1)),
  ]);
});

test('it comes part by part, each entry once', async () => {
  const whole = await ask(admin);
  const seen: string[] = [];
  let cursor = '0';
  do {
    const { data } = await ask(admin, { cursor, size: 2 });
    expect(data.list.length).toBeLessThanOrEqual(2);
    seen.push(...data.list.map(({ kind, id }) => `${kind} ${id}`));
    cursor = data.has_more ? data.next_cursor : '';
  } while (cursor !== '');
  expect(seen).toEqual(whole.data.list.map(({ kind, id }) => `${kind} ${id}`));
  expect((await server.statementsOf(() => ask(admin, { size: 2 }))).length).toBeLessThanOrEqual(3);
});

test('[ROLE-15] only admins read it; of nobody there is none, of somebody who handed nothing in it is empty', async () => {
  const refused = await ask(creator);
  expect([refused.status, refused.error]).toEqual([403, 'admins_only']);
  expect((await ask(undefined)).status).toBe(401);
  const unknown = await ask(admin, {}, 'zzzzzzzzzzzz');
  expect([unknown.status, unknown.error]).toEqual([404, 'user_not_found']);
  expect((await ask(admin, { cursor: 'x' })).status).toBe(400);
  const none = await ask(admin, {}, admin.userId);
  expect([none.status, none.data.list]).toEqual([200, []]);
});
