import { SignUpPolicy } from '@boardwalk/domain';
import { expect, test } from 'vitest';
import { TEST_PASSWORD, testServer } from '../../../test/harness.ts';
import { createTeam } from '../../../test/teams.ts';

const server = testServer();
let accounts = 0;

function signUp(invitation?: string, account = `policy${(accounts += 1)}@example.com`) {
  return server.api('signUp', {
    body: {
      account,
      password: TEST_PASSWORD,
      nick_name: 'Mara',
      ...(invitation === undefined ? {} : { invitation }),
    },
  });
}

async function setPolicy(policy: SignUpPolicy) {
  await server.db.transaction().execute((trx) => server.infra.site.put(trx, 'sign_up', { policy }));
}

test('a closed site takes no new accounts, the next moment and with an invitation as well', async () => {
  const { teamId, owner } = await createTeam(server);
  const { data } = await server.api('ensureMemberToken', { as: owner, params: { teamId }, body: {} });
  await setPolicy(SignUpPolicy.CLOSED);
  const closed = { status: 403, error: 'sign_up_closed' };
  expect(await signUp()).toMatchObject(closed);
  expect(await signUp(data.token)).toMatchObject(closed);
  await setPolicy(SignUpPolicy.OPEN);
  expect((await signUp()).status).toBe(200);
});

test('by invitation it takes anyone who holds one that works', async () => {
  const { teamId, owner } = await createTeam(server);
  const { data } = await server.api('ensureMemberToken', { as: owner, params: { teamId }, body: {} });
  await setPolicy(SignUpPolicy.INVITATION);
  const needed = { status: 403, error: 'invitation_needed' };
  expect(await signUp()).toMatchObject(needed);
  expect(await signUp('not-a-token')).toMatchObject(needed);
  expect((await signUp(data.token)).status).toBe(200);
  await server.api('revokeMemberToken', { as: owner, params: { teamId }, query: { role: 'editor' } });
  expect(await signUp(data.token)).toMatchObject(needed);
});

test('an invitation by mail is for an account with its address', async () => {
  const { teamId, owner } = await createTeam(server);
  const email = 'invited@example.com';
  const { data } = await server.api('inviteByMail', {
    as: owner,
    params: { teamId },
    body: { email, role: 'viewer', days: 7 },
  });
  await setPolicy(SignUpPolicy.INVITATION);
  const needed = { status: 403, error: 'invitation_needed' };
  expect(await signUp(data.token)).toMatchObject(needed);
  expect(await signUp(data.token, '+8613800138000')).toMatchObject(needed);
  expect((await signUp(data.token, email.toUpperCase())).status).toBe(200);
});
