import { setImmediate } from 'node:timers/promises';
import { InboxMessageType } from '@boardwalk/domain';
import { inOneStatement, type Database, type Queryable } from '../../../infra/database/database.ts';
import { ApiError } from '../../../infra/errors/ApiError.ts';
import type { InboxService } from '../../inbox/service.ts';
import { changeMarks, type Mark } from './markRepository.ts';

/** What somebody wants: a mark put on a work, or taken away. */
export interface WantedMark {
  userId: string;
  wanted: boolean;
}

interface Waiting extends WantedMark {
  resolve: (count: number) => void;
  reject: (error: unknown) => void;
}

const FOREIGN_KEY_VIOLATION = '23503';
/** Most marks of one transaction. */
const AT_ONCE = 200;

/** Why a mark was not put on a work, or taken away. */
export const notPublic = (fileKey: string): ApiError =>
  new ApiError('file_not_found', { internal: `${fileKey} is not public` });

/**
 * Puts marks of some people, each named once, on a work or takes them away, in one transaction: the numbers always agree with the
 * marks.
 *
 * @returns how many people had put that mark on the work after each of them, as if one had come after the other; undefined for
 *   who wants to mark a work that is not public any more, and for everybody when it never was
 */
export async function setMarks(
  on: Queryable,
  { mark, fileKey, now, inbox }: { mark: Mark; fileKey: string; now: Date; inbox: InboxService },
  marks: readonly WantedMark[],
): Promise<(number | undefined)[]> {
  const people = (isWanted: boolean) =>
    marks.filter(({ wanted }) => wanted === isWanted).map(({ userId }) => userId);
  const change = { added: people(true), removed: people(false), fileKey, now };
  const notices = mark === 'praise' && {
    notices: inbox.noticesOfMarks({ type: InboxMessageType.WORK_LIKED, fileKey }),
  };
  const work = await inOneStatement(on, async (db) => changeMarks(db, mark, { ...change, ...notices }));
  if (work === undefined) return marks.map(() => undefined);
  let count = work.before;
  return marks.map(({ userId, wanted }) => {
    if (wanted && !work.isLive) return undefined;
    if (work.changed.has(userId)) count += wanted ? 1 : -1;
    return count;
  });
}

/** Whether one mark of several may be to blame: its person is gone. */
const isOfOne = (error: unknown) => (error as { code?: unknown }).code === FOREIGN_KEY_VIOLATION;

/**
 * Sets marks of many people on the same work together: while one transaction is being written, the next one gathers. A work that
 * everybody likes at once takes one lock, one message and one wait for the disk for many likes. Each is answered once it is committed.
 *
 * @returns setMark(mark, fileKey, wanted): see setMarks
 */
export function createMarkBatches(
  db: Database,
  { inbox, now }: { inbox: InboxService; now: () => Date },
): (mark: Mark, fileKey: string, wanted: WantedMark) => Promise<number> {
  const queues = new Map<string, Waiting[]>();

  /** The next marks, of each person one: what somebody wants after that comes with the next ones. */
  function take(queue: Waiting[]): Waiting[] {
    const batch = new Map<string, Waiting>();
    const later: Waiting[] = [];
    for (const one of queue.splice(0)) {
      if (batch.has(one.userId) || batch.size >= AT_ONCE) later.push(one);
      else batch.set(one.userId, one);
    }
    queue.push(...later);
    return [...batch.values()];
  }

  function answer({ resolve, reject }: Waiting, fileKey: string, count: number | undefined): void {
    if (count === undefined) reject(notPublic(fileKey));
    else resolve(count);
  }

  async function write(mark: Mark, fileKey: string, batch: readonly Waiting[]): Promise<void> {
    const set = (marks: readonly WantedMark[]) => setMarks(db, { mark, fileKey, now: now(), inbox }, marks);
    try {
      const counts = await set(batch);
      for (const [index, one] of batch.entries()) answer(one, fileKey, counts[index]);
    } catch (error) {
      // Only what may be wrong with one of them is worth another try; a database that is away is not asked once for each.
      if (batch.length === 1 || !isOfOne(error)) {
        for (const { reject } of batch) reject(error);
        return;
      }
      // One that cannot be written must not take the others along.
      for (const one of batch) await set([one]).then(([count]) => answer(one, fileKey, count), one.reject);
    }
  }

  async function work(key: string, queue: Waiting[], mark: Mark, fileKey: string): Promise<void> {
    while (queue.length > 0) {
      // What has arrived together is read in one turn of the event loop: the first one waits for the others of its turn.
      await setImmediate();
      await write(mark, fileKey, take(queue));
    }
    queues.delete(key);
  }

  return (mark, fileKey, wanted) =>
    new Promise((resolve, reject) => {
      const key = `${mark} ${fileKey}`;
      const running = queues.get(key);
      const queue = running ?? [];
      queue.push({ ...wanted, resolve, reject });
      if (running !== undefined) return;
      queues.set(key, queue);
      void work(key, queue, mark, fileKey);
    });
}
