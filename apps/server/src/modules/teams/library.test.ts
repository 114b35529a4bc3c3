import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { testServer, type TestUser } from '../../../test/harness.ts';
import { addFile, admit, createTeam } from '../../../test/teams.ts';
import { fileForm, picture } from '../../../test/uploads.ts';

const server = testServer();
const NO_TEAM = { status: 404, error: 'team_not_found' };
const NO_IMAGE = { status: 404, error: 'image_not_found' };
const LACKS_LIBRARY = { status: 403, error: 'privilege_missing', data: { privilege: 'TeamLibrary' } };
const LACKS_NETDISK = { status: 403, error: 'privilege_missing', data: { privilege: 'TeamNetdisk' } };

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const list = (as: TestUser, teamId: string, query: { size?: number; cursor?: string } = {}) =>
  server.api('listTeamPictures', { as, params: { teamId }, query });
const add = (as: TestUser, teamId: string, bytes: Uint8Array, hash = sha256(bytes), name = 'logo.png') =>
  server.api('addTeamPicture', { as, params: { teamId, hash }, form: fileForm(bytes, name) });
const remove = (as: TestUser, teamId: string, hash: string) =>
  server.api('removeTeamPicture', { as, params: { teamId, hash } });
const use = (as: TestUser, fileKey: string, hash: string) =>
  server.api('useTeamPicture', { as, params: { file_key: fileKey, hash } });

test('[ROLE-34][ROLE-35] who has TeamNetdisk adds and removes pictures, who has TeamLibrary sees them', async () => {
  const { teamId, owner } = await createTeam(server);
  const [editor, viewer, guest] = [
    await admit(server, teamId, 'editor'),
    await admit(server, teamId, 'viewer'),
    await admit(server, teamId, 'guest'),
  ];
  const outsider = await server.createUser();
  const bytes = await picture('png', 800);
  const hash = sha256(bytes);
  expect(await add(viewer, teamId, bytes)).toMatchObject(LACKS_NETDISK);
  expect(await add(outsider, teamId, bytes)).toMatchObject(NO_TEAM);
  const added = await add(editor, teamId, bytes);
  expect(added.data).toEqual({
    hash,
    name: 'logo.png',
    image: {
      url: `/api/web/team/${teamId}/library/${hash}?width=1080`,
      width: 800,
      height: 48,
      placeholder: expect.stringMatching(/^data:image\/webp;base64,/u),
      sources: [360, 720, 800].map((width, index) => ({
        width,
        url: `/api/web/team/${teamId}/library/${hash}?width=${[360, 720, 1080][index]}`,
      })),
    },
    added_by: { user_id: editor.userId, nick_name: expect.any(String), avatar_url: null },
    created_at: expect.any(String),
  });
  expect((await add(owner, teamId, bytes, hash, 'other.png')).data).toEqual(added.data);
  expect((await list(viewer, teamId)).data.list).toEqual([added.data]);
  expect(await list(guest, teamId)).toMatchObject(LACKS_LIBRARY);
  expect(await list(outsider, teamId)).toMatchObject(NO_TEAM);
  expect(await remove(viewer, teamId, hash)).toMatchObject(LACKS_NETDISK);
  expect(await remove(outsider, teamId, hash)).toMatchObject(NO_TEAM);
  expect(await remove(editor, teamId, hash)).toMatchObject({ status: 200, data: null });
  expect(await remove(editor, teamId, hash)).toMatchObject(NO_IMAGE);
  expect((await list(owner, teamId)).data.list).toEqual([]);
});

test('a picture is served in three widths, re-encoded, for the browsers of the team alone, as long as the library has it', async () => {
  const { teamId, owner } = await createTeam(server);
  const bytes = await picture('jpeg', 1600);
  const hash = sha256(bytes);
  const read = (width?: 360 | 720 | 1080) =>
    server.api('getTeamPicture', { params: { teamId, hash }, query: width === undefined ? {} : { width } });
  expect(await read()).toMatchObject(NO_IMAGE);
  await add(owner, teamId, bytes);
  for (const width of [360, 720, 1080] as const) {
    const { response } = await read(width);
    expect(response.headers['cache-control']).toBe('private, max-age=3600');
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ format: 'webp', width });
  }
  expect((await sharp((await read()).response.rawPayload).metadata()).width).toBe(1080);
  const wrong = await server.api('getTeamPicture', { params: { teamId, hash: 'x' } });
  expect(wrong.fields).toEqual(['hash format']);
  await remove(owner, teamId, hash);
  expect(await read()).toMatchObject(NO_IMAGE);
});

test('only true pictures of the hash they are said to have get in, up to 10 MB', async () => {
  const { teamId, owner } = await createTeam(server);
  expect((await add(owner, teamId, await picture(), 'a'.repeat(64))).fields).toEqual(['hash format']);
  expect(await add(owner, teamId, Buffer.from('<svg onload="alert(1)"/>'))).toMatchObject({
    status: 415,
    error: 'image_not_accepted',
  });
  expect(await add(owner, teamId, Buffer.alloc(10 * 1024 * 1024 + 1))).toMatchObject({
    status: 413,
    error: 'image_too_large',
  });
});

test('a library holds at most a thousand pictures, also when many come at once', async () => {
  const { teamId, owner } = await createTeam(server);
  const bytes = await Promise.all([1, 2, 3, 4].map((number) => picture('png', number)));
  await add(owner, teamId, bytes[0] ?? Buffer.alloc(0));
  const filler = Array.from({ length: 997 }, (_, number) => sha256(Buffer.from(`${teamId} ${number}`)));
  const now = server.clock.now();
  const image = { width: 1, height: 1, placeholder: 'data:,', created_at: now };
  await server.db
    .insertInto('image')
    .values(filler.map((hash) => ({ hash, ...image })))
    .execute();
  const row = { team_id: teamId, name: 'x', added_by: owner.userId, created_at: now };
  await server.db
    .insertInto('team_picture')
    .values(filler.map((hash) => ({ hash, ...row })))
    .execute();
  const answers = await Promise.all(bytes.slice(1).map((each) => add(owner, teamId, each)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  expect(answers.find(({ status }) => status === 409)).toMatchObject({
    error: 'place_full',
    data: { limit: 1000, current: 1000 },
  });
});

test('the list goes on where the cursor points, in at most three statements', async () => {
  const { teamId, owner } = await createTeam(server);
  for (const width of [11, 12, 13]) await add(owner, teamId, await picture('png', width));
  const first = await list(owner, teamId, { size: 2 });
  expect(first.data.list.map(({ image }) => image.width)).toEqual([13, 12]);
  const rest = await list(owner, teamId, { size: 2, cursor: first.data.next_cursor });
  expect(rest.data).toMatchObject({ has_more: false, list: [{ image: { width: 11 } }] });
  expect((await server.statementsOf(() => list(owner, teamId))).length).toBeLessThanOrEqual(3);
  const wrong = await server.api('listTeamPictures', {
    as: owner,
    params: { teamId },
    raw: { query: { cursor: 'x' } },
  });
  expect(wrong.fields).toEqual(['cursor format']);
});

test('[ROLE-35] a board shows a picture of its team’s library, and keeps it when the library lets go of it', async () => {
  const team = await createTeam(server);
  const file = await addFile(server, team.owner, team);
  const viewer = await admit(server, team.teamId, 'viewer');
  const mayUse = async (as: TestUser) =>
    (await server.api('getFile', { as, params: { file_key: file.file_key } })).data.may_use_library;
  expect([await mayUse(team.owner), await mayUse(viewer)]).toEqual([true, true]);
  expect(await mayUse(await admit(server, team.teamId, 'guest'))).toBe(false);
  const bytes = await picture('webp', 100);
  const hash = sha256(bytes);
  expect(await use(team.owner, file.file_key, hash)).toMatchObject(NO_IMAGE);
  await add(team.owner, team.teamId, bytes);
  const used = await use(team.owner, file.file_key, hash);
  expect(used.data).toMatchObject({ hash, width: 100, type: 'image/webp' });
  expect((await use(team.owner, file.file_key, hash)).data).toEqual(used.data);
  await remove(team.owner, team.teamId, hash);
  const shown = await server.api('getUploadedImage', { params: { fileKey: file.file_key, hash } });
  expect(shown.status).toBe(200);
  expect(await use(viewer, file.file_key, hash)).toMatchObject({ status: 403, error: 'not_editor' });
  expect(await use(viewer, 'kkkkkkkkkkkk', hash)).toMatchObject({ error: 'file_not_found' });
});

test('[ROLE-35] somebody who edits a board by a link has no part in the library', async () => {
  const team = await createTeam(server);
  const file = await addFile(server, team.owner, team);
  const bytes = await picture();
  await add(team.owner, team.teamId, bytes);
  const visitor = await server.createUser();
  const params = { file_key: file.file_key };
  const body = { role: 'editor' as const, expires_at: null };
  const { data: link } = await server.api('createShareLink', { as: team.owner, params, body });
  await server.api('joinSharedFile', { as: visitor, params: { token: link.token } });
  expect((await server.api('getFile', { as: visitor, params })).data).toMatchObject({
    role: 'editor',
    may_use_library: false,
  });
  expect(await use(visitor, file.file_key, sha256(bytes))).toMatchObject(LACKS_LIBRARY);
});
