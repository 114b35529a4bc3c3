import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { testServer, type TestUser } from '../../../test/harness.ts';
import { withoutPlanLimit } from '../../../test/publishForm.ts';
import { caseOf, reportWork } from '../../../test/reports.ts';
import { createWork } from '../../../test/works.ts';

const server = testServer();
let owner: TestUser;
let admin: TestUser;
const keys: Record<string, string> = {};

beforeAll(async () => {
  owner = await withoutPlanLimit(server, await server.createUser({ nickName: 'Olga' }));
  admin = await server.createUser({ nickName: 'Ada', kind: 1 });
  for (const name of ['Weekly plan', 'Plan of a garden', '旅行の計画', 'Retrospective']) {
    server.clock.advance(1_000);
    keys[name] = await createWork(server, { owner, name });
  }
  await takeDown('Plan of a garden');
});

const takeDown = (name: string) =>
  server.api('takeDownWork', {
    as: admin,
    params: { file_key: keys[name] ?? '' },
    body: { reason: 'It is an advertisement.' },
  });

async function names(
  query: Record<string, string | number | boolean> = {},
  as: TestUser | undefined = admin,
) {
  const { data } = await server.api('listModeratedWorks', { as, query });
  return data.list.map(({ name }) => name);
}

test('moderators list works that are public, and those that are not any more, the last published first', async () => {
  expect(await names()).toEqual(['Retrospective', '旅行の計画', 'Weekly plan']);
  expect(await names({ is_public: false })).toEqual(['Plan of a garden']);
  const { data } = await server.api('listModeratedWorks', { as: admin, query: { is_public: false } });
  expect(data.list[0]).toMatchObject({
    file_key: keys['Plan of a garden'],
    is_public: false,
    owner: { nick_name: 'Olga' },
    open_case_id: null,
  });
  expect(Date.parse(data.list[0]?.pub_time ?? '')).toBeLessThanOrEqual(server.clock.now().getTime());
});

test('they are found by words of their titles, the last one half typed, whatever its case and script', async () => {
  expect(await names({ keyword: 'PLAN week' })).toEqual(['Weekly plan']);
  expect(await names({ keyword: 'retro' })).toEqual(['Retrospective']);
  expect(await names({ keyword: '計画' })).toEqual(['旅行の計画']);
  expect(await names({ keyword: 'plan' })).toEqual(['Weekly plan']);
  expect(await names({ keyword: 'plan', is_public: false })).toEqual(['Plan of a garden']);
  expect(await names({ keyword: 'kanban' })).toEqual([]);
  // The name of its owner is not in its title; signs alone are in none.
  expect(await names({ keyword: 'olga' })).toEqual([]);
  expect(await names({ keyword: '!?' })).toEqual([]);
  expect(await names({ keyword: '  ' })).toHaveLength(3);
});

test('the list goes on where its part ended, without a gap and without a work twice', async () => {
  const seen: string[] = [];
  let cursor = '0';
  for (let part = 0; part < 3; part += 1) {
    const { data } = await server.api('listModeratedWorks', { as: admin, query: { cursor, size: 1 } });
    seen.push(...data.list.map(({ name }) => name));
    expect(data.has_more).toBe(part < 2);
    cursor = data.next_cursor;
  }
  expect(seen).toEqual(['Retrospective', '旅行の計画', 'Weekly plan']);
  const wrong = await server.api('listModeratedWorks', { as: admin, query: { cursor: 'nowhere' } });
  expect([wrong.status, wrong.error]).toEqual([400, 'bad_input']);
});

test('a work with reports that wait names their case', async () => {
  await reportWork(server, await server.createUser(), keys['Retrospective'] ?? '');
  const found = await caseOf(server, admin, keys['Retrospective'] ?? '');
  const { data } = await server.api('listModeratedWorks', { as: admin, query: { keyword: 'retro' } });
  expect(data.list[0]?.open_case_id).toBe(found?.case_id);
  expect(found).toBeDefined();
});

test('boards that were never public are in no list, and nobody but moderators sees one', async () => {
  expect(await names({ keyword: 'board' })).toEqual([]);
  for (const [as, error] of [
    [owner, 'admins_only'],
    [undefined, 'not_signed_in'],
  ] as const) {
    expect((await server.api('listModeratedWorks', { as })).error).toBe(error);
  }
});

test.each([
  [true, '', 'publication_by_pub_time'],
  [false, '', 'publication_withdrawn_by_pub_time'],
  [true, 'plan', 'publication_by_name_terms'],
  [false, 'plan', 'publication_withdrawn_by_name_terms'],
])('works are read by an index: public %s, words “%s”: %s', async (is_public, keyword, index) => {
  const statements = await server.statementsOf(() =>
    names({ is_public, ...(keyword === '' ? {} : { keyword }) }),
  );
  const text = statements.find((each) => each.includes('"publication"."pub_time" desc')) ?? '';
  // Among four rows all are read; here it counts which index could be used for many.
  const plan = await server.db.connection().execute(async (db) => {
    await sql`set enable_seqscan = off`.execute(db);
    await sql`set ${sql.raw(keyword === '' ? 'enable_sort' : 'enable_indexscan')} = off`.execute(db);
    const { rows } = await sql<Record<string, string>>`explain (generic_plan) ${sql.raw(text)}`.execute(db);
    await sql`reset all`.execute(db);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  expect(plan).toContain(index);
});
