import type { Readable } from 'node:stream';
import { TeamPrivilege } from '@boardwalk/domain';
import { inTransaction } from '../../infra/database/database.ts';
import { ApiError } from '../../infra/errors/ApiError.ts';
import type { Upload } from '../../infra/http/Upload.ts';
import { storeSquares, WIDEST_SQUARE, type SquareWidth } from '../../infra/images/storeSquares.ts';
import type { Infra } from '../../infra/Infra.ts';
import { openTeam, openTeamToChange } from './access.ts';
import * as repository from './avatarRepository.ts';

/** What can be done with the pictures of teams. */
export type TeamAvatarService = ReturnType<typeof createTeamAvatars>;

/** The picture by which people know a team: a square, encoded again. Who may rename the team may change it. */
export function createTeamAvatars(infra: Infra) {
  const { db, blobs, clock } = infra;
  return {
    /** Sets it. Errors: team_not_found, privilege_missing, image_not_accepted, too_many_requests. */
    async set(userId: string, teamId: string, upload: Upload): Promise<void> {
      await openTeam(db, userId, teamId, TeamPrivilege.PERMISSION);
      const { hash, squares } = await storeSquares(infra, upload);
      await inTransaction(db, async (trx) => {
        const team = await openTeamToChange(trx, userId, teamId, TeamPrivilege.PERMISSION);
        await repository.replaceAvatar(trx, team.team_id, { hash, squares, now: clock.now() });
      });
    },

    /** Takes it away; without one nothing happens. Errors: team_not_found, privilege_missing. */
    async remove(userId: string, teamId: string): Promise<void> {
      await inTransaction(db, async (trx) => {
        const team = await openTeamToChange(trx, userId, teamId, TeamPrivilege.PERMISSION);
        await repository.removeAvatar(trx, team.team_id, clock.now());
      });
    },

    /** It in one width, ready to be sent. Errors: image_not_found. */
    async open(
      teamId: string,
      hash: string,
      width: SquareWidth = WIDEST_SQUARE,
    ): Promise<{ blobHash: string; size: number; stream: Readable }> {
      const blobHash = await repository.findSquare(db, { teamId, hash, width });
      const blob = blobHash === undefined ? undefined : await blobs.open(blobHash);
      if (blobHash === undefined || blob === undefined)
        throw new ApiError('image_not_found', { internal: `picture ${hash} of team ${teamId}` });
      return { blobHash, ...blob };
    },
  };
}
