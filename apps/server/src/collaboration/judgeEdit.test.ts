import { documentFrom, emptySnapshot } from '@boardwalk/board/document';
import { LiveEnd } from '@boardwalk/domain';
import type { Connection } from '@hocuspocus/server';
import { describe, expect, test } from 'vitest';
import * as Y from 'yjs';
import { editGuard } from './editGuard.ts';
import type { Participant } from './tickets.ts';

const connection = { readOnly: false } as Connection<Participant>;
const LIMITS = { elements: 3, bytes: 100_000 };

/** A board with a note that has a text, a guard of it, and somebody who has it open. */
function aBoard() {
  const document = documentFrom(emptySnapshot());
  const notes = document.getMap('elements');
  notes.set('note1', 'sticky');
  notes.set('note1/t', new Y.Text('hello'));
  notes.set('table0/grid', new Y.Map());
  const guard = editGuard({ limits: LIMITS, onOutOfStep: () => {}, isStorageFull: () => false });
  guard.watch(document);
  const theirs = new Y.Doc();
  Y.applyUpdate(theirs, Y.encodeStateAsUpdate(document));
  const refusalOfUpdate = (update: Uint8Array) => guard.refusalOf('file', { connection, document, update });
  /** What the guard says to an edit made there, or to all that was made there since. */
  const refusalOf = (edit: (doc: Y.Doc) => void) => {
    const before = Y.encodeStateVector(document);
    theirs.transact(() => edit(theirs));
    const update = Y.encodeStateAsUpdate(theirs, before);
    const refusal = refusalOfUpdate(update);
    if (refusal === undefined) Y.applyUpdate(document, update);
    return refusal;
  };
  return { document, theirs, refusalOf, refusalOfUpdate };
}

const elements = (doc: Y.Doc) => doc.getMap<unknown>('elements');
const textOf = (doc: Y.Doc) => elements(doc).get('note1/t') as Y.Text;

const gridOf = (doc: Y.Doc, id = 'table1') => elements(doc).get(`${id}/grid`) as Y.Map<unknown>;

describe('an edit is refused', () => {
  test.each<[what: string, edit: (doc: Y.Doc) => void]>([
    ['sets the format', (doc) => doc.getMap('meta').set('format', 99)],
    ['sets the epoch', (doc) => doc.getMap('meta').set('epoch', 7)],
    ['deletes the epoch', (doc) => doc.getMap('meta').delete('epoch')],
    ['deletes all of it', (doc) => doc.getMap('meta').clear()],
    ['adds to what a document says of itself', (doc) => doc.getMap('meta').set('owner', 'me')],
    [
      'hides that between others',
      (doc) => {
        elements(doc).set('note2', 'sticky');
        doc.getMap('meta').set('format', 99);
        doc.getMap('meta').set('format', 100);
        elements(doc).set('note3', 'sticky');
      },
    ],
    ['writes a map of its own', (doc) => doc.getMap('mine').set('word', 'x')],
    ['writes a list of its own', (doc) => doc.getArray('list').push(['x'])],
    ['writes a text of its own', (doc) => doc.getText('words').insert(0, 'x')],
    ['puts a map under a key', (doc) => elements(doc).set('note1/s', new Y.Map([['deep', 1]]))],
    [
      'puts a map in the shared map of a table',
      (doc) => {
        elements(doc).set('table1/grid', new Y.Map());
        gridOf(doc).set('r/1', new Y.Map());
      },
    ],
    ['puts a map in that of a table that is there', (doc) => gridOf(doc, 'table0').set('r/1', new Y.Map())],
    ['puts a list in it', (doc) => gridOf(doc, 'table0').set('r/1', new Y.Array())],
    ['has a key of a table that is none', (doc) => gridOf(doc, 'table0').set('r/not an id', 'a0')],
    ['has one that is too deep', (doc) => gridOf(doc, 'table0').set('t/1/2/3/4', 'a0')],
    [
      'puts a map in the text of a cell',
      (doc) => {
        gridOf(doc, 'table0').set('t/1/1', new Y.Text());
        (gridOf(doc, 'table0').get('t/1/1') as Y.Text).insertEmbed(0, new Y.Map());
      },
    ],
    ['puts a document under a key', (doc) => elements(doc).set('note1/s', new Y.Doc())],
    ['puts a map in a text', (doc) => textOf(doc).insertEmbed(0, new Y.Map())],
    ['has an id that is none', (doc) => elements(doc).set('a note', 'sticky')],
    ['has a key that is too long', (doc) => elements(doc).set(`note1/${'x'.repeat(17)}`, 1)],
    ['has an id that is too long', (doc) => elements(doc).set('x'.repeat(41), 'sticky')],
    [
      'adds more elements than there is room for',
      (doc) => ['a', 'b', 'c'].map((id) => elements(doc).set(id, 1)),
    ],
  ])('that %s', (what, edit) => {
    const { refusalOf } = aBoard();
    expect(refusalOf(edit)).toBe(what.startsWith('adds more') ? LiveEnd.BOARD_FULL : LiveEnd.MALFORMED);
  });

  test('that makes a list of what is a map', () => {
    const { refusalOfUpdate } = aBoard();
    const author = new Y.Doc();
    author.getArray('elements').push(['x']);
    expect(refusalOfUpdate(Y.encodeStateAsUpdate(author))).toBe(LiveEnd.MALFORMED);
  });

  test('that brings deleted elements back beyond the limit', () => {
    const { refusalOf } = aBoard();
    expect(refusalOf((doc) => ['a', 'b'].map((id) => elements(doc).set(id, 1)))).toBeUndefined();
    expect(refusalOf((doc) => ['a', 'b'].map((id) => elements(doc).delete(id)))).toBeUndefined();
    expect(refusalOf((doc) => ['c', 'd'].map((id) => elements(doc).set(id, 1)))).toBeUndefined();
    expect(refusalOf((doc) => ['a', 'b'].map((id) => elements(doc).set(id, 2)))).toBe(LiveEnd.BOARD_FULL);
  });
});

describe('an edit is taken', () => {
  test.each<[what: string, edit: (doc: Y.Doc) => void]>([
    ['adds an element', (doc) => elements(doc).set('note2', 'sticky')],
    ['changes one over and over', (doc) => [1, 2, 3].map((x) => elements(doc).set('note1/g', [x, 0, 9, 9]))],
    ['has a property of a newer program', (doc) => elements(doc).set('note1/zz', { any: ['thing'] })],
    ['has bytes', (doc) => elements(doc).set('note1/d', Uint8Array.of(1, 2))],
    ['types', (doc) => textOf(doc).insert(5, ', world')],
    [
      'types in the middle and deletes',
      (doc) => textOf(doc).applyDelta([{ retain: 2 }, { insert: 'y' }, { delete: 2 }]),
    ],
    [
      'brings a text and types in it',
      (doc) => {
        elements(doc).set('note2/t', new Y.Text('a'));
        (elements(doc).get('note2/t') as Y.Text).insert(1, 'b');
      },
    ],
    [
      'brings a table with rows, columns and texts',
      (doc) => {
        elements(doc).set('table1', 'table');
        elements(doc).set('table1/grid', new Y.Map());
        for (const [key, value] of Object.entries({ 'r/1': 'a0', 'c/1': ['a0', 160], head: true }))
          gridOf(doc).set(key, value);
        gridOf(doc).set('t/1/1', new Y.Text('a'));
      },
    ],
    [
      'changes a table, over and over, and types in it',
      (doc) => {
        const grid = gridOf(doc, 'table0');
        for (const order of ['a1', 'a2', 'a3']) grid.set('r/1/o', order);
        grid.set('t/1/1', new Y.Text('a'));
        (grid.get('t/1/1') as Y.Text).insert(1, 'bc');
        grid.delete('r/1/o');
      },
    ],
    [
      'colours cells of a table, and takes the colour away',
      (doc) => {
        const grid = gridOf(doc, 'table0');
        for (const fill of ['pink', '#00ff00']) grid.set('fill/1/1', fill);
        for (const [key, value] of Object.entries({
          'bold/1/1': true,
          'align/1/1': 'right',
          'textColor/1/1': 'ink',
        }))
          grid.set(key, value);
        grid.delete('fill/1/1');
      },
    ],
    ['deletes an element', (doc) => ['note1', 'note1/t'].map((key) => elements(doc).delete(key))],
  ])('that %s', (_what, edit) => {
    const { document, theirs, refusalOf } = aBoard();
    expect(refusalOf(edit)).toBeUndefined();
    expect(elements(document).toJSON()).toEqual(elements(theirs).toJSON());
  });

  test('that types in a text which somebody else has deleted, or undoes that', () => {
    const { document, refusalOf } = aBoard();
    document.getMap('elements').delete('note1/t');
    expect(refusalOf((doc) => textOf(doc).insert(5, '!'))).toBeUndefined();
    expect(document.getMap('elements').has('note1/t')).toBe(false);
  });

  test('that knows of deletions in what a document says of itself', () => {
    const { document, theirs, refusalOf } = aBoard();
    document.getMap('meta').set('epoch', 2);
    Y.applyUpdate(theirs, Y.encodeStateAsUpdate(document));
    expect(refusalOf((doc) => elements(doc).set('note2', 'sticky'))).toBeUndefined();
    expect(document.getMap('meta').get('epoch')).toBe(2);
  });
});
