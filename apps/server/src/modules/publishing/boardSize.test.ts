import { makeSnapshot, updateFrom } from '@boardwalk/board/document';
import { expect, test } from 'vitest';
import { testServer } from '../../../test/harness.ts';
import { createFile, customTag, publish } from '../../../test/publishForm.ts';

const server = testServer();

test('a board too large to be shown and copied is not taken in review', async () => {
  const owner = await server.createUser();
  const fileKey = await createFile(server, owner);
  const notes = Array.from({ length: 20_001 }, (_, index) => ({
    id: `n${index}`,
    type: 'sticky' as const,
    z: 'a0',
    style: {},
    text: '',
    x: index,
    y: 0,
    w: 100,
    h: 100,
  }));
  await server.db
    .updateTable('board_state')
    .set({ state: Buffer.from(updateFrom(makeSnapshot(notes))) })
    .where('file_key', '=', fileKey)
    .execute();
  const answer = await publish(server, owner, fileKey, {
    tagIds: [await customTag(server, owner, 'planning')],
  });
  expect(answer).toMatchObject({ status: 400, error: 'bad_input' });
  expect(answer.fields).toEqual(['board max_items 20000']);
  const { data } = await server.api('getAuditStatus', { as: owner, query: { fileKey } });
  expect(data).toMatchObject({ status: 0, is_public: false });
});
