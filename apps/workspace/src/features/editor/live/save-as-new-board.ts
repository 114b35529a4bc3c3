import type { ApiClient } from '@boardwalk/api-client';
import { BoardStore, restoreSnapshot, type BoardSnapshot } from '@boardwalk/board';
import { ROOT_FOLDER_ID } from '@boardwalk/domain';
import { LiveBoard } from './live-board.ts';
import type { LiveState } from './live-state.ts';

/** The new board did not take what was written on it. */
export class NotSavedError extends Error {}

/**
 * Makes an empty board in the person's own space.
 *
 * @returns its file key
 * @throws ApiFailure when it cannot be made
 */
export async function makeOwnBoard(client: ApiClient, name: string): Promise<string> {
  const { team_id: teamId, project_id: projectId } = await client.call('getSpace', {});
  const made = await client.call('createFile', {
    path: { teamId, projectId },
    body: { name, kind: 'board', folder_id: ROOT_FOLDER_ID },
  });
  return made.file_key;
}

/**
 * Writes a board onto another one and waits until the server has stored it.
 *
 * @throws NotSavedError when it will not
 */
export async function writeBoard(client: ApiClient, fileKey: string, snapshot: BoardSnapshot): Promise<void> {
  const live = new LiveBoard({
    fileKey,
    getTicket: async () => await client.call('createCollabTicket', { path: { file_key: fileKey } }),
  });
  try {
    await reached(live, ({ isLoaded }) => isLoaded);
    const store = new BoardStore(live.doc);
    restoreSnapshot(store, snapshot);
    store.destroy();
    await reached(live, ({ isSaved }) => isSaved);
  } finally {
    live.destroy();
  }
}

/** Waits for a state of a board; one it will never reach is an error. */
async function reached(live: LiveBoard, isReached: (state: LiveState) => boolean): Promise<void> {
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
