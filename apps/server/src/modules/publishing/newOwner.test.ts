import { expect, test } from 'vitest';
import { testServer } from '../../../test/harness.ts';
import { customTag, publish, withoutPlanLimit } from '../../../test/publishForm.ts';
import { addFile, admit, createTeam } from '../../../test/teams.ts';
import { whileHandedOver } from '../../../test/whileHandedOver.ts';
import { createWork } from '../../../test/works.ts';

const server = testServer();

test('a board whose owner is removed from the team while it is handed in is not published in the name of the next one', async () => {
  const owner = await withoutPlanLimit(server, await server.createUser());
  const team = await createTeam(server, owner);
  const member = await admit(server, team.teamId, 'editor');
  const tagIds = [await customTag(server, member, 'planning')];
  const { file_key: fileKey } = await addFile(server, member, team, 'Plan');
  const answer = await whileHandedOver(server, fileKey, owner.userId, () =>
    publish(server, member, fileKey, { tagIds }),
  );
  expect([answer.status, answer.error]).toEqual([403, 'not_owner']);
  const submissions = await server.db
    .selectFrom('submission')
    .select('submission_id')
    .where('file_key', '=', fileKey)
    .execute();
  expect(submissions).toEqual([]);
});

test('a work that got another owner meanwhile is not taken back by the former one', async () => {
  const [owner, next] = [await server.createUser(), await server.createUser()];
  const fileKey = await createWork(server, { owner });
  const answer = await whileHandedOver(server, fileKey, next.userId, () =>
    server.api('cancelPublish', { as: owner, params: { file_key: fileKey } }),
  );
  expect([answer.status, answer.error]).toEqual([403, 'not_owner']);
  expect((await server.api('getFileFull', { params: { file_key: fileKey } })).status).toBe(200);
});
