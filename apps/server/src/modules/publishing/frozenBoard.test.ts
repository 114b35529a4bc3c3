import { addElements, BoardStore, makeSnapshot, updateFrom } from '@boardwalk/board/document';
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

test('presenter notes are not published', async () => {
  const owner = await server.createUser();
  const tagIds = [await customTag(server, owner, 'slides')];
  const fileKey = await createFile(server, owner, 'Slides');
  const frame = {
    id: 'f',
    type: 'frame',
    z: 'a0',
    style: {},
    text: 'Welcome',
    x: 0,
    y: 0,
    w: 400,
    h: 300,
  } as const;
  await server.services.collaboration.editBoard(fileKey, owner.userId, (doc) =>
    addElements(new BoardStore(doc), [{ ...frame, note: 'Wait for Ana' }]),
  );
  const own = await server.services.collaboration.readBoard(fileKey);
  expect(own.elements.find(({ id }) => id === 'f')?.note).toBe('Wait for Ana');
  expect((await publish(server, owner, fileKey, { tagIds })).status).toBe(200);
  const detail = await server.api('getFileFullLatestSelf', { as: owner, params: { file_key: fileKey } });
  const stored = String(await server.infra.blobs.read(detail.data.object_point));
  expect(stored).toContain('Welcome');
  expect(stored).not.toContain('Ana');
});
