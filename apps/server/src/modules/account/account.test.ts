import { expect, test } from 'vitest';
import { TEST_PASSWORD, testServer } from '../../../test/harness.ts';

const server = testServer();

async function signUpAnew(account: string) {
  const answer = await server.api('signUp', {
    body: { account, password: TEST_PASSWORD, nick_name: 'Mara' },
  });
  return { answer, session: sessionOf(answer.response) };
}

/** The session cookie of an answer, ready to be sent back. */
function sessionOf(response: { cookies: { name: string; value: string }[] }): Record<string, string> {
  const cookie = response.cookies.find(({ name }) => name === 'boardwalk_session');
  return cookie === undefined ? {} : { [cookie.name]: cookie.value };
}

test('sign-up makes an account, signs it in and gives a refresh token', async () => {
  const { answer, session } = await signUpAnew('mara@example.com');
  expect(answer.status).toBe(200);
  expect(answer.data.user).toMatchObject({
    nick_name: 'Mara',
    email: 'mara@example.com',
    mobile: null,
    role: 0,
  });
  expect(answer.data.refresh_token).toMatch(/^[\w-]{43}$/u);
  expect(session.boardwalk_session).toBeDefined();
});
