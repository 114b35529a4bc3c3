import { beforeAll, expect, test } from 'vitest';
import { testServer, type TestUser } from '../../../test/harness.ts';
import { createWork } from '../../../test/works.ts';

const server = testServer();
const [TEACHER, EDUCATION, ENGINEER, SCENE, CLOSED_ROLE] = [301, 401, 302, 101, 303];
let owner: TestUser;

async function work(
  name: string,
  options: { tagIds?: number[]; views?: number; language?: string; selected?: boolean },
) {
  const { tagIds = [], views = 0, language = 'en-US', selected = false } = options;
  return createWork(server, {
    owner,
    name,
    tagIds,
    language,
    publication: { view_num: views, hot_score: views, is_selected: selected },
  });
}

beforeAll(async () => {
  const now = server.clock.now();
  const tag = (tag_id: number, ttype: 1 | 3 | 4, is_open = true) => ({
    tag_id,
    ttype,
    is_open,
    name: `Tag ${tag_id}`,
    name_key: `tag ${tag_id}`,
    names: '{}',
    created_at: now,
  });
  await server.db
    .insertInto('tag')
    .values([tag(TEACHER, 3), tag(ENGINEER, 3), tag(CLOSED_ROLE, 3, false), tag(EDUCATION, 4), tag(SCENE, 1)])
    .execute();
  owner = await server.createUser();
  await work('hot', { views: 100 });
  await work('chosen', { views: 50, selected: true });
  await work('for teachers', { views: 5, tagIds: [TEACHER] });
  await work('for education', { views: 9, tagIds: [EDUCATION] });
  await work('for both', { views: 7, tagIds: [TEACHER, EDUCATION] });
  await work('for engineers', { views: 60, tagIds: [ENGINEER] });
  await work('para docentes', { views: 80, tagIds: [TEACHER], language: 'es-ES' });
});

const set = (as: TestUser | undefined, body: object) =>
  server.api('setRecommendConfig', { as, raw: { body } });

async function recommended(as: TestUser | undefined, size = 40): Promise<string[]> {
  const names: string[] = [];
  let cursor = '0';
  for (;;) {
    const { data } = await server.api('listRecommendedFiles', {
      as,
      query: { origin: 'home', cursor, size },
    });
    names.push(...data.list.map(({ name }) => name));
    if (!data.has_more) return names;
    cursor = data.next_cursor;
  }
}

const FOR_ALL = [
  'chosen',
  'hot',
  'for engineers',
  'for education',
  'for both',
  'for teachers',
  'para docentes',
];

test('[API-PROF-06][ENT-04] the caller sets their work; the profile shows it', async () => {
  const mara = await server.createUser();
  const answer = await set(mara, { career_id: TEACHER, industry_id: EDUCATION });
  expect(answer.data).toEqual({ career_id: TEACHER, industry_id: EDUCATION });
  const profile = await server.api('getProfile', { query: { user_id: mara.userId } });
  expect(profile.data.career_info).toEqual({ career_id: TEACHER, industry_id: EDUCATION });
  expect((await set(mara, { career_id: null, industry_id: null })).status).toBe(200);
  expect((await server.api('getOwnProfile', { as: mara })).data.career_info).toEqual({
    career_id: null,
    industry_id: null,
  });
});

test('[API-PROF-06] popular works for the role or industry come first, each work once, the rest as for all', async () => {
  const mara = await server.createUser();
  expect(await recommended(mara)).toEqual(FOR_ALL);
  await set(mara, { career_id: TEACHER, industry_id: EDUCATION });
  const mine = [
    'for education',
    'for both',
    'for teachers',
    'chosen',
    'hot',
    'for engineers',
    'para docentes',
  ];
  expect(await recommended(mara)).toEqual(mine);
  for (const size of [1, 2, 3, 5]) expect(await recommended(mara, size)).toEqual(mine);
  await set(mara, { career_id: ENGINEER, industry_id: null });
  expect((await recommended(mara))[0]).toBe('for engineers');
  expect(await recommended(undefined)).toEqual(FOR_ALL);
});

test('[API-PROF-06] knowing the work costs no further statement, and what is personal is kept by nobody', async () => {
  const mara = await server.createUser();
  await set(mara, { career_id: TEACHER, industry_id: EDUCATION });
  const statements = (as: TestUser | undefined) =>
    server.statementsOf(() => server.api('listRecommendedFiles', { as, query: { origin: 'home', size: 3 } }));
  // The first request finds out the tags, which are remembered.
  await statements(undefined);
  expect((await statements(mara)).length).toBe((await statements(undefined)).length);
  const own = await server.api('listRecommendedFiles', { as: mara, query: { origin: 'home' } });
  expect(own.response.headers['cache-control']).toBe('no-store');
  const all = await server.api('listRecommendedFiles', { query: { origin: 'home' } });
  expect(all.response.headers['cache-control']).toContain('public');
});

test('[API-PROF-06] 400 for what is no open tag of its kind, naming the field; 401 without a token', async () => {
  const mara = await server.createUser();
  const fields = async (body: object) => (await set(mara, body)).fields;
  expect(await fields({ career_id: SCENE, industry_id: EDUCATION })).toEqual(['career_id unknown']);
  expect(await fields({ career_id: CLOSED_ROLE, industry_id: TEACHER })).toEqual([
    'career_id unknown',
    'industry_id unknown',
  ]);
  expect(await fields({ career_id: 999_999, industry_id: null })).toEqual(['career_id unknown']);
  expect(await fields({ career_id: 'x', industry_id: null })).toEqual(['career_id format']);
  expect(await fields({ career_id: null })).toEqual(['industry_id required']);
  expect((await server.api('getOwnProfile', { as: mara })).data.career_info.career_id).toBeNull();
  expect((await set(undefined, { career_id: null, industry_id: null })).status).toBe(401);
});
