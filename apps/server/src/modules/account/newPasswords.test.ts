import { expect, test } from 'vitest';
import { TEST_PASSWORD, testServer } from '../../../test/harness.ts';

const server = testServer();

test('a new password is none of those that are guessed first', async () => {
  const signUp = async (password: string) =>
    (
      await server.api('signUp', {
        body: { account: 'Miranda.Quay@example.com', password, nick_name: 'Seaside' },
      })
    ).fields;
  for (const password of ['password1', 'Qwertyuiop', 'Boardwalk2026!', 'miranda-quay-1', '!!seaside99'])
    expect([password, ...(await signUp(password))]).toEqual([password, 'password too_common']);
  expect(await signUp('short')).toEqual(['password min_length 8']);
  // Its words may be part of more.
  expect(await signUp('seaside lanterns 99')).toEqual([]);

  const person = await server.createUser();
  const change = async (new_password: string) =>
    server.api('changePassword', { as: person, body: { password: TEST_PASSWORD, new_password } });
  expect((await change('iloveyou')).fields).toEqual(['new_password too_common']);
  expect((await change('a phrase of its own')).status).toBe(200);
});
