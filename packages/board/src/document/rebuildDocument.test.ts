import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as Y from 'yjs';
import { operation, START } from '../../test/operations.ts';
import {
  BoardStore,
  deleteElements,
  documentFrom,
  metaOf,
  rebuiltUpdate,
  setText,
  snapshotOf,
} from './index.ts';

/** A document as it is loaded. */
function loaded(update: Uint8Array): Y.Doc {
  const doc = new Y.Doc();
  Y.applyUpdate(doc, update);
  return doc;
}

test('whatever was done to a board, building it again keeps every key, and what is done afterwards works as on the one before', () => {
  fc.assert(
    fc.property(fc.array(operation, { maxLength: 40 }), operation, (done, next) => {
      const before = documentFrom(START);
      const store = new BoardStore(before, { captureTimeout: 0 });
      for (const run of done) run(store);
      const after = loaded(rebuiltUpdate(before));
      expect(after.getMap('elements').toJSON()).toEqual(before.getMap('elements').toJSON());
      expect(snapshotOf(after)).toEqual(snapshotOf(before));
      expect(metaOf(after)).toEqual({ ...metaOf(before), epoch: metaOf(before).epoch + 1 });
      const again = new BoardStore(after, { captureTimeout: 0 });
      expect(new Map(again.elements)).toEqual(new Map(store.elements));
      expect(() => next(again)).not.toThrow();
      for (const each of [store, again]) each.destroy();
    }),
    { numRuns: 60, interruptAfterTimeLimit: 5_000 },
  );
});

test('what was deleted and replaced is gone, what no program here knows stays, and equal boards give equal bytes', () => {
  const doc = documentFrom(START);
  doc.getMap('elements').set('future/part', { of: ['a newer program'] });
  const store = new BoardStore(doc);
  const [first] = store.elements.keys();
  if (first === undefined) throw new Error('an empty board');
  for (let step = 0; step < 200; step += 1)
    setText(store, first, `a long text that is written again ${step}`);
  const full = Y.encodeStateAsUpdate(doc);
  const rebuilt = rebuiltUpdate(doc);
  expect(rebuilt.byteLength).toBeLessThan(full.byteLength);
  expect(rebuiltUpdate(loaded(full))).toEqual(rebuilt);
  expect(loaded(rebuilt).getMap('elements').get('future/part')).toEqual({ of: ['a newer program'] });
  deleteElements(store, [...store.elements.keys()]);
  expect(snapshotOf(loaded(rebuiltUpdate(doc))).elements).toEqual([]);
  store.destroy();
});
