import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { TEST_PASSWORD, testServer } from '../../../test/harness.ts';
import { addFile, admit, createTeam } from '../../../test/teams.ts';
import { fileForm, picture } from '../../../test/uploads.ts';

const server = testServer();
const LANGUAGE = { 'accept-language': 'es-ES' };

test('what somebody left in a team is shown as that of a deleted user, in the words of the reader', async () => {
  const team = await createTeam(server);
  const { teamId, owner } = team;
  const file = await addFile(server, owner, team);
  const thrown = await addFile(server, owner, team, 'Thrown away');
  const manager = await admit(server, teamId, 'manager');

  const bytes = await picture('png', 40);
  const hash = createHash('sha256').update(bytes).digest('hex');
  const form = fileForm(bytes, 'logo.png');
  expect((await server.api('addTeamPicture', { as: manager, params: { teamId, hash }, form })).status).toBe(
    200,
  );
  await server.api('deleteFile', { as: manager, params: { file_key: thrown.file_key } });
  const params = { file_key: file.file_key };
  const { data: link } = await server.api('createShareLink', {
    as: manager,
    params,
    body: { role: 'viewer' },
  });
  const farewell = { password: TEST_PASSWORD, keep_works: 'remove' as const };
  expect((await server.api('deleteAccount', { as: manager, body: farewell })).status).toBe(200);

  const as = owner;
  const headers = LANGUAGE;
  const pictures = await server.api('listTeamPictures', { as, headers, params: { teamId } });
  const trash = await server.api('listTrash', { as, headers, params: { teamId } });
  const links = await server.api('listShareLinks', { as, headers, params });
  const changed = await server.api('updateShareLink', {
    as,
    headers,
    params: { ...params, share_id: link.id },
    body: { role: 'editor' },
  });
  const gone = { user_id: manager.userId, nick_name: 'Usuario eliminado', avatar_url: null };
  expect([
    pictures.data.list[0]?.added_by,
    trash.data.list[0]?.trashed_by,
    links.data.list[0]?.created_by,
    changed.data.created_by,
  ]).toEqual([gone, gone, gone, gone]);
});
