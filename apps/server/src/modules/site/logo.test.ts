import sharp from 'sharp';
import { expect, test } from 'vitest';
import { testServer } from '../../../test/harness.ts';
import { fileForm, picture } from '../../../test/uploads.ts';

const server = testServer();
type Shade = 'light' | 'dark';

const hashOf = (address: string | null | undefined) => /logo\/([0-9a-f]{64})/u.exec(address ?? '')?.[1] ?? '';
const get = (hash: string, width?: 64 | 128 | 360) =>
  server.api('getSiteLogo', { params: { hash }, query: width === undefined ? {} : { width } });

test('a logo is encoded again, known to all processes, replaced and taken away', async () => {
  const boss = await server.createUser({ kind: 1 });
  const set = async (shade: Shade, bytes: Buffer) =>
    server.api('setSiteLogo', { as: boss, query: { shade }, form: fileForm(bytes) });
  const remove = (shade: Shade) => server.api('removeSiteLogo', { as: boss, query: { shade } });
  expect((await server.api('getSiteSettings', { as: boss })).data.logo).toBeNull();

  const first = await set('light', await picture('png', 300));
  expect(first.data.logo).toMatchObject({ dark: null });
  const hash = hashOf(first.data.logo?.light);
  const answer = await get(hash, 64);
  expect([answer.status, answer.response.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(await sharp(answer.response.rawPayload).metadata()).toMatchObject({ width: 48, height: 48 });
  await expect.poll(() => server.infra.site.current().logo).toEqual(first.data.logo);

  const both = await set('dark', await picture('jpeg', 20));
  expect(both.data.logo?.light).toBe(first.data.logo?.light);
  expect(hashOf(both.data.logo?.dark)).toMatch(/^[0-9a-f]{64}$/u);
  expect((await get(hashOf(both.data.logo?.dark))).status).toBe(200);
  const another = await set('light', await picture('webp', 30));
  expect(hashOf(another.data.logo?.light)).not.toBe(hash);
  expect((await get(hash)).error).toBe('image_not_found');

  // Without one for light appearance the product's own mark stands everywhere.
  expect((await remove('light')).data.logo).toBeNull();
  expect((await get(hashOf(both.data.logo?.dark))).error).toBe('image_not_found');
  expect((await remove('light')).status).toBe(200);
  const { data } = await server.api('listModerationLog', { as: boss, query: { action: 'site.update' } });
  expect(data.list.map(({ changes }) => changes[0])).toEqual([
    { field: 'logo', from: 'light', to: null },
    { field: 'logo', from: null, to: 'light' },
    { field: 'logo', from: null, to: 'dark' },
    { field: 'logo', from: null, to: 'light' },
  ]);
});

test('what is no picture, no appearance or no width is refused', async () => {
  const boss = await server.createUser({ kind: 1 });
  const text = await server.api('setSiteLogo', {
    as: boss,
    query: { shade: 'light' },
    form: fileForm(Buffer.from('<svg/>')),
  });
  expect([text.status, text.error]).toEqual([415, 'image_not_accepted']);
  const large = await server.api('setSiteLogo', {
    as: boss,
    query: { shade: 'light' },
    form: fileForm(Buffer.alloc(5 * 1024 * 1024 + 1)),
  });
  expect([large.status, large.error]).toEqual([413, 'image_too_large']);
  const shade = 'grey' as Shade;
  expect((await server.api('removeSiteLogo', { as: boss, query: { shade } })).error).toBe('bad_input');
  const form = fileForm(await picture());
  expect((await server.api('setSiteLogo', { as: boss, query: { shade }, form })).error).toBe('bad_input');
  expect((await get('a'.repeat(64), 65 as 64)).error).toBe('bad_input');
  expect((await get('a'.repeat(64))).error).toBe('image_not_found');
});

test('[ROLE-15] only super admins set it and take it away', async () => {
  const general = await server.createUser({ kind: 2 });
  for (const as of [general, undefined]) {
    const options = { ...(as === undefined ? {} : { as }), query: { shade: 'light' as const } };
    for (const answer of [
      await server.api('setSiteLogo', { ...options, form: fileForm(await picture()) }),
      await server.api('removeSiteLogo', options),
    ])
      expect([answer.status, answer.error]).toEqual(
        as === undefined ? [401, 'not_signed_in'] : [403, 'super_admins_only'],
      );
  }
});
