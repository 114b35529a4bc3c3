import { describe, expect, test } from 'vitest';
import { appendEdits } from '../../collaboration/boardRepository.ts';
import { TEST_PASSWORD, testServer, type TestUser } from '../../../test/harness.ts';
import { counters, placesOf } from '../../../test/leftovers.ts';
import { createWork, noteBoard } from '../../../test/works.ts';

const server = testServer();

const erase = (as: TestUser, keepWorks: 'anonymise' | 'remove' = 'remove', password = TEST_PASSWORD) =>
  server.api('deleteAccount', { as, body: { password, keep_works: keepWorks } });

describe('published works', () => {
  test('stay without a name when the owner wants so: shown as by a deleted user in the language of the reader', async () => {
    const user = await server.createUser({ nickName: 'Gone Author' });
    const fan = await server.createUser();
    const fileKey = await createWork(server, {
      owner: user,
      name: 'Lasting work',
      snapshot: noteBoard('lasting'),
    });
    const hidden = await createWork(server, { owner: user, name: 'Withdrawn work', isLive: false });
    await server.api('praiseFile', { as: fan, body: { file_key: fileKey, praise: true } });
    expect((await erase(user, 'anonymise')).status).toBe(200);

    const full = await server.api('getFileFull', {
      params: { file_key: fileKey },
      headers: { 'accept-language': 'es' },
    });
    expect(full.data).toMatchObject({
      name: 'Lasting work',
      praise_num: 1,
      avatar_url: null,
      profile_list: [],
      owner: { nick_name: 'Usuario eliminado', avatar_url: null, profile_name: null, deleted: true },
    });
    const list = await server.api('listViewFiles', {
      query: { viewType: 2 },
      headers: { 'accept-language': 'zh' },
    });
    expect(list.data.list.find((file) => file.file_key === fileKey)?.owner.nick_name).toBe('已注销用户');
    const object = await server.api('getFileObject', { params: { file_key: fileKey } });
    expect(JSON.stringify(object.json)).toContain('lasting');
    const copy = await server.api('copyFileByPost', { as: fan, params: { file_key: fileKey } });
    expect(copy.status).toBe(200);
    expect(await placesOf(server, 'Gone Author')).toEqual([]);
    expect(await placesOf(server, 'Withdrawn work')).toEqual([]);
    expect((await server.api('getFileFull', { params: { file_key: hidden } })).error).toBe('file_not_found');
    const { kept, counted } = await counters(server);
    expect(kept).toEqual(counted);
  });

  test('go when the owner wants so, out of lists, search, topics and collections; copies of others stay', async () => {
    const user = await server.createUser();
    const fan = await server.createUser();
    await server.db
      .insertInto('topic')
      .values({
        topic_id: 77,
        title: 'Topic',
        titles: '{}',
        descriptions: '{}',
        created_at: server.clock.now(),
      })
      .execute();
    const fileKey = await createWork(server, {
      owner: user,
      name: 'Vanishing xylophone',
      snapshot: noteBoard('xylophone notes'),
      topicIds: [77],
    });
    await server.api('collectFile', { as: fan, body: { file_key: fileKey, collect: true } });
    const copy = (await server.api('copyFileByPost', { as: fan, params: { file_key: fileKey } })).data;
    expect((await erase(user, 'remove')).status).toBe(200);

    expect((await server.api('getFileFull', { params: { file_key: fileKey } })).error).toBe('file_not_found');
    expect((await server.api('getFileObject', { params: { file_key: fileKey } })).error).toBe(
      'cmt_open_file_error',
    );
    expect((await server.api('searchFiles', { query: { keyword: 'xylophone' } })).data.list).toEqual([]);
    expect((await server.api('getTopic', { query: { id: 77 } })).data.file_count).toBe(0);
    const collected = await server.api('listCollectedFiles', { query: { user_id: fan.userId } });
    expect(collected.data.list).toEqual([]);
    const own = await server.api('getFile', { as: fan, params: { file_key: copy.file_key } });
    expect(own.status).toBe(200);
    const places = await placesOf(server, 'Vanishing');
    expect(places.filter((place) => !place.startsWith('file.'))).toEqual([]);
    const { kept, counted } = await counters(server);
    expect(kept).toEqual(counted);
  });

  test('moderators read "deleted user" for who made a work and for who moderated', async () => {
    const [user, former, admin] = [
      await server.createUser({ nickName: 'Reported author' }),
      await server.createUser({ nickName: 'Former keeper', kind: 2 }),
      await server.createUser({ kind: 2 }),
    ];
    const fileKey = await createWork(server, { owner: user, name: 'Reported work' });
    const report = { file_key: fileKey, product: 'board', source: 'community', report_type: 1 } as const;
    const reported = await server.api('reportFile', {
      as: admin,
      body: { ...report, report_desc: 'It is not theirs.', images_key: [] },
    });
    expect(reported.status).toBe(200);
    await server.api('updatePerson', { as: former, params: { user_id: user.userId }, body: { expert: 1 } });
    await erase(user, 'anonymise');
    await erase(former);
    const headers = { 'accept-language': 'ja' };
    const cases = await server.api('listReportCases', { as: admin, query: { state: 'open' }, headers });
    expect(cases.data.list.find((each) => each.file?.file_key === fileKey)?.file?.owner).toMatchObject({
      nick_name: '退会したユーザー',
      deleted: true,
    });
    const log = await server.api('listModerationLog', {
      as: admin,
      query: { user_id: former.userId },
      headers,
    });
    expect(log.data.list.map((entry) => entry.moderator.nick_name)).toEqual(['退会したユーザー']);
  });

  test('an edit that comes too late leaves nothing on the board of a work that stays', async () => {
    const user = await server.createUser();
    const fileKey = await createWork(server, { owner: user, name: 'Edited to the last' });
    await Promise.all([
      erase(user, 'anonymise'),
      ...Array.from({ length: 20 }, () =>
        appendEdits(server.db, [{ fileKey, update: new Uint8Array([0, 0]) }], server.clock.now()),
      ),
    ]);
    await appendEdits(server.db, [{ fileKey, update: new Uint8Array([0, 0]) }], server.clock.now());
    for (const table of ['board_update', 'board_state'] as const)
      expect(
        await server.db.selectFrom(table).select('file_key').where('file_key', '=', fileKey).execute(),
      ).toEqual([]);
  });

  test('what waits for review is withdrawn, and the queue is the shorter', async () => {
    const [user, admin] = [await server.createUser(), await server.createUser({ kind: 2 })];
    const fileKey = await createWork(server, { owner: user, name: 'Waiting', isLive: false });
    await server.db.updateTable('submission').set({ status: 1 }).where('file_key', '=', fileKey).execute();
    const queue = async () =>
      (await server.api('listReviews', { as: admin, query: { status: 1 } })).data.list.map(
        (item) => item.file_key,
      );
    expect(await queue()).toContain(fileKey);
    await erase(user);
    expect(await queue()).not.toContain(fileKey);
  });
});

describe('teams', () => {
  const newTeam = async (as: TestUser, name: string) =>
    (await server.api('createTeam', { as, body: { name } })).data.id;

  test('those with other members must be handed over first: the answer names them, and nothing has changed', async () => {
    const [user, other] = [await server.createUser(), await server.createUser()];
    const teamId = await newTeam(user, 'Shared team');
    await newTeam(user, 'Lonely team');
    await server.db
      .insertInto('team_member')
      .values({ team_id: teamId, user_id: other.userId, role: 'editor', created_at: server.clock.now() })
      .execute();
    const refused = await erase(user);
    expect(refused).toMatchObject({ status: 409, error: 'owns_teams' });
    expect(refused.json.data).toEqual({ teams: [{ id: teamId, name: 'Shared team' }] });
    expect((await server.api('getUserInfo', { as: user })).status).toBe(200);

    const handedOver = await server.api('transferTeam', {
      as: user,
      params: { teamId },
      body: { user_id: other.userId },
    });
    expect(handedOver.status).toBe(200);
    expect((await erase(user)).status).toBe(200);
    expect((await server.api('getTeam', { as: other, params: { teamId } })).data.name).toBe('Shared team');
    expect(await placesOf(server, 'Lonely team')).toEqual([]);
  });

  test('boards in teams of others stay there, as somebody else’s', async () => {
    const [owner, user] = [await server.createUser(), await server.createUser()];
    const teamId = await newTeam(owner, 'Their team');
    await server.db
      .insertInto('team_member')
      .values({ team_id: teamId, user_id: user.userId, role: 'editor', created_at: server.clock.now() })
      .execute();
    const [project] = (await server.api('listProjects', { as: user, params: { teamId } })).data.list;
    const file = await server.db.transaction().execute((trx) =>
      server.services.workspace.addFile(trx, {
        place: { teamId, projectId: project?.id ?? '', folderId: null },
        ownerId: user.userId,
        name: 'Joint plan',
        kind: 'board',
        state: new Uint8Array([0, 0]),
      }),
    );
    expect((await erase(user)).status).toBe(200);
    const seen = await server.api('getFile', { as: owner, params: { file_key: file.file_key } });
    expect(seen.data).toMatchObject({ name: 'Joint plan', owner: { user_id: owner.userId } });
  });
});
