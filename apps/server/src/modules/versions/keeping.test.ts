import { expect, test } from 'vitest';
import { testServer } from '../../../test/harness.ts';
import { createFile } from '../../../test/publishForm.ts';
import { noteVersionDue } from '../../collaboration/boardRepository.ts';
import { findDueJob, takeJob } from './repository.ts';

const server = testServer();

test('an edit noted while the board is being read keeps its job', async () => {
  const { db, clock } = server;
  const { userId, ...user } = await server.createUser();
  const fileKey = await createFile(server, { userId, ...user });
  const now = clock.now();
  const note = () => noteVersionDue(db, fileKey, { dueAt: now, editorId: userId });
  await note();
  const found = await findDueJob(db, fileKey, now);
  await note();
  expect(await takeJob(db, fileKey, found?.mark ?? '')).toBe(false);
  const again = await findDueJob(db, fileKey, now);
  expect(await takeJob(db, fileKey, again?.mark ?? '')).toBe(true);
});
