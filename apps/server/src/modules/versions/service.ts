import type { FileVersion } from '@boardwalk/api-client';
import { BoardStore, restoreSnapshot } from '@boardwalk/board/document';
import { VERSION_LIMITS, VersionKind } from '@boardwalk/domain';
import type { Collaboration } from '../../collaboration/collaboration.ts';
import { inTransaction, type Queryable } from '../../infra/database/database.ts';
import { once } from '../../infra/database/idempotency.ts';
import { ApiError } from '../../infra/errors/ApiError.ts';
import type { Infra } from '../../infra/Infra.ts';
import type { CursorPage, PageQuery } from '../../infra/lists/cursor.ts';
import type { TeamStorage, WorkspaceService } from '../workspace/service.ts';
import { createKeeping, type PlanSource } from './keeping.ts';
import { mayDeleteVersion, maySeeVersions } from './policy.ts';
import { presentVersion } from './presenter.ts';
import * as repository from './repository.ts';

/** What the versions module offers to its handlers and to other modules. */
export type VersionsService = ReturnType<typeof createVersionsService>;

/** Operation under which idempotency keys of versions are kept. */
const CREATE = 'createVersion';

/** Versions of boards: kept by themselves, kept by name, brought back. */
export function createVersionsService(
  infra: Infra,
  services: {
    workspace: WorkspaceService;
    collaboration: Collaboration;
    membership: PlanSource;
    storage: TeamStorage;
  },
) {
  const { db, blobs, clock } = infra;
  const { workspace, collaboration, storage } = services;
  const keeping = createKeeping(infra, { collaboration, plans: services.membership, storage });

  /** A file whose versions somebody may see. Errors: file_not_found, not_member, not_editor. */
  async function requireKeeper(userId: string, fileKey: string, on: Queryable = db) {
    const { file } = await workspace.openFile(userId, fileKey, on);
    if (!maySeeVersions(file, userId))
      throw new ApiError('not_editor', { internal: `versions of ${fileKey}` });
    return file;
  }

  /** Errors: version_not_found. */
  async function requireVersion(on: Queryable, fileKey: string, versionId: string) {
    const version = await repository.findVersion(on, fileKey, versionId);
    if (version === undefined) throw new ApiError('version_not_found', { internal: `version ${versionId}` });
    return version;
  }

  /** The same with the file locked: the right may have gone since it was asked for. */
  async function lockForKeeper(trx: Queryable, userId: string, fileKey: string) {
    if (!(await repository.lockFile(trx, fileKey)))
      throw new ApiError('file_not_found', { internal: `file ${fileKey}` });
    return requireKeeper(userId, fileKey, trx);
  }

  /** How many versions have a name is sure once the file is locked. Errors: version_limit_reached. */
  async function checkRoomForName(trx: Queryable, fileKey: string): Promise<void> {
    const current = await repository.countNamed(trx, fileKey);
    const limit = VERSION_LIMITS.namedPerFile;
    if (current >= limit) throw new ApiError('version_limit_reached', { data: { limit, current } });
  }

  /**
   * The board as it is now, kept as a version unless the newest one is like it. Gives its hash.
   * Errors: cmt_open_file_error, storage_full; file_not_found, not_member, not_editor when the right has gone meanwhile.
   */
  async function keepPresent(userId: string, fileKey: string): Promise<string> {
    const board = await keeping.store(await collaboration.readBoard(fileKey));
    await inTransaction(db, async (trx) => {
      const newest = await repository.findNewest(trx, fileKey);
      if (newest?.object_hash !== board.hash) {
        const version = { fileKey, kind: VersionKind.AUTOMATIC, authorId: userId };
        await storage.withinTeamOf(trx, fileKey, () => keeping.add(trx, version, board));
      }
      // Last, as near to the edit that follows as can be.
      await requireKeeper(userId, fileKey, trx);
    });
    return board.hash;
  }

  return {
    /** Whether somebody may see, keep and bring back versions of a file. */
    mayKeep: maySeeVersions,

    /** Versions of a file, the newest first. Errors: file_not_found, not_member, not_editor. */
    async page(userId: string, fileKey: string, part: PageQuery): Promise<CursorPage<FileVersion>> {
      await requireKeeper(userId, fileKey);
      const page = await repository.listVersions(db, fileKey, part);
      return { ...page, list: page.list.map(presentVersion) };
    },

    /**
     * Keeps the board as it is now under a name, once per idempotency key.
     * Errors: file_not_found, not_member, not_editor, version_limit_reached, storage_full,
     * idempotency_key_reused.
     */
    async create(
      userId: string,
      fileKey: string,
      version: { name: string; idempotencyKey: string | undefined },
    ): Promise<FileVersion> {
      await requireKeeper(userId, fileKey);
      const board = await keeping.store(await collaboration.readBoard(fileKey));
      const scope = { userId, operation: CREATE, key: version.idempotencyKey, now: clock.now() };
      const made = await inTransaction(db, (trx) =>
        once(trx, scope, () =>
          storage.withinTeamOf(trx, fileKey, async () => {
            await lockForKeeper(trx, userId, fileKey);
            await checkRoomForName(trx, fileKey);
            const named = { fileKey, kind: VersionKind.NAMED, name: version.name, authorId: userId };
            return { fileKey, versionId: await keeping.add(trx, named, board) };
          }),
        ),
      );
      if (made.fileKey !== fileKey)
        throw new ApiError('idempotency_key_reused', { internal: `version ${made.versionId}` });
      return presentVersion(await requireVersion(db, fileKey, made.versionId));
    },

    /**
     * Gives a version a name or another one; from then on it does not age.
     * Errors: file_not_found, not_member, not_editor, version_not_found, version_limit_reached.
     */
    async rename(userId: string, fileKey: string, versionId: string, name: string): Promise<FileVersion> {
      await requireKeeper(userId, fileKey);
      return inTransaction(db, async (trx) => {
        await lockForKeeper(trx, userId, fileKey);
        const version = await requireVersion(trx, fileKey, versionId);
        if (version.name === null) await checkRoomForName(trx, fileKey);
        // One without a name may have been dropped for its age meanwhile.
        if (!(await repository.renameVersion(trx, version.version_id, name)))
          throw new ApiError('version_not_found', { internal: `version ${versionId} was dropped` });
        return presentVersion({ ...version, name });
      });
    },

    /** Deletes a version. Errors: file_not_found, not_member, not_editor, version_not_found. */
    async remove(userId: string, fileKey: string, versionId: string): Promise<void> {
      await requireKeeper(userId, fileKey);
      await inTransaction(db, async (trx) => {
        const file = await lockForKeeper(trx, userId, fileKey);
        const version = await requireVersion(trx, fileKey, versionId);
        if (!mayDeleteVersion(file, version, userId))
          throw new ApiError('not_editor', { internal: `version ${versionId}` });
        await repository.deleteVersion(trx, version.version_id);
      });
    },

    /** The board of a version as it is stored. Errors: file_not_found, not_member, not_editor, version_not_found. */
    async openObject(userId: string, fileKey: string, objectId: string) {
      await requireKeeper(userId, fileKey);
      const isKnown = await repository.hasObject(db, fileKey, objectId);
      const blob = isKnown ? await blobs.open(objectId) : undefined;
      if (blob === undefined) throw new ApiError('version_not_found', { internal: `board ${objectId}` });
      return blob;
    },

    /**
     * Makes the board what it was in a version, by one edit everybody sees. What it was before is a version afterwards,
     * and so is the result; bringing that earlier one back takes all of it back.
     * Errors: file_not_found, not_member, not_editor, version_not_found, cmt_open_file_error,
     * storage_full.
     */
    async restore(userId: string, fileKey: string, versionId: string): Promise<FileVersion> {
      await requireKeeper(userId, fileKey);
      const version = await requireVersion(db, fileKey, versionId);
      const wanted = await keeping.load(version.object_hash);
      const presentHash = await keepPresent(userId, fileKey);
      if (presentHash === version.object_hash) return presentVersion(version);
      const restored = await collaboration.editBoard(fileKey, userId, (doc) => {
        const store = new BoardStore(doc);
        restoreSnapshot(store, wanted);
        store.destroy();
      });
      const board = await keeping.store(restored);
      const restoredId = await inTransaction(db, async (trx) => {
        // The board is what it was in the version, also when that was deleted meanwhile.
        const isThere = await repository.holdVersion(trx, version.version_id);
        const source = isThere ? { restoredFrom: version.version_id } : {};
        return keeping.add(trx, { fileKey, kind: VersionKind.RESTORED, authorId: userId, ...source }, board);
      });
      return presentVersion(await requireVersion(db, fileKey, restoredId));
    },

    /** Keeps every automatic version that is due; returns how many were kept. To be called every minute. */
    keepDue: () => keeping.keepAllDue(),

    /** Lets versions go that the plan of their team does not keep any longer; returns how many. To be called daily. */
    dropOld: () => keeping.dropOld(),
  };
}
