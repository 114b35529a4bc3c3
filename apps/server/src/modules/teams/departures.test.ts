import { expect, test } from 'vitest';
import { testServer } from '../../../test/harness.ts';
import { addFile, admit, createTeam, handIn } from '../../../test/teams.ts';

const server = testServer();

/** Files whose owner does not belong to their team. */
async function orphans(): Promise<string[]> {
  const rows = await server.db
    .selectFrom('file')
    .select('file_key')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('team_member')
            .select('user_id')
            .whereRef('team_member.team_id', '=', 'file.team_id')
            .whereRef('team_member.user_id', '=', 'file.owner_id'),
        ),
      ),
    )
    .execute();
  return rows.map(({ file_key: fileKey }) => fileKey);
}

test('whatever a member does while they are removed, no board is left to somebody outside its team', async () => {
  for (let round = 0; round < 6; round += 1) {
    const team = await createTeam(server);
    const elsewhere = await createTeam(server, team.owner);
    const member = await admit(server, team.teamId, 'manager');
    await admit(server, elsewhere.teamId, 'editor', member);
    const [kept, gone, work] = [
      await addFile(server, member, team, 'Kept'),
      await addFile(server, member, team, 'Gone'),
      await addFile(server, member, team, 'Work'),
    ];
    await handIn(server, work.file_key, member.userId);
    await server.api('deleteFile', { as: member, params: { file_key: gone.file_key } });
    const params = { teamId: team.teamId, projectId: team.projectId };
    const goal = { team_id: elsewhere.teamId, project_id: elsewhere.projectId };
    await Promise.all([
      server.api('createFile', { as: member, params, body: { name: 'New', kind: 'board' } }),
      server.api('duplicateFile', { as: member, params: { file_key: kept.file_key } }),
      server.api('removeMember', {
        as: team.owner,
        params: { teamId: team.teamId, userId: member.userId },
      }),
      server.api('restoreFile', { as: member, params: { file_key: gone.file_key } }),
      server.api('moveFile', { as: member, params: { file_key: work.file_key }, body: goal }),
      server.api('duplicateFile', { as: member, params: { file_key: work.file_key } }),
      server.api('createFile', { as: member, params, body: { name: 'Later', kind: 'board' } }),
    ]);
    expect(await orphans()).toEqual([]);
    const left = await server.api('getTeam', { as: member, params: { teamId: team.teamId } });
    expect(left.status).toBe(404);
  }
});
