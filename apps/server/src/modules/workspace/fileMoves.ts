import { mayInTeam, normalizeText, duplicateName, TeamPrivilege, type Language } from '@boardwalk/domain';
import { inTransaction, type Queryable } from '../../infra/database/database.ts';
import { once } from '../../infra/database/idempotency.ts';
import { ApiError } from '../../infra/errors/ApiError.ts';
import type { Infra } from '../../infra/Infra.ts';
import { duplicateFile } from './duplicateRepository.ts';
import * as moves from './fileMoveRepository.ts';
import type { FileAccessRow, FileRow } from './fileRepository.ts';
import { lockTeams } from './placeRepository.ts';
import type { Place } from './repository.ts';
import type { WorkspaceService } from './service.ts';
import type { TeamStorage } from './storage.ts';

/** What moving and duplicating can do. */
export type FileMovesService = ReturnType<typeof createFileMovesService>;

/** What the limit of visitors who edit is held by; see the service of sharing. */
export interface VisitorLimit {
  checkVisitors(trx: Queryable, fileKey: string): Promise<void>;
}

/** A wish for a duplicate. */
export interface DuplicateRequest {
  fileKey: string;
  /** Empty means the name of the file, marked as a copy. */
  name: string;
  language: Language;
  idempotencyKey: string | undefined;
}

/** Files that go elsewhere or become two. */
export function createFileMovesService(
  { db, clock, ids }: Infra,
  {
    workspace,
    visitors,
    storage,
  }: { workspace: WorkspaceService; visitors: VisitorLimit; storage: TeamStorage },
) {
  /** Who owns a file after a move. Errors: not_owner. */
  async function ownerAfterMove(
    trx: Queryable,
    file: FileAccessRow,
    userId: string,
    teamId: string,
  ): Promise<string> {
    if (await moves.isMember(trx, teamId, file.owner_id)) return file.owner_id;
    // What somebody handed in to the community stays with them.
    if (await moves.wasSubmitted(trx, file.file_key)) throw new ApiError('not_owner');
    return userId;
  }

  async function openToDuplicate(trx: Queryable, userId: string, fileKey: string): Promise<FileAccessRow> {
    const { file } = await workspace.openFile(userId, fileKey, trx);
    if (!mayInTeam(file.role, TeamPrivilege.EDIT)) throw new ApiError('not_editor');
    return file;
  }

  return {
    /**
     * Moves a file. Within its team that takes TeamEdit, into another TeamMoveFile there and TeamEdit and room here, for
     * the visitors who edit it as well.
     * Errors: file_not_found, not_member, not_editor, privilege_missing, not_owner, team_not_found, project_not_found,
     * folder_not_found, file_limit_reached, collaborator_limit_reached, storage_full.
     */
    async moveFile(userId: string, fileKey: string, place: Place): Promise<FileRow> {
      return inTransaction(db, async (trx) => {
        const { file: before } = await workspace.openFile(userId, fileKey, trx);
        await workspace.openPlace(trx, userId, place, TeamPrivilege.EDIT);
        await lockTeams(trx, [before.team_id, place.teamId]);
        // What was read before the lock may have changed meanwhile.
        const { file } = await workspace.openFile(userId, fileKey, trx);
        if (file.team_id !== before.team_id) throw new ApiError('file_not_found', { internal: 'moved away' });
        await workspace.openPlace(trx, userId, place, TeamPrivilege.EDIT);
        const staysInTeam = file.team_id === place.teamId;
        if (staysInTeam && !mayInTeam(file.role, TeamPrivilege.EDIT)) throw new ApiError('not_editor');
        if (!staysInTeam && !mayInTeam(file.role, TeamPrivilege.MOVE_FILE)) {
          throw new ApiError('privilege_missing', { data: { privilege: TeamPrivilege.MOVE_FILE } });
        }
        if (!staysInTeam) await workspace.checkRoom(trx, place.teamId);
        const ownerId = staysInTeam ? file.owner_id : await ownerAfterMove(trx, file, userId, place.teamId);
        const moved = staysInTeam
          ? await moves.moveFile(trx, fileKey, { ...place, ownerId })
          : await storage.within(trx, place.teamId, () =>
              moves.moveFile(trx, fileKey, { ...place, ownerId }),
            );
        if (!staysInTeam) await visitors.checkVisitors(trx, fileKey);
        return moved;
      });
    },

    /**
     * Duplicates a file with its board in its place, once per idempotency key.
     * Errors: file_not_found, not_member, not_editor, file_limit_reached, storage_full, idempotency_key_reused.
     */
    async duplicate(userId: string, request: DuplicateRequest): Promise<FileRow> {
      const { fileKey, language, idempotencyKey: key } = request;
      return inTransaction(db, async (trx) => {
        const file = await openToDuplicate(trx, userId, fileKey);
        const name = normalizeText(request.name) || duplicateName(file.name, language);
        const now = clock.now();
        const scope = { userId, operation: 'duplicateFile', key, now };
        const made = await once(trx, scope, async () => {
          await workspace.checkRoom(trx, file.team_id);
          // Until the team was locked, the file or the right may have gone.
          await openToDuplicate(trx, userId, fileKey);
          const copyKey = ids.key();
          await storage.within(trx, file.team_id, () =>
            duplicateFile(trx, fileKey, { fileKey: copyKey, ownerId: userId, name }, now),
          );
          return { fileKey: copyKey, sourceKey: fileKey };
        });
        if (made.sourceKey !== fileKey) throw new ApiError('idempotency_key_reused');
        const { file: copy } = await workspace.openFile(userId, made.fileKey, trx);
        return copy;
      });
    },
  };
}
