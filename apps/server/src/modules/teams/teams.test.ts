import { privilegesOf, TeamPrivilege, TeamRole } from '@boardwalk/domain';
import { describe, expect, test } from 'vitest';
import { testServer, type TestUser } from '../../../test/harness.ts';
import { addFile, admit, createTeam, handIn } from '../../../test/teams.ts';

const server = testServer();
const NO_TEAM = { status: 404, error: 'team_not_found' };

async function lift(user: TestUser): Promise<void> {
  await server.db.updateTable('profile').set({ member: 2 }).where('user_id', '=', user.userId).execute();
}

describe('making a team', () => {
  test('[API-ACC-06][ENT-07][PROD-23][OPEN-19] gives it id, name, type, first project and its maker as owner', async () => {
    const mara = await server.createUser({ nickName: 'Mara' });
    const answer = await server.api('createTeam', { as: mara, body: { name: '  Design  ' } });
    expect(answer.data).toEqual({
      id: expect.stringMatching(/^\d+$/u),
      name: 'Design',
      avatar_url: null,
      type: 3,
      privileges: expect.arrayContaining(Object.values(TeamPrivilege)),
      file_create_limit: 10,
      edit_visitor_quantity: 3,
      file_count: 0,
      role: 'owner',
      owner: { user_id: mara.userId, nick_name: 'Mara', avatar_url: null },
      staff_id: expect.stringMatching(/^\d+$/u),
      staff_name: null,
      member_count: 1,
      created_at: expect.any(String),
    });
    const params = { teamId: answer.data.id };
    const { data } = await server.api('listProjects', { as: mara, params });
    expect(data.list).toMatchObject([{ name: 'My boards', is_default: true }]);
    expect((await server.api('listTeams', { as: mara })).data.list.map(({ id }) => id)).toContain(
      answer.data.id,
    );
  });

  test('[ENUM-18] makes team, work and education spaces, but no second personal one', async () => {
    const mara = await server.createUser();
    for (const type of [3, 4, 5] as const) {
      const { data } = await server.api('createTeam', { as: mara, body: { name: `t${type}`, type } });
      expect(data.type).toBe(type);
    }
    const personal = await server.api('createTeam', { as: mara, raw: { body: { name: 'x', type: 2 } } });
    expect(personal.fields).toEqual(['type unknown']);
  });

  test('[VAL-ONB-16] calls it `my first team` in the caller’s language when no name is given', async () => {
    const mara = await server.createUser();
    const headers = { 'accept-language': 'es-ES' };
    const { data } = await server.api('createTeam', { as: mara, body: { name: ' ' }, headers });
    expect(data.name).toBe('Mi primer equipo');
    const noor = await server.createUser();
    const again = await server.api('createTeam', {
      as: noor,
      body: {},
      headers: { 'accept-language': 'ja-JP' },
    });
    expect(again.data.name).toBe('はじめてのチーム');
  });

  test('refuses a name over 40 characters', async () => {
    const mara = await server.createUser();
    const name = (length: number) => ({ name: '组'.repeat(length) });
    expect((await server.api('createTeam', { as: mara, body: name(41) })).fields).toEqual([
      'name max_length 40',
    ]);
    expect((await server.api('createTeam', { as: mara, body: name(40) })).status).toBe(200);
  });

  test('[ERR-21] 1602 names the team the caller owns under that name already; others may use the name', async () => {
    const [mara, noor] = [await server.createUser(), await server.createUser()];
    const made = await server.api('createTeam', { as: mara, body: { name: 'Design' } });
    const again = await server.api('createTeam', { as: mara, body: { name: ' DESIGN ' } });
    expect(again).toMatchObject({ status: 409, code: 1602, error: 'team_exists' });
    expect(again.data).toEqual({ id: made.data.id, name: 'Design' });
    expect((await server.api('createTeam', { as: noor, body: { name: 'Design' } })).status).toBe(200);
  });

  test('[ERR-21] twenty at once make one team; all others learn of it', async () => {
    const mara = await server.createUser();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => server.api('createTeam', { as: mara, body: { name: 'Once' } })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 1602)).toHaveLength(19);
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
  });

  test('with an idempotency key the same team answers every time, and none of another name', async () => {
    const mara = await server.createUser();
    const headers = { 'idempotency-key': 'a-team-of-mara' };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        server.api('createTeam', { as: mara, body: { name: 'Keyed' }, headers }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    expect(await server.api('createTeam', { as: mara, body: { name: 'Other' }, headers })).toMatchObject({
      status: 409,
      error: 'idempotency_key_reused',
    });
    await server.api('deleteTeam', { as: mara, params: { teamId: answers[0]?.data.id ?? '' } });
    expect(await server.api('createTeam', { as: mara, body: { name: 'Keyed' }, headers })).toMatchObject(
      NO_TEAM,
    );
  });
});

describe('reading a team', () => {
  test.each([
    ['[API-ACC-09]', 'getTeam'],
    ['[API-ACC-10]', 'countTeamFiles'],
    ['[API-ACC-08]', 'getTeamSpace'],
    ['[API-ACC-07]', 'getMemberToken'],
    ['', 'listMembers'],
  ] as const)(
    '%s[ROLE-12] %s needs login, an id, and that one belongs to the team',
    async (_id, operation) => {
      const { teamId } = await createTeam(server);
      const stranger = await server.createUser();
      const read = (as: TestUser | undefined, id: string) =>
        server.api(operation, { as, params: { teamId: id } });
      expect(await read(undefined, teamId)).toMatchObject({ status: 401, error: 'not_signed_in' });
      expect(await read(stranger, teamId)).toMatchObject(NO_TEAM);
      expect(await read(stranger, '9223372036854775808')).toMatchObject(NO_TEAM);
      expect((await read(stranger, 'mine')).fields).toEqual(['teamId format']);
    },
  );

  test.each(Object.values(TeamRole))(
    '[ROLE-26][ROLE-33][ROLE-34][ROLE-35][ENUM-08] gives its %s the privileges of that role',
    async (role) => {
      const { teamId, owner } = await createTeam(server);
      const as = role === 'owner' ? owner : await admit(server, teamId, role);
      const { data } = await server.api('getTeam', { as, params: { teamId } });
      expect(data.role).toBe(role);
      expect(data.privileges.toSorted()).toEqual([...privilegesOf(role)].toSorted());
    },
  );

  test('[API-ACC-10][API-ACC-09][ENT-07] the count leaves out the trash', async () => {
    const team = await createTeam(server);
    const params = { teamId: team.teamId };
    await addFile(server, team.owner, team, 'one');
    const gone = await addFile(server, team.owner, team, 'two');
    await server.api('deleteFile', { as: team.owner, params: { file_key: gone.file_key } });
    const count = await server.api('countTeamFiles', { as: team.owner, params });
    expect(count.data).toEqual({ file_count: 1, file_create_limit: 10 });
    expect((await server.api('getTeam', { as: team.owner, params })).data.file_count).toBe(1);
  });

  test('[API-ACC-08] the space shows limits and what is used of them, bytes included', async () => {
    const team = await createTeam(server);
    const params = { teamId: team.teamId };
    await admit(server, team.teamId, 'guest');
    const kept = await addFile(server, team.owner, team, 'one');
    const gone = await addFile(server, team.owner, team, 'two');
    await server.api('deleteFile', { as: team.owner, params: { file_key: gone.file_key } });
    const read = async () => (await server.api('getTeamSpace', { as: team.owner, params })).data;
    const before = await read();
    expect(before).toMatchObject({
      team_id: team.teamId,
      team_type: 3,
      is_limited: true,
      file_count: 1,
      file_create_limit: 10,
      trash_count: 1,
      edit_visitor_quantity: 3,
      member_count: 2,
      storage_limit: 10_240 * 1024 * 1024,
    });
    expect(before.storage_used).toBeGreaterThan(0);
    await handIn(server, kept.file_key, team.owner.userId);
    const { hash, size } = await server.db
      .selectFrom('submission')
      .innerJoin('blob', 'blob.hash', 'submission.object_hash')
      .select(['blob.hash', 'blob.size'])
      .where('submission.file_key', '=', kept.file_key)
      .executeTakeFirstOrThrow();
    for (const fileKey of [kept.file_key, gone.file_key]) {
      const use = { file_key: fileKey, hash, purpose: 'object' as const, created_at: server.clock.now() };
      await server.db.insertInto('blob_use').values(use).execute();
    }
    // What two files use is stored, and counted, once.
    expect((await read()).storage_used).toBe(before.storage_used + Number(size));
    await lift(team.owner);
    expect(await read()).toMatchObject({ is_limited: false, file_create_limit: 0, edit_visitor_quantity: 0 });
  });
});

describe('renaming a team', () => {
  test('takes TeamPermission and a name its owner has not given yet', async () => {
    const { teamId, owner } = await createTeam(server);
    const other = await createTeam(server, owner);
    const [manager, editor] = [await admit(server, teamId, 'manager'), await admit(server, teamId, 'editor')];
    const rename = (as: TestUser, name: string) =>
      server.api('renameTeam', { as, params: { teamId }, body: { name } });
    expect((await rename(manager, 'Studio')).data).toMatchObject({
      id: teamId,
      name: 'Studio',
      role: 'manager',
    });
    expect((await rename(manager, 'studio')).data.name).toBe('studio');
    expect(await rename(editor, 'Mine')).toMatchObject({ status: 403, error: 'privilege_missing' });
    expect((await rename(editor, 'Mine')).data).toEqual({ privilege: 'TeamPermission' });
    expect(await rename(await server.createUser(), 'Mine')).toMatchObject(NO_TEAM);
    const { data } = await server.api('getTeam', { as: owner, params: { teamId: other.teamId } });
    expect(await rename(owner, data.name)).toMatchObject({
      status: 409,
      code: 1602,
      data: { id: other.teamId, name: data.name },
    });
    // A manager does not see teams they do not belong to.
    const refused = await rename(manager, data.name);
    expect(refused).toMatchObject({ status: 409, code: 1602 });
    expect(refused.response.body).not.toContain(other.teamId);
    expect((await rename(owner, ' ')).fields).toEqual(['name required 1']);
  });
});

describe('deleting a team', () => {
  const remove = (as: TestUser, teamId: string) => server.api('deleteTeam', { as, params: { teamId } });

  test('is for its owner alone, and not for personal spaces', async () => {
    const { teamId, owner } = await createTeam(server);
    const manager = await admit(server, teamId, 'manager');
    expect(await remove(manager, teamId)).toMatchObject({ status: 403, error: 'privilege_missing' });
    expect(await remove(await server.createUser(), teamId)).toMatchObject(NO_TEAM);
    const { data: space } = await server.api('getSpace', { as: owner });
    expect(await remove(owner, space.team_id)).toMatchObject({ status: 409, error: 'personal_team' });
    expect(await remove(owner, teamId)).toMatchObject({ status: 200, data: null });
    expect(await remove(owner, teamId)).toMatchObject(NO_TEAM);
  });

  test('waits until nobody else has boards in it, the trash included', async () => {
    const team = await createTeam(server);
    const editor = await admit(server, team.teamId, 'editor');
    const file = await addFile(server, editor, team);
    await server.api('deleteFile', { as: editor, params: { file_key: file.file_key } });
    const refused = await remove(team.owner, team.teamId);
    expect(refused).toMatchObject({ status: 409, error: 'team_has_foreign_boards', data: { current: 1 } });
    await server.api('purgeFile', { as: editor, params: { file_key: file.file_key } });
    expect((await remove(team.owner, team.teamId)).status).toBe(200);
  });

  test('moves the owner’s boards to the trash of the personal space, and works of the community into it', async () => {
    const team = await createTeam(server);
    const { owner } = team;
    const [draft, work] = [
      await addFile(server, owner, team, 'Draft'),
      await addFile(server, owner, team, 'Work'),
    ];
    await handIn(server, work.file_key, owner.userId);
    await remove(owner, team.teamId);
    const { data: space } = await server.api('getSpace', { as: owner });
    const params = { teamId: space.team_id };
    const trash = await server.api('listTrash', { as: owner, params });
    expect(trash.data.list.map(({ file_key: key }) => key)).toEqual([draft.file_key]);
    const read = await server.api('getFile', { as: owner, params: { file_key: work.file_key } });
    expect(read.data).toMatchObject({ team_id: space.team_id, is_public: true });
    expect((await server.api('fileExists', { params: { file_key: work.file_key } })).data).toBe(true);
  });
});
