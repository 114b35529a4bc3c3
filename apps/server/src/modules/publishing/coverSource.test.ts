import { beforeAll, describe, expect, test } from 'vitest';
import { testServer, type TestUser } from '../../../test/harness.ts';
import { createFile, customTag, publish, withoutPlanLimit } from '../../../test/publishForm.ts';
import { createWork } from '../../../test/works.ts';

const server = testServer();
let owner: TestUser;
let tagIds: number[];

beforeAll(async () => {
  owner = await withoutPlanLimit(server, await server.createUser({ nickName: 'Olga' }));
  tagIds = [await customTag(server, owner, 'planning')];
});

describe('where a cover comes from is told to the owner, so that an update keeps a chosen one', () => {
  test.each([
    { said: 'board', told: 'board' },
    { said: 'upload', told: 'upload' },
    { said: undefined, told: 'upload' },
  ])('said to be $said, it is $told', async ({ said, told }) => {
    const fileKey = await createFile(server, owner);
    const params = { file_key: fileKey };
    expect((await publish(server, owner, fileKey, { tagIds, cover_source: said })).status).toBe(200);
    const last = await server.api('getFileFullLatestSelf', { as: owner, params });
    const own = await server.api('getFileFullSelf', { as: owner, params });
    const list = await server.api('listAuditFiles', { as: owner, query: { cursor: '0', size: 1 } });
    expect([last.data, own.data, list.data.list[0]].map((each) => each?.cover_source)).toEqual([
      told,
      told,
      told,
    ]);
  });

  test('of a public work its owner learns that of the public version, and nobody else', async () => {
    const fileKey = await createWork(server, { owner });
    const params = { file_key: fileKey };
    await server.db
      .updateTable('submission')
      .set({ cover_source: 'board' })
      .where('file_key', '=', fileKey)
      .execute();
    expect((await publish(server, owner, fileKey, { tagIds, cover_source: 'upload' })).status).toBe(200);
    const own = await server.api('getFileFullSelf', { as: owner, params });
    expect(own.data.cover_source).toBe('board');
    const open = await server.api('getFileFull', { as: owner, params });
    expect(open.status).toBe(200);
    expect(open.data).not.toHaveProperty('cover_source');
    const reviewer = await server.createUser({ kind: 2 });
    const queue = await server.api('listReviews', { as: reviewer, query: { cursor: '0', size: 50 } });
    expect(queue.data.list.length).toBeGreaterThan(0);
    for (const item of queue.data.list) expect(item).not.toHaveProperty('cover_source');
  });
});
