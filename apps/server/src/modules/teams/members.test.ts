import { describe, expect, test } from 'vitest';
import { testServer, type TestUser } from '../../../test/harness.ts';
import { addFile, admit, createTeam, handIn, type TestTeam } from '../../../test/teams.ts';

const server = testServer();
const NO_TEAM = { status: 404, error: 'team_not_found' };
const NO_MEMBER = { status: 404, error: 'member_not_found' };
const TOO_WEAK = { status: 403, error: 'privilege_missing' };

const membersOf = async (as: TestUser, teamId: string) =>
  (await server.api('listMembers', { as, params: { teamId } })).data.list;
const give = (as: TestUser, teamId: string, to: TestUser, role: 'manager' | 'editor' | 'viewer' | 'guest') =>
  server.api('changeMemberRole', { as, params: { teamId, userId: to.userId }, body: { role } });
const remove = (as: TestUser, teamId: string, member: TestUser) =>
  server.api('removeMember', { as, params: { teamId, userId: member.userId } });
const leave = (as: TestUser, teamId: string) => server.api('leaveTeam', { as, params: { teamId } });
const tokenOf = async (as: TestUser, teamId: string, role: 'manager' | 'editor' | 'viewer') =>
  (await server.api('getMemberToken', { as, params: { teamId }, query: { role } })).data.token;
const openInvitation = (token: string) => server.api('getInvitation', { params: { token } });

describe('the list of members', () => {
  test('shows everybody in the order they joined, page by page, in at most three statements', async () => {
    const { teamId, owner } = await createTeam(server);
    const joined = [owner];
    for (let number = 0; number < 4; number += 1) joined.push(await admit(server, teamId, 'viewer'));
    const seen: string[] = [];
    let cursor = '0';
    do {
      const { data } = await server.api('listMembers', {
        as: joined[1],
        params: { teamId },
        query: { size: 2, cursor },
      });
      seen.push(...data.list.map(({ user_id: userId }) => userId));
      cursor = data.next_cursor;
    } while (cursor !== '0');
    expect(seen).toEqual(joined.map(({ userId }) => userId));
    const statements = await server.statementsOf(() => membersOf(owner, teamId));
    expect(statements.length).toBeLessThanOrEqual(3);
    const wrong = await server.api('listMembers', {
      as: owner,
      params: { teamId },
      raw: { query: { cursor: 'x' } },
    });
    expect(wrong.fields).toEqual(['cursor format']);
  });
});

describe('giving roles', () => {
  test('[ROLE-37] takes TeamPermission, and reaches those who are less trusted', async () => {
    const { teamId, owner } = await createTeam(server);
    const [manager, peer, editor, viewer] = [
      await admit(server, teamId, 'manager'),
      await admit(server, teamId, 'manager'),
      await admit(server, teamId, 'editor'),
      await admit(server, teamId, 'viewer'),
    ];
    expect((await give(manager, teamId, viewer, 'editor')).data).toMatchObject({
      user_id: viewer.userId,
      role: 'editor',
    });
    expect(await give(editor, teamId, viewer, 'guest')).toMatchObject(TOO_WEAK);
    expect(await give(manager, teamId, peer, 'viewer')).toMatchObject(TOO_WEAK);
    expect(await give(editor, teamId, editor, 'manager')).toMatchObject(TOO_WEAK);
    expect(await give(manager, teamId, owner, 'viewer')).toMatchObject({ status: 409, error: 'owner_stays' });
    expect(await give(owner, teamId, owner, 'viewer')).toMatchObject({ status: 409, error: 'owner_stays' });
    expect((await give(owner, teamId, peer, 'viewer')).data.role).toBe('viewer');
    expect((await give(editor, teamId, editor, 'guest')).data.role).toBe('guest');
    expect(await give(owner, teamId, await server.createUser(), 'viewer')).toMatchObject(NO_MEMBER);
    expect(await give(await server.createUser(), teamId, viewer, 'viewer')).toMatchObject(NO_TEAM);
    const unknown = await server.api('changeMemberRole', {
      as: owner,
      params: { teamId, userId: viewer.userId },
      raw: { body: { role: 'owner' } },
    });
    expect(unknown.fields).toEqual(['role unknown']);
  });

  test('a weakened member loses the privilege at once, and the links they could hand out', async () => {
    const { teamId, projectId, owner } = await createTeam(server);
    const manager = await admit(server, teamId, 'manager');
    const links = {
      manager: await tokenOf(manager, teamId, 'manager'),
      viewer: await tokenOf(manager, teamId, 'viewer'),
    };
    await give(owner, teamId, manager, 'editor');
    expect((await openInvitation(links.manager)).error).toBe('invitation_revoked');
    expect((await openInvitation(links.viewer)).status).toBe(200);
    await give(owner, teamId, manager, 'viewer');
    expect((await openInvitation(links.viewer)).error).toBe('invitation_revoked');
    const body = { name: 'x', kind: 'board' as const };
    const params = { teamId, projectId };
    expect(await server.api('createFile', { as: manager, params, body })).toMatchObject({
      error: 'not_editor',
    });
  });
});

describe('removing and leaving', () => {
  test('[ROLE-32] takes TeamRemoveMember, and reaches those who are less trusted', async () => {
    const { teamId, owner } = await createTeam(server);
    const [manager, peer, editor, viewer] = [
      await admit(server, teamId, 'manager'),
      await admit(server, teamId, 'manager'),
      await admit(server, teamId, 'editor'),
      await admit(server, teamId, 'viewer'),
    ];
    expect(await remove(editor, teamId, viewer)).toMatchObject(TOO_WEAK);
    expect(await remove(manager, teamId, peer)).toMatchObject(TOO_WEAK);
    expect(await remove(manager, teamId, owner)).toMatchObject({ status: 409, error: 'owner_stays' });
    expect(await remove(manager, teamId, await server.createUser())).toMatchObject(NO_MEMBER);
    expect(await remove(await server.createUser(), teamId, viewer)).toMatchObject(NO_TEAM);
    expect(await remove(manager, teamId, viewer)).toMatchObject({ status: 200, data: null });
    expect(await remove(manager, teamId, viewer)).toMatchObject(NO_MEMBER);
    expect((await remove(editor, teamId, editor)).status).toBe(200);
    expect(await server.api('getTeam', { as: viewer, params: { teamId } })).toMatchObject(NO_TEAM);
    expect((await membersOf(owner, teamId)).map(({ user_id: userId }) => userId)).toEqual([
      owner.userId,
      manager.userId,
      peer.userId,
    ]);
  });

  test('of two managers who remove a member at once, one learns that there is none', async () => {
    const { teamId, owner } = await createTeam(server);
    const viewer = await admit(server, teamId, 'viewer');
    const answers = await Promise.all(Array.from({ length: 10 }, () => remove(owner, teamId, viewer)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(9);
  });

  test('ends every link the member may know', async () => {
    const { teamId, owner } = await createTeam(server);
    const editor = await admit(server, teamId, 'editor');
    const links = [await tokenOf(owner, teamId, 'manager'), await tokenOf(editor, teamId, 'viewer')];
    await remove(owner, teamId, editor);
    for (const token of links) {
      const answer = await server.api('acceptInvitation', { as: editor, params: { token } });
      expect(answer).toMatchObject({ status: 410, error: 'invitation_revoked' });
    }
  });

  test('keeps who has left from coming back to a board by a share link there was, used or not', async () => {
    const team = await createTeam(server);
    const { file_key: fileKey } = await addFile(server, team.owner, team);
    const share = async () =>
      (
        await server.api('createShareLink', {
          as: team.owner,
          params: { file_key: fileKey },
          body: { role: 'editor' },
        })
      ).data.token;
    const token = await share();
    const [removed, gone] = [
      await admit(server, team.teamId, 'manager'),
      await admit(server, team.teamId, 'editor'),
    ];
    await remove(team.owner, team.teamId, removed);
    await leave(gone, team.teamId);
    for (const as of [removed, gone]) {
      const again = await server.api('joinSharedFile', { as, params: { token } });
      expect(again).toMatchObject({ status: 403, error: 'visitor_removed' });
    }
    const visitors = await server.api('listVisitors', { as: team.owner, params: { file_key: fileKey } });
    expect(visitors.data.list).toEqual([]);
    server.clock.advance(1000);
    const newer = { token: await share() };
    expect((await server.api('joinSharedFile', { as: gone, params: newer })).status).toBe(200);
  });

  test('leaves the boards with the team’s owner; works of the community go along and leave a duplicate', async () => {
    const team = await createTeam(server);
    const editor = await admit(server, team.teamId, 'editor');
    const draft = await addFile(server, editor, team, 'Draft');
    const work = await addFile(server, editor, team, 'Work');
    await handIn(server, work.file_key, editor.userId);
    expect(await leave(editor, team.teamId)).toMatchObject({ status: 200, data: null });

    const read = (as: TestUser, fileKey: string) =>
      server.api('getFile', { as, params: { file_key: fileKey } });
    expect((await read(team.owner, draft.file_key)).data.role).toBe('owner');
    expect((await read(editor, draft.file_key)).status).toBe(403);
    const { data: space } = await server.api('getSpace', { as: editor });
    expect((await read(editor, work.file_key)).data).toMatchObject({
      role: 'owner',
      team_id: space.team_id,
      project_id: space.project_id,
      is_public: true,
    });
    expect((await read(team.owner, work.file_key)).status).toBe(403);
    const { data } = await server.api('listProjectFiles', { as: team.owner, params: team });
    expect(data.list.map(({ name }) => name).toSorted()).toEqual(['Draft', 'Work']);
    const twin = data.list.find(({ name }) => name === 'Work');
    expect(twin?.auditStatus).toBe(0);
    const board = await server.services.collaboration.readBoard(twin?.file_key ?? '');
    expect(board.elements).toMatchObject([{ text: 'Work' }]);
  });

  test('is not for the owner, who hands the team over first', async () => {
    const { teamId, owner } = await createTeam(server);
    expect(await leave(owner, teamId)).toMatchObject({ status: 409, error: 'owner_stays' });
    expect(await leave(await server.createUser(), teamId)).toMatchObject(NO_TEAM);
  });
});

describe('handing a team over', () => {
  const transfer = (as: TestUser, teamId: string, to: TestUser) =>
    server.api('transferTeam', { as, params: { teamId }, body: { user_id: to.userId } });

  test('makes a member the owner and the old owner a manager; the new owner’s plan holds', async () => {
    const { teamId, owner } = await createTeam(server);
    const heir = await admit(server, teamId, 'guest');
    await server.db.updateTable('profile').set({ member: 2 }).where('user_id', '=', heir.userId).execute();
    const { data } = await transfer(owner, teamId, heir);
    expect(data).toMatchObject({ role: 'manager', file_create_limit: 0, owner: { user_id: heir.userId } });
    expect((await server.api('getTeam', { as: heir, params: { teamId } })).data.role).toBe('owner');
    expect(await transfer(owner, teamId, owner)).toMatchObject(TOO_WEAK);
    expect((await leave(owner, teamId)).status).toBe(200);
  });

  test('is for its owner, to a member, and not for personal spaces', async () => {
    const { teamId, owner } = await createTeam(server);
    const manager = await admit(server, teamId, 'manager');
    expect(await transfer(manager, teamId, manager)).toMatchObject(TOO_WEAK);
    expect(await transfer(owner, teamId, await server.createUser())).toMatchObject(NO_MEMBER);
    expect(await transfer(await server.createUser(), teamId, manager)).toMatchObject(NO_TEAM);
    expect((await transfer(owner, teamId, owner)).data.role).toBe('owner');
    const { data: space } = await server.api('getSpace', { as: owner });
    expect(await transfer(owner, space.team_id, manager)).toMatchObject({ error: 'personal_team' });
  });

  test('two heirs at once: one becomes the owner, the other a mere member', async () => {
    const { teamId, owner } = await createTeam(server);
    const heirs = [await admit(server, teamId, 'editor'), await admit(server, teamId, 'editor')];
    const answers = await Promise.all(heirs.map((heir) => transfer(owner, teamId, heir)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 403]));
    const roles = (await membersOf(owner, teamId)).map(({ role }) => role);
    expect(roles.toSorted()).toEqual(['editor', 'manager', 'owner']);
  });
});

describe('names inside a team', () => {
  async function staffIdOf(team: TestTeam, member: TestUser): Promise<string> {
    const row = (await membersOf(team.owner, team.teamId)).find((each) => each.user_id === member.userId);
    return row?.staff_id ?? '';
  }
  const name = (as: TestUser | undefined, staffId: string, staffName: string) =>
    server.api('setStaffName', { as, body: { staff_id: staffId, staff_name: staffName } });

  test('[API-ACC-05] one sets one’s own, which the others see; empty goes back to the nickname', async () => {
    const team = await createTeam(server);
    const viewer = await admit(server, team.teamId, 'viewer');
    const staffId = await staffIdOf(team, viewer);
    expect((await name(viewer, staffId, '  小周  ')).data).toMatchObject({
      user_id: viewer.userId,
      staff_id: staffId,
      staff_name: '小周',
    });
    expect((await membersOf(team.owner, team.teamId))[1]?.staff_name).toBe('小周');
    const own = await server.api('getTeam', { as: viewer, params: { teamId: team.teamId } });
    expect(own.data).toMatchObject({ staff_id: staffId, staff_name: '小周' });
    expect((await name(viewer, staffId, '')).data.staff_name).toBeNull();
  });

  test('[API-ACC-05] the id grants nothing: others’ names take TeamPermission and a more trusted role', async () => {
    const team = await createTeam(server);
    const [manager, editor, viewer] = [
      await admit(server, team.teamId, 'manager'),
      await admit(server, team.teamId, 'editor'),
      await admit(server, team.teamId, 'viewer'),
    ];
    expect((await name(manager, await staffIdOf(team, viewer), 'Zoe')).data.staff_name).toBe('Zoe');
    expect(await name(editor, await staffIdOf(team, viewer), 'Zed')).toMatchObject(TOO_WEAK);
    expect(await name(manager, await staffIdOf(team, team.owner), 'Boss')).toMatchObject(TOO_WEAK);
    const stranger = await server.createUser();
    expect(await name(stranger, await staffIdOf(team, viewer), 'Zed')).toMatchObject(NO_MEMBER);
    expect(await name(stranger, '999999999', 'Zed')).toMatchObject(NO_MEMBER);
    expect((await name(undefined, '1', 'Zed')).status).toBe(401);
  });

  test('[API-ACC-05] a name has at most 20 characters and looks not official', async () => {
    const team = await createTeam(server);
    const staffId = await staffIdOf(team, team.owner);
    expect((await name(team.owner, staffId, 'x'.repeat(21))).fields).toEqual(['staff_name max_length 20']);
    expect((await name(team.owner, staffId, 'Board walk official')).fields).toEqual([
      'staff_name reserved_words',
    ]);
    expect((await name(team.owner, 'me', 'Zoe')).fields).toEqual(['staff_id format']);
  });
});

describe('leaving all teams at once', () => {
  test('names the teams to hand over, deletes those without others, leaves the rest', async () => {
    const mara = await server.createUser();
    const { data: space } = await server.api('getSpace', { as: mara });
    const shared = await createTeam(server, mara);
    const alone = await createTeam(server, mara);
    const heir = await admit(server, shared.teamId, 'viewer');
    const foreign = await createTeam(server);
    await admit(server, foreign.teamId, 'editor', mara);
    const left = await addFile(server, mara, foreign, 'Left behind');
    const kept = await addFile(server, mara, alone, 'Kept');
    const { teams } = server.services;
    expect((await teams.teamsToHandOver(server.db, mara.userId)).map(({ id }) => id)).toEqual([
      shared.teamId,
    ]);
    await server.api('transferTeam', {
      as: mara,
      params: { teamId: shared.teamId },
      body: { user_id: heir.userId },
    });
    expect(await teams.teamsToHandOver(server.db, mara.userId)).toEqual([]);
    await server.db.transaction().execute((trx) => teams.departFromAll(trx, mara.userId));
    const { data } = await server.api('listTeams', { as: mara });
    expect(data.list.map(({ id }) => id)).toEqual([space.team_id]);
    const owners = await server.db
      .selectFrom('file')
      .select(['file_key', 'owner_id', 'team_id'])
      .where('file_key', 'in', [left.file_key, kept.file_key])
      .orderBy('name', 'desc')
      .execute();
    expect(owners).toEqual([
      { file_key: left.file_key, owner_id: foreign.owner.userId, team_id: foreign.teamId },
      { file_key: kept.file_key, owner_id: mara.userId, team_id: space.team_id },
    ]);
  });
});
