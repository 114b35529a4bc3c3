import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { testServer, type TestUser } from '../../../test/harness.ts';
import { addFile, admit, createTeam, handIn } from '../../../test/teams.ts';

const server = testServer();

/** Tokens by which somebody joins a team, and a file. */
interface Ways {
  token: string;
  link: string;
}

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

test.each([
  ['createTeam', (as: TestUser) => server.api('createTeam', { as, body: { name: 'Too late' } })],
  [
    'acceptInvitation',
    (as: TestUser, { token }: Ways) => server.api('acceptInvitation', { as, params: { token } }),
  ],
  [
    'joinSharedFile',
    (as: TestUser, { link }: Ways) => server.api('joinSharedFile', { as, params: { token: link } }),
  ],
])('%s leaves nothing behind of somebody whose account goes meanwhile', async (_operation, ask) => {
  const team = await createTeam(server);
  const file = await addFile(server, team.owner, team);
  const { data: invitation } = await server.api('getMemberToken', {
    as: team.owner,
    params: { teamId: team.teamId },
  });
  const { data: link } = await server.api('createShareLink', {
    as: team.owner,
    params: { file_key: file.file_key },
    body: { role: 'viewer' },
  });
  const user = await server.createUser();
  const { asking } = await server.db.transaction().execute(async (trx) => {
    await trx
      .selectFrom('user_account')
      .select('user_id')
      .where('user_id', '=', user.userId)
      .forUpdate()
      .execute();
    const begun = ask(user, { token: invitation.token, link: link.token });
    await vi.waitFor(
      async () => {
        const { rows } = await sql`
          select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(server.db);
        expect(rows).toHaveLength(1);
      },
      { timeout: 10_000 },
    );
    const closed = { deactivated_at: server.clock.now() };
    await trx.updateTable('user_account').set(closed).where('user_id', '=', user.userId).execute();
    return { asking: begun };
  });
  expect(await asking).toMatchObject({ status: 401, error: 'not_signed_in' });
  const places = await server.db
    .selectFrom('team_member')
    .innerJoin('team', 'team.team_id', 'team_member.team_id')
    .select('team.type')
    .where('user_id', '=', user.userId)
    .execute();
  expect(places).toEqual([{ type: 2 }]);
  const visits = server.db.selectFrom('file_visitor').select('file_key').where('user_id', '=', user.userId);
  expect(await visits.execute()).toEqual([]);
});
