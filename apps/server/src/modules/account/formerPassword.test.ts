import { expect, test } from 'vitest';
import { TEST_PASSWORD, testServer } from '../../../test/harness.ts';
import type { TestUser } from '../../../test/client.ts';
import { mailedToken } from '../../../test/mailedLinks.ts';
import { waitForLocks } from '../../../test/waitForLocks.ts';
import { createOperatorAccounts } from '../operations/operatorAccounts.ts';

const server = testServer();
const NEW_PASSWORD = 'a better horse 9';
let number = 0;

/** Somebody else's address, as one who knows the password of an account would want it. */
const foreignMail = () => `thief${(number += 1)}@example.com`;

const want = (as: TestUser, email: string) =>
  server.api('changeEmail', { as, body: { email, password: TEST_PASSWORD } });

const namesOf = async ({ userId }: TestUser) =>
  server.db
    .selectFrom('user_account')
    .select(['email', 'pending_email', 'mobile', 'deleted_at'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();

async function reset({ account }: TestUser): Promise<void> {
  await server.api('requestPasswordReset', { body: { email: account } });
  await server.runJobs('answer-reset-request');
  const token = await mailedToken(server, account, 'passwordReset');
  await server.api('resetPassword', { body: { token, new_password: NEW_PASSWORD } });
}

test.each([
  [
    'changed',
    async (as: TestUser) => {
      const body = { password: TEST_PASSWORD, new_password: NEW_PASSWORD };
      await server.api('changePassword', { as, body });
    },
  ],
  ['replaced by a mailed link', reset],
  [
    'replaced by the operator',
    async ({ account }: TestUser) => {
      await createOperatorAccounts(server.infra, server.services).setPassword(account, NEW_PASSWORD);
    },
  ],
])('who knew the former password does not get the address once it is %s', async (_how, replace) => {
  const user = await server.createUser();
  const email = foreignMail();
  expect((await want(user, email)).data.pending_email).toBe(email);
  const link = await mailedToken(server, email, 'addressProof');
  await replace(user);
  const signedIn = await server.api('signIn', { body: { account: user.account, password: NEW_PASSWORD } });
  expect(signedIn.data.user).toMatchObject({ email: user.account, pending_email: null });
  const proven = await server.api('confirmEmail', { body: { token: link } });
  expect(proven).toMatchObject({ status: 410, error: 'link_expired' });
  expect(await namesOf(user)).toMatchObject({ email: user.account, pending_email: null });
});

test('the only name an account will have can still be proven after another password', async () => {
  const user = await server.createUser();
  const email = foreignMail();
  await want(user, email);
  await server.db
    .updateTable('user_account')
    .set({ email: null, email_proven_at: null })
    .where('user_id', '=', user.userId)
    .execute();
  const body = { password: TEST_PASSWORD, new_password: NEW_PASSWORD };
  expect((await server.api('changePassword', { as: user, body })).status).toBe(200);
  const token = await mailedToken(server, email, 'addressProof');
  expect((await server.api('confirmEmail', { body: { token } })).data).toEqual({ email });
});

test.each([
  ['another e-mail address', (as: TestUser) => want(as, foreignMail())],
  ['the present e-mail address in place of another', (as: TestUser) => want(as, as.account)],
  [
    'a mobile number',
    (as: TestUser) =>
      server.api('changeMobile', { as, body: { mobile: '+34600100200', password: TEST_PASSWORD } }),
  ],
  [
    'the end of the account',
    (as: TestUser) =>
      server.api('deleteAccount', { as, body: { password: TEST_PASSWORD, keep_works: 'remove' } }),
  ],
])('%s is refused to who confirmed a password that is replaced meanwhile', async (_what, ask) => {
  const user = await server.createUser();
  const wanted = { pending_email: foreignMail() };
  const account = server.db.updateTable('user_account').where('user_id', '=', user.userId);
  await account.set(wanted).execute();
  const { asked } = await server.db.transaction().execute(async (trx) => {
    const own = trx.selectFrom('user_account').where('user_id', '=', user.userId);
    await own.select('user_id').forUpdate().execute();
    const asking = ask(user);
    await waitForLocks(server.db, 1);
    const change = { password_hash: 'another' };
    await trx.updateTable('user_account').set(change).where('user_id', '=', user.userId).execute();
    return { asked: asking };
  });
  expect(await asked).toMatchObject({ status: 403, error: 'wrong_password' });
  expect(await namesOf(user)).toEqual({ ...wanted, email: user.account, mobile: null, deleted_at: null });
});
