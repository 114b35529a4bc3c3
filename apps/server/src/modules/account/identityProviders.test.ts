import { expect, test, vi } from 'vitest';
import { TEST_PASSWORD, testServer } from '../../../test/harness.ts';
import type { Infra } from '../../infra/Infra.ts';
import { createIdentityProviders } from './identityProviders.ts';

/** Nobody answers there. */
const acme = { id: 'acme', name: 'Acme', issuer: 'http://127.0.0.1:9', client_id: 'b', client_secret: 's' };
const server = testServer({ environment: { SIGN_IN_PROVIDERS: JSON.stringify([acme]) } });

test('an id that the operator has given to another provider since unlinks the one that it means today', async () => {
  const person = await server.createUser();
  const former = 'https://former.example';
  for (const issuer of [former, acme.issuer])
    await server.db
      .insertInto('account_identity')
      .values({
        issuer,
        subject: 'somebody',
        label: '',
        user_id: person.userId,
        provider_id: 'acme',
        created_at: server.clock.now(),
        last_used_at: null,
      })
      .execute();
  const removal = { as: person, params: { provider_id: 'acme' }, body: { password: TEST_PASSWORD } };
  expect((await server.api('unlinkProvider', removal)).status).toBe(200);
  const issuers = () =>
    server.db.selectFrom('account_identity').select('issuer').where('user_id', '=', person.userId).execute();
  expect(await issuers()).toEqual([{ issuer: former }]);
  expect((await server.api('unlinkProvider', removal)).status).toBe(200);
  expect(await issuers()).toEqual([]);
});

test('why a provider cannot be asked stands in the log', async () => {
  const warn = vi.fn();
  const providers = createIdentityProviders({ ...server.infra, log: { warn } as unknown as Infra['log'] });
  const question = { state: 'state', nonce: 'nonce', codeVerifier: 'verifier' };
  await expect(providers.locationOf('acme', question)).rejects.toMatchObject({ cause: expect.any(Error) });
  expect(warn).toHaveBeenCalledWith(
    { err: expect.any(Error), provider: 'acme' },
    expect.stringContaining('provider'),
  );
});
