import { expect, test } from 'vitest';
import { testServer, type TestUser } from '../../../test/harness.ts';

const server = testServer();

const choose = (as: TestUser, timeZone: string | null) =>
  server.api('updateTimeZone', { as, body: { time_zone: timeZone } });

test('somebody has the time zone of their device until they choose another, and can go back to it', async () => {
  const mara = await server.createUser();
  const zone = async () => (await server.api('getUserInfo', { as: mara })).data.time_zone;
  expect(await zone()).toBeNull();
  expect(await choose(mara, 'Asia/Tokyo')).toMatchObject({ status: 200, data: { time_zone: 'Asia/Tokyo' } });
  expect(await zone()).toBe('Asia/Tokyo');
  expect(await choose(mara, null)).toMatchObject({ status: 200, data: { time_zone: null } });
  expect(await zone()).toBeNull();
});

test('what is no time zone is refused', async () => {
  const mara = await server.createUser();
  expect((await choose(mara, 'Mars/Base')).fields).toEqual(['time_zone unknown']);
  for (const name of ['', '+08:00', "Asia/Tokyo'; drop", 'x'.repeat(65)]) {
    expect(await choose(mara, name)).toMatchObject({ status: 400, error: 'bad_input' });
  }
});
