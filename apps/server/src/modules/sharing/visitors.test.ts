import { FREE_PLAN_LIMITS } from '@boardwalk/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import { testServer, type TestUser } from '../../../test/harness.ts';
import { createFile, withoutPlanLimit } from '../../../test/publishForm.ts';
import { addFile, admit, createTeam } from '../../../test/teams.ts';

const server = testServer({ environment: { ACCESS_TOKEN_SECONDS: '86400' } });
const HOUR_MS = 3_600_000;
let mara: TestUser;
let fileKey: string;

beforeEach(async () => {
  mara = await server.createUser({ nickName: 'Mara' });
  fileKey = await createFile(server, mara, 'Roadmap');
});

type Terms = { role: 'viewer' | 'editor'; expires_at?: string };

async function share(terms: Terms, file_key = fileKey, as = mara) {
  return (await server.api('createShareLink', { as, params: { file_key }, body: terms })).data;
}

async function join(as: TestUser, { token }: { token: string }) {
  return server.api('joinSharedFile', { as, params: { token } });
}

/** People who have joined, each after the one before. */
async function joined(count: number, link: { token: string }): Promise<TestUser[]> {
  const people: TestUser[] = [];
  for (let index = 0; index < count; index += 1) {
    const person = await server.createUser();
    expect((await join(person, link)).status).toBe(200);
    server.clock.advance(1000);
    people.push(person);
  }
  return people;
}

async function roleOf(as: TestUser, file_key = fileKey): Promise<string | undefined> {
  const answer = await server.api('getFile', { as, params: { file_key } });
  return answer.status === 200 ? answer.data.role : answer.error;
}

async function visitors(as = mara) {
  const { data } = await server.api('listVisitors', { as, params: { file_key: fileKey } });
  return data.list.map(({ user, role }) => [user.user_id, role]);
}

describe('the limit of visitors who edit', () => {
  test('[ROLE-23] is exact when 20 people join at once', async () => {
    const link = await share({ role: 'editor' });
    const people = await Promise.all(Array.from({ length: 20 }, () => server.createUser()));
    const answers = await Promise.all(people.map((person) => join(person, link)));
    const limit = FREE_PLAN_LIMITS.editVisitors;
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(limit);
    expect(await visitors()).toHaveLength(limit);
    const { teamId } = await server.services.workspace.findSpace(mara.userId);
    for (const refused of answers.filter(({ status }) => status !== 200)) {
      expect(refused).toMatchObject({ status: 409, code: 1309, error: 'collaborator_limit_reached' });
      expect(refused.json.data).toEqual({
        limit,
        current: limit,
        team_id: teamId,
        team_type: 2,
        edit_visitor_quantity: limit,
      });
    }
  });

  test('[ROLE-23] those who only look, the team, and who joined before do not count', async () => {
    const [editing, looking] = [await share({ role: 'editor' }), await share({ role: 'viewer' })];
    await joined(4, looking);
    const [first] = await joined(3, editing);
    if (first === undefined) throw new Error('nobody joined');
    expect((await join(first, editing)).data.role).toBe('editor');
    expect((await join(mara, editing)).data.role).toBe('owner');
    const late = await server.createUser();
    expect((await join(late, editing)).error).toBe('collaborator_limit_reached');
    expect((await join(late, looking)).data.role).toBe('viewer');

    await server.api('removeVisitor', { as: mara, params: { file_key: fileKey, user_id: first.userId } });
    expect((await join(late, editing)).data.role).toBe('editor');
  });

  test('[ROLE-25] a VIP’s files have none', async () => {
    await withoutPlanLimit(server, mara);
    const people = await joined(FREE_PLAN_LIMITS.editVisitors + 2, await share({ role: 'editor' }));
    for (const person of people) expect(await roleOf(person)).toBe('editor');
  });

  test('[ROLE-23] members of the team edit beyond it', async () => {
    const team = await createTeam(server, mara);
    const { file_key } = await addFile(server, mara, team);
    const link = await share({ role: 'editor' }, file_key);
    await joined(3, link);
    const member = await admit(server, team.teamId, 'editor');
    expect((await join(member, link)).data.role).toBe('editor');
    const watching = await admit(server, team.teamId, 'viewer');
    expect((await join(watching, link)).error).toBe('collaborator_limit_reached');
  });

  test('a link that had expired brings back no more than the plan allows', async () => {
    const expires_at = new Date(server.clock.now().getTime() + HOUR_MS).toISOString();
    const ended = await share({ role: 'editor', expires_at });
    await joined(3, ended);
    server.clock.advance(2 * HOUR_MS);
    expect(await visitors()).toEqual([]);
    await joined(1, await share({ role: 'editor' }));
    const revive = () =>
      server.api('updateShareLink', {
        as: mara,
        params: { file_key: fileKey, share_id: ended.id },
        body: { expires_at: null },
      });
    expect(await revive()).toMatchObject({ status: 409, error: 'collaborator_limit_reached' });
    expect(await visitors()).toHaveLength(1);
    await withoutPlanLimit(server, mara);
    expect((await revive()).status).toBe(200);
    expect(await visitors()).toHaveLength(4);
  });

  test('[ROLE-23] a file does not bring more into a team than its plan allows', async () => {
    const host = await createTeam(server);
    await withoutPlanLimit(server, host.owner);
    const { file_key } = await addFile(server, host.owner, host);
    const link = await share({ role: 'editor' }, file_key, host.owner);
    const [guest] = await joined(FREE_PLAN_LIMITS.editVisitors + 1, link);
    if (guest === undefined) throw new Error('nobody has joined');
    const free = await createTeam(server);
    await admit(server, free.teamId, 'editor', host.owner);
    const move = () =>
      server.api('moveFile', {
        as: host.owner,
        params: { file_key },
        body: { team_id: free.teamId, project_id: free.projectId },
      });
    const params = { file_key, user_id: guest.userId };
    expect(await move()).toMatchObject({ status: 409, error: 'collaborator_limit_reached' });
    expect(await roleOf(guest, file_key)).toBe('editor');
    await server.api('removeVisitor', { as: host.owner, params });
    expect((await move()).status).toBe(200);
  });
});

describe('a visitor', () => {
  test('may do what the link gives: look, or change, but never publish, delete or share', async () => {
    const [editor] = await joined(1, await share({ role: 'editor' }));
    const [viewer] = await joined(1, await share({ role: 'viewer' }));
    if (editor === undefined || viewer === undefined) throw new Error('nobody joined');
    const params = { file_key: fileKey };
    const body = { name: 'Renamed' };
    expect((await server.api('renameFile', { as: editor, params, body })).status).toBe(200);
    expect(await server.api('renameFile', { as: viewer, params, body })).toMatchObject({
      status: 403,
      error: 'not_editor',
    });
    for (const as of [editor, viewer]) {
      expect(await server.api('deleteFile', { as, params })).toMatchObject({ status: 403 });
      expect(await server.api('listVersions', { as, params })).toMatchObject({ status: 403 });
    }
    const ticket = await server.api('createCollabTicket', { as: editor, params });
    expect(ticket.data.role).toBe('editor');
  });

  test('is bound by what becomes of the link', async () => {
    const link = await share({ role: 'editor' });
    const [noor] = await joined(1, link);
    if (noor === undefined) throw new Error('nobody joined');
    const params = { file_key: fileKey, share_id: link.id };
    await server.api('updateShareLink', { as: mara, params, body: { role: 'viewer' } });
    expect(await roleOf(noor)).toBe('viewer');
    await server.api('updateShareLink', { as: mara, params, body: { role: 'editor' } });
    expect(await roleOf(noor)).toBe('viewer');
    expect((await join(noor, link)).data.role).toBe('editor');
    expect(await roleOf(noor)).toBe('editor');
    await server.api('revokeShareLink', { as: mara, params });
    expect(await roleOf(noor)).toBe('not_member');
    expect(await visitors()).toEqual([]);
  });

  test('keeps the higher of two roles, and what a second link gives when the first one ends', async () => {
    const [looking, editing] = [await share({ role: 'viewer' }), await share({ role: 'editor' })];
    const [noor] = await joined(1, editing);
    if (noor === undefined) throw new Error('nobody joined');
    expect((await join(noor, looking)).data.role).toBe('editor');
    await server.api('revokeShareLink', { as: mara, params: { file_key: fileKey, share_id: editing.id } });
    expect((await join(noor, looking)).data.role).toBe('viewer');
    expect(await visitors()).toEqual([[noor.userId, 'viewer']]);
  });

  test('who was removed does not come back by a link there was then, but by a newer one', async () => {
    const link = await share({ role: 'viewer' });
    const [noor] = await joined(1, link);
    if (noor === undefined) throw new Error('nobody joined');
    const remove = () =>
      server.api('removeVisitor', { as: mara, params: { file_key: fileKey, user_id: noor.userId } });
    expect((await remove()).status).toBe(200);
    expect(await remove()).toMatchObject({ status: 404, error: 'visitor_not_found' });
    expect(await roleOf(noor)).toBe('not_member');
    expect(await join(noor, link)).toMatchObject({ status: 403, error: 'visitor_removed' });
    server.clock.advance(1000);
    expect((await join(noor, await share({ role: 'viewer' }))).status).toBe(200);
  });

  test('may leave, and may join again', async () => {
    const link = await share({ role: 'viewer' });
    const [noor] = await joined(1, link);
    if (noor === undefined) throw new Error('nobody joined');
    const params = { file_key: fileKey, user_id: noor.userId };
    expect((await server.api('removeVisitor', { as: noor, params })).status).toBe(200);
    expect(await roleOf(noor)).toBe('not_member');
    expect((await join(noor, link)).status).toBe(200);
  });

  test('sees the files shared with them, last joined first, in three statements at most', async () => {
    const [noor] = await joined(1, await share({ role: 'viewer' }));
    if (noor === undefined) throw new Error('nobody joined');
    const other = await createFile(server, mara, 'Second');
    await join(noor, await share({ role: 'editor' }, other));
    const page = async (cursor: string) =>
      (await server.api('listSharedFiles', { as: noor, query: { size: 1, cursor } })).data;
    const first = await page('0');
    expect(first.list).toMatchObject([
      { file: { name: 'Second', owner: { nick_name: 'Mara' } }, role: 'editor' },
    ]);
    expect(first.has_more).toBe(true);
    const second = await page(first.next_cursor);
    expect(second).toMatchObject({
      list: [{ file: { file_key: fileKey }, role: 'viewer' }],
      has_more: false,
    });
    const statements = await server.statementsOf(() => server.api('listSharedFiles', { as: noor }));
    expect(statements.length).toBeLessThanOrEqual(3);
    expect(await server.api('listSharedFiles')).toMatchObject({ status: 401 });
    const bad = await server.api('listSharedFiles', { as: noor, query: { size: 101 } });
    expect(bad).toMatchObject({ status: 400, fields: ['size max 100'] });
  });
});

test('the list of visitors goes on by cursor and takes three statements at most', async () => {
  await withoutPlanLimit(server, mara);
  const people = await joined(5, await share({ role: 'editor' }));
  const params = { file_key: fileKey };
  const seen: string[] = [];
  for (let cursor = '0', more = true; more;) {
    const { data } = await server.api('listVisitors', { as: mara, params, query: { size: 2, cursor } });
    seen.push(...data.list.map(({ user }) => user.user_id));
    ({ next_cursor: cursor, has_more: more } = data);
  }
  expect(seen).toEqual(people.map(({ userId }) => userId).toReversed());
  const statements = await server.statementsOf(() => server.api('listVisitors', { as: mara, params }));
  expect(statements.length).toBeLessThanOrEqual(3);
  const bad = await server.api('listVisitors', { as: mara, params, query: { cursor: 'nonsense' } });
  expect(bad.fields).toEqual(['cursor format']);
});
