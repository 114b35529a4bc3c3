import { OPEN_MAIL_INVITATIONS } from '@boardwalk/domain';
import { describe, expect, test } from 'vitest';
import { TEST_PASSWORD, testServer, type TestUser } from '../../../test/harness.ts';
import { admit, comeBack, createTeam } from '../../../test/teams.ts';

const server = testServer();
const DAY_MS = 86_400_000;
const ROLES = ['manager', 'editor', 'viewer', 'guest'] as const;
type Role = (typeof ROLES)[number];

const invite = (as: TestUser, teamId: string, email: string, role: Role = 'editor', days = 7) =>
  server.api('inviteByMail', {
    as,
    params: { teamId },
    body: { email, role, days },
  });
const listed = (as: TestUser, teamId: string) =>
  server.api('listMailInvitations', { as, params: { teamId } });
const revoke = (as: TestUser, teamId: string, invitationId: string) =>
  server.api('revokeMailInvitation', { as, params: { teamId, invitationId } });
const open = (token: string, as?: TestUser) => server.api('getInvitation', { as, params: { token } });
const accept = (as: TestUser, token: string) => server.api('acceptInvitation', { as, params: { token } });
const membersOf = async (as: TestUser, teamId: string) =>
  (await server.api('listMembers', { as, params: { teamId } })).data.list.map(({ user_id: id }) => id);

const setProven = (user: TestUser, at: Date | null) =>
  server.db
    .updateTable('user_account')
    .set({ email_proven_at: at })
    .where('user_id', '=', user.userId)
    .execute();

describe('an invitation by mail', () => {
  test('lets in the account that has proven its address, however it was typed, and nobody else', async () => {
    const { teamId, owner } = await createTeam(server);
    const [noor, other] = [await server.createUser(), await server.createUser()];
    const { data } = await invite(owner, teamId, ` ${noor.account.toUpperCase()} `, 'viewer');
    expect(data).toEqual({
      invitation_id: expect.stringMatching(/^\d+$/u),
      token: expect.stringMatching(/^[\w-]{43}$/u),
      email: noor.account,
      role: 'viewer',
      created_at: server.clock.now().toISOString(),
      expires_at: new Date(server.clock.now().getTime() + 7 * DAY_MS).toISOString(),
    });
    const refused = { status: 403, error: 'invitation_for_other_address' };
    for (const stranger of [other, owner]) expect(await accept(stranger, data.token)).toMatchObject(refused);
    expect(await membersOf(owner, teamId)).toEqual([owner.userId]);
    expect(await accept(noor, data.token)).toMatchObject({
      status: 200,
      data: { id: teamId, role: 'viewer' },
    });
    expect(await membersOf(owner, teamId)).toEqual([owner.userId, noor.userId]);
  });

  test('does not let in who has its address and has not proven it, until they do', async () => {
    const { teamId, owner } = await createTeam(server);
    const noor = await server.createUser();
    await setProven(noor, null);
    const { token } = (await invite(owner, teamId, noor.account)).data;
    expect((await open(token, noor)).data.obstacle).toBe('unproven_address');
    expect(await accept(noor, token)).toMatchObject({ status: 403, error: 'invitation_address_unproven' });
    expect(await membersOf(owner, teamId)).toEqual([owner.userId]);
    await setProven(noor, server.clock.now());
    expect(await accept(noor, token)).toMatchObject({ status: 200 });
  });

  test('says what keeps the reader from it, and no more of the address than a hint', async () => {
    const { teamId, owner } = await createTeam(server);
    const noor = await server.createUser();
    const { token } = (await invite(owner, teamId, noor.account)).data;
    const hint = `${noor.account[0]}…@example.com`;
    expect((await open(token)).data).toMatchObject({ sent_to: hint, obstacle: 'none' });
    expect((await open(token, owner)).data).toMatchObject({ sent_to: hint, obstacle: 'other_address' });
    expect((await open(token, noor)).data).toMatchObject({ sent_to: hint, obstacle: 'none' });
    expect(JSON.stringify((await open(token)).data)).not.toContain(noor.account);
    const link = await server.api('ensureMemberToken', { as: owner, params: { teamId }, body: {} });
    expect((await open(link.data.token, noor)).data).toMatchObject({ sent_to: null, obstacle: 'none' });
  });

  test('is accepted once: repeating it is no error, and brings back neither a role nor a membership', async () => {
    const { teamId, owner } = await createTeam(server);
    const noor = await server.createUser();
    const { token } = (await invite(owner, teamId, noor.account, 'editor')).data;
    const answers = await Promise.all(Array.from({ length: 10 }, () => accept(noor, token)));
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, data: { member_count: 2 } });
    expect((await listed(owner, teamId)).data.list).toEqual([]);
    await server.api('changeMemberRole', {
      as: owner,
      params: { teamId, userId: noor.userId },
      body: { role: 'guest' },
    });
    expect((await accept(noor, token)).data.role).toBe('guest');
    await server.api('removeMember', { as: owner, params: { teamId, userId: noor.userId } });
    expect(await accept(noor, token)).toMatchObject({ status: 410, error: 'invitation_revoked' });
  });

  test('ends after its days, by a new one for the address, and when it is revoked', async () => {
    const { teamId, owner } = await createTeam(server);
    const noor = await server.createUser();
    const first = (await invite(owner, teamId, noor.account)).data;
    const second = (await invite(owner, teamId, noor.account, 'viewer', 1)).data;
    expect(await accept(noor, first.token)).toMatchObject({ status: 410, error: 'invitation_revoked' });
    expect((await listed(owner, teamId)).data.list).toEqual([second]);
    server.clock.advance(DAY_MS);
    const [inviter, invited] = [await comeBack(server, owner), await comeBack(server, noor)];
    expect(await accept(invited, second.token)).toMatchObject({ status: 410, error: 'invitation_expired' });
    expect((await listed(inviter, teamId)).data.list).toEqual([]);
    const third = (await invite(inviter, teamId, noor.account)).data;
    for (let round = 0; round < 2; round += 1)
      expect(await revoke(inviter, teamId, third.invitation_id)).toMatchObject({ status: 200, data: null });
    expect(await accept(invited, third.token)).toMatchObject({ status: 410, error: 'invitation_revoked' });
  });

  test('leaves the links of the team alone, and they leave it alone', async () => {
    const { teamId, owner } = await createTeam(server);
    const { data: link } = await server.api('ensureMemberToken', { as: owner, params: { teamId }, body: {} });
    const noor = await server.createUser();
    const { data } = await invite(owner, teamId, noor.account);
    await server.api('renewMemberToken', {
      as: owner,
      params: { teamId },
      body: { role: 'editor', days: 7 },
    });
    await server.api('revokeMemberToken', { as: owner, params: { teamId }, query: { role: 'editor' } });
    expect(await open(link.token)).toMatchObject({ status: 410 });
    expect((await listed(owner, teamId)).data.list).toEqual([data]);
    expect((await accept(noor, data.token)).status).toBe(200);
  });
});

test.each([
  ['[ROLE-28]', 'manager', ['manager', 'owner']],
  ['[ROLE-29]', 'editor', ['manager', 'owner']],
  ['[ROLE-30]', 'viewer', ['editor', 'manager', 'owner']],
  ['[ROLE-31]', 'guest', ['editor', 'manager', 'owner']],
] as const)(
  '%s an invitation by mail to join as %s is made, seen and revoked by %j only',
  async (_id, invited, allowed) => {
    const { teamId, owner } = await createTeam(server);
    for (const role of [...ROLES, 'owner'] as const) {
      const as = role === 'owner' ? owner : await admit(server, teamId, role);
      const own = (await invite(owner, teamId, `by-${role}@example.com`, invited)).data;
      const isAllowed = (allowed as readonly string[]).includes(role);
      const expected = isAllowed ? { status: 200 } : { status: 403, error: 'privilege_missing' };
      expect(await invite(as, teamId, 'somebody@example.com', invited)).toMatchObject(expected);
      const seen = (await listed(as, teamId)).data?.list?.some(({ token }) => token === own.token) ?? false;
      expect(seen).toBe(isAllowed);
      expect(await revoke(as, teamId, own.invitation_id)).toMatchObject(expected);
    }
  },
);

test('the invitations by mail of who leaves or is weakened end, those of others stay', async () => {
  const { teamId, owner } = await createTeam(server);
  const [leaver, weakened] = [await admit(server, teamId, 'manager'), await admit(server, teamId, 'manager')];
  const kept = (await invite(owner, teamId, 'a@example.com')).data;
  await invite(leaver, teamId, 'b@example.com');
  await invite(weakened, teamId, 'c@example.com', 'editor');
  const weaker = (await invite(weakened, teamId, 'd@example.com', 'viewer')).data;
  await server.api('leaveTeam', { as: leaver, params: { teamId } });
  await server.api('changeMemberRole', {
    as: owner,
    params: { teamId, userId: weakened.userId },
    body: { role: 'editor' },
  });
  expect((await listed(owner, teamId)).data.list).toEqual([weaker, kept]);
});

test('an address has to be one, days have an end, and a team has so many open at once', async () => {
  const { teamId, owner } = await createTeam(server);
  for (const email of ['nobody', '+8613800138000', 'a@b', 'two@example.com three@example.com'])
    expect((await invite(owner, teamId, email)).fields).toEqual(['email format']);
  expect((await invite(owner, teamId, 'a@example.com', 'editor', 31)).fields).toEqual(['days max 30']);
  const made = await Promise.all(
    Array.from({ length: OPEN_MAIL_INVITATIONS + 5 }, (_, n) => invite(owner, teamId, `n${n}@example.com`)),
  );
  const refused = made.filter(({ status }) => status !== 200);
  expect(refused).toHaveLength(5);
  for (const answer of refused)
    expect(answer).toMatchObject({ status: 409, error: 'invitation_limit_reached', data: { limit: 100 } });
  const [last] = (await listed(owner, teamId)).data.list;
  // One for the same address takes the place of the other.
  expect((await invite(owner, teamId, last?.email ?? '')).status).toBe(200);
});

test('is nobody’s business outside the team, and one of another team is not found', async () => {
  const [one, other] = [await createTeam(server), await createTeam(server)];
  const { data } = await invite(one.owner, one.teamId, 'a@example.com');
  const gone = { status: 404, error: 'team_not_found' };
  expect(await invite(other.owner, one.teamId, 'b@example.com')).toMatchObject(gone);
  expect(await listed(other.owner, one.teamId)).toMatchObject(gone);
  expect(await revoke(other.owner, one.teamId, data.invitation_id)).toMatchObject(gone);
  const unknown = { status: 404, error: 'invitation_not_found' };
  expect(await revoke(other.owner, other.teamId, data.invitation_id)).toMatchObject(unknown);
  expect(await revoke(one.owner, one.teamId, '9223372036854775808')).toMatchObject(unknown);
  expect((await listed(one.owner, one.teamId)).data.list).toEqual([data]);
});

test('does not work where inviter and invited have blocked each other', async () => {
  const { teamId, owner } = await createTeam(server);
  const noor = await server.createUser();
  const { token } = (await invite(owner, teamId, noor.account)).data;
  expect((await server.api('blockPerson', { as: noor, params: { user_id: owner.userId } })).status).toBe(200);
  expect(await accept(noor, token)).toMatchObject({ status: 410, error: 'invitation_revoked' });
});

const addressesOf = async (teamId: string) =>
  (
    await server.db
      .selectFrom('team_mail_invitation')
      .select('email')
      .where('team_id', '=', teamId)
      .orderBy('invitation_id')
      .execute()
  ).map(({ email }) => email);

test('addresses are forgotten a month after the end, and with the account that had proven one', async () => {
  const { teamId, owner } = await createTeam(server);
  const [noor, unproven] = [await server.createUser(), await server.createUser()];
  await setProven(unproven, null);
  for (const { account } of [noor, unproven]) await invite(owner, teamId, account);
  for (const as of [noor, unproven])
    await server.api('deleteAccount', { as, body: { password: TEST_PASSWORD, keep_works: 'remove' } });
  expect(await addressesOf(teamId)).toEqual([unproven.account]);
  server.clock.advance(37 * DAY_MS);
  await server.runJobs('remove-expired');
  expect(await addressesOf(teamId)).toEqual([unproven.account]);
  server.clock.advance(1000);
  await server.runJobs('remove-expired');
  expect(await addressesOf(teamId)).toEqual([]);
});

test('addresses of invitations that were revoked or accepted are forgotten a month after that', async () => {
  const { teamId, owner } = await createTeam(server);
  const noor = await server.createUser();
  await accept(noor, (await invite(owner, teamId, noor.account, 'editor', 30)).data.token);
  const revoked = (await invite(owner, teamId, 'revoked@example.com', 'editor', 30)).data;
  await revoke(owner, teamId, revoked.invitation_id);
  const { email: kept } = (await invite(owner, teamId, 'open@example.com', 'editor', 30)).data;
  server.clock.advance(30 * DAY_MS);
  await server.runJobs('remove-expired');
  expect(await addressesOf(teamId)).toEqual([noor.account, revoked.email, kept]);
  server.clock.advance(1000);
  await server.runJobs('remove-expired');
  expect(await addressesOf(teamId)).toEqual([kept]);
});
