import { SignUpPolicy } from '@boardwalk/domain';
import { expect, test } from 'vitest';
import { TEST_PASSWORD, testServer } from '../../../test/harness.ts';
import { startMailServer } from '../../../test/mailServer.ts';
import { openSiteSettings } from '../../infra/site/siteSettings.ts';

const mailServer = await startMailServer();
const server = testServer();
const fixed = testServer({
  environment: {
    SITE_NAME: 'Fixed',
    SIGN_UP: 'closed',
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'a@example.com',
  },
});
const MAIL = { host: 'localhost', port: 2525, secure: false, user: '', from: 'Boards <boards@example.com>' };
const DAY_MS = 86_400_000;
let tries = 0;

const become = (code: string, as: Partial<{ account: string; password: string }> = {}) =>
  server.api('createFirstAdmin', {
    body: {
      code,
      account: `first${(tries += 1)}@example.com`,
      password: TEST_PASSWORD,
      nick_name: 'Lin',
      ...as,
    },
  });

test('the code of the server makes the first admin, once, within a day, and never a second one', async () => {
  expect((await become('not-a-code')).error).toBe('wrong_setup_code');
  const late = (await server.services.firstAdmin.newCode()) ?? '';
  server.clock.advance(DAY_MS);
  expect((await become(late)).error).toBe('wrong_setup_code');
  const [code, other] = [
    (await server.services.firstAdmin.newCode()) ?? '',
    (await server.services.firstAdmin.newCode()) ?? '',
  ];
  const stored = await server.db.selectFrom('setup_code').select('fingerprint').execute();
  expect(stored.map(({ fingerprint }) => fingerprint)).not.toContain(code);
  const taken = await server.createUser();
  const { email } = await server.db
    .selectFrom('user_account')
    .select('email')
    .where('user_id', '=', taken.userId)
    .executeTakeFirstOrThrow();
  if (email !== null) expect((await become(code, { account: email })).error).toBe('account_exists');
  expect((await become(code, { password: 'x'.repeat(129) })).fields).toEqual(['password max_length 128']);

  const answers = await Promise.all([become(code), become(other), become(code)]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ error }) => error === 'setup_done')).toHaveLength(2);
  expect(await server.services.firstAdmin.newCode()).toBeUndefined();
  const admin = await server.db.selectFrom('user_account').select('user_id').where('kind', '=', 1).execute();
  expect(admin).toHaveLength(1);
  const log = await server.db.selectFrom('moderation_log').selectAll().execute();
  expect(log).toMatchObject([{ action: 'site.first_admin', subject_id: admin[0]?.user_id }]);
});

test('guesses of the code come to an end', async () => {
  let answer = await become('guess');
  for (let guess = 0; guess < 25 && answer.status !== 429; guess += 1) answer = await become('guess');
  expect(answer.error).toBe('too_many_requests');
});

test('name and sign-up are set for all processes at once, and written into the log', async () => {
  const { infra } = server;
  const elsewhere = await openSiteSettings(infra);
  const boss = await server.createUser({ kind: 1 });
  expect((await server.api('getSiteSettings', { as: boss })).data).toMatchObject({
    name: 'Boardwalk',
    name_source: 'default',
    sign_up: 'open',
    mail: null,
    secrets_unreadable: false,
  });
  const named = await server.api('setSiteName', { as: boss, body: { name: ' Boards of Lin ' } });
  expect(named.data).toMatchObject({ name: 'Boards of Lin', name_source: 'console' });
  const closed = await server.api('setSignUpPolicy', { as: boss, body: { policy: SignUpPolicy.CLOSED } });
  expect(closed.data).toMatchObject({ sign_up: 'closed', sign_up_source: 'console' });
  await expect.poll(() => elsewhere.current()).toMatchObject({ name: 'Boards of Lin', signUp: 'closed' });
  elsewhere.close();
  const { data } = await server.api('listModerationLog', { as: boss, query: { action: 'site.update' } });
  expect(data.list.map(({ changes }) => changes)).toEqual([
    [{ field: 'policy', from: 'open', to: 'closed' }],
    [{ field: 'name', from: 'Boardwalk', to: 'Boards of Lin' }],
  ]);
  const tooLong = await server.api('setSiteName', { as: boss, body: { name: 'x'.repeat(41) } });
  expect(tooLong.fields).toEqual(['name max_length 40']);
  const unknown = await server.api('setSignUpPolicy', { as: boss, raw: { body: { policy: 'some' } } });
  expect(unknown.fields).toEqual(['policy unknown']);
});

test('a mail server is used at once; its password is sealed, shown to nobody, and sent to no other server', async () => {
  const boss = await server.createUser({ kind: 1 });
  const set = (body: Partial<typeof MAIL> & { password?: string }) =>
    server.api('setMailServer', { as: boss, body: { ...MAIL, ...body } });
  const testMail = () => server.api('sendTestMail', { as: boss, body: { recipient: 'lin@example.com' } });
  expect((await testMail()).error).toBe('mail_server_not_set');
  expect((await set({ host: 'not a host' })).fields).toEqual(['host format']);
  expect((await set({ from: 'nobody' })).fields).toEqual(['from format']);
  expect((await set({ user: 'boards' })).fields).toEqual(['password required']);

  const secret = 'a very secret word';
  const first = await set({ user: 'boards', password: secret });
  expect(first.data.mail).toEqual({ ...MAIL, user: 'boards', has_password: true });
  expect(first.response.body).not.toContain(secret);
  const row = await server.db.selectFrom('site_setting').selectAll().where('name', '=', 'mail').execute();
  expect(JSON.stringify(row)).not.toContain(secret);
  expect((await server.infra.site.read()).mail.smtpUrl).toContain(encodeURIComponent(secret));
  expect((await set({ user: 'boards', from: 'other@example.com' })).status).toBe(200);
  expect((await server.infra.site.read()).mail.smtpUrl).toContain(encodeURIComponent(secret));
  expect((await set({ user: 'boards', host: 'mail.elsewhere.example' })).fields).toEqual([
    'password required',
  ]);

  // Under another secret of the server it counts as not set, and says so.
  await server.db.updateTable('site_setting').set({ sealed: 'AAAA' }).where('name', '=', 'mail').execute();
  const lost = await server.api('getSiteSettings', { as: boss });
  expect(lost.data).toMatchObject({ secrets_unreadable: true, mail: { has_password: false } });
  expect((await testMail()).error).toBe('mail_server_not_set');

  const { hostname, port } = new URL(mailServer.url);
  expect((await set({ host: hostname, port: Number(port) })).status).toBe(200);
  expect((await testMail()).status).toBe(200);
  await expect.poll(() => mailServer.letters.length).toBeGreaterThan(0);
  await expect.poll(() => server.services.mail.isConfigured()).toBe(true);
  await set({ host: '127.0.0.1', port: 1 });
  const failed = await testMail();
  expect([failed.error, failed.json.data]).toEqual(['test_mail_failed', { fault: expect.any(String) }]);
  expect((await server.api('removeMailServer', { as: boss })).data).toMatchObject({ mail: null });
  const nobody = await server.api('sendTestMail', { as: boss, body: { recipient: 'nobody' } });
  expect(nobody.fields).toEqual(['recipient format']);
  const log = await server.api('listModerationLog', { as: boss, query: { user_id: boss.userId } });
  expect(JSON.stringify(log.data)).not.toContain(secret);
});

test('what the environment fixes is shown, and not changed here', async () => {
  const boss = await fixed.createUser({ kind: 1 });
  const { data } = await fixed.api('getSiteSettings', { as: boss });
  expect(data).toMatchObject({
    name: 'Fixed',
    name_source: 'environment',
    sign_up: 'closed',
    sign_up_source: 'environment',
    mail: { from: 'a@example.com' },
    mail_source: 'environment',
  });
  for (const answer of [
    await fixed.api('setSiteName', { as: boss, body: { name: 'Other' } }),
    await fixed.api('setSignUpPolicy', { as: boss, body: { policy: 'open' } }),
    await fixed.api('setMailServer', { as: boss, body: MAIL }),
    await fixed.api('removeMailServer', { as: boss }),
  ])
    expect([answer.status, answer.error]).toEqual([409, 'setting_fixed']);
});

test('[ROLE-15] only super admins see and set it', async () => {
  const general = await server.createUser({ kind: 2 });
  for (const as of [general, undefined]) {
    const options = as === undefined ? {} : { as };
    const answers = [
      await server.api('getSiteSettings', options),
      await server.api('setSiteName', { ...options, body: { name: 'x' } }),
      await server.api('setSignUpPolicy', { ...options, body: { policy: 'open' } }),
      await server.api('setMailServer', { ...options, body: MAIL }),
      await server.api('removeMailServer', options),
      await server.api('sendTestMail', { ...options, body: { recipient: 'a@example.com' } }),
    ];
    for (const answer of answers)
      expect([answer.status, answer.error]).toEqual(
        as === undefined ? [401, 'not_signed_in'] : [403, 'super_admins_only'],
      );
  }
});
