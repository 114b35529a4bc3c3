import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { TEST_PASSWORD, testServer, type TestUser } from '../../../test/harness.ts';
import { signIn } from '../../../test/signIn.ts';

const server = testServer({ environment: { ACCESS_TOKEN_SECONDS: '86400' } });
const refused = { status: 403, error: 'admin_second_step_required' };
const password = TEST_PASSWORD;

const setRequired = (as: TestUser, required: boolean) =>
  server.api('setAdminSecondStep', { as, body: { required } });

/** An admin whose authenticator is on. */
async function withAuthenticator(kind: 1 | 2): Promise<TestUser & { secret: string }> {
  const person = await signIn(server, await server.createUser({ kind }));
  const { secret } = (await server.api('beginSecondStep', { as: person, body: { password } })).data;
  await server.api('turnOnSecondStep', { as: person, body: { code: codeOf(secret) } });
  server.clock.advance(30_000);
  return { ...person, secret };
}

const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.clock.now().getTime() });

test('who has one step alone cannot require two, and shut themselves out', async () => {
  const boss = await signIn(server, await server.createUser({ kind: 1 }));
  expect(await setRequired(boss, true)).toMatchObject(refused);
  expect((await server.api('getSiteSettings', { as: boss })).data.admin_second_step).toBe(false);
  expect((await setRequired(boss, false)).status).toBe(200);
  expect(await setRequired(await server.createUser({ kind: 2 }), true)).toMatchObject({
    error: 'super_admins_only',
  });
});

test('where it is required, admins do what takes an admin with two steps alone, and everything else as before', async () => {
  const boss = await withAuthenticator(1);
  const admin = await signIn(server, await server.createUser({ kind: 2 }));
  const root = await signIn(server, await server.createUser({ kind: 1 }));
  const required = await setRequired(boss, true);
  expect(required.data.admin_second_step).toBe(true);
  await expect.poll(() => server.infra.site.current().requiresAdminSecondStep).toBe(true);
  const { data: log } = await server.api('listModerationLog', { as: boss, query: { action: 'site.update' } });
  expect(log.list[0]?.changes).toEqual([{ field: 'admin_second_step', from: 'false', to: 'true' }]);

  const queue = (as: TestUser) => server.api('listManagedTags', { as });
  expect((await queue(boss)).status).toBe(200);
  expect(await queue(admin)).toMatchObject(refused);
  // They cannot take the requirement away either.
  expect(await setRequired(root, false)).toMatchObject(refused);
  expect((await server.api('getUserInfo', { as: admin })).status).toBe(200);
  expect((await queue(await server.createUser())).error).toBe('admins_only');
  const body = { url: 'https://example.com/events', events: ['work.published' as const], is_site_wide: true };
  expect(await server.api('createWebhook', { as: root, body })).toMatchObject(refused);

  // A session that began with a passkey has passed both.
  await server.db
    .updateTable('session')
    .set({ method: 'passkey' })
    .where('user_id', '=', root.userId)
    .execute();
  expect((await queue(root)).status).toBe(200);
  expect((await queue({ ...admin, token: root.token })).status).toBe(200);

  // Set up, it opens at once; turned off, it is closed again.
  const { secret } = (await server.api('beginSecondStep', { as: admin, body: { password } })).data;
  await server.api('turnOnSecondStep', { as: admin, body: { code: codeOf(secret) } });
  expect((await queue(admin)).status).toBe(200);
  server.clock.advance(30_000);
  const off = await server.api('turnOffSecondStep', { as: admin, body: { password, code: codeOf(secret) } });
  expect(off.status).toBe(200);
  expect(await queue(admin)).toMatchObject(refused);

  expect((await setRequired(boss, false)).status).toBe(200);
  await expect.poll(() => server.infra.site.current().requiresAdminSecondStep).toBe(false);
  expect((await queue(admin)).status).toBe(200);
});

test('the session of somebody else lends nobody its passkey', async () => {
  const [boss, admin] = [
    await withAuthenticator(1),
    await signIn(server, await server.createUser({ kind: 2 })),
  ];
  const other = await signIn(server, await server.createUser({ kind: 2 }));
  await server.db
    .updateTable('session')
    .set({ method: 'passkey' })
    .where('user_id', '=', other.userId)
    .execute();
  await setRequired(boss, true);
  await expect.poll(() => server.infra.site.current().requiresAdminSecondStep).toBe(true);
  const session = await server.db
    .selectFrom('session')
    .select('session_id')
    .where('user_id', '=', other.userId)
    .executeTakeFirstOrThrow();
  const { token } = await server.infra.tokens.issue({ userId: admin.userId, sessionId: session.session_id });
  expect(await server.api('listManagedTags', { as: { ...admin, token } })).toMatchObject(refused);
});
