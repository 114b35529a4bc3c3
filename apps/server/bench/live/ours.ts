import type { AddressInfo } from 'node:net';
import { addElements, BoardStore, type BoardElement } from '@boardwalk/board/document';
import * as Y from 'yjs';
import { inTransaction } from '../../src/infra/database/database.ts';
import { openBenchServer } from '../benchServer.ts';
import { beginProfile, ELEMENTS, elementId, endProfile, memoryNow, type ServerTask } from './server.ts';

/* The process of our server with live boards, on a Postgres of its own that waits for the disk. */

const server = await openBenchServer({}, { durable: true });
await server.app.listen({ host: '127.0.0.1', port: 0 });
const { port } = server.app.server.address() as AddressInfo;
const { workspace, collaboration } = server.services;
const owners = new Map<string, string>();

/** Notes as on a board that people draw on. */
const note = (index: number): BoardElement => ({
  id: elementId(index),
  type: 'sticky',
  z: `a${index.toString(36).padStart(3, '0')}`,
  style: {},
  text: `Note ${index} of a board that several people draw on`,
  x: (index % 10) * 220,
  y: Math.floor(index / 10) * 220,
  w: 200,
  h: 200,
});

async function makeBoard(index: number): Promise<string> {
  const account = {
    account: `live${index}@example.com`,
    password: 'correct horse 8',
    nickName: `Live ${index}`,
    language: 'en-US',
  } as const;
  const userId = await inTransaction(server.db, (trx) => server.services.account.createAccount(trx, account));
  const place = await workspace.findSpace(userId);
  const file = await workspace.createFile(
    userId,
    { ...place, folderId: null },
    { name: 'Plan', kind: 'board' },
  );
  await collaboration.editBoard(file.file_key, userId, (doc) =>
    addElements(
      new BoardStore(doc),
      Array.from({ length: ELEMENTS }, (_none, at) => note(at)),
    ),
  );
  owners.set(file.file_key, userId);
  return file.file_key;
}

async function ticketFor(board: string): Promise<string> {
  const userId = owners.get(board) ?? '';
  const given = await collaboration.issueTicket(board, { userId, nickName: 'Live', role: 'owner', epoch: 0 });
  return given.ticket;
}

async function answer(task: ServerTask): Promise<unknown> {
  if (task.do === 'memory') return memoryNow();
  if (task.do === 'profile') return beginProfile().then(() => 'begun');
  if (task.do === 'profiled') return endProfile();
  if (task.do === 'states')
    return Promise.all(
      task.boards.map(async (board) => {
        const doc = new Y.Doc();
        addElements(new BoardStore(doc), [...(await collaboration.readBoard(board)).elements]);
        return Buffer.from(Y.encodeStateAsUpdate(doc)).toString('base64');
      }),
    );
  if (task.do === 'tickets') return Promise.all(task.boards.map(async (board) => ticketFor(board)));
  if (task.do === 'keep') throw new Error('there is nothing to keep here');
  const boards: string[] = [];
  for (let index = 0; index < task.count; index += 1) boards.push(await makeBoard(index));
  return boards;
}

process.on('message', (task: ServerTask | 'end') => {
  void (async () => {
    if (task === 'end') {
      await server.close();
      process.disconnect();
    } else process.send?.(await answer(task));
  })();
});
process.send?.(`ws://127.0.0.1:${port}/collab`);
