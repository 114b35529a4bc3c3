import { expect, test } from 'vitest';
import { testServer, type TestUser } from '../../../test/harness.ts';
import { withoutPlanLimit } from '../../../test/publishForm.ts';
import { addFile, createTeam } from '../../../test/teams.ts';

const server = testServer({ environment: { ACCESS_TOKEN_SECONDS: '86400' } });
const DAY_MS = 86_400_000;

/** A board in a team of its own. */
async function boardOf(owner: TestUser) {
  const team = await createTeam(server, owner);
  const { file_key: fileKey } = await addFile(server, owner, team);
  return { fileKey, teamId: team.teamId, owner };
}

/** Adds versions that are so many days old, with a name or without. */
async function addVersions(...versions: [fileKey: string, days: number, name?: string][]): Promise<void> {
  const { fileKey, owner } = await boardOf(await server.createUser());
  const params = { file_key: fileKey };
  const { data } = await server.api('createVersion', {
    as: owner,
    params,
    body: { name: 'Somebody else’s' },
  });
  const rows = versions.map(([file_key, days, name = null]) => ({
    file_key,
    object_hash: data.object_id,
    element_count: 0,
    kind: name === null ? ('automatic' as const) : ('named' as const),
    name,
    created_at: new Date(server.clock.now().getTime() - days * DAY_MS),
  }));
  await server.db.insertInto('board_version').values(rows).execute();
}

/** How old the versions of a board are that are left, in days. */
async function left(fileKey: string): Promise<number[]> {
  const rows = await server.db
    .selectFrom('board_version')
    .select('created_at')
    .where('file_key', '=', fileKey)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map((row) => Math.round((server.clock.now().getTime() - row.created_at.getTime()) / DAY_MS));
}

test('versions without a name go after 30 days on the free plan, and stay for a VIP', async () => {
  const free = await boardOf(await server.createUser());
  const vip = await boardOf(await withoutPlanLimit(server, await server.createUser()));
  await addVersions([free.fileKey, 31], [free.fileKey, 29], [free.fileKey, 90, 'Named'], [vip.fileKey, 400]);
  expect(await server.services.versions.dropOld()).toBe(1);
  expect(await left(free.fileKey)).toEqual([29, 90]);
  expect(await left(vip.fileKey)).toEqual([400]);
});

test('they stay where a plan was bought for the team, until it ends, and in a private deployment', async () => {
  const bought = await boardOf(await server.createUser());
  const ended = await boardOf(await server.createUser());
  const isolated = await boardOf(await server.createUser());
  const grantPlan = ({ teamId, owner }: typeof bought, days: number | null) =>
    server.db.transaction().execute((trx) =>
      server.services.membership.grantTeam(trx, {
        teamId,
        userId: owner.userId,
        goodsId: 'plan-month',
        key: `plan of ${teamId}`,
        days,
      }),
    );
  await grantPlan(bought, null);
  await grantPlan(ended, 1);
  await server.db
    .updateTable('user_account')
    .set({ e_id: 7 })
    .where('user_id', '=', isolated.owner.userId)
    .execute();
  await addVersions([bought.fileKey, 31], [ended.fileKey, 31], [isolated.fileKey, 31]);
  await server.services.versions.dropOld();
  expect(await left(ended.fileKey)).toEqual([31]);
  server.clock.advance(2 * DAY_MS);
  await server.services.versions.dropOld();
  expect(await left(bought.fileKey)).toEqual([33]);
  expect(await left(ended.fileKey)).toEqual([]);
  expect(await left(isolated.fileKey)).toEqual([33]);
});
