import { OPERATION_SCOPES, OPERATIONS, type OperationId, type ServiceScope } from '@boardwalk/api-client';
import { SERVICE_TOKEN_LIMITS } from '@boardwalk/domain';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { TEST_PASSWORD, testServer, type TestUser } from '../../../test/harness.ts';
import { mailedToken } from '../../../test/mailedLinks.ts';
import { createFile } from '../../../test/publishForm.ts';
import { hashSecret } from '../../infra/ids/ids.ts';
import { isServiceToken } from './tokenText.ts';

const server = testServer({ environment: { FAILED_SIGN_INS: '1000' } });
const DAY_MS = 24 * 60 * 60 * 1000;

/** Makes a token of somebody. */
async function tokenOf(as: TestUser, scopes: ServiceScope[] = ['files:read'], days = 30) {
  const body = { name: 'Import', scopes, days, password: TEST_PASSWORD };
  return (await server.api('createServiceToken', { as, body })).data;
}

/** Somebody as an application that has their token. */
const application = (user: TestUser, token: string): TestUser => ({ ...user, token });

test('a token acts for the person who made it, within its scopes', async () => {
  const mara = await server.createUser();
  const fileKey = await createFile(server, mara);
  const { token } = await tokenOf(mara, ['workspace:read']);
  const as = application(mara, token);
  const file = await server.api('getFile', { as, params: { file_key: fileKey } });
  expect(file).toMatchObject({ status: 200, data: { file_key: fileKey } });
  const renamed = await server.api('renameFile', {
    as,
    params: { file_key: fileKey },
    body: { name: 'Other' },
  });
  expect(renamed).toMatchObject({ status: 403, error: 'scope_missing' });
  expect(renamed.json).toMatchObject({ data: { scope: 'workspace:write' } });
});

/** A value for each placeholder of a path, enough to reach the door. */
const pathOf = (operationId: OperationId): Record<string, string> =>
  Object.fromEntries(
    [...OPERATIONS[operationId].path.matchAll(/\{(\w+)\}/gu)].map(([, name = '']) => [name, '1']),
  );

test('no token, whatever its scopes, reaches an operation that takes none', async () => {
  const mara = await server.createUser({ kind: 1 });
  const { token } = await tokenOf(mara, ['files:read', 'files:write', 'workspace:write', 'teams:read']);
  const as = application(mara, token);
  const closed = (Object.keys(OPERATIONS) as OperationId[]).filter(
    (id) => !['none', 'cookie'].includes(OPERATIONS[id].auth) && OPERATION_SCOPES[id] === 'none',
  );
  expect(closed).toEqual(
    expect.arrayContaining([
      'createServiceToken',
      'revokeServiceToken',
      'deleteAccount',
      'createFrameToken',
      'listShareLinks',
    ]),
  );
  for (const id of closed) {
    const answer = await server.api(id, { as, raw: { params: pathOf(id) } });
    expect([id, answer.status, answer.error]).toEqual([id, 403, 'scope_missing']);
  }
});

test('a token is shown once; its hash is kept, and its owner knows it by its beginning', async () => {
  const mara = await server.createUser();
  const made = await tokenOf(mara, ['files:read', 'search:read'], 90);
  expect(made.token).toMatch(/^bwst_[\w-]{43}[0-9a-f]{8}$/u);
  const now = server.clock.now();
  const { token, ...shown } = made;
  expect(shown).toEqual({
    token_id: expect.stringMatching(/^\d+$/u),
    name: 'Import',
    prefix: token.slice(0, 9),
    scopes: ['files:read', 'search:read'],
    created_at: now.toISOString(),
    expires_at: new Date(now.getTime() + 90 * DAY_MS).toISOString(),
    last_used_at: null,
  });
  const { data } = await server.api('listServiceTokens', { as: mara });
  expect(data.list).toEqual([shown]);
  const rows = await server.db
    .selectFrom('service_token')
    .selectAll()
    .where('user_id', '=', mara.userId)
    .execute();
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(rows[0]?.token_hash).toBe(hashSecret(token));
});

test('a text that is no token is recognised by its checksum', () => {
  const secret = 'a'.repeat(43);
  expect(isServiceToken(`bwst_${secret}00000000`)).toBe(false);
  expect(isServiceToken('bwst_')).toBe(false);
});

test('a revoked token is worthless at once, and the audit log records it', async () => {
  const [mara, noor] = [await server.createUser(), await server.createUser()];
  const { token, token_id } = await tokenOf(mara);
  const as = application(mara, token);
  expect((await server.api('listOwnFiles', { as })).status).toBe(200);
  const byAnother = await server.api('revokeServiceToken', { as: noor, params: { token_id } });
  expect(byAnother).toMatchObject({ status: 404, error: 'service_token_not_found' });
  expect((await server.api('revokeServiceToken', { as: mara, params: { token_id } })).status).toBe(200);
  expect(await server.api('listOwnFiles', { as })).toMatchObject({ status: 401, error: 'not_signed_in' });
  expect((await server.api('revokeServiceToken', { as: mara, params: { token_id } })).status).toBe(404);
  const { data } = await server.api('listServiceTokens', { as: mara });
  expect(data.list).toEqual([]);
  expect(data.events).toMatchObject([
    { token_id, name: 'Import', kind: 'revoked' },
    { token_id, name: 'Import', kind: 'created' },
  ]);
});

test('a page of somebody else cannot revoke one', async () => {
  const mara = await server.createUser();
  const { token_id } = await tokenOf(mara);
  const answer = await server.api('revokeServiceToken', {
    as: mara,
    params: { token_id },
    headers: { 'sec-fetch-site': 'cross-site' },
  });
  expect(answer).toMatchObject({ status: 403, error: 'forbidden' });
});

test('a token ends with its time, and with the account', async () => {
  const mara = await server.createUser();
  const { token } = await tokenOf(mara, ['files:read'], 1);
  const as = application(mara, token);
  await server.db
    .updateTable('user_account')
    .set({ deactivated_at: server.clock.now() })
    .where('user_id', '=', mara.userId)
    .execute();
  expect((await server.api('listOwnFiles', { as })).error).toBe('not_signed_in');
  await server.db
    .updateTable('user_account')
    .set({ deactivated_at: null })
    .where('user_id', '=', mara.userId)
    .execute();
  server.clock.advance(DAY_MS);
  expect(await server.api('listOwnFiles', { as })).toMatchObject({ status: 401, error: 'token_expired' });
});

test('its last use is noted, to the minute', async () => {
  const mara = await server.createUser();
  const { token } = await tokenOf(mara);
  const lastUsed = async () =>
    (await server.api('listServiceTokens', { as: mara })).data.list[0]?.last_used_at;
  const first = server.clock.now().toISOString();
  await server.api('listOwnFiles', { as: application(mara, token) });
  expect(await lastUsed()).toBe(first);
  server.clock.advance(59_000);
  await server.api('listOwnFiles', { as: application(mara, token) });
  expect(await lastUsed()).toBe(first);
  server.clock.advance(1_000);
  await server.api('listOwnFiles', { as: application(mara, token) });
  const last = server.clock.now().toISOString();
  expect(await lastUsed()).toBe(last);
  server.clock.advance(60_000);
  const refused = await server.api('listTeams', { as: application(mara, token) });
  expect(refused.error).toBe('scope_missing');
  expect(await lastUsed()).toBe(last);
});

test('a token is made by who knows the password, and its owner is notified by mail', async () => {
  const mara = await server.createUser();
  const body = { name: 'Nightly import', scopes: ['files:read' as const], days: 1 };
  const stranger = { as: mara, body: { ...body, password: 'wrong horse 8' } };
  expect(await server.api('createServiceToken', stranger)).toMatchObject({
    status: 403,
    error: 'wrong_password',
  });
  expect((await server.api('listServiceTokens', { as: mara })).data.events).toEqual([]);
  await server.api('createServiceToken', { as: mara, body: { ...body, password: TEST_PASSWORD } });
  const { list } = await server.services.mail.list({ state: undefined, cursor: '0', size: 10 });
  expect(list.filter(({ recipient }) => recipient === mara.account)).toMatchObject([
    { kind: 'serviceTokenCreated', text: expect.stringContaining('Nightly import') },
  ]);
});

test.each([
  [
    'changed',
    async (as: TestUser) =>
      server.api('changePassword', { as, body: { password: TEST_PASSWORD, new_password: 'better horse 9' } }),
  ],
  [
    'reset',
    async ({ account }: TestUser) => {
      await server.api('requestPasswordReset', { body: { email: account } });
      await server.runJobs('answer-reset-request');
      const token = await mailedToken(server, account, 'passwordReset');
      return server.api('resetPassword', { body: { token, new_password: 'better horse 9' } });
    },
  ],
])('a password that is %s takes all tokens along, and the audit log records them', async (_how, replace) => {
  const mara = await server.createUser();
  const made = [await tokenOf(mara), await tokenOf(mara)];
  expect((await replace(mara)).status).toBe(200);
  for (const { token } of made) {
    const answer = await server.api('listOwnFiles', { as: application(mara, token) });
    expect(answer).toMatchObject({ status: 401, error: 'not_signed_in' });
  }
  const { data } = await server.api('listServiceTokens', { as: mara });
  expect(data.list).toEqual([]);
  expect(data.events.map(({ kind }) => kind)).toEqual(['revoked', 'revoked', 'created', 'created']);
});

test('no token is made with a password that changes meanwhile, nor for who goes meanwhile', async () => {
  for (const [change, error] of [
    [{ password_hash: 'another' }, 'wrong_password'],
    [{ deactivated_at: server.clock.now() }, 'not_signed_in'],
  ] as const) {
    const mara = await server.createUser();
    const made = await server.db.transaction().execute(async (trx) => {
      await trx.updateTable('user_account').set(change).where('user_id', '=', mara.userId).execute();
      const body = { name: 'Late', scopes: ['files:read' as const], days: 1, password: TEST_PASSWORD };
      const begun = server.api('createServiceToken', { as: mara, body });
      await vi.waitFor(async () => {
        const { rows } = await sql`
          select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(server.db);
        expect(rows).toHaveLength(1);
      });
      return { answer: begun };
    });
    expect((await made.answer).error).toBe(error);
    const tokens = await server.db.selectFrom('service_token').where('user_id', '=', mara.userId).execute();
    expect(tokens).toEqual([]);
  }
});

test('the audit log is read on by its cursor', async () => {
  const mara = await server.createUser();
  const { token_id } = await tokenOf(mara);
  await server.api('revokeServiceToken', { as: mara, params: { token_id } });
  await tokenOf(mara);
  const first = await server.api('listServiceTokens', { as: mara, query: { size: 2 } });
  expect(first.data.events.map(({ kind }) => kind)).toEqual(['created', 'revoked']);
  const query = { size: 2, cursor: first.data.next_cursor };
  const { data } = await server.api('listServiceTokens', { as: mara, query });
  expect(data).toMatchObject({ events: [{ token_id, kind: 'created' }], next_cursor: '0', has_more: false });
  const wrong = await server.api('listServiceTokens', { as: mara, query: { cursor: 'x' } });
  expect(wrong).toMatchObject({ status: 400, fields: ['cursor format'] });
});

test('a person makes so many tokens a day, also when they revoke them', async () => {
  const mara = await server.createUser();
  const make = () =>
    server.api('createServiceToken', {
      as: mara,
      body: { name: 'Loop', scopes: ['files:read'], days: 1, password: TEST_PASSWORD },
    });
  for (let made = 0; made < SERVICE_TOKEN_LIMITS.perDay; made += 1) {
    const { token_id } = (await make()).data;
    await server.api('revokeServiceToken', { as: mara, params: { token_id } });
  }
  expect(await make()).toMatchObject({ status: 429, error: 'too_many_requests' });
});

test('a person has no more tokens than they may, also when they are made together', async () => {
  const mara = await server.createUser();
  const limit = SERVICE_TOKEN_LIMITS.perPerson;
  const body = { name: 'Import', scopes: ['files:read' as const], days: 1, password: TEST_PASSWORD };
  const answers = await Promise.all(
    Array.from({ length: limit + 2 }, async () => server.api('createServiceToken', { as: mara, body })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(limit);
  expect(answers.find(({ status }) => status !== 200)).toMatchObject({
    status: 409,
    error: 'service_token_limit_reached',
    json: { data: { limit, current: limit } },
  });
});

test('a token needs a name, a known scope and an end', async () => {
  const mara = await server.createUser();
  const refused = async (body: Record<string, unknown>) =>
    (
      await server.api('createServiceToken', {
        as: mara,
        raw: { body: { name: 'Import', scopes: ['files:read'], days: 30, password: TEST_PASSWORD, ...body } },
      })
    ).fields;
  expect(await refused({ name: '   ' })).toEqual(['name required 1']);
  expect(await refused({ name: 'x'.repeat(51) })).toEqual(['name max_length 50']);
  expect(await refused({ scopes: [] })).toEqual([expect.stringContaining('scopes')]);
  expect(await refused({ scopes: ['everything'] })).toEqual([expect.stringContaining('scopes')]);
  expect(await refused({ days: 367 })).toEqual(['days max 366']);
  expect(await refused({ password: undefined })).toEqual(['password required']);
  const wrongId = await server.api('revokeServiceToken', { as: mara, raw: { params: { token_id: 'one' } } });
  const tooLarge = { token_id: '9223372036854775808' };
  expect((await server.api('revokeServiceToken', { as: mara, params: tooLarge })).status).toBe(404);
  expect(wrongId.fields).toEqual([expect.stringContaining('token_id')]);
});
