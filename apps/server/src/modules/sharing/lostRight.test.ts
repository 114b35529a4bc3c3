import { expect, test } from 'vitest';
import { testServer } from '../../../test/harness.ts';
import { withoutPlanLimit } from '../../../test/publishForm.ts';
import { addFile, admit, createTeam } from '../../../test/teams.ts';
import { waitForLocks } from '../../../test/waitForLocks.ts';
import { whileHandedOver } from '../../../test/whileHandedOver.ts';

const server = testServer();

test('somebody who loses a board while they share it makes no link and changes none', async () => {
  const owner = await withoutPlanLimit(server, await server.createUser());
  const team = await createTeam(server, owner);
  const member = await admit(server, team.teamId, 'editor');
  const boards = [await addFile(server, member, team, 'One'), await addFile(server, member, team, 'Two')];
  const [first = '', second = ''] = boards.map((board) => board.file_key);
  const created = await whileHandedOver(server, first, owner.userId, () =>
    server.api('createShareLink', { as: member, params: { file_key: first }, body: { role: 'editor' } }),
  );
  expect([created.status, created.error]).toEqual([403, 'sharing_not_allowed']);

  const params = { file_key: second };
  const { data: link } = await server.api('createShareLink', {
    as: member,
    params,
    body: { role: 'viewer' },
  });
  const changed = await whileHandedOver(server, second, owner.userId, () =>
    server.api('updateShareLink', {
      as: member,
      params: { ...params, share_id: link.id },
      body: { role: 'editor' },
    }),
  );
  expect([changed.status, changed.error]).toEqual([403, 'sharing_not_allowed']);
  const links = await server.db
    .selectFrom('share_link')
    .select(['file_key', 'role'])
    .where('file_key', 'in', [first, second])
    .execute();
  expect(links).toEqual([{ file_key: second, role: 'viewer' }]);
});

test.each([['the former one'], [null]])(
  'nobody joins a link that gets a password meanwhile by another one: %s',
  async (former) => {
    const [owner, visitor] = [await server.createUser(), await server.createUser()];
    const { file_key } = await addFile(server, owner, await createTeam(server, owner));
    const { data: link } = await server.api('createShareLink', {
      as: owner,
      params: { file_key },
      body: { role: 'viewer', ...(former === null ? {} : { password: former }) },
    });
    const { joined } = await server.db.transaction().execute(async (trx) => {
      const change = { password_hash: 'another', role: 'editor' } as const;
      await trx.updateTable('share_link').set(change).where('file_key', '=', file_key).execute();
      const joining = server.api('joinSharedFile', {
        as: visitor,
        params: { token: link.token },
        body: former === null ? {} : { password: former },
      });
      await waitForLocks(server.db, 1);
      return { joined: joining };
    });
    expect(await joined).toMatchObject({ status: 403, error: 'wrong_share_password' });
    const visits = await server.db
      .selectFrom('file_visitor')
      .select('user_id')
      .where('file_key', '=', file_key)
      .execute();
    expect(visits).toEqual([]);
  },
);
