import { expect, test, vi } from 'vitest';
import { ended } from '../../../test/boardClient.ts';
import { testServer } from '../../../test/harness.ts';
import { liveBoards } from '../../../test/liveBoards.ts';
import { addFile, admit, createTeam } from '../../../test/teams.ts';
import { withinASecond } from '../../../test/withinASecond.ts';

const server = testServer();
const boards = liveBoards(server);

test('[ROLE-32] a removed member’s open boards end within a second, and cannot be joined by an old link', async () => {
  const team = await createTeam(server);
  const { file_key: fileKey } = await addFile(server, team.owner, team);
  const params = { file_key: fileKey };
  const body = { role: 'editor' as const, expires_at: null };
  const { data: link } = await server.api('createShareLink', { as: team.owner, params, body });
  const member = await server.createUser();
  await server.api('joinSharedFile', { as: member, params: { token: link.token } });
  await admit(server, team.teamId, 'editor', member);
  const end = ended(await boards.join(member, fileKey));
  await server.api('removeMember', {
    as: team.owner,
    params: { teamId: team.teamId, userId: member.userId },
  });
  expect(await withinASecond(server.db, end)).toBe('forbidden');
  expect((await server.api('getFile', { as: member, params })).status).toBe(403);
  expect((await server.api('joinSharedFile', { as: member, params: { token: link.token } })).status).toBe(
    403,
  );
});

test('[ROLE-37] a weakened member’s open boards end within a second, and they join again to look', async () => {
  const team = await createTeam(server);
  const { file_key: fileKey } = await addFile(server, team.owner, team);
  const member = await admit(server, team.teamId, 'editor');
  const client = await boards.join(member, fileKey);
  const end = ended(client);
  await server.api('changeMemberRole', {
    as: team.owner,
    params: { teamId: team.teamId, userId: member.userId },
    body: { role: 'viewer' },
  });
  expect(await end).toBe('role-changed');
  client.close();
  const again = await boards.join(member, fileKey);
  const refusal = ended(again);
  again.putNote('note1', 'too late');
  expect(await refusal).toBe('read-only');
  expect(await boards.textsOf(fileKey)).toEqual(['Plan']);
});

test('[ROLE-36] a board taken to another team ends for those who do not belong there, a trashed one for all', async () => {
  const team = await createTeam(server);
  const own = await createTeam(server, team.owner);
  const { file_key: fileKey } = await addFile(server, team.owner, team);
  const member = await admit(server, team.teamId, 'editor');
  const membersEnd = ended(await boards.join(member, fileKey));
  const ownersEnd = ended(await boards.join(team.owner, fileKey));
  const onOwnersEnd = vi.fn();
  void ownersEnd.then(onOwnersEnd);
  await server.api('moveFile', {
    as: team.owner,
    params: { file_key: fileKey },
    body: { team_id: own.teamId, project_id: own.projectId },
  });
  expect(await withinASecond(server.db, membersEnd)).toBe('forbidden');
  expect(onOwnersEnd).not.toHaveBeenCalled();
  await server.api('deleteFile', { as: team.owner, params: { file_key: fileKey } });
  // The board is closed, and the right to it is judged again: the first of both ends the connection.
  expect(['Reset Connection', 'forbidden']).toContain(await withinASecond(server.db, ownersEnd));
});

test('a board in a deleted folder ends for everybody within a second', async () => {
  const team = await createTeam(server);
  const params = { teamId: team.teamId, projectId: team.projectId };
  const { data: folder } = await server.api('createFolder', {
    as: team.owner,
    params,
    body: { name: 'Work' },
  });
  const { file_key: fileKey } = await addFile(server, team.owner, team, 'Plan', folder.id);
  const end = ended(await boards.join(team.owner, fileKey));
  await server.api('deleteFolder', { as: team.owner, params: { ...params, folderId: folder.id } });
  expect(await withinASecond(server.db, end)).toBe('forbidden');
});
