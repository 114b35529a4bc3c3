import {
  mayInTeam,
  normalizeText,
  SpaceType,
  TEAM_LIBRARY_PICTURES,
  TeamPrivilege,
  type TeamRole,
} from '@boardwalk/domain';
import { inTransaction, type Queryable } from '../../infra/database/database.ts';
import { ApiError } from '../../infra/errors/ApiError.ts';
import type { Upload } from '../../infra/http/Upload.ts';
import { linkBlob, recordImage } from '../../infra/images/imageStore.ts';
import type { Infra } from '../../infra/Infra.ts';
import type { PageQuery } from '../../infra/lists/cursor.ts';
import type { TeamStorage, UploadService, WorkspaceService } from '../workspace/service.ts';
import { missing, openTeam, openTeamToChange } from './access.ts';
import * as library from './libraryRepository.ts';

/** What the picture libraries of teams can do. */
export type LibraryService = ReturnType<typeof createLibraryService>;

/** Names of files are cut to what the table takes. */
const NAME_CHARACTERS = 100;

/** Pictures a team keeps for its boards: TeamLibrary sees and uses them, TeamNetdisk adds and removes them (spec §6). */
export function createLibraryService(
  { db, blobs, clock }: Infra,
  {
    workspace,
    uploads,
    storage,
  }: { workspace: WorkspaceService; uploads: UploadService; storage: TeamStorage },
) {
  async function requirePicture(
    on: Queryable,
    teamId: string,
    hash: string,
  ): Promise<library.TeamPictureRow> {
    const picture = await library.findPicture(on, teamId, hash);
    if (picture === undefined)
      throw new ApiError('image_not_found', { internal: `${hash} of team ${teamId}` });
    return picture;
  }

  return {
    /** Whether who has opened a file with this role in its team may put pictures of the team's library on it. */
    mayUse: (file: { role: TeamRole | null; team_type: SpaceType }): boolean =>
      file.team_type !== SpaceType.PERSONAL && mayInTeam(file.role, TeamPrivilege.LIBRARY),

    /** A page of a library, the newest first. Errors: team_not_found, privilege_missing. */
    async list(userId: string, teamId: string, page: PageQuery) {
      const team = await openTeam(db, userId, teamId, TeamPrivilege.LIBRARY);
      return library.listPictures(db, team.team_id, page);
    },

    /**
     * Adds a picture; one that is there already stays as it is.
     * Errors: team_not_found, privilege_missing, bad_input, image_not_accepted, place_full, storage_full.
     */
    async add(userId: string, teamId: string, hash: string, upload: Upload): Promise<library.TeamPictureRow> {
      await openTeam(db, userId, teamId, TeamPrivilege.NETDISK);
      const image = await uploads.storePicture(hash, upload);
      return inTransaction(db, async (trx) => {
        const team = await openTeamToChange(trx, userId, teamId, TeamPrivilege.NETDISK);
        const present = await library.findPicture(trx, team.team_id, hash);
        if (present !== undefined) return present;
        const current = await library.countPictures(trx, team.team_id);
        if (current >= TEAM_LIBRARY_PICTURES) {
          throw new ApiError('place_full', { data: { limit: TEAM_LIBRARY_PICTURES, current } });
        }
        const now = clock.now();
        const name =
          [...normalizeText(upload.filename)].slice(0, NAME_CHARACTERS).join('') || hash.slice(0, 8);
        const row = { team_id: team.team_id, hash, name, added_by: userId, created_at: now };
        await storage.within(trx, team.team_id, async () => {
          await recordImage(trx, image, null, now);
          await library.insertPicture(trx, row);
        });
        return requirePicture(trx, team.team_id, hash);
      });
    },

    /** Takes a picture out; boards it was put on keep it. Errors: team_not_found, privilege_missing, image_not_found. */
    async remove(userId: string, teamId: string, hash: string): Promise<void> {
      const team = await openTeam(db, userId, teamId, TeamPrivilege.NETDISK);
      const wasThere = await library.deletePicture(db, team.team_id, hash);
      if (!wasThere) throw new ApiError('image_not_found', { internal: `${hash} of team ${teamId}` });
    },

    /**
     * Lets a board of the team show a picture of its library.
     * Errors: file_not_found, not_editor, privilege_missing, image_not_found.
     */
    async use(userId: string, fileKey: string, hash: string) {
      await inTransaction(db, async (trx) => {
        const { file } = await workspace.openFileToEdit(userId, fileKey, trx);
        if (!mayInTeam(file.role, TeamPrivilege.LIBRARY)) {
          throw missing(TeamPrivilege.LIBRARY, file.role ?? 'visitor');
        }
        await requirePicture(trx, file.team_id, hash);
        await linkBlob(trx, fileKey, hash, 'upload', clock.now());
      });
      return uploads.imageInfo(fileKey, hash);
    },

    /** A picture in one width, ready to be sent. Errors: image_not_found. */
    async open(teamId: string, hash: string, width: 360 | 720 | 1080) {
      const row = await library.findVariant(db, teamId, hash, width);
      const blob = row === undefined ? undefined : await blobs.open(row.blob_hash);
      if (row === undefined || blob === undefined) {
        throw new ApiError('image_not_found', { internal: `${hash} of team ${teamId}` });
      }
      return { blobHash: row.blob_hash, ...blob };
    },
  };
}
