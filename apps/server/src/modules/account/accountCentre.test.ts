import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { TEST_PASSWORD, testServer } from '../../../test/harness.ts';
import { signIn } from '../../../test/signIn.ts';
import { createWork } from '../../../test/works.ts';

const server = testServer({ environment: { FAILED_SIGN_INS: '3' } });
const MINUTE_MS = 60_000;

async function signUpUser(nickName?: string) {
  return signIn(server, await server.createUser(nickName === undefined ? {} : { nickName }));
}

describe('the nickname', () => {
  test('[VAL-PROF-02][ENT-03] it has 1 to 20 characters and shows everywhere at once', async () => {
    const user = await signUpUser('Before');
    const fileKey = await createWork(server, { owner: user });
    const answer = await server.api('updateNickName', { as: user, body: { nick_name: '  林夏🙂  ' } });
    expect(answer.data.nick_name).toBe('林夏🙂');
    const full = await server.api('getFileFull', { params: { file_key: fileKey } });
    expect(full.data.owner.nick_name).toBe('林夏🙂');
    expect(
      (await server.api('updateNickName', { as: user, body: { nick_name: '漢'.repeat(20) } })).status,
    ).toBe(200);
    const tooLong = await server.api('updateNickName', { as: user, body: { nick_name: '漢'.repeat(21) } });
    expect(tooLong.fields).toEqual(['nick_name max_length 20']);
    const empty = await server.api('updateNickName', { as: user, body: { nick_name: ' ' } });
    expect(empty.fields).toEqual(['nick_name required 1']);
  });

  test('[VAL-PROF-03] reserved words are refused, and the answer names them', async () => {
    const user = await signUpUser();
    const answer = await server.api('updateNickName', {
      as: user,
      body: { nick_name: 'Board-walk support' },
    });
    expect(answer.fields).toEqual(['nick_name reserved_words']);
    const [field] = (answer.json.data as { fields: { words: string[] }[] }).fields;
    expect(field?.words.length).toBeGreaterThan(0);
  });

  test('the address of the profile stays: links to it are about', async () => {
    const user = await signUpUser('First name');
    const before = (await server.api('getUserInfo', { as: user })).data.profile_name;
    const { data } = await server.api('updateNickName', { as: user, body: { nick_name: 'Second name' } });
    expect(data.profile_name).toBe(before);
    const profile = await server.api('getProfileByName', { query: { name: before } });
    expect(profile.data.nick_name).toBe('Second name');
  });

  test('401 without a token', async () => {
    expect((await server.api('updateNickName', { body: { nick_name: 'Mara' } })).status).toBe(401);
  });
});

describe('the password', () => {
  const change = (as: Parameters<typeof server.api>[1] extends infer Call ? Call : never, body: object) =>
    server.api('changePassword', { ...(as as object), raw: { body } });

  test('a new one needs the present one; all other sessions end, their tokens with them, this one goes on', async () => {
    const here = await signUpUser();
    const there = await signIn(server, here);
    const wanted = { password: TEST_PASSWORD, new_password: 'a better horse 9' };
    expect((await change({ as: here }, { ...wanted, password: 'not it' })).error).toBe('wrong_password');
    expect((await change({ as: here }, wanted)).status).toBe(200);

    expect((await server.api('getUserInfo', { as: here })).status).toBe(200);
    const goesOn = await server.api('exchangeToken', {
      cookies: here.cookies,
      body: { refresh_token: here.refreshToken },
    });
    expect(goesOn.status).toBe(200);
    expect((await server.api('getUserInfo', { as: there })).status).toBe(401);
    expect((await server.api('getSession', { cookies: there.cookies })).status).toBe(401);
    const ended = await server.api('exchangeToken', {
      cookies: there.cookies,
      body: { refresh_token: there.refreshToken },
    });
    expect(ended.error).toBe('session_ended');

    const signInWith = (password: string) =>
      server.api('signIn', { body: { account: here.account, password } });
    expect((await signInWith(TEST_PASSWORD)).status).toBe(401);
    expect((await signInWith(wanted.new_password)).status).toBe(200);
  });

  test('it has 8 to 128 characters', async () => {
    const user = await signUpUser();
    const fieldsOf = async (password: string) =>
      (await change({ as: user }, { password: TEST_PASSWORD, new_password: password })).fields;
    expect(await fieldsOf('seven 7')).toEqual(['new_password min_length 8']);
    expect(await fieldsOf('x'.repeat(129))).toEqual(['new_password max_length 128']);
    expect((await server.api('changePassword', { raw: { body: {} } })).status).toBe(401);
  });

  test('the present one can be guessed three times, then not for a quarter of an hour', async () => {
    const user = await signUpUser();
    const guess = (password: string) => change({ as: user }, { password, new_password: 'a better horse 9' });
    const guesses = await Promise.all(Array.from({ length: 20 }, (_, index) => guess(`wrong ${index}`)));
    expect(guesses.filter(({ status }) => status === 403)).toHaveLength(3);
    expect((await guess(TEST_PASSWORD)).error).toBe('too_many_requests');
    server.clock.advance(16 * MINUTE_MS);
    const later = await signIn(server, user);
    const answer = await change({ as: later }, { password: TEST_PASSWORD, new_password: 'a better horse 9' });
    expect(answer.status).toBe(200);
  });

  test('of two who change it at once one does', async () => {
    const user = await signUpUser();
    const answers = await Promise.all(
      ['one better horse', 'two better horses'].map((password) =>
        change({ as: user }, { password: TEST_PASSWORD, new_password: password }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403]);
  });
});

describe('a sign-in under way', () => {
  test.each([
    ['the password is changed', { password_hash: 'another' }],
    ['the account is closed', { deactivated_at: new Date() }],
  ])('opens no session when meanwhile %s', async (_what, change) => {
    const { userId, account } = await server.createUser();
    const sessions = () =>
      server.db.selectFrom('session').select('session_id').where('user_id', '=', userId).execute();
    const before = await sessions();
    const answer = await server.db.transaction().execute(async (trx) => {
      await trx
        .selectFrom('user_account')
        .select('user_id')
        .where('user_id', '=', userId)
        .forUpdate()
        .execute();
      const signingIn = server.api('signIn', { body: { account, password: TEST_PASSWORD } });
      await vi.waitFor(
        async () => {
          const { rows } = await sql`
            select from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'`.execute(server.db);
          expect(rows).toHaveLength(1);
        },
        { timeout: 10_000 },
      );
      await trx.updateTable('user_account').set(change).where('user_id', '=', userId).execute();
      return { signingIn };
    });
    expect(await answer.signingIn).toMatchObject({ status: 401, error: 'wrong_credentials' });
    expect(await sessions()).toEqual(before);
  });
});

describe('names to sign in with', () => {
  let number = 0;
  const freshMail = () => `fresh${(number += 1)}@example.com`;
  const freshMobile = () => `+34600${String(100_000 + (number += 1))}`;

  test('another e-mail address can be asked for with the password; the present one signs in until then', async () => {
    const user = await signUpUser();
    const email = freshMail();
    const answer = await server.api('changeEmail', {
      as: user,
      body: { email: ` ${email.toUpperCase()}`, password: TEST_PASSWORD },
    });
    expect(answer.data).toMatchObject({ email: user.account, email_proven: true, pending_email: email });
    const signInAs = (account: string) =>
      server.api('signIn', { body: { account, password: TEST_PASSWORD } });
    expect((await signInAs(user.account)).status).toBe(200);
    expect((await signInAs(email)).status).toBe(401);
  });

  test('a mobile number can be added, and the e-mail address then removed; one of the two stays', async () => {
    const user = await signUpUser();
    const mobile = freshMobile();
    const added = await server.api('changeMobile', { as: user, body: { mobile, password: TEST_PASSWORD } });
    expect(added.data).toMatchObject({ mobile, email: user.account });
    const removed = await server.api('changeEmail', {
      as: user,
      body: { email: null, password: TEST_PASSWORD },
    });
    expect(removed.data).toMatchObject({ mobile, email: null });
    const last = await server.api('changeMobile', {
      as: user,
      body: { mobile: null, password: TEST_PASSWORD },
    });
    expect(last).toMatchObject({ status: 409, error: 'sign_in_name_needed' });
    expect((await server.api('signIn', { body: { account: mobile, password: TEST_PASSWORD } })).status).toBe(
      200,
    );
  });

  test('the e-mail address stays where it is the only name', async () => {
    const user = await signUpUser();
    const last = await server.api('changeEmail', {
      as: user,
      body: { email: null, password: TEST_PASSWORD },
    });
    expect(last).toMatchObject({ status: 409, error: 'sign_in_name_needed' });
  });

  test('the last name to sign in with stays, also when both are removed at once', async () => {
    const user = await signUpUser();
    await server.api('changeMobile', { as: user, body: { mobile: freshMobile(), password: TEST_PASSWORD } });
    const answers = await Promise.all([
      server.api('changeEmail', { as: user, body: { email: null, password: TEST_PASSWORD } }),
      server.api('changeMobile', { as: user, body: { mobile: null, password: TEST_PASSWORD } }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test('a name belongs to one account, also when many want it at once', async () => {
    const mobile = freshMobile();
    const people = await Promise.all(Array.from({ length: 6 }, () => signUpUser()));
    const answers = await Promise.all(
      people.map((as) => server.api('changeMobile', { as, body: { mobile, password: TEST_PASSWORD } })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ error }) => error === 'account_exists')).toHaveLength(5);
  });

  test('it must be one of its kind, and the password right', async () => {
    const user = await signUpUser();
    const mail = (email: string, password = TEST_PASSWORD) =>
      server.api('changeEmail', { as: user, body: { email, password } });
    expect((await mail('no address')).fields).toEqual(['email format']);
    expect((await mail('+34600123456')).fields).toEqual(['email format']);
    expect((await mail(freshMail(), 'wrong')).error).toBe('wrong_password');
    const mobile = await server.api('changeMobile', {
      as: user,
      body: { mobile: 'me@example.com', password: TEST_PASSWORD },
    });
    expect(mobile.fields).toEqual(['mobile format']);
    const taken = freshMobile();
    await server.api('changeMobile', {
      as: await signUpUser(),
      body: { mobile: taken, password: TEST_PASSWORD },
    });
    const again = (password: string) =>
      server.api('changeMobile', { as: user, body: { mobile: taken, password } });
    expect((await again(TEST_PASSWORD)).error).toBe('account_exists');
    expect((await again('wrong')).error).toBe('wrong_password');
    expect((await server.api('changeEmail', { body: { email: null, password: 'x' } })).status).toBe(401);
    expect((await server.api('changeMobile', { body: { mobile: null, password: 'x' } })).status).toBe(401);
  });
});

describe('guesses at the sign-in', () => {
  const guess = (account: string, address: string, password: string, device?: string) =>
    server.services.account.signIn(
      { account, password },
      { address, userAgent: '', ...(device === undefined ? {} : { device }) },
    );

  test('a stranger who uses up the guesses of an account locks nobody else out', async () => {
    const { account } = await server.createUser();
    for (let failure = 0; failure < 3; failure += 1)
      await expect(guess(account, '203.0.113.9', 'wrong')).rejects.toMatchObject({
        error: 'wrong_credentials',
      });
    await expect(guess(account, '203.0.113.9', TEST_PASSWORD)).rejects.toMatchObject({
      error: 'too_many_requests',
    });
    await expect(guess(account, '198.51.100.7', TEST_PASSWORD)).resolves.toMatchObject({ user: {} });
  });

  test('strangers from many networks are stopped, a browser that has signed in before is not', async () => {
    const { account } = await server.createUser();
    const { device } = await guess(account, '198.51.100.7', TEST_PASSWORD);
    for (let network = 0; network < 30; network += 1)
      await expect(guess(account, `203.0.113.${network}`, 'wrong')).rejects.toMatchObject({
        error: 'wrong_credentials',
      });
    await expect(guess(account, '203.0.113.99', TEST_PASSWORD)).rejects.toMatchObject({
      error: 'too_many_requests',
    });
    await expect(guess(account, '203.0.113.99', TEST_PASSWORD, device)).resolves.toMatchObject({ user: {} });
  });

  test('a known browser has no more guesses than others, and is known to its own account only', async () => {
    const [mara, noor] = [await server.createUser(), await server.createUser()];
    const { device } = await guess(mara.account, '192.0.2.1', TEST_PASSWORD);
    for (let failure = 0; failure < 3; failure += 1)
      await expect(guess(mara.account, `192.0.2.${failure}`, 'wrong', device)).rejects.toMatchObject({
        error: 'wrong_credentials',
      });
    await expect(guess(mara.account, '192.0.2.9', TEST_PASSWORD, device)).rejects.toMatchObject({
      error: 'too_many_requests',
    });
    for (let failure = 0; failure < 3; failure += 1)
      await expect(guess(noor.account, '192.0.2.50', 'wrong', device)).rejects.toMatchObject({
        error: 'wrong_credentials',
      });
    await expect(guess(noor.account, '192.0.2.50', TEST_PASSWORD, device)).rejects.toMatchObject({
      error: 'too_many_requests',
    });
  });

  test('addresses of one IPv6 household count as one', async () => {
    const { account } = await server.createUser();
    for (const address of ['2001:db8:1:2::1', '2001:db8:1:2:ffff::', '2001:0db8:1:2::3'])
      await expect(guess(account, address, 'wrong')).rejects.toMatchObject({ error: 'wrong_credentials' });
    await expect(guess(account, '2001:db8:1:2::4', TEST_PASSWORD)).rejects.toMatchObject({
      error: 'too_many_requests',
    });
    await expect(guess(account, '2001:db8:1:3::4', TEST_PASSWORD)).resolves.toMatchObject({ user: {} });
  });
});
