import type { ApiClient } from '@boardwalk/api-client';
import { BoardStore, compareSnapshots, restoreSnapshot, snapshotOf } from '@boardwalk/board';
import { LiveBoard } from '../live/live-board.ts';
import { reached } from '../live/save-as-new-board.ts';
import type { TryOut } from './try-out.ts';

const running = new Map<string, Promise<string>>();

/**
 * Makes a try-out a board of the account: a copy of the work, with its pictures and where it comes from, on which is then written
 * what was made here. It may be broken off anywhere and run again: the copy is made once, nothing is written on it twice, and a
 * copy that somebody has worked on meanwhile is left alone: then there is another one.
 *
 * @returns the file key of the board
 * @throws ApiFailure when the copy cannot be made
 * @throws NotSavedError when it cannot be written
 */
export async function keepTryOut(client: ApiClient, tryOut: TryOut): Promise<string> {
  const { fileKey } = tryOut;
  const before = running.get(fileKey);
  if (before !== undefined) return before;
  const kept = keep(client, tryOut).finally(() => running.delete(fileKey));
  running.set(fileKey, kept);
  return kept;
}

async function keep(client: ApiClient, tryOut: TryOut): Promise<string> {
  const copy = await client.call('copyFileByPost', {
    path: { file_key: tryOut.fileKey },
    headers: { 'Idempotency-Key': tryOut.key },
  });
  if (!(await write(client, copy.file_key, tryOut))) {
    await tryOut.beginAnother();
    return keep(client, tryOut);
  }
  await tryOut.forget();
  return copy.file_key;
}

/** Writes what was made here on the copy. @returns false when somebody has worked on it since an earlier run. */
async function write(client: ApiClient, fileKey: string, tryOut: TryOut): Promise<boolean> {
  const live = new LiveBoard({
    fileKey,
    getTicket: async (epoch) =>
      await client.call('createCollabTicket', { path: { file_key: fileKey }, query: { epoch } }),
  });
  try {
    await reached(live, ({ isLoaded }) => isLoaded);
    const there = snapshotOf(live.doc);
    const { board } = tryOut;
    if (compareSnapshots(there, board).length === 0) return true;
    if (tryOut.pristine === undefined) await tryOut.notePristine(there);
    else if (compareSnapshots(there, tryOut.pristine).length > 0) return false;
    const store = new BoardStore(live.doc);
    restoreSnapshot(store, board);
    store.destroy();
    await reached(live, ({ isSaved }) => isSaved);
    return true;
  } finally {
    live.destroy();
  }
}
