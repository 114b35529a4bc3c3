import sharp from 'sharp';
import { expect, test } from 'vitest';
import { testServer, type TestUser } from '../../../test/harness.ts';
import { admit, createTeam } from '../../../test/teams.ts';
import { fileForm, picture } from '../../../test/uploads.ts';

const server = testServer();

const hashOf = (address: string | null | undefined) =>
  /avatar\/([0-9a-f]{64})$/u.exec(address ?? '')?.[1] ?? '';
const upload = (as: TestUser | undefined, teamId: string, bytes: Buffer) =>
  server.api('uploadTeamAvatar', { as, params: { teamId }, form: fileForm(bytes) });
const remove = (as: TestUser | undefined, teamId: string) =>
  server.api('removeTeamAvatar', { as, params: { teamId } });
const get = (teamId: string, hash: string, width?: 64 | 128 | 360) =>
  server.api('getTeamAvatar', { params: { teamId, hash }, query: width === undefined ? {} : { width } });

test('the picture of a team is encoded again, seen by members and invited alike, replaced and taken away', async () => {
  const owner = await server.createUser();
  const { teamId } = await createTeam(server, owner);
  const first = (await upload(owner, teamId, await picture('png', 300))).data.avatar_url;
  const hash = hashOf(first);
  const answer = await get(teamId, hash, 64);
  expect([
    answer.status,
    answer.response.headers['content-type'],
    answer.response.headers['cache-control'],
  ]).toEqual([200, 'image/webp', 'private, max-age=3600']);
  expect((await sharp(answer.response.rawPayload).metadata()).exif).toBeUndefined();
  const teams = (await server.api('listTeams', { as: owner })).data.list;
  expect(teams.map(({ avatar_url: url }) => url)).toEqual([null, first]);
  const token = await server.api('ensureMemberToken', {
    as: owner,
    params: { teamId },
    body: { role: 'viewer' },
  });
  const invitation = await server.api('getInvitation', { params: { token: token.data.token } });
  expect(invitation.data.team_avatar_url).toBe(first);

  const second = (await upload(owner, teamId, await picture('jpeg', 40))).data.avatar_url;
  expect((await get(teamId, hash)).error).toBe('image_not_found');
  expect((await get(teamId, hashOf(second))).status).toBe(200);
  expect((await remove(owner, teamId)).data.avatar_url).toBeNull();
  expect((await get(teamId, hashOf(second))).error).toBe('image_not_found');
  expect((await remove(owner, teamId)).status).toBe(200);
});

test('many pictures set at once leave one whole picture, which goes with the team', async () => {
  const owner = await server.createUser();
  const { teamId } = await createTeam(server, owner);
  const pictures = await Promise.all([30, 31, 32].map(async (side) => picture('png', side)));
  const answers = await Promise.all(pictures.map((bytes) => upload(owner, teamId, bytes)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const hash = hashOf((await server.api('getTeam', { as: owner, params: { teamId } })).data.avatar_url);
  expect((await get(teamId, hash)).status).toBe(200);
  await server.api('deleteTeam', { as: owner, params: { teamId } });
  expect((await get(teamId, hash)).error).toBe('image_not_found');
});

test('[ROLE-37] only who may change the settings of the team changes its picture', async () => {
  const [owner, stranger] = [await server.createUser(), await server.createUser()];
  const { teamId } = await createTeam(server, owner);
  const manager = await admit(server, teamId, 'manager');
  const editor = await admit(server, teamId, 'editor');
  const bytes = await picture();
  expect((await upload(manager, teamId, bytes)).status).toBe(200);
  for (const [as, status, error] of [
    [editor, 403, 'privilege_missing'],
    [stranger, 404, 'team_not_found'],
    [undefined, 401, 'not_signed_in'],
  ] as const) {
    expect(await upload(as, teamId, bytes)).toMatchObject({ status, error });
    expect(await remove(as, teamId)).toMatchObject({ status, error });
  }
});

test('what is no picture, no team or no width is refused', async () => {
  const owner = await server.createUser();
  const { teamId } = await createTeam(server, owner);
  expect(await upload(owner, teamId, Buffer.from('<svg/>'))).toMatchObject({
    status: 415,
    error: 'image_not_accepted',
  });
  expect(await upload(owner, teamId, Buffer.alloc(5 * 1024 * 1024 + 1))).toMatchObject({
    status: 413,
    error: 'image_too_large',
  });
  expect((await upload(owner, 'x', await picture())).error).toBe('bad_input');
  expect((await remove(owner, 'x')).error).toBe('bad_input');
  expect((await get(teamId, 'a'.repeat(64), 65 as 64)).error).toBe('bad_input');
  expect((await get(teamId, 'a'.repeat(64))).error).toBe('image_not_found');
});
