import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { testServer, type TestUser } from '../../../test/harness.ts';
import { createWork } from '../../../test/works.ts';
import { EMPTY_TERMS_PER_DAY } from '../search/emptySearchRepository.ts';
import { createTeamStorage } from '../workspace/storage.ts';
import { MailKind } from '../mail/service.ts';

const server = testServer();
const withMail = testServer({
  environment: { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'boards@example.com' },
});
let operator: TestUser;
let user: TestUser;

beforeAll(async () => {
  operator = await server.createUser({ kind: 1 });
  user = await server.createUser({ nickName: 'Mara' });
});

async function write(on: typeof server, userId: string, name: string): Promise<void> {
  await on.services.mail.send(on.db, {
    userId,
    kind: MailKind.REVIEW_PASSED,
    data: { name, fileKey: 'abcdefghjkmn' },
  });
}

test('without a mail server every mail is kept, and listed with its words for the operator, the newest first', async () => {
  for (const name of ['One', 'Two', 'Three']) await write(server, user.userId, name);
  const first = await server.api('listMails', { as: operator, query: { size: 2 } });
  expect(first.status).toBe(200);
  expect(first.data.list.map(({ subject }) => subject)).toEqual([
    '“Three” is published',
    '“Two” is published',
  ]);
  expect(first.data.list[0]).toMatchObject({
    state: 'kept',
    kind: 'reviewPassed',
    recipient: user.account,
    attempts: 0,
    fault: null,
    next_attempt_at: null,
    sent_at: null,
  });
  expect(first.data.list[0]?.text).toContain('/community/abcdefghjkmn');
  const second = await server.api('listMails', {
    as: operator,
    query: { size: 2, cursor: first.data.next_cursor },
  });
  expect([second.data.list.length, second.data.has_more]).toEqual([1, false]);
  const sent = await server.api('listMails', { as: operator, query: { state: 'sent' } });
  expect(sent.data.list).toEqual([]);
  const statements = await server.statementsOf(() =>
    server.api('listMails', { as: operator, query: { state: 'kept' } }),
  );
  expect(statements.length).toBeLessThanOrEqual(3);
});

test('a mail of an account that is deleted permanently is not kept', async () => {
  await server.services.mail.send(server.db, {
    address: 'gone@example.com',
    language: 'en-US',
    kind: MailKind.ACCOUNT_DELETED,
    data: {},
  });
  const { data } = await server.api('listMails', { as: operator });
  expect(data.list.map(({ recipient }) => recipient)).not.toContain('gone@example.com');
});

test('only super admins look at the outbox or send from it', async () => {
  const admin = await server.createUser({ kind: 2 });
  const params = { mail_id: '1001' };
  for (const somebody of [user, admin]) {
    const list = await server.api('listMails', { as: somebody });
    const retry = await server.api('retryMail', { as: somebody, params });
    expect([list.status, list.error]).toEqual([403, 'super_admins_only']);
    expect([retry.status, retry.error]).toEqual([403, 'super_admins_only']);
  }
  expect((await server.api('listMails')).status).toBe(401);
  expect((await server.api('retryMail', { params })).status).toBe(401);
});

test('wrong states, cursors and ids are named', async () => {
  const state = await server.api('listMails', { as: operator, raw: { query: { state: 'lost' } } });
  expect([state.status, state.fields]).toEqual([400, ['state unknown']]);
  const cursor = await server.api('listMails', { as: operator, query: { cursor: 'x' } });
  expect([cursor.status, cursor.fields]).toEqual([400, ['cursor format']]);
  const id = await server.api('retryMail', { as: operator, raw: { params: { mail_id: 'x' } } });
  expect([id.status, id.fields]).toEqual([400, ['mail_id format']]);
  const unknown = await server.api('retryMail', { as: operator, params: { mail_id: '9223372036854775808' } });
  expect([unknown.status, unknown.error]).toEqual([404, 'mail_not_found']);
});

test('nothing can be sent again while no mail server is set', async () => {
  const [mail] = (await server.api('listMails', { as: operator, query: { size: 1 } })).data.list;
  const params = { mail_id: mail?.mail_id ?? '' };
  const refused = await server.api('retryMail', { as: operator, params });
  expect([refused.status, refused.error]).toEqual([409, 'mail_server_not_set']);
});

test('a mail that failed is queued again once, however often it is asked for', async () => {
  const boss = await withMail.createUser({ kind: 1 });
  await write(withMail, boss.userId, 'Plan');
  await withMail.db
    .updateTable('mail')
    .set({ state: 'failed', attempts: 9, next_attempt_at: null, fault: '550 after RCPT TO' })
    .execute();
  const [mail] = (await withMail.api('listMails', { as: boss, query: { state: 'failed' } })).data.list;
  expect(mail).toMatchObject({ attempts: 9, fault: '550 after RCPT TO' });
  const params = { mail_id: mail?.mail_id ?? '' };
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => withMail.api('retryMail', { as: boss, params })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.find(({ status }) => status === 200)?.data).toMatchObject({
    state: 'queued',
    attempts: 0,
    fault: null,
  });
  expect(new Set(answers.filter(({ status }) => status !== 200).map(({ error }) => error))).toEqual(
    new Set(['mail_not_repeatable']),
  );
  const log = await withMail.api('listModerationLog', { as: boss, query: { user_id: boss.userId } });
  expect(log.data.list).toMatchObject([
    { action: 'mail.retry', subject_type: 'mail', subject_id: mail?.mail_id },
  ]);
});

describe('figures', () => {
  const days = (as: TestUser | undefined, query: { days?: 7 | 30 | 90 | 365 } = {}) =>
    server.api('getFigures', { as, query });

  test('count new works, uses and searches that found nothing by day, beside the days before', async () => {
    const admin = await server.createUser({ kind: 2 });
    const before = (await days(admin, { days: 7 })).data;
    const now = server.clock.now();
    const ago = (count: number) => new Date(now.getTime() - count * 86_400_000);
    const work = await createWork(server, { owner: user, publication: { created_at: ago(1) } });
    await createWork(server, { owner: user, isLive: false, publication: { created_at: ago(1) } });
    await createWork(server, { owner: user, publication: { created_at: ago(8) } });
    const copy = await createWork(server, { owner: user, isLive: false });
    const { submission_id } = await server.db
      .selectFrom('publication')
      .select('submission_id')
      .where('file_key', '=', work)
      .executeTakeFirstOrThrow();
    const event = { copy_file_key: copy, source_file_key: work, user_id: user.userId, created_at: ago(2) };
    await server.db
      .insertInto('copy_event')
      .values({ ...event, submission_id })
      .execute();
    await server.db.insertInto('use_event').values(event).execute();
    for (const keyword of ['Fishbone nowhere', 'fishbone  NOWHERE', 'mara@example.com'])
      await server.api('searchFiles', { query: { keyword, cursor: '0', size: 5 } });
    // With a filter it is the filter that leaves nothing over.
    await server.api('searchFiles', {
      query: { keyword: 'fishbone nowhere', fee_type: 3, cursor: '0', size: 5 },
    });
    await server.services.emptySearches.flush();

    const { status, data } = await days(admin, { days: 7 });
    expect([status, data.days.length, data.to]).toEqual([200, 7, now.toISOString().slice(0, 10)]);
    expect(data.works - before.works).toBe(1);
    expect(data.before.works - before.before.works).toBe(1);
    expect(data.days.at(-2)?.works).toBe((before.days.at(-2)?.works ?? 0) + 1);
    expect(data.days.at(-3)?.uses).toBe((before.days.at(-3)?.uses ?? 0) + 1);
    expect(data.empty_searches - before.empty_searches).toBe(3);
    // What may be personal is counted, and not named.
    expect(data.empty_terms).toEqual([{ keyword: 'fishbone NOWHERE', language: 'en-US', count: 2 }]);
    const statements = await server.statementsOf(() => days(admin, { days: 365 }));
    expect(statements.length).toBeLessThanOrEqual(8);
  });

  test('name so many empty searches of a day, count what comes beyond without its text, and forget the old ones', async () => {
    const day = server.clock.now().toISOString().slice(0, 10);
    await sql`
      insert into empty_search (day, language, term_key, search_term, count)
      select day, 'ja-JP', 'term ' || place, 'term ' || place, 1
      from generate_series(1, ${EMPTY_TERMS_PER_DAY}) as place, (values (${day}::date), ('2000-01-01')) as days (day)`.execute(
      server.db,
    );
    for (const keyword of ['fishbone beyond', 'term 1'])
      server.services.emptySearches.count(keyword, 'ja-JP');
    await server.services.emptySearches.flush();
    await server.infra.jobs.runNow('forget-empty-searches');
    const rows = await server.db
      .selectFrom('empty_search')
      .select(['day', 'term_key', 'count'])
      .where('language', '=', 'ja-JP')
      .where((eb) =>
        eb.or([eb('count', '>', 1), eb('term_key', 'in', ['', 'fishbone beyond']), eb('day', '<', day)]),
      )
      .orderBy('term_key')
      .execute();
    expect(rows).toEqual([
      { day, term_key: '', count: 1 },
      { day, term_key: 'term 1', count: 2 },
    ]);
  });

  test('after two weeks only what was often searched for keeps its words; no count is lost', async () => {
    const dayBefore = (age: number) =>
      new Date(server.clock.now().getTime() - age * 86_400_000).toISOString().slice(0, 10);
    const [old, lately] = [dayBefore(15), dayBefore(14)];
    const row = (day: string, text: string, count: number) => ({
      day,
      language: 'ko-KR' as const,
      term_key: text,
      search_term: text,
      count,
    });
    await server.db
      .insertInto('empty_search')
      .values([
        row(old, '', 4),
        row(old, 'rare', 2),
        row(old, 'rarer', 1),
        row(old, 'often', 3),
        row(lately, 'rare', 1),
      ])
      .execute();
    await server.infra.jobs.runNow('forget-empty-searches');
    await server.infra.jobs.runNow('forget-empty-searches');
    const rows = await server.db
      .selectFrom('empty_search')
      .select(['day', 'search_term', 'count'])
      .where('language', '=', 'ko-KR')
      .orderBy('day')
      .orderBy('count')
      .execute();
    expect(rows).toEqual([
      { day: old, search_term: 'often', count: 3 },
      { day: old, search_term: '', count: 7 },
      { day: lately, search_term: 'rare', count: 1 },
    ]);
  });

  test('say how long reviews took, by the log, and what is overdue', async () => {
    const admin = await server.createUser({ kind: 2 });
    const { data: before } = await days(admin, { days: 7 });
    const now = server.clock.now();
    const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
    for (const hours of [1, 2, 3, 40]) {
      const file_key = await createWork(server, { owner: user });
      const [row] = await server.db
        .updateTable('submission')
        .set({ created_at: hoursAgo(hours), due_at: hoursAgo(10), decided_at: now })
        .where('file_key', '=', file_key)
        .returning('submission_id')
        .execute();
      await server.db
        .insertInto('moderation_log')
        .values({
          moderator_id: admin.userId,
          action: hours === 40 ? 'review.not_pass' : 'review.pass',
          subject_type: 'submission',
          subject_id: row?.submission_id ?? '',
          created_at: hours === 40 ? now : hoursAgo(hours - 1),
          changes: '[]',
        })
        .execute();
    }
    const waiting = await createWork(server, { owner: user, isLive: false });
    await server.db
      .updateTable('submission')
      .set({ status: 1, due_at: hoursAgo(1) })
      .where('file_key', '=', waiting)
      .execute();
    const { data } = await days(admin, { days: 7 });
    expect(data.review.decided - before.review.decided).toBe(4);
    expect(data.review).toMatchObject({
      waiting: before.review.waiting + 1,
      overdue: before.review.overdue + 1,
    });
    expect(data.review.median_hours).toBe(1);
    expect(data.review.p90_hours).toBeGreaterThan(20);
  });

  test('are for admins, for times that are offered', async () => {
    const refused = await days(user);
    expect([refused.status, refused.error]).toEqual([403, 'admins_only']);
    expect((await days(undefined)).status).toBe(401);
    const wrong = await days(operator, { days: 8 as 7 });
    expect([wrong.status, wrong.error]).toEqual([400, 'bad_input']);
  });
});

describe('the operator', () => {
  test('sees failed jobs with the reason, and queues them again', async () => {
    const { jobs } = server.infra;
    const failing = 'fail-for-the-test';
    let isBroken = true;
    jobs.define({
      name: failing,
      run: async () => {
        if (isBroken) throw new Error('no space left on device');
      },
      retries: 0,
    });
    await jobs.send(server.db, failing, { a: 1 });
    await expect(jobs.runNow(failing)).rejects.toThrow('no space left');
    const { status, data } = await server.api('listJobs', { as: operator });
    expect(status).toBe(200);
    expect(data.list[0]).toMatchObject({
      name: failing,
      schedule: null,
      failed: 1,
      last_failure: { fault: 'no space left on device' },
    });
    expect(data.list.find(({ name }) => name === 'purge-trash')).toMatchObject({ schedule: '47 2 * * *' });
    isBroken = false;
    const retried = await server.api('retryJobs', { as: operator, body: { name: failing } });
    expect([retried.status, retried.data]).toEqual([200, { retried: 1 }]);
    expect(await jobs.runNow(failing)).toBe(1);
    const after = await server.api('listJobs', { as: operator });
    const log = await server.api('listModerationLog', { as: operator, query: { action: 'jobs.retry' } });
    expect(log.data.list).toMatchObject([{ subject_type: 'jobs', subject_id: failing }]);
    expect(after.data.list.find(({ name }) => name === failing)).toMatchObject({
      failed: 0,
      last_failure: null,
    });
    expect((await server.api('retryJobs', { as: operator, body: { name: 'unknown' } })).data).toEqual({
      retried: 0,
    });
    const wrong = await server.api('retryJobs', { as: operator, body: { name: '' } });
    expect([wrong.status, wrong.error]).toEqual([400, 'bad_input']);
  });

  test('sees versions and what is stored, and nobody else does', async () => {
    const work = await createWork(server, { owner: user });
    const { status, data } = await server.api('getSystem', { as: operator });
    expect(status).toBe(200);
    expect(data.versions).toMatchObject({ node: process.versions.node, pending: 0 });
    expect(data.versions.schema).toMatch(/^\d{14}-/u);
    expect(data.storage.database_bytes).toBeGreaterThan(1_000_000);
    const { team_id: teamId } = await server.db
      .selectFrom('file')
      .select('team_id')
      .where('file_key', '=', work)
      .executeTakeFirstOrThrow();
    await server.db
      .updateTable('board_state')
      .set({ state: Buffer.alloc(4_000_000) })
      .where('file_key', '=', work)
      .execute();
    server.clock.advance(5 * 60_000);
    const { storage } = (await server.api('getSystem', { as: operator })).data;
    // The list and the quota count the same.
    const used = await createTeamStorage(server.infra).usedBy(teamId);
    expect(used).toBeGreaterThan(4_000_000);
    expect(storage.teams[0]).toMatchObject({ team_id: teamId, bytes: used });
    const admin = await server.createUser({ kind: 2 });
    for (const refused of [
      await server.api('getSystem', { as: admin }),
      await server.api('listJobs', { as: admin }),
      await server.api('retryJobs', { as: admin, body: { name: 'purge-trash' } }),
    ])
      expect([refused.status, refused.error]).toEqual([403, 'super_admins_only']);
    expect((await server.api('getSystem')).status).toBe(401);
    expect((await server.api('listJobs')).status).toBe(401);
    expect((await server.api('retryJobs', { body: { name: 'purge-trash' } })).status).toBe(401);
  });
});
