import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, test } from 'vitest';
import { TEST_PASSWORD, testServer, type TestUser } from '../../../test/harness.ts';
import { signIn } from '../../../test/signIn.ts';
import { MailKind } from '../mail/service.ts';
import { testAuthenticator } from '../../../test/testAuthenticator.ts';
import { createOperatorAccounts } from '../operations/operatorAccounts.ts';

const passkeySite = { rpId: 'boards.example.com', origin: 'https://boards.example.com' };
const server = testServer({
  environment: { PUBLIC_URL: passkeySite.origin, ACCESS_TOKEN_SECONDS: '86400' },
});
const refused = { status: 403, error: 'admin_second_step_required' };
const password = TEST_PASSWORD;

const setRequired = (as: TestUser, required: boolean) =>
  server.api('setAdminSecondStep', { as, body: { required } });

const release = (as: TestUser, { userId }: TestUser) =>
  server.api('releaseSecondStep', { as, params: { user_id: userId } });

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

  // Released and set up, it opens at once; turned off, it is closed again.
  expect((await release(boss, admin)).status).toBe(200);
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

describe('where it is required, a password alone sets nothing up', () => {
  const needed = { status: 403, error: 'second_step_release_needed' };
  let boss: TestUser & { secret: string };
  let admin: TestUser;

  const begin = (as = admin) => server.api('beginSecondStep', { as, body: { password } });
  const beginPasskey = (as = admin) => server.api('beginPasskey', { as, body: { password } });
  const turnOn = (code: string, as = admin) => server.api('turnOnSecondStep', { as, body: { code } });
  const needsRelease = async (as = admin) => [
    (await server.api('getSecondStep', { as })).data.needs_release,
    (await server.api('listPasskeys', { as })).data.needs_release,
  ];
  /** How the console shows an admin. */
  const shown = async () =>
    (await server.api('listPeople', { as: boss, query: { keyword: admin.account } })).data.list[0]
      ?.second_step;

  beforeEach(async () => {
    boss = await withAuthenticator(1);
    admin = await signIn(server, await server.createUser({ kind: 2 }));
    await setRequired(boss, true);
    await expect.poll(() => server.infra.site.current().requiresAdminSecondStep).toBe(true);
    return async () => {
      await server.infra.site.put(server.db, 'admin_second_step', { required: false });
      await expect.poll(() => server.infra.site.current().requiresAdminSecondStep).toBe(false);
    };
  });

  test('neither an authenticator nor a passkey, until a super admin with two steps releases it', async () => {
    expect(await begin()).toMatchObject(needed);
    expect(await beginPasskey()).toMatchObject(needed);
    expect(await needsRelease()).toEqual([true, true]);
    expect(await shown()).toEqual({ has_two_steps: false, release_until: null });

    const root = await signIn(server, await server.createUser({ kind: 1 }));
    expect(await release(root, admin)).toMatchObject(refused);
    const released = await release(boss, admin);
    const until = new Date(server.clock.now().getTime() + 24 * 3_600_000).toISOString();
    expect(released.data.second_step).toEqual({ has_two_steps: false, release_until: until });
    expect(await needsRelease()).toEqual([false, false]);
    expect((await server.api('getSecondStep', { as: admin })).data.events[0]?.kind).toBe('released');
    const { data: log } = await server.api('listModerationLog', {
      as: boss,
      query: { action: 'people.second_step' },
    });
    expect(log.list[0]).toMatchObject({ subject_type: 'user', subject_id: admin.userId });

    expect((await turnOn(codeOf((await begin()).data.secret))).status).toBe(200);
    expect(await shown()).toEqual({ has_two_steps: true, release_until: null });
    const left = await server.db
      .selectFrom('second_step_release')
      .selectAll()
      .where('user_id', '=', admin.userId)
      .execute();
    expect(left).toEqual([]);
    const mails = await server.db
      .selectFrom('mail')
      .select('data')
      .where('user_id', '=', admin.userId)
      .where('kind', '=', MailKind.SECOND_STEP)
      .execute();
    expect(mails).toContainEqual({ data: expect.objectContaining({ change: 'released' }) });
  });

  test('a release serves for a passkey too, and for one', async () => {
    await release(boss, admin);
    const [first, second] = [(await beginPasskey()).data, (await beginPasskey()).data];
    const add = (question: typeof first) =>
      server.api('addPasskey', {
        as: admin,
        body: { name: 'My key', ...testAuthenticator(passkeySite).create(question) },
      });
    expect((await add(first)).status).toBe(200);
    expect(await add(second)).toMatchObject(needed);
    expect(await begin()).toMatchObject(needed);
    expect(await shown()).toEqual({ has_two_steps: true, release_until: null });
  });

  test('a release ends after a day, also for what was begun in it', async () => {
    await release(boss, admin);
    server.clock.advance(24 * 3_600_000 - 60_000);
    admin = await signIn(server, admin);
    const { secret } = (await begin()).data;
    server.clock.advance(60_000);
    expect(await turnOn(codeOf(secret))).toMatchObject(needed);
    expect(await begin()).toMatchObject(needed);
  });

  test('what was begun before it was required is not finished either', async () => {
    await setRequired(boss, false);
    await expect.poll(() => server.infra.site.current().requiresAdminSecondStep).toBe(false);
    const { secret } = (await begin()).data;
    await setRequired(boss, true);
    await expect.poll(() => server.infra.site.current().requiresAdminSecondStep).toBe(true);
    expect(await turnOn(codeOf(secret))).toMatchObject(needed);
  });

  test('anyone who turns theirs off with both sets up another at once, in this session alone', async () => {
    const code = codeOf(boss.secret);
    expect((await server.api('turnOffSecondStep', { as: boss, body: { password, code } })).status).toBe(200);
    expect(await begin(await signIn(server, boss))).toMatchObject(needed);
    const { secret } = (await begin(boss)).data;
    expect((await turnOn(codeOf(secret), boss)).status).toBe(200);
    server.clock.advance(30_000);
  });

  test('anyone who becomes an admin sets one up within a day, and people who are none need nobody', async () => {
    const person = await signIn(server, await server.createUser());
    expect(await needsRelease(person)).toEqual([false, false]);
    expect(await release(boss, person)).toMatchObject({ status: 409, error: 'second_step_not_required' });
    const promoted = await server.api('updatePerson', {
      as: boss,
      params: { user_id: person.userId },
      body: { role: 2 },
    });
    expect(promoted.data.second_step?.release_until).not.toBeNull();
    expect((await begin(person)).status).toBe(200);
  });

  test('the operator lets an admin who has lost theirs set up another', async () => {
    const operator = createOperatorAccounts(server.infra, server.services);
    expect(await operator.turnOffSecondStep(admin.account)).toBe(false);
    expect((await begin()).status).toBe(200);
  });

  test('nobody releases themselves, or anyone who is not there', async () => {
    expect(await release(boss, boss)).toMatchObject({ status: 409, error: 'own_account' });
    expect(await release(boss, { ...admin, userId: 'a4HnVtYc8wLd' })).toMatchObject({
      status: 404,
      error: 'user_not_found',
    });
    expect(await release(admin, boss)).toMatchObject({ status: 403, error: 'super_admins_only' });
  });
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
