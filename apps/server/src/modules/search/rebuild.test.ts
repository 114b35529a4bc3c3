import { expect, test, vi } from 'vitest';
import { TEST_PASSWORD, testServer, type TestUser } from '../../../test/harness.ts';
import { createWork, noteBoard } from '../../../test/works.ts';
import { replaceTagging } from '../risk/tagRepository.ts';
import { rebuildSearch } from './service.ts';

const server = testServer();

const rowOf = (fileKey: string) =>
  server.db
    .selectFrom('publication')
    .select(['submission_id', 'search_vector', 'name_key'])
    .where('file_key', '=', fileKey)
    .executeTakeFirstOrThrow();

async function makeWork(owner: TestUser): Promise<string> {
  const snapshot = noteBoard('Quillfeather wrote this');
  const fileKey = await createWork(server, { owner, name: 'By Quillfeather', snapshot });
  // Written by a former version of the program.
  await server.db
    .updateTable('publication')
    .set({ search_vector: 'former' })
    .where('file_key', '=', fileKey)
    .execute();
  return fileKey;
}

/** Writes all entries again, and does something once the board of the first work is read. */
async function rebuildWhile(change: () => Promise<unknown>): Promise<void> {
  const { blobs } = server.infra;
  const read = blobs.read.bind(blobs);
  const reads = vi.spyOn(blobs, 'read').mockImplementationOnce(async (hash) => {
    const board = await read(hash);
    await change();
    return board;
  });
  await rebuildSearch({ db: server.db, blobs });
  reads.mockRestore();
}

test('the words of somebody who leaves while entries are written again do not come back', async () => {
  const owner = await server.createUser();
  const fileKey = await makeWork(owner);
  await rebuildWhile(async () => {
    const body = { password: TEST_PASSWORD, keep_works: 'remove' } as const;
    expect((await server.api('deleteAccount', { as: owner, body })).status).toBe(200);
  });
  expect(await rowOf(fileKey)).toMatchObject({ search_vector: '', name_key: '' });
});

test('tags that are corrected while entries are written again are searched by', async () => {
  const fileKey = await makeWork(await server.createUser());
  const { submission_id: submissionId } = await rowOf(fileKey);
  const stamps = { created_at: server.clock.now() };
  await server.db
    .insertInto('tag')
    .values({ tag_id: 4, name: 'Four', name_key: 'four', names: '{}', ttype: 1, is_open: true, ...stamps })
    .execute();
  await rebuildWhile(async () => {
    const work = { fileKey, submissionId, path: [4], search: "'corrected':1" };
    const before = { tag_ids: [], topic_ids: [] };
    await replaceTagging(server.db, work, before, { tag_ids: [4], topic_ids: [] });
  });
  expect((await rowOf(fileKey)).search_vector).toBe("'corrected':1");
  await rebuildSearch({ db: server.db, blobs: server.infra.blobs });
  expect((await rowOf(fileKey)).search_vector).toContain('quillfeather');
});
