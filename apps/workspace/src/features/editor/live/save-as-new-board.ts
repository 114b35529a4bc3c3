import type { ApiClient } from '@boardwalk/api-client';
import { BoardStore, restoreSnapshot, type BoardSnapshot } from '@boardwalk/board';
import { ROOT_FOLDER_ID } from '@boardwalk/domain';
import { LiveBoard } from './live-board.ts';
import type { LiveState } from './live-state.ts';

/** The new board did not take what was written on it. */
export class NotSavedError extends Error {}

/**
 * Saves boards as new ones in the person's own space. What could not be written whole goes into the trash; where that cannot be
 * done either, as without a connection, the next try goes on with it.
 */
export class NewBoards {
  readonly #client: ApiClient;
  #unfinished: string | null = null;

  constructor(client: ApiClient) {
    this.#client = client;
  }

  /**
   * Saves a board as a new one.
   *
   * @param home file key of the board that has the pictures
   * @returns the file key of the new one, and how many pictures could not be had
   * @throws ApiFailure when it cannot be made
   * @throws NotSavedError when it cannot be written
   */
  async save(
    name: string,
    board: BoardSnapshot,
    home: string,
  ): Promise<{ readonly fileKey: string; readonly lost: number }> {
    const fileKey = this.#unfinished ?? (await makeOwnBoard(this.#client, name));
    this.#unfinished = fileKey;
    try {
      const lost = await writeBoard(this.#client, fileKey, board, home);
      this.#unfinished = null;
      return { fileKey, lost };
    } catch (error) {
      await this.#client.call('deleteFile', { path: { file_key: fileKey } }).then(
        () => (this.#unfinished = null),
        () => undefined,
      );
      throw error;
    }
  }
}

/**
 * Makes an empty board in the person's own space.
 *
 * @returns its file key
 * @throws ApiFailure when it cannot be made
 */
async function makeOwnBoard(client: ApiClient, name: string): Promise<string> {
  const { team_id: teamId, project_id: projectId } = await client.call('getSpace', {});
  const made = await client.call('createFile', {
    path: { teamId, projectId },
    body: { name, kind: 'board', folder_id: ROOT_FOLDER_ID },
  });
  return made.file_key;
}

/**
 * Writes a board onto another one and waits until the server has stored it. Its pictures are stored for that one, too.
 *
 * @param to file key of the other one
 * @param home file key of the board that has the pictures; without it they are taken as they are named
 * @returns how many pictures could not be had
 * @throws NotSavedError when it will not
 */
export async function writeBoard(
  client: ApiClient,
  to: string,
  board: BoardSnapshot,
  home?: string,
): Promise<number> {
  const { snapshot, lost } =
    home === undefined ? { snapshot: board, lost: 0 } : await withPictures(client, board, { from: home, to });
  const live = new LiveBoard({
    fileKey: to,
    getTicket: async (epoch) =>
      await client.call('createCollabTicket', { path: { file_key: to }, query: { epoch } }),
  });
  try {
    await reached(live, ({ isLoaded }) => isLoaded);
    const store = new BoardStore(live.doc);
    restoreSnapshot(store, snapshot);
    store.destroy();
    await reached(live, ({ isSaved }) => isSaved);
    return lost;
  } finally {
    live.destroy();
  }
}

/** The board with its pictures as the other file has them; most boards have none. */
async function withPictures(
  client: ApiClient,
  snapshot: BoardSnapshot,
  files: { readonly from: string; readonly to: string },
) {
  if (snapshot.elements.every(({ asset }) => asset === undefined)) return { snapshot, lost: 0 };
  const { withOwnPictures } = await import('../pictures/own-pictures.ts');
  return withOwnPictures(client, snapshot, files);
}

/** Waits for a state of a board; one it will never reach is an error. */
export async function reached(live: LiveBoard, isReached: (state: LiveState) => boolean): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const look = () => {
      const state = live.getState();
      if (state.failure !== null || state.unstorable !== null) reject(new NotSavedError());
      else if (isReached(state)) resolve();
    };
    live.subscribe(look);
    look();
  });
}
