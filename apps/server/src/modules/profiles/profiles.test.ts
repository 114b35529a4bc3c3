import { expect, test } from 'vitest';
import { testServer, type TestUser } from '../../../test/harness.ts';
import { createWork } from '../../../test/works.ts';

const server = testServer();

const UNKNOWN_USER = 'zzzzzzzzzzzz';

async function ownProfile(user: TestUser) {
  return (await server.api('getOwnProfile', { as: user })).data;
}

test('[API-PROF-01][API-PROF-02][API-PROF-03][ENT-04] a profile is the same by id, by name and to its owner', async () => {
  const mara = await server.createUser({ nickName: 'Mara Voss' });
  const own = await server.api('getOwnProfile', { as: mara });
  expect(own.status).toBe(200);
  expect(own.data).toEqual({
    user_id: mara.userId,
    profile_key: expect.stringMatching(/^[0-9A-Za-z]{12}$/u),
    name: 'mara-voss',
    nick_name: 'Mara Voss',
    avatar_url: null,
    introduce: '',
    member: 0,
    influencer: 0,
    expert: 0,
    profession: '',
    sex: 9,
    career_info: { career_id: null, industry_id: null },
    statistic_data: { focus: 0, fans: 0, pub_files: 0 },
    relation: 1,
    collections_public: true,
  });
  const { relation: _, collections_public: __, ...publicSide } = own.data;
  const byId = await server.api('getProfile', { query: { user_id: mara.userId } });
  const byName = await server.api('getProfileByName', { query: { name: 'mara-voss' } });
  expect(byId.data).toEqual(publicSide);
  expect(byName.data).toEqual(publicSide);
});

test('[ENT-04][ENUM-01][ENUM-02][ENUM-03] badges and membership stand in the profile', async () => {
  const expert = await server.createUser();
  await server.db
    .updateTable('profile')
    .set({ member: 2, influencer: 1, expert: 1, profession: 'Facilitator', career_id: 31, industry_id: 42 })
    .where('user_id', '=', expert.userId)
    .execute();
  expect(await ownProfile(expert)).toMatchObject({
    member: 2,
    influencer: 1,
    expert: 1,
    profession: 'Facilitator',
    career_info: { career_id: 31, industry_id: 42 },
  });
});

test.each(['MARA-LÍN', 'Mara-Li\u0301n', 'ｍａｒａ-lín'])(
  '[API-PROF-03] the name %j in an address finds the profile whatever its case, width and composition',
  async (name) => {
    await server.createUser({ nickName: 'Mara Lín' });
    const answer = await server.api('getProfileByName', { query: { name } });
    expect(answer.status).toBe(200);
    expect(answer.data.name).toBe('mara-lín');
  },
);

test('[API-PROF-01][ENUM-06] a signed-in caller learns how they stand to the person, a visitor does not', async () => {
  const [mara, theo] = [await server.createUser(), await server.createUser()];
  await server.api('followUser', { as: theo, body: { focus_user_id: mara.userId } });
  const profileFor = async (as?: TestUser) =>
    (await server.api('getProfile', { as, query: { user_id: mara.userId } })).data.relation;
  expect(await profileFor(theo)).toBe(2);
  expect(await profileFor(mara)).toBe(1);
  expect(await profileFor()).toBeUndefined();
});

test('404 for a profile nobody has, also of a deactivated account', async () => {
  const gone = await server.createUser({ nickName: 'Gone Person' });
  await server.db
    .updateTable('user_account')
    .set({ deactivated_at: server.clock.now() })
    .where('user_id', '=', gone.userId)
    .execute();
  const answers = [
    await server.api('getProfile', { query: { user_id: UNKNOWN_USER } }),
    await server.api('getProfileByName', { query: { name: 'nobody-at-all' } }),
    await server.api('getProfile', { query: { user_id: gone.userId } }),
    await server.api('getProfileByName', { query: { name: 'gone-person' } }),
  ];
  for (const answer of answers) expect([answer.status, answer.error]).toEqual([404, 'profile_not_found']);
});

test('400 names the query that is missing or has no form', async () => {
  expect((await server.api('getProfile', { raw: { query: { user_id: 'x' } } })).fields).toEqual([
    'user_id format',
  ]);
  expect((await server.api('getProfileByName', { raw: { query: {} } })).fields).toEqual(['name required']);
});

test('nobody has no profile, whatever their token says', async () => {
  const { status, error } = await server.api('getOwnProfile', { as: await server.createNobody() });
  expect([status, error]).toEqual([404, 'profile_not_found']);
});

test('401 without a token where the caller is meant', async () => {
  const key = { profile_key: 'abcdefghjkmn' };
  const statuses = [
    await server.api('getOwnProfile'),
    await server.api('updateProfile', { body: key }),
    await server.api('deleteProfile', { query: key }),
    await server.api('verifyManager', { query: { user_id: UNKNOWN_USER } }),
    await server.api('isSpecialInvite'),
  ].map(({ status, error }) => [status, error]);
  expect(statuses).toEqual(Array.from({ length: 5 }, () => [401, 'not_signed_in']));
});

test('[API-PROF-04][PROD-17][ENUM-04] a person changes bio, sex and nickname; what is left out stays', async () => {
  const mara = await server.createUser({ nickName: 'Mara' });
  const { profile_key, name } = await ownProfile(mara);
  const first = await server.api('updateProfile', {
    as: mara,
    body: { profile_key, introduce: '  I draw maps.  ', sex: 2, nick_name: 'Mara V.' },
  });
  expect(first.status).toBe(200);
  expect(first.data).toMatchObject({ introduce: 'I draw maps.', sex: 2, nick_name: 'Mara V.', name });
  const second = await server.api('updateProfile', { as: mara, body: { profile_key, sex: 1 } });
  expect(second.data).toMatchObject({ introduce: 'I draw maps.', sex: 1, nick_name: 'Mara V.', relation: 1 });
  const cleared = await server.api('updateProfile', { as: mara, body: { profile_key, introduce: '' } });
  expect(cleared.data.introduce).toBe('');
});

test.each([
  ['[VAL-PROF-01]', { introduce: 'x'.repeat(201) }, 'introduce max_length 200'],
  ['[VAL-PROF-02]', { nick_name: 'x'.repeat(21) }, 'nick_name max_length 20'],
  ['[VAL-PROF-03]', { nick_name: 'Boardwalk admin' }, 'nick_name reserved_words'],
  ['[ENUM-04]', { sex: 3 }, 'sex unknown'],
  ['an invisible name', { nick_name: '\u200b' }, 'nick_name required 1'],
])('%s %j is refused, and nothing changes', async (_id, change, field) => {
  const mara = await server.createUser({ nickName: 'Mara' });
  const before = await ownProfile(mara);
  const answer = await server.api('updateProfile', {
    as: mara,
    raw: { body: { profile_key: before.profile_key, ...change } },
  });
  expect([answer.status, answer.fields]).toEqual([400, [field]]);
  expect(await ownProfile(mara)).toEqual(before);
});

test('[VAL-PROF-01][CONST-15] a bio of 200 characters is kept, counted in characters and not in bytes', async () => {
  const mara = await server.createUser();
  const { profile_key } = await ownProfile(mara);
  const introduce = '👋介'.repeat(100);
  const answer = await server.api('updateProfile', { as: mara, body: { profile_key, introduce } });
  expect([answer.status, answer.data.introduce]).toEqual([200, introduce]);
});

test("[API-PROF-04][API-PROF-05] nobody changes or clears another's profile: 403; an unknown key: 404", async () => {
  const [mara, theo] = [await server.createUser(), await server.createUser()];
  const { profile_key } = await ownProfile(mara);
  const outcomes = [
    await server.api('updateProfile', { as: theo, body: { profile_key, introduce: 'mine' } }),
    await server.api('deleteProfile', { as: theo, query: { profile_key } }),
    await server.api('updateProfile', { as: theo, body: { profile_key: 'nokeynokey22' } }),
    await server.api('deleteProfile', { as: theo, query: { profile_key: 'nokeynokey22' } }),
  ].map(({ status, error }) => [status, error]);
  expect(outcomes).toEqual([
    [403, 'not_owner'],
    [403, 'not_owner'],
    [404, 'profile_not_found'],
    [404, 'profile_not_found'],
  ]);
  expect((await ownProfile(mara)).introduce).toBe('');
});

test('[API-PROF-05][AMB-13] deleting clears what the person has said of themselves and keeps name and follows', async () => {
  const [mara, theo] = [await server.createUser({ nickName: 'Mara Clear' }), await server.createUser()];
  await server.api('followUser', { as: theo, body: { focus_user_id: mara.userId } });
  const { profile_key } = await ownProfile(mara);
  await server.api('updateProfile', { as: mara, body: { profile_key, introduce: 'Hello', sex: 2 } });
  await server.db
    .updateTable('profile')
    .set({ profession: 'Teacher', career_id: 31 })
    .where('user_id', '=', mara.userId)
    .execute();
  const answer = await server.api('deleteProfile', { as: mara, query: { profile_key } });
  expect([answer.status, answer.data]).toEqual([200, null]);
  expect(await ownProfile(mara)).toMatchObject({
    nick_name: 'Mara Clear',
    introduce: '',
    sex: 9,
    profession: '',
    career_info: { career_id: null, industry_id: null },
    statistic_data: { fans: 1 },
  });
});

test.each([
  [0, false],
  [1, true],
  [2, true],
] as const)(
  '[API-PROF-12][ROLE-15][ROLE-16][ENUM-05] kind %i of user: is an admin %s',
  async (kind, isManager) => {
    const user = await server.createUser({ kind });
    const answer = await server.api('verifyManager', { as: user, query: { user_id: user.userId } });
    expect(answer.data).toEqual({ user_id: user.userId, role: kind, is_manager: isManager });
  },
);

test('[API-PROF-12][ROLE-16] only admins ask about others', async () => {
  const [mara, admin] = [await server.createUser(), await server.createUser({ kind: 2 })];
  const ask = (as: TestUser, userId: string) =>
    server.api('verifyManager', { as, query: { user_id: userId } });
  const refused = await ask(mara, admin.userId);
  expect([refused.status, refused.error]).toEqual([403, 'admins_only']);
  expect((await ask(admin, mara.userId)).data.is_manager).toBe(false);
  const unknown = await ask(admin, UNKNOWN_USER);
  expect([unknown.status, unknown.error]).toEqual([404, 'user_not_found']);
});

test.each([true, false])('[API-PROF-13][ROLE-17] special invitation: %s', async (specialInvite) => {
  const user = await server.createUser({ specialInvite });
  expect((await server.api('isSpecialInvite', { as: user })).data).toBe(specialInvite);
});

test('[AMB-11] following and editing a profile need a login, as do copying and using a work', async () => {
  const mara = await server.createUser();
  const { profile_key: profileKey } = await ownProfile(mara);
  const unknown = { file_key: 'zzzzzzzzzzzz' };
  const answers = [
    await server.api('followUser', { body: { focus_user_id: mara.userId } }),
    await server.api('unfollowUser', { body: { focus_user_id: mara.userId } }),
    await server.api('updateProfile', { body: { profile_key: profileKey, introduce: 'not mine' } }),
    await server.api('copyFile', { params: unknown }),
    await server.api('copyFileByPost', { params: unknown }),
    await server.api('recordFileUse', { params: unknown }),
  ];
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 401));
  expect((await ownProfile(mara)).introduce).toBe('');
});

test('the profession is given in own words, up to 50 characters', async () => {
  const mara = await server.createUser();
  const { profile_key: profileKey } = await ownProfile(mara);
  const saveProfession = (profession: string) =>
    server.api('updateProfile', { as: mara, body: { profile_key: profileKey, profession } });
  expect((await saveProfession('  Lighthouse keeper ')).data.profession).toBe('Lighthouse keeper');
  const seen = await server.api('getProfile', { query: { user_id: mara.userId } });
  expect(seen.data.profession).toBe('Lighthouse keeper');
  expect((await saveProfession('漢'.repeat(51))).fields).toEqual(['profession max_length 50']);
  expect((await saveProfession('')).data.profession).toBe('');
});

test('collections are shown to others as long as their owner wants', async () => {
  const [mara, noor] = [await server.createUser(), await server.createUser()];
  const fileKey = await createWork(server, { owner: noor });
  await server.api('collectFile', { as: mara, body: { file_key: fileKey, collect: true } });
  const { profile_key: profileKey } = await ownProfile(mara);
  const show = (isPublic: boolean) =>
    server.api('updateProfile', {
      as: mara,
      body: { profile_key: profileKey, collections_public: isPublic },
    });
  const shownTo = async (as?: TestUser) =>
    (await server.api('listCollectedFiles', { as, query: { user_id: mara.userId } })).data.list.length;
  expect(await shownTo(noor)).toBe(1);
  expect((await show(false)).data.collections_public).toBe(false);
  expect([await shownTo(noor), await shownTo(), await shownTo(mara)]).toEqual([0, 0, 1]);
  const seen = await server.api('getProfile', { query: { user_id: mara.userId } });
  expect(seen.data).not.toHaveProperty('collections_public');
  await show(true);
  expect(await shownTo(noor)).toBe(1);
});
