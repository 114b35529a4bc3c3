import sharp from 'sharp';
import { expect, test } from 'vitest';
import { testServer, type TestUser } from '../../../test/harness.ts';
import { pngBomb } from '../../../test/pictures.ts';
import { createWork } from '../../../test/works.ts';

const server = testServer();

/** A picture whose left half is red and right half blue, with a place in its metadata. */
async function picture(width = 800, height = 400): Promise<Buffer> {
  const half = { width: Math.ceil(width / 2), height, channels: 3 as const, background: '#0000ff' };
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } })
    .composite([
      { input: await sharp({ create: half }).png().toBuffer(), left: Math.floor(width / 2), top: 0 },
    ])
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .jpeg()
    .toBuffer();
}

async function upload(as: TestUser | undefined, bytes: Buffer, name = 'file') {
  const form = new FormData();
  form.set(name, new Blob([new Uint8Array(bytes)]), 'me.jpg');
  return server.api('uploadAvatar', { as, form });
}

const fetchPicture = (url: string) => server.app.inject({ method: 'GET', url });

test('[ENT-03] an avatar is a square of pixels and nothing else, in three sizes', async () => {
  const user = await server.createUser();
  const { data } = await upload(user, await picture());
  const url = data.avatar_url ?? '';
  expect(url).toMatch(new RegExp(`^/api/cmt/avatar/${user.userId}/[0-9a-f]{64}$`, 'u'));
  for (const [query, side] of [
    ['', 360],
    ['?width=128', 128],
    ['?width=64', 64],
  ] as const) {
    const answer = await fetchPicture(url + query);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=3600',
    });
    const metadata = await sharp(answer.rawPayload).metadata();
    expect([metadata.width, metadata.height, metadata.exif]).toEqual([side, side, undefined]);
  }
  const again = await server.app.inject({
    url,
    headers: { 'if-none-match': String((await fetchPicture(url)).headers.etag) },
  });
  expect(again.statusCode).toBe(304);
});

test('[ENT-01] it shows beside works, in profiles and in lists of people', async () => {
  const [user, fan] = [await server.createUser(), await server.createUser()];
  const fileKey = await createWork(server, { owner: user });
  await server.api('followUser', { as: fan, body: { focus_user_id: user.userId } });
  const { avatar_url: url } = (await upload(user, await picture())).data;
  expect((await server.api('getUserInfo', { as: user })).data.avatar_url).toBe(url);
  expect((await server.api('getFileFull', { params: { file_key: fileKey } })).data).toMatchObject({
    avatar_url: url,
    owner: { avatar_url: url },
  });
  expect((await server.api('getProfile', { query: { user_id: user.userId } })).data.avatar_url).toBe(url);
  const follows = await server.api('listFollows', { query: { user_id: fan.userId } });
  expect(follows.data.list[0]?.avatar_url).toBe(url);
});

test('a small picture is not enlarged', async () => {
  const user = await server.createUser();
  const { avatar_url: url } = (await upload(user, await picture(90, 120))).data;
  const { width, height } = await sharp((await fetchPicture(url ?? '')).rawPayload).metadata();
  expect([width, height]).toEqual([90, 90]);
});

test('a new one replaces the old one, and removing it leaves none: old addresses answer no more', async () => {
  const user = await server.createUser();
  const first = (await upload(user, await picture())).data.avatar_url ?? '';
  const second = (await upload(user, await picture(300, 300))).data.avatar_url ?? '';
  expect(second).not.toBe(first);
  expect((await fetchPicture(first)).statusCode).toBe(404);
  expect((await fetchPicture(second)).statusCode).toBe(200);
  expect((await server.api('removeAvatar', { as: user })).data.avatar_url).toBeNull();
  expect((await fetchPicture(second)).statusCode).toBe(404);
  expect((await server.api('removeAvatar', { as: user })).status).toBe(200);
  expect((await server.api('removeAvatar')).status).toBe(401);
});

test('[API-PROF-05] clearing the profile takes the avatar with it', async () => {
  const user = await server.createUser();
  const url = (await upload(user, await picture())).data.avatar_url ?? '';
  const { profile_key: key } = (await server.api('getOwnProfile', { as: user })).data;
  await server.api('deleteProfile', { as: user, query: { profile_key: key } });
  expect((await fetchPicture(url)).statusCode).toBe(404);
  expect((await server.api('getOwnProfile', { as: user })).data.avatar_url).toBeNull();
});

test('many pictures set at once leave one whole avatar', async () => {
  const user = await server.createUser();
  const pictures = await Promise.all(Array.from({ length: 8 }, (_, index) => picture(100 + index, 100)));
  const answers = await Promise.all(pictures.map((bytes) => upload(user, bytes)));
  expect(answers.map(({ status }) => status)).toEqual(pictures.map(() => 200));
  const { avatar_url: url } = (await server.api('getUserInfo', { as: user })).data;
  expect((await fetchPicture(url ?? '')).statusCode).toBe(200);
});

test('only pictures are taken, by their content and size', async () => {
  const user = await server.createUser();
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  expect(await upload(user, svg)).toMatchObject({ status: 415, error: 'image_not_accepted' });
  expect(await upload(user, pngBomb(30_000, 30_000))).toMatchObject({ error: 'image_not_accepted' });
  expect(await upload(user, Buffer.alloc(5 * 1024 * 1024 + 1))).toMatchObject({
    status: 413,
    error: 'image_too_large',
  });
  expect((await upload(user, await picture(), 'other')).fields).toEqual([
    'file required',
    'other not_allowed',
  ]);
  expect((await upload(undefined, await picture())).status).toBe(401);
  const { avatar_url: url } = (await upload(user, await picture())).data;
  const hash = url?.split('/').at(-1) ?? '';
  expect(
    (await server.api('getAvatar', { params: { user_id: user.userId, hash }, query: { width: 64 } })).status,
  ).toBe(200);
  const unknown = await server.api('getAvatar', { params: { user_id: user.userId, hash: 'a'.repeat(64) } });
  expect(unknown).toMatchObject({ status: 404, error: 'image_not_found' });
  const wrong = await server.api('getAvatar', {
    params: { user_id: user.userId, hash: 'a'.repeat(64) },
    raw: { query: { width: 65 } },
  });
  expect(wrong.fields).toEqual(['width unknown']);
});
