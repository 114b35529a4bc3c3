import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { testServer, type TestUser } from '../../../test/harness.ts';
import { pngBomb } from '../../../test/pictures.ts';

const server = testServer();

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

async function picture(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .withExif({ IFD0: { Copyright: 'somewhere private' } })
    .jpeg()
    .toBuffer();
}

async function createFile(user: TestUser): Promise<string> {
  const { team_id: teamId, project_id: projectId } = (await server.api('getSpace', { as: user })).data;
  const answer = await server.api('createFile', {
    as: user,
    params: { teamId, projectId },
    body: { name: 'Plan', kind: 'board' },
  });
  return answer.data.file_key;
}

function formOf(bytes: Uint8Array, name = 'picture.jpg'): FormData {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), name);
  form.append('width', '12');
  return form;
}

async function upload(user: TestUser, fileKey: string, bytes: Uint8Array, hash = sha256(bytes)) {
  return server.api('uploadFileImage', { as: user, params: { fileKey, hash }, form: formOf(bytes) });
}

test('[API-PUB-09][API-PUB-11][AMB-16] a picture for a board is stored, re-encoded, and described', async () => {
  const mara = await server.createUser();
  const fileKey = await createFile(mara);
  const bytes = await picture(1600, 800);
  const answer = await upload(mara, fileKey, bytes);
  expect(answer.status).toBe(200);
  expect(answer.data).toMatchObject({ hash: sha256(bytes), width: 1600, height: 800, type: 'image/webp' });
  const info = await server.api('getUploadInfo', { params: { fileKey, hash: sha256(bytes) } });
  expect(info.data).toEqual(answer.data);
  expect((await upload(mara, fileKey, bytes)).data).toEqual(answer.data);
});

test('[API-PUB-08] a picture is served in three widths, kept for an hour, without login and without its metadata', async () => {
  const mara = await server.createUser();
  const fileKey = await createFile(mara);
  const bytes = await picture(1600, 800);
  await upload(mara, fileKey, bytes);
  const read = (width?: 360 | 720 | 1080) =>
    server.api('getUploadedImage', {
      params: { fileKey, hash: sha256(bytes) },
      query: width === undefined ? {} : { width },
    });
  for (const width of [360, 720, 1080] as const) {
    const { response } = await read(width);
    expect(response.headers['cache-control']).toBe('public, max-age=3600');
    const metadata = await sharp(response.rawPayload).metadata();
    expect(metadata).toMatchObject({ format: 'webp', width, height: width / 2 });
    expect(metadata.exif).toBeUndefined();
  }
  const { response } = await read();
  expect((await sharp(response.rawPayload).metadata()).width).toBe(1080);
  const again = await server.api('getUploadedImage', {
    params: { fileKey, hash: sha256(bytes) },
    headers: { 'if-none-match': String(response.headers.etag) },
  });
  expect(again.status).toBe(304);
});

test('[API-PUB-10][AMB-16] previews and thumbs are stored under their own hash', async () => {
  const mara = await server.createUser();
  const fileKey = await createFile(mara);
  for (const operation of ['uploadFileImagePreview', 'uploadFileImageThumb'] as const) {
    const bytes = await picture(operation.length * 10, 100);
    const hash = sha256(bytes);
    const answer = await server.api(operation, { as: mara, params: { fileKey, hash }, form: formOf(bytes) });
    expect(answer.data).toMatchObject({ hash, width: operation.length * 10 });
  }
});

test('a small picture is not enlarged', async () => {
  const mara = await server.createUser();
  const fileKey = await createFile(mara);
  const bytes = await picture(100, 50);
  await upload(mara, fileKey, bytes);
  const params = { fileKey, hash: sha256(bytes) };
  const { response } = await server.api('getUploadedImage', { params, query: { width: 1080 } });
  expect((await sharp(response.rawPayload).metadata()).width).toBe(100);
});

test('a hash that is not that of the content is refused by name', async () => {
  const mara = await server.createUser();
  const answer = await upload(mara, await createFile(mara), await picture(10, 10), 'a'.repeat(64));
  expect(answer.fields).toEqual(['hash format']);
});

test('what is no picture is refused, whatever it is called', async () => {
  const mara = await server.createUser();
  const answer = await upload(mara, await createFile(mara), Buffer.from('<svg onload="alert(1)"/>'));
  expect(answer).toMatchObject({ status: 415, error: 'image_not_accepted' });
});

test('a broken picture is refused', async () => {
  const mara = await server.createUser();
  const bytes = (await picture(400, 400)).subarray(0, 300);
  expect(await upload(mara, await createFile(mara), bytes)).toMatchObject({ error: 'image_not_accepted' });
});

test('a picture over 10 MB is refused while it is read', async () => {
  const mara = await server.createUser();
  const answer = await upload(mara, await createFile(mara), Buffer.alloc(10 * 1024 * 1024 + 1));
  expect(answer).toMatchObject({
    status: 413,
    error: 'image_too_large',
    json: { data: { limit: 10_485_760 } },
  });
});

test('a picture of too many pixels is refused without being decoded', async () => {
  const mara = await server.createUser();
  const fileKey = await createFile(mara);
  const bomb = pngBomb(16_000, 16_000);
  const before = process.memoryUsage().rss;
  expect(await upload(mara, fileKey, bomb)).toMatchObject({ status: 415, error: 'image_not_accepted' });
  // Decoded, it would take more than 256 MB.
  expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1024 * 1024);
});

test('a form without a file, and no form at all, are refused by name', async () => {
  const mara = await server.createUser();
  const params = { fileKey: await createFile(mara), hash: 'a'.repeat(64) };
  const form = new FormData();
  form.append('width', '10');
  expect((await server.api('uploadFileImage', { as: mara, params, form })).fields).toEqual(['file required']);
  expect((await server.api('uploadFileImage', { as: mara, params })).fields).toEqual(['body required']);
  const json = await server.api('uploadFileImage', { as: mara, params, raw: { body: { file: 'x' } } });
  expect(json.status).toBe(415);
});

test('pictures are added by those who may edit the file', async () => {
  const [mara, noor] = [await server.createUser(), await server.createUser()];
  const fileKey = await createFile(mara);
  const bytes = await picture(10, 10);
  expect((await upload(noor, fileKey, bytes)).status).toBe(403);
  expect((await upload(mara, 'kkkkkkkkkkkk', bytes)).status).toBe(404);
  const params = { fileKey, hash: sha256(bytes) };
  expect((await server.api('uploadFileImage', { params, form: formOf(bytes) })).status).toBe(401);
});

test('a picture is found under the file that uses it only', async () => {
  const mara = await server.createUser();
  const [fileKey, other] = [await createFile(mara), await createFile(mara)];
  const bytes = await picture(10, 10);
  await upload(mara, fileKey, bytes);
  const answer = await server.api('getUploadedImage', { params: { fileKey: other, hash: sha256(bytes) } });
  expect(answer).toMatchObject({ status: 404, error: 'image_not_found' });
});

test.each(['uploadFileImagePreview', 'uploadFileImageThumb'] as const)(
  '[API-PUB-10] %s refuses what a picture of a board must not be, and who may not edit',
  async (operation) => {
    const [mara, noor] = [await server.createUser(), await server.createUser()];
    const fileKey = await createFile(mara);
    const send = (as: TestUser, key: string, bytes: Uint8Array) =>
      server.api(operation, { as, params: { fileKey: key, hash: sha256(bytes) }, form: formOf(bytes) });
    const bytes = await picture(20, 20);
    expect(await send(noor, fileKey, bytes)).toMatchObject({ status: 403, error: 'not_editor' });
    expect(await send(mara, 'kkkkkkkkkkkk', bytes)).toMatchObject({ status: 404, error: 'file_not_found' });
    expect(await send(mara, fileKey, Buffer.from('<svg/>'))).toMatchObject({ error: 'image_not_accepted' });
    expect(await send(mara, fileKey, Buffer.alloc(10 * 1024 * 1024 + 1))).toMatchObject({
      status: 413,
      error: 'image_too_large',
    });
  },
);

test('there is no information on a picture a file does not use', async () => {
  const fileKey = await createFile(await server.createUser());
  const answer = await server.api('getUploadInfo', { params: { fileKey, hash: 'a'.repeat(64) } });
  expect(answer).toMatchObject({ status: 404, error: 'image_not_found' });
});
