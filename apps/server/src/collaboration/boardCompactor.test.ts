import { expect, test } from 'vitest';
import * as Y from 'yjs';
import type { ChildError } from '../infra/children/childQueue.ts';
import { boardCompactor } from './boardCompactor.ts';

/** A board of as many keys: some hundred bytes of memory each. */
function boardOf(keys: number): Uint8Array {
  const doc = new Y.Doc();
  doc.transact(() => {
    for (let key = 0; key < keys; key += 1) doc.getMap('elements').set(`key${key}`, key);
  });
  return Y.encodeStateAsUpdate(doc);
}

test('a board that takes more memory than the process may have is not merged, and the next one is', async () => {
  const compactor = boardCompactor({ maxBytes: 64 * 1024 * 1024 });
  const fault = compactor.merge([boardOf(200_000)]).then(
    () => 'none',
    (error: ChildError) => error.fault,
  );
  const light = compactor.merge([boardOf(10)]);
  expect(await fault).toBe('ended');
  const doc = new Y.Doc();
  Y.applyUpdate(doc, await light);
  expect(doc.getMap('elements').size).toBe(10);
  await compactor.close();
});
