import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as Y from 'yjs';
import { joinBoard } from '../../test/boardClient.ts';
import { enterBoard, faultsOf, type Person } from '../person.ts';
import type { Site } from '../site.ts';
import { layOutBoard } from '../startingBoard.ts';
import type { Writer } from './writers.ts';

const EDITORS = 2;
/** Where everything is kept that may explain a lost edit. */
const TRACES = join(import.meta.dirname, '..', '..', '.results', 'kills');

/** People who edit one board by both processes of a site. */
export interface Editors {
  people: readonly Person[];
  /** What was acknowledged to them and is not on the board. */
  lostEdits: () => Promise<string[]>;
}

/** Makes a board of somebody, and lets people edit it. */
export async function preparedEditors(site: Site, owner: Writer, random: () => number): Promise<Editors> {
  const body = { name: 'Edited', folder_id: '0', kind: 'board' };
  const { data } = await owner.api('createFile', owner.by, { params: owner.place, body });
  const board = data.file_key;

  const ticket = async (): Promise<string> => {
    const answer = await owner.api('createCollabTicket', owner.by, { params: { file_key: board } });
    return (answer.data as { ticket: string } | undefined)?.ticket ?? 'none';
  };
  await layOutBoard({ port: site.port(0), fileKey: board, ticket: await ticket() });
  const people = await Promise.all(
    Array.from({ length: EDITORS }, (_each, index) =>
      enterBoard({ name: `editor${index}`, fileKey: board, port: site.port(index % 2), ticket, random }),
    ),
  );
  return {
    people,
    async lostEdits() {
      const stored = await storedBoard(site, board);
      const reader = joinBoard({ port: site.running().port, fileKey: board, ticket: await ticket() });
      await reader.synced;
      const faults = faultsOf(reader.doc, people);
      if (faults.length > 0) keepTraces({ faults, stored, read: reader.doc, people });
      reader.close();
      return faults;
    },
  };
}

/** The rows of the board, before anybody opens it again. */
async function storedBoard(site: Site, board: string): Promise<unknown> {
  const inHex = (column: string) => `encode(${column}, 'hex') as ${column}`;
  return {
    state: await site.query(`select last_update_id, ${inHex('state')} from board_state where file_key = $1`, [
      board,
    ]),
    edits: await site.query(
      `select update_id, created_at, ${inHex('payload')} from board_update where file_key = $1 order by update_id`,
      [board],
    ),
  };
}

/** Writes down what the database held, what was read of it, and what each editor has and did. */
function keepTraces(traces: {
  faults: readonly string[];
  stored: unknown;
  read: Y.Doc;
  people: readonly Person[];
}): void {
  mkdirSync(TRACES, { recursive: true });
  const keep = (name: string, content: string | Uint8Array) => writeFileSync(join(TRACES, name), content);
  keep('faults.txt', traces.faults.join('\n'));
  keep('stored.json', JSON.stringify(traces.stored, null, 2));
  keep('read.bin', Y.encodeStateAsUpdate(traces.read));
  for (const { name, store, history } of traces.people) {
    keep(`${name}.bin`, Y.encodeStateAsUpdate(store.doc));
    keep(`${name}.txt`, history.join('\n'));
  }
}
