import type { AddressInfo } from 'node:net';
import { afterEach, beforeAll } from 'vitest';
import { joinBoard, type BoardClient } from './boardClient.ts';
import type { TestServer, TestUser } from './harness.ts';

/** Live boards of a test server. */
export interface LiveBoards {
  /** Makes an empty board in somebody's own space. */
  createBoard(user: TestUser): Promise<string>;
  /** Joins a board with a ticket that may be no good, perhaps on another server than the one of the tests. */
  joinWith(fileKey: string, ticket: string, port?: number): BoardClient;
  /** Joins a board as somebody who may, and waits for it. */
  join(user: TestUser, fileKey: string): Promise<BoardClient>;
  /** The texts on a board as the server has it, sorted. */
  textsOf(fileKey: string): Promise<string[]>;
}

/** Makes the test server listen, so that live boards can be joined; clients are closed after each test. */
export function liveBoards(server: TestServer): LiveBoards {
  const clients: BoardClient[] = [];
  let ownPort = 0;
  beforeAll(async () => {
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    ({ port: ownPort } = server.app.server.address() as AddressInfo);
  });
  afterEach(() => {
    for (const client of clients.splice(0)) client.close();
  });

  function joinWith(fileKey: string, ticket: string, port = ownPort): BoardClient {
    const client = joinBoard({ port, fileKey, ticket });
    clients.push(client);
    return client;
  }

  return {
    async createBoard(user) {
      const place = await server.services.workspace.findSpace(user.userId);
      const file = await server.services.workspace.createFile(
        user.userId,
        { ...place, folderId: null },
        { name: 'Plan', kind: 'board' },
      );
      return file.file_key;
    },
    joinWith,
    async join(user, fileKey) {
      const { data } = await server.api('createCollabTicket', { as: user, params: { file_key: fileKey } });
      const client = joinWith(fileKey, data.ticket);
      await client.synced;
      return client;
    },
    async textsOf(fileKey) {
      const { elements } = await server.services.collaboration.readBoard(fileKey);
      return elements.map(({ text }) => text).toSorted();
    },
  };
}
