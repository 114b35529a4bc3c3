import { describe, expect, test } from 'vitest';
import { testServer, type TestUser } from '../../../test/harness.ts';
import { admit, comeBack, createTeam } from '../../../test/teams.ts';

const server = testServer();
const DAY_MS = 86_400_000;
const ROLES = ['manager', 'editor', 'viewer', 'guest'] as const;
type Role = (typeof ROLES)[number];

/** The link, by the GET of the specification or by the POST that says what it does. */
type Ask = (as: TestUser, teamId: string, role?: Role) => ReturnType<typeof linkOf>;
const linkOf = (as: TestUser, teamId: string, role?: Role) =>
  server.api('getMemberToken', { as, params: { teamId }, query: role === undefined ? {} : { role } });
const ensureLink: Ask = (as, teamId, role) =>
  server.api('ensureMemberToken', { as, params: { teamId }, body: role === undefined ? {} : { role } });
const renew = (as: TestUser, teamId: string, role: Role, days = 7) =>
  server.api('renewMemberToken', { as, params: { teamId }, body: { role, days } });
const revoke = (as: TestUser, teamId: string, role: Role) =>
  server.api('revokeMemberToken', { as, params: { teamId }, query: { role } });
const open = (token: string, as?: TestUser) => server.api('getInvitation', { as, params: { token } });
const accept = (as: TestUser | undefined, token: string) =>
  server.api('acceptInvitation', { as, params: { token } });

describe.each<[operation: string, ask: Ask]>([
  ['getMemberToken', linkOf],
  ['ensureMemberToken', ensureLink],
])('the link of a team by %s', (_operation, ask) => {
  test('[API-ACC-07] stays the same until it ends, and lasts a week', async () => {
    const { teamId, owner } = await createTeam(server);
    const { data } = await ask(owner, teamId);
    expect(data).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/u),
      team_id: teamId,
      role: 'editor',
      created_at: server.clock.now().toISOString(),
      expires_at: new Date(server.clock.now().getTime() + 7 * DAY_MS).toISOString(),
    });
    expect((await ask(owner, teamId, 'editor')).data).toEqual(data);
    expect((await ask(owner, teamId, 'viewer')).data.token).not.toBe(data.token);
    server.clock.advance(7 * DAY_MS);
    const next = await ask(await comeBack(server, owner), teamId, 'editor');
    expect(next.data.token).not.toBe(data.token);
    expect(await open(data.token)).toMatchObject({ status: 410, error: 'invitation_expired' });
  });

  test('[API-ACC-07] twenty who ask at once get one link', async () => {
    const { teamId, owner } = await createTeam(server);
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(owner, teamId, 'guest')));
    expect(new Set(answers.map(({ data }) => data.token)).size).toBe(1);
  });

  test.each([
    ['[ROLE-28]', 'manager', ['manager', 'owner']],
    ['[ROLE-29]', 'editor', ['manager', 'owner']],
    ['[ROLE-30]', 'viewer', ['editor', 'manager', 'owner']],
    ['[ROLE-31]', 'guest', ['editor', 'manager', 'owner']],
  ] as const)('%s to join as %s is shown, made and revoked by %j only', async (_id, invited, allowed) => {
    const { teamId, owner } = await createTeam(server);
    for (const role of [...ROLES, 'owner'] as const) {
      const as = role === 'owner' ? owner : await admit(server, teamId, role);
      const expected = (allowed as readonly string[]).includes(role)
        ? { status: 200 }
        : { status: 403, error: 'privilege_missing' };
      expect(await ask(as, teamId, invited)).toMatchObject(expected);
      expect(await renew(as, teamId, invited)).toMatchObject(expected);
      expect(await revoke(as, teamId, invited)).toMatchObject(expected);
    }
  });

  test('without a role it is the most trusted one up to editor that the caller may invite', async () => {
    const { teamId, owner } = await createTeam(server);
    const [editor, viewer] = [await admit(server, teamId, 'editor'), await admit(server, teamId, 'viewer')];
    expect((await ask(owner, teamId)).data.role).toBe('editor');
    expect((await ask(editor, teamId)).data.role).toBe('viewer');
    expect(await ask(viewer, teamId)).toMatchObject({ status: 403, error: 'privilege_missing' });
  });

  test('a new one lasts as long as asked for and makes the old one useless', async () => {
    const { teamId, owner } = await createTeam(server);
    const old = (await ask(owner, teamId, 'editor')).data.token;
    const { data } = await renew(owner, teamId, 'editor', 30);
    expect(Date.parse(data.expires_at) - Date.parse(data.created_at)).toBe(30 * DAY_MS);
    expect((await ask(owner, teamId, 'editor')).data.token).toBe(data.token);
    expect(await open(old)).toMatchObject({ status: 410, error: 'invitation_revoked' });
    const tooLong = await server.api('renewMemberToken', {
      as: owner,
      params: { teamId },
      body: { role: 'editor', days: 31 },
    });
    expect(tooLong.fields).toEqual(['days max 30']);
    const noRole = await server.api('renewMemberToken', { as: owner, params: { teamId }, raw: { body: {} } });
    expect(noRole.fields).toEqual(['role required']);
  });

  test('can be revoked, again and again', async () => {
    const { teamId, owner } = await createTeam(server);
    const { token } = (await ask(owner, teamId, 'editor')).data;
    for (let round = 0; round < 2; round += 1) {
      expect(await revoke(owner, teamId, 'editor')).toMatchObject({ status: 200, data: null });
    }
    expect(await open(token)).toMatchObject({ status: 410, error: 'invitation_revoked' });
    expect((await ask(owner, teamId, 'editor')).data.token).not.toBe(token);
  });

  test('is nobody’s business outside the team', async () => {
    const { teamId } = await createTeam(server);
    const stranger = await server.createUser();
    const gone = { status: 404, error: 'team_not_found' };
    expect(await ask(stranger, teamId, 'guest')).toMatchObject(gone);
    expect(await renew(stranger, teamId, 'guest')).toMatchObject(gone);
    expect(await revoke(stranger, teamId, 'guest')).toMatchObject(gone);
  });
});

test('a link is made for a known role only, and not for a page of somebody else', async () => {
  const { teamId, owner } = await createTeam(server);
  const call = { as: owner, params: { teamId } };
  const unknown = await server.api('ensureMemberToken', { ...call, raw: { body: { role: 'owner' } } });
  expect(unknown).toMatchObject({ status: 400, error: 'bad_input' });
  const foreign = { 'sec-fetch-site': 'cross-site' };
  expect((await server.api('ensureMemberToken', { ...call, body: {}, headers: foreign })).status).toBe(403);
});

describe('an invitation', () => {
  test('shows anybody with the link what it invites to', async () => {
    const owner = await server.createUser({ nickName: 'Mara' });
    const { data: team } = await server.api('createTeam', { as: owner, body: { name: 'Design', type: 4 } });
    const { token, expires_at: expiresAt } = (await linkOf(owner, team.id, 'viewer')).data;
    const expected = {
      team_id: team.id,
      team_name: 'Design',
      team_type: 4,
      team_avatar_url: null,
      role: 'viewer',
      inviter: { user_id: owner.userId, nick_name: 'Mara', avatar_url: null },
      expires_at: expiresAt,
      is_member: false,
      sent_to: null,
      obstacle: 'none',
    };
    expect((await open(token)).data).toEqual(expected);
    expect((await open(token, await server.createUser())).data).toEqual(expected);
    expect((await open(token, owner)).data.is_member).toBe(true);
  });

  test('lets people join in its role, once however often they accept', async () => {
    const { teamId, owner } = await createTeam(server);
    const { token } = (await linkOf(owner, teamId, 'editor')).data;
    const noor = await server.createUser();
    const answers = await Promise.all(Array.from({ length: 20 }, () => accept(noor, token)));
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 200, data: { id: teamId, role: 'editor', member_count: 2 } });
    }
    expect(new Set(answers.map(({ data }) => data.staff_id)).size).toBe(1);
  });

  test('raises a member, and never lowers one', async () => {
    const { teamId, owner } = await createTeam(server);
    const guest = await admit(server, teamId, 'guest');
    const editors = (await linkOf(owner, teamId, 'editor')).data.token;
    const viewers = (await linkOf(owner, teamId, 'viewer')).data.token;
    expect((await accept(guest, editors)).data.role).toBe('editor');
    expect((await accept(guest, viewers)).data.role).toBe('editor');
    expect((await accept(owner, viewers)).data.role).toBe('owner');
  });

  test('needs login, a known token, and to be in force', async () => {
    const { teamId, owner } = await createTeam(server);
    const noor = await server.createUser();
    const { token } = (await linkOf(owner, teamId, 'editor')).data;
    expect(await accept(undefined, token)).toMatchObject({ status: 401, error: 'not_signed_in' });
    const unknown = 'x'.repeat(43);
    for (const call of [accept(noor, unknown), open(unknown)]) {
      expect(await call).toMatchObject({ status: 404, error: 'invitation_not_found' });
    }
    expect((await accept(noor, 'short')).fields).toEqual(['token format']);
    server.clock.advance(7 * DAY_MS);
    const [late, inviter] = [await comeBack(server, noor), await comeBack(server, owner)];
    expect(await accept(late, token)).toMatchObject({ status: 410, error: 'invitation_expired' });
    const revoked = (await linkOf(inviter, teamId, 'editor')).data.token;
    await revoke(inviter, teamId, 'editor');
    expect(await accept(late, revoked)).toMatchObject({ status: 410, error: 'invitation_revoked' });
    expect(await server.api('getTeam', { as: late, params: { teamId } })).toMatchObject({ status: 404 });
  });

  test('goes with its team', async () => {
    const { teamId, owner } = await createTeam(server);
    const { token } = (await linkOf(owner, teamId, 'editor')).data;
    await server.api('deleteTeam', { as: owner, params: { teamId } });
    expect(await open(token)).toMatchObject({ status: 404, error: 'invitation_not_found' });
  });
});
