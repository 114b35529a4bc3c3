import { expect, test } from 'vitest';
import { testServer } from '../../../test/harness.ts';

const server = testServer({ environment: { REQUESTS_PER_MINUTE: '3' } });

test('an address that asks too often is told when to come back', async () => {
  for (let request = 0; request < 3; request += 1) expect((await server.api('signOut')).status).toBe(200);
  const answer = await server.api('signOut');
  expect(answer).toMatchObject({ status: 429, code: 1007, error: 'too_many_requests' });
  const seconds = Number(answer.response.headers['retry-after']);
  expect(seconds).toBeGreaterThan(0);
  expect(answer.json.data).toEqual({ retry_after: seconds });
});

test('what is refused for its token is counted as well', async () => {
  const look = () => server.api('getUserInfo', { headers: { authorization: 'Bearer x' } });
  const statuses: number[] = [];
  for (let request = 0; request < 4; request += 1) statuses.push((await look()).status);
  expect(statuses.at(-1)).toBe(429);
});

test('what costs much is allowed a twentieth as often, and at least once', async () => {
  const params = { file_key: 'kkkkkkkkkkkk' };
  expect((await server.api('renderFileCover', { params })).status).toBe(401);
  expect((await server.api('renderFileCover', { params })).status).toBe(429);
});

test('answers do not tell how much of the limit is left', async () => {
  const { response } = await server.api('getUploadedImage', {
    params: { fileKey: 'kkkkkkkkkkkk', hash: '0'.repeat(64) },
  });
  const cover = await server.api('copyFile', { params: { file_key: 'kkkkkkkkkkkk' } });
  for (const { headers } of [response, cover.response])
    expect(Object.keys(headers).filter((name) => name.startsWith('x-ratelimit'))).toEqual([]);
});

test('pictures are not counted', async () => {
  const params = { fileKey: 'kkkkkkkkkkkk', hash: '0'.repeat(64) };
  for (let request = 0; request < 5; request += 1) {
    expect((await server.api('getUploadedImage', { params })).status).toBe(404);
  }
});
