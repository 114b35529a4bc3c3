import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { testServer, type TestUser } from '../../../test/harness.ts';
import { addFile, admit, createTeam } from '../../../test/teams.ts';
import { waitForLocks } from '../../../test/waitForLocks.ts';
import { fileForm, picture } from '../../../test/uploads.ts';

const server = testServer();

/** Begins something that waits for a team, and does something else before the team is free. */
async function meanwhile<T>(
  teamId: string,
  begin: () => Promise<T>,
  change: () => Promise<unknown>,
): Promise<T> {
  const { begun } = await server.db.transaction().execute(async (trx) => {
    await trx.selectFrom('team').select('team_id').where('team_id', '=', teamId).forUpdate().execute();
    const waiting = begin();
    await waitForLocks(server.db, 1);
    await change();
    return { begun: waiting };
  });
  return begun;
}

const expel = (teamId: string, { userId }: TestUser) =>
  server.db.deleteFrom('team_member').where('team_id', '=', teamId).where('user_id', '=', userId).execute();

test('who is made less than a manager while they empty the trash leaves the boards of others in it', async () => {
  const team = await createTeam(server);
  const { teamId, owner } = team;
  const manager = await admit(server, teamId, 'manager');
  const [foreign, own] = [await addFile(server, owner, team), await addFile(server, manager, team)];
  for (const { file_key } of [foreign, own])
    await server.api('deleteFile', { as: owner, params: { file_key } });
  const emptied = await meanwhile(
    teamId,
    () => server.api('emptyTrash', { as: manager, params: { teamId } }),
    () => admit(server, teamId, 'editor', manager),
  );
  expect(emptied.status).toBe(200);
  const { list } = (await server.api('listTrash', { as: owner, params: { teamId } })).data;
  expect(list.map(({ file_key: key }) => key)).toEqual([foreign.file_key]);
});

test.each([
  [
    'by who is removed from the team',
    { status: 403, error: 'not_editor' },
    async (teamId: string, _fileKey: string, member: TestUser) => expel(teamId, member),
  ],
  [
    'for a board that is thrown away',
    { status: 404, error: 'file_not_found' },
    async (_teamId: string, fileKey: string) =>
      server.db
        .updateTable('file')
        .set({ trashed_at: server.clock.now() })
        .where('file_key', '=', fileKey)
        .execute(),
  ],
])('a picture %s while it is uploaded is not kept', async (_what, refusal, change) => {
  const team = await createTeam(server);
  const { teamId } = team;
  const member = await admit(server, teamId, 'editor');
  const { file_key: fileKey } = await addFile(server, team.owner, team);
  const bytes = await picture('png', 80);
  const hash = createHash('sha256').update(bytes).digest('hex');
  const upload = async () =>
    server.api('uploadFileImage', { as: member, params: { fileKey, hash }, form: fileForm(bytes) });
  const uploaded = await meanwhile(teamId, upload, () => change(teamId, fileKey, member));
  expect(uploaded).toMatchObject(refusal);
  const kept = await server.db
    .selectFrom('blob_use')
    .select('hash')
    .where('file_key', '=', fileKey)
    .execute();
  expect(kept).toEqual([]);
});
