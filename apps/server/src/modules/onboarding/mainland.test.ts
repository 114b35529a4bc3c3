import { expect, test } from 'vitest';
import { testServer } from '../../../test/harness.ts';

const server = testServer({ environment: { DEPLOYMENT: 'mainland' } });

test('[API-ACC-04][OPEN-01] the mainland deployment has options of its own', async () => {
  const lin = await server.createUser({ nickName: '林夏' });
  const body = { career: 1101, channels: [2101], scenes: [3101], usage: 5 as const, skip: false };
  const overseas = await server.api('writeIdentityTag', { as: lin, body: { ...body, career: 1201 } });
  expect([overseas.status, overseas.fields]).toEqual([400, ['career unknown']]);
  const { status, data } = await server.api('writeIdentityTag', {
    as: lin,
    body: { ...body, name: '林夏夏' },
  });
  expect([status, data.points]).toEqual([200, 50]);
  expect((await server.api('getUserInfo', { as: lin })).data.nick_name).toBe('林夏夏');
});
