import { describe, expect, test } from 'vitest';
import { testServer, type TestUser } from '../../../test/harness.ts';
import { admit, createTeam } from '../../../test/teams.ts';

const server = testServer();
type Role = 'manager' | 'editor' | 'viewer' | 'guest';

const invite = async (as: TestUser, teamId: string, email: string, role: Role) =>
  (await server.api('inviteByMail', { as, params: { teamId }, body: { email, role, days: 7 } })).data;
const linkTo = async (as: TestUser, teamId: string, role: Role) =>
  (await server.api('ensureMemberToken', { as, params: { teamId }, body: { role } })).data.token;
const accept = (as: TestUser, token: string) => server.api('acceptInvitation', { as, params: { token } });
const give = (as: TestUser, teamId: string, to: TestUser, role: Role) =>
  server.api('changeMemberRole', { as, params: { teamId, userId: to.userId }, body: { role } });
const remove = (as: TestUser, teamId: string, member: TestUser) =>
  server.api('removeMember', { as, params: { teamId, userId: member.userId } });
const open = async (as: TestUser, teamId: string) =>
  (await server.api('listMailInvitations', { as, params: { teamId } })).data.list;
const roleOf = async (as: TestUser, teamId: string) =>
  (await server.api('getTeam', { as, params: { teamId } })).data?.role ?? null;

const REVOKED = { status: 410, error: 'invitation_revoked' };

describe('an invitation that was not accepted, to a member', () => {
  test.each(['removed', 'left'] as const)(
    'ends with the membership of who %s; a newer one works',
    async (how) => {
      const { teamId, owner } = await createTeam(server);
      const [noor, other] = [await server.createUser(), await server.createUser()];
      const own = await invite(owner, teamId, noor.account, 'manager');
      const kept = await invite(owner, teamId, other.account, 'manager');
      await accept(noor, await linkTo(owner, teamId, 'viewer'));
      if (how === 'removed') await remove(owner, teamId, noor);
      else await server.api('leaveTeam', { as: noor, params: { teamId } });
      expect(await accept(noor, own.token)).toMatchObject(REVOKED);
      expect(await roleOf(noor, teamId)).toBeNull();
      expect(await open(owner, teamId)).toEqual([kept]);
      const again = await invite(owner, teamId, noor.account, 'guest');
      expect((await accept(noor, again.token)).data.role).toBe('guest');
    },
  );

  test('ends with the role of who is weakened, when it is to a more trusted one', async () => {
    const { teamId, owner } = await createTeam(server);
    const noor = await admit(server, teamId, 'editor');
    const { token } = await invite(owner, teamId, noor.account, 'manager');
    await give(owner, teamId, noor, 'viewer');
    expect(await accept(noor, token)).toMatchObject(REVOKED);
    expect(await roleOf(noor, teamId)).toBe('viewer');
  });

  test('stays when it is to the role they are given or a lesser one, and when they are given a better one', async () => {
    const { teamId, owner } = await createTeam(server);
    const [weakened, raised] = [await admit(server, teamId, 'editor'), await admit(server, teamId, 'guest')];
    const kept = [
      await invite(owner, teamId, weakened.account, 'viewer'),
      await invite(owner, teamId, raised.account, 'manager'),
    ];
    await give(owner, teamId, weakened, 'viewer');
    await give(owner, teamId, raised, 'viewer');
    expect(await open(owner, teamId)).toEqual(kept.toReversed());
  });
});

describe('a new invitation for an address', () => {
  test('leaves alone those to roles that its maker may not invite to; the more trusted role counts', async () => {
    const { teamId, owner } = await createTeam(server);
    const [noor, editor] = [await server.createUser(), await admit(server, teamId, 'editor')];
    const asManager = await invite(owner, teamId, noor.account, 'manager');
    const asGuest = await invite(editor, teamId, noor.account, 'guest');
    const asViewer = await invite(editor, teamId, noor.account, 'viewer');
    expect(await open(owner, teamId)).toEqual([asViewer, asManager]);
    expect(await open(editor, teamId)).toEqual([asViewer]);
    expect(await accept(noor, asGuest.token)).toMatchObject(REVOKED);
    expect((await accept(noor, asManager.token)).data.role).toBe('manager');
    expect((await accept(noor, asViewer.token)).data.role).toBe('manager');
  });

  test('takes the place of all others when its maker may invite to their roles', async () => {
    const { teamId, owner } = await createTeam(server);
    const [noor, editor] = [await server.createUser(), await admit(server, teamId, 'editor')];
    await invite(owner, teamId, noor.account, 'editor');
    await invite(editor, teamId, noor.account, 'viewer');
    const last = await invite(owner, teamId, noor.account, 'guest');
    expect(await open(owner, teamId)).toEqual([last]);
  });

  test('is one of its role, however many are made at once', async () => {
    const { teamId, owner } = await createTeam(server);
    const made = await Promise.all(
      Array.from({ length: 10 }, () => invite(owner, teamId, 'a@example.com', 'viewer')),
    );
    expect(made.every(({ token }) => token !== undefined)).toBe(true);
    expect(await open(owner, teamId)).toHaveLength(1);
  });
});

describe('a link by which a member came', () => {
  test.each([
    ['editor', 'viewer'],
    ['editor', 'guest'],
    ['viewer', 'guest'],
  ] as const)('as %s gives the role back to nobody who was made a %s', async (former, role) => {
    const { teamId, owner } = await createTeam(server);
    const noor = await server.createUser();
    const token = await linkTo(owner, teamId, former);
    await accept(noor, token);
    await give(owner, teamId, noor, role);
    expect(await accept(noor, token)).toMatchObject(REVOKED);
    expect(await roleOf(noor, teamId)).toBe(role);
  });

  test('stays when its member is given a better role', async () => {
    const { teamId, owner } = await createTeam(server);
    const noor = await server.createUser();
    const tokens = [await linkTo(owner, teamId, 'viewer'), await linkTo(owner, teamId, 'manager')];
    await accept(noor, tokens[0] ?? '');
    await give(owner, teamId, noor, 'editor');
    for (const token of tokens)
      expect((await server.api('getInvitation', { params: { token } })).status).toBe(200);
  });
});
