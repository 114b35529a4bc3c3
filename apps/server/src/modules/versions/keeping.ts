import { parseSnapshot, type BoardSnapshot } from '@boardwalk/board/document';
import { nextVersionAt, VersionKind, versionsKeptSince } from '@boardwalk/domain';
import type { Collaboration } from '../../collaboration/collaboration.ts';
import { inTransaction, type Queryable } from '../../infra/database/database.ts';
import { ApiError } from '../../infra/errors/ApiError.ts';
import type { Infra } from '../../infra/Infra.ts';
import type { TeamStorage } from '../workspace/service.ts';
import * as repository from './repository.ts';

/** A version about to be kept. */
export interface NewVersion {
  fileKey: string;
  kind: VersionKind;
  name?: string;
  authorId: string | null;
  restoredFrom?: string;
}

/** A board whose bytes are stored. */
export interface StoredBoard {
  snapshot: BoardSnapshot;
  hash: string;
  size: number;
}

/** Which teams have the free plan; see the service of memberships. */
export interface PlanSource {
  teamsOnFreePlan(on: Queryable, teamIds: readonly string[]): Promise<string[]>;
}

/** Boards looked at in one turn; the next turn comes soon. */
const DUE_AT_ONCE = 200;

/** Keeps versions of boards by themselves, and lets old ones go. */
export function createKeeping(
  { db, blobs, clock, log }: Infra,
  {
    collaboration,
    plans,
    storage,
  }: { collaboration: Pick<Collaboration, 'readBoard'>; plans: PlanSource; storage: TeamStorage },
) {
  /** Stores a board: its bytes, to which nothing refers yet. */
  async function store(snapshot: BoardSnapshot): Promise<StoredBoard> {
    const bytes = Buffer.from(JSON.stringify(snapshot));
    return { snapshot, hash: await blobs.put(bytes), size: bytes.byteLength };
  }

  /** Notes a stored board as a version and gives its id. */
  async function add(trx: Queryable, version: NewVersion, board: StoredBoard): Promise<string> {
    const row = {
      file_key: version.fileKey,
      object_hash: board.hash,
      element_count: board.snapshot.elements.length,
      kind: version.kind,
      name: version.name ?? null,
      author_id: version.authorId,
      restored_from: version.restoredFrom ?? null,
      created_at: clock.now(),
    };
    return repository.insertVersion(trx, row, { hash: board.hash, size: board.size });
  }

  /** Keeps the version of one board if it is due and the board has changed since the last one. */
  async function keepDue(fileKey: string): Promise<boolean> {
    const now = clock.now();
    // Found before the board is read: whatever is edited afterwards changes the job or makes a new one.
    const job = await repository.findDueJob(db, fileKey, now);
    if (job === undefined) return false;
    const last = await repository.findNewest(db, fileKey);
    const nextAt = nextVersionAt(last?.last_automatic_at ?? null, now);
    if (nextAt > now) {
      await repository.postponeJob(db, fileKey, nextAt);
      return false;
    }
    const board = await store(await collaboration.readBoard(fileKey));
    return inTransaction(db, async (trx) => {
      if (!(await repository.takeJob(trx, fileKey, job.mark))) return false;
      const newest = await repository.findNewest(trx, fileKey);
      if (board.hash === newest?.object_hash) return false;
      const version = { fileKey, kind: VersionKind.AUTOMATIC, authorId: job.editor_id };
      await storage.withinTeamOf(trx, fileKey, () => add(trx, version, board));
      return true;
    });
  }

  return {
    store,
    add,

    /** The board of a version. Throws when its bytes are gone. */
    async load(objectHash: string): Promise<BoardSnapshot> {
      const bytes = await blobs.read(objectHash);
      if (bytes === undefined) throw new Error(`the board ${objectHash} is gone`);
      return parseSnapshot(JSON.parse(bytes.toString('utf8')));
    },

    /** Keeps every version that is due; returns how many were kept. To be called every minute. */
    async keepAllDue(): Promise<number> {
      let kept = 0;
      for (const { file_key: fileKey } of await repository.listDue(db, clock.now(), DUE_AT_ONCE)) {
        try {
          if (await keepDue(fileKey)) kept += 1;
        } catch (error) {
          // The file went away meanwhile, and its job with it.
          if (error instanceof ApiError && error.error === 'cmt_open_file_error') continue;
          // Nobody waits for it: it is kept once there is room.
          if (error instanceof ApiError && error.error === 'storage_full')
            log.info(
              { fileKey, ...error.data },
              'a version of a board was skipped: its team has no storage left',
            );
          else log.error({ err: error, fileKey }, 'a version of a board could not be kept');
          await repository.postponeJob(db, fileKey, nextVersionAt(clock.now(), clock.now()));
        }
      }
      return kept;
    },

    /** Lets versions go that are older than the free plan keeps, of the teams that have it; returns how many. To be called daily. */
    async dropOld(): Promise<number> {
      const keptSince = versionsKeptSince(false, clock.now());
      if (keptSince === null) return 0;
      let dropped = 0;
      const teamIds = await repository.listTeamsWithOld(db, keptSince);
      for (const teamId of await plans.teamsOnFreePlan(db, teamIds))
        dropped += await repository.deleteOld(db, teamId, keptSince);
      return dropped;
    },
  };
}
