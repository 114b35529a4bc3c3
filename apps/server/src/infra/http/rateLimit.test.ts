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

test('pictures are not counted', async () => {
  const params = { fileKey: 'kkkkkkkkkkkk', hash: '0'.repeat(64) };
  for (let request = 0; request < 5; request += 1) {
    expect((await server.api('getUploadedImage', { params })).status).toBe(404);
  }
});
