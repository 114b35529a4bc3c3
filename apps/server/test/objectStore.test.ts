import { afterAll, expect, test } from 'vitest';
import { s3BlobStore } from '../src/infra/blobs/s3BlobStore.ts';
import { testServer } from './harness.ts';
import { createFile, customTag, publish } from './publishForm.ts';
import { startS3Server } from './s3Server.ts';

const s3 = await startS3Server();
const server = testServer({ blobs: s3BlobStore(s3.settings) });
afterAll(() => s3.close());

async function stored(): Promise<number> {
  let count = 0;
  for await (const { size } of server.infra.blobs.list()) if (size > 0) count += 1;
  return count;
}

test('a work is handed in, reviewed, shown and copied with its blobs in an object store', async () => {
  const [owner, reader] = [await server.createUser(), await server.createUser()];
  const reviewer = await server.createUser({ kind: 1 });
  const fileKey = await createFile(server, owner, 'Kept elsewhere');
  const params = { file_key: fileKey };
  expect(
    (await publish(server, owner, fileKey, { tagIds: [await customTag(server, owner, 'planning')] })).status,
  ).toBe(200);
  // The board as handed in, and the cover in its widths.
  expect(await stored()).toBeGreaterThan(1);

  const queue = (await server.api('listReviews', { as: reviewer, query: {} })).data.list;
  const submission = queue.find((each) => each.file_key === fileKey);
  const decided = await server.api('reviewSubmission', {
    as: reviewer,
    params: { submission_id: submission?.submission_id ?? '' },
    body: { decision: 'pass' },
  });
  expect(decided.status).toBe(200);

  const { data } = await server.api('getFileFull', { params });
  const cover = await server.app.inject({ url: data.cover });
  expect(cover.statusCode).toBe(200);
  expect(cover.headers['content-type']).toBe('image/webp');
  expect(cover.rawPayload.byteLength).toBe(Number(cover.headers['content-length']));

  const object = await server.api('getFileObject', { params, as: reader });
  expect(object.status).toBe(200);
  expect(JSON.parse(object.response.body)).toMatchObject({ elements: expect.any(Array) });

  const copy = await server.api('copyFileByPost', { params, as: reader });
  expect(copy.status).toBe(200);
});

test('while the object store is away, what needs it is unavailable, and the rest works', async () => {
  const [owner, reader] = [await server.createUser(), await server.createUser()];
  const fileKey = await createFile(server, owner, 'Out of reach');
  s3.intercept = (request) => {
    request.socket.destroy();
    return true;
  };
  try {
    const answer = await publish(server, owner, fileKey, {
      tagIds: [await customTag(server, owner, 'planning')],
    });
    expect(answer).toMatchObject({ status: 503, error: 'unavailable' });
    expect((await server.api('getUserInfo', { as: reader })).status).toBe(200);
  } finally {
    s3.intercept = undefined;
  }
  // Nothing half-done stands in the way of the next try.
  expect(
    (await publish(server, owner, fileKey, { tagIds: [await customTag(server, owner, 'planning')] })).status,
  ).toBe(200);
});
