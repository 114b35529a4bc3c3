import * as Y from 'yjs';
import { joinBoard } from '../test/boardClient.ts';
import { enterLiveServer, type LiveUser } from '../test/liveServer.ts';
import { startSite } from './site.ts';
import { layOutBoard } from './startingBoard.ts';

const PASSWORD = 'correct horse 8';
/** An access token holds for a quarter of an hour. */
const TOKEN_MS = 600_000;

/** Two processes on one Postgres that waits for the disk, and one Redis. */
export interface Deployment {
  /** The port of a process; 0 while it is down. */
  port(index: number): number;
  /** Kills a process and starts it again. */
  killAndStart(index: number): Promise<void>;
  /** Makes a board with an empty note and a topic, whose owner has no other. */
  createBoard(): Promise<string>;
  /** A ticket for the board that was made last. */
  ticketOf(fileKey: string): Promise<string>;
  /** The document as a process gives it to somebody new. */
  read(fileKey: string, index?: number): Promise<Y.Doc>;
  stop(): Promise<void>;
}

/** Starts a deployment in a folder of its own. */
export async function startDeployment(): Promise<Deployment> {
  const site = await startSite({ processes: 2 });
  const { running } = site;
  let owner: LiveUser | undefined;
  let owners = 0;
  let entered = 0;

  /** The owner of the board that was made last, signed in. */
  async function me(): Promise<LiveUser> {
    if (owner === undefined || Date.now() - entered > TOKEN_MS) {
      owner = await enterLiveServer(running(), `owner${owners}@example.com`, PASSWORD);
      entered = Date.now();
    }
    return owner;
  }
  async function ticketOf(fileKey: string): Promise<string> {
    const path = `/web/file/${fileKey}/collab-ticket`;
    return (await running().call<{ ticket: string }>('POST', path, await me())).ticket;
  }

  return {
    port: site.port,
    killAndStart: site.killAndStart,
    async createBoard() {
      // A plan has few boards for nothing.
      owners += 1;
      owner = undefined;
      const as = await me();
      const space = await running().call<{ team_id: string; project_id: string }>('GET', '/web/space', as);
      const path = `/web/team/${space.team_id}/project/${space.project_id}/file`;
      const body = { name: 'Attacked', kind: 'board' };
      const { file_key: key } = await running().call<{ file_key: string }>('POST', path, { ...as, body });
      await layOutBoard({ port: running().port, fileKey: key, ticket: await ticketOf(key) });
      return key;
    },
    ticketOf,
    async read(fileKey, index = 0) {
      const reader = joinBoard({ port: running(index).port, fileKey, ticket: await ticketOf(fileKey) });
      await reader.synced;
      const doc = new Y.Doc();
      Y.applyUpdate(doc, Y.encodeStateAsUpdate(reader.doc));
      reader.close();
      return doc;
    },
    stop: site.stop,
  };
}
