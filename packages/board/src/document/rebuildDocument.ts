import * as Y from 'yjs';
import { META_MAP, metaOf } from './documentFormat.ts';
import { elementsMapOf } from './elementKeys.ts';

/** The client id under which a document is written again: fixed, so that equal content gives equal bytes. */
const REBUILDER = 1;

/**
 * A document with the content of another one and nothing of its past: what was deleted or replaced is gone for good. All keys are taken
 * over as they are, those too that this program does not know. Its epoch is one higher: edits of the two can never be merged.
 *
 * @returns the new document as one update
 */
export function rebuiltUpdate(doc: Y.Doc): Uint8Array {
  const rebuilt = new Y.Doc();
  rebuilt.clientID = REBUILDER;
  rebuilt.transact(() => {
    const elements = elementsMapOf(rebuilt);
    for (const [key, value] of inOrder(elementsMapOf(doc))) elements.set(key, copyOf(value));
    const meta = rebuilt.getMap(META_MAP);
    for (const [key, value] of inOrder(doc.getMap(META_MAP))) meta.set(key, value);
    meta.set('epoch', Math.max(1, metaOf(doc).epoch) + 1);
  });
  const update = Y.encodeStateAsUpdate(rebuilt);
  rebuilt.destroy();
  return update;
}

const inOrder = <Value>(map: { entries(): IterableIterator<[string, Value]> }): [string, Value][] =>
  [...map.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1));

function copyOf<Value>(value: Value): Value {
  // Its clone has the characters and formats that are there now.
  if (value instanceof Y.Text) return value.clone() as typeof value;
  if (!(value instanceof Y.Map)) return value;
  const copy = new Y.Map();
  for (const [key, each] of inOrder(value)) copy.set(key, copyOf(each));
  return copy as typeof value;
}
