import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as Y from 'yjs';
import { operation, START, type Operation } from '../../test/operations.ts';
import { BoardStore, checkSnapshot, documentFrom, snapshotOf, updateFrom } from './index.ts';

const PEOPLE = 3;

/** What happens next: somebody does, takes back or does again something, or gets one of the edits on their way to them. */
type Step =
  | { kind: 'do'; who: number; run: Operation }
  | { kind: 'undo' | 'redo'; who: number }
  | { kind: 'get'; who: number; which: number };

const who = fc.nat(PEOPLE - 1);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('do' as const), who, run: operation }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('undo' as const, 'redo' as const), who }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('get' as const), who, which: fc.nat(40) }) },
);

/** Three people on copies of one board, and the edits on their way to each of them. */
function people(): { store: BoardStore; waiting: Uint8Array[] }[] {
  const all = Array.from({ length: PEOPLE }, (_each, index) => {
    const doc = documentFrom(START);
    doc.clientID = 100 + index;
    let made = 0;
    const createId = () => `${'ABC'.charAt(index)}${(made += 1)}`;
    return { store: new BoardStore(doc, { createId, captureTimeout: 0 }), waiting: [] as Uint8Array[] };
  });
  for (const { store } of all) {
    store.doc.on('update', (update: Uint8Array, origin: unknown) => {
      if (origin === 'network') return;
      for (const other of all) if (other.store !== store) other.waiting.push(update);
    });
  }
  return all;
}

/** A document as somebody has it who reads it from the server: without what only a history holds on to. */
function storedBytes(doc: Y.Doc): Uint8Array {
  const copy = new Y.Doc();
  Y.applyUpdate(copy, Y.encodeStateAsUpdate(doc));
  const bytes = Y.encodeStateAsUpdate(copy);
  copy.destroy();
  return bytes;
}

test('three people who edit apart, undo, and get edits in any order come to the same bytes, without orphans or circles', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 5, maxLength: 50 }), (steps) => {
      const all = people();
      const get = ({ store, waiting }: (typeof all)[number], which: number) => {
        const [update] = waiting.splice(which % Math.max(1, waiting.length), 1);
        if (update !== undefined) Y.applyUpdate(store.doc, update, 'network');
      };
      for (const each of steps) {
        const person = all[each.who];
        if (person === undefined) continue;
        if (each.kind === 'do') each.run(person.store);
        else if (each.kind === 'get') get(person, each.which);
        else person.store[each.kind]();
      }
      for (const person of all) while (person.waiting.length > 0) get(person, person.waiting.length - 1);
      const [first, ...others] = all.map(({ store }) => store.doc);
      if (first === undefined) throw new Error('nobody');
      for (const other of others) {
        expect(storedBytes(other)).toEqual(storedBytes(first));
        expect(updateFrom(snapshotOf(other))).toEqual(updateFrom(snapshotOf(first)));
      }
      // Every end, parent and container names what is there, and none leads back to itself.
      expect(checkSnapshot(snapshotOf(first))).toMatchObject({ ok: true });
      for (const { store } of all) {
        const again = new BoardStore(store.doc);
        expect(new Map(store.elements)).toEqual(new Map(again.elements));
        again.destroy();
        store.destroy();
      }
    }),
    { numRuns: 100, interruptAfterTimeLimit: 5_000 },
  );
});
