import { KeepWorks } from '@boardwalk/domain';
import type { Collaboration } from '../../collaboration/collaboration.ts';
import { inTransaction, type Queryable } from '../../infra/database/database.ts';
import { ApiError } from '../../infra/errors/ApiError.ts';
import type { Infra } from '../../infra/Infra.ts';
import { eraseBoardCommentsOf } from '../boardComments/service.ts';
import { eraseCommentsOf } from '../comments/service.ts';
import { MailKind, type MailService } from '../mail/service.ts';
import { forgetNames } from '../risk/service.ts';
import type { TeamsService } from '../teams/service.ts';
import type { AccountCentre } from './accountCentre.ts';
import { recordErasedContent, storeErasedContent } from './erasedContent.ts';
import * as people from './personErasureRepository.ts';
import * as works from './workErasureRepository.ts';
import type { SessionsService } from './sessions.ts';
import { withShownPictures, type ShownPictures } from './shownPictures.ts';

/** Ending accounts. */
export type ErasureService = ReturnType<typeof createErasureService>;

/** Deletes accounts so that nothing personal is left (see the decision on erasure). */
export function createErasureService(
  infra: Infra,
  parts: {
    accountCentre: AccountCentre;
    sessions: SessionsService;
    teams: TeamsService;
    mail: MailService;
    collaboration: Collaboration;
  },
) {
  const { db, blobs, clock, ids, pictures, tokens } = infra;
  const { accountCentre, sessions, teams, mail, collaboration } = parts;
  return {
    /**
     * Deletes a person's account in one transaction: what belongs to them goes, counters of others stay exact, and the
     * row that records refer to is left without anything personal. Boards go; published works as chosen; boards in
     * teams of others stay there.
     * Errors: wrong_password, too_many_requests, owns_teams with the teams to hand over first.
     */
    async deleteAccount(
      userId: string,
      { password, keepWorks }: { password: string; keepWorks: KeepWorks },
    ): Promise<void> {
      const passwordHash = await accountCentre.confirmPassword(userId, password);
      const empty = await storeErasedContent({ blobs, pictures });
      const erase = async (trx: Queryable, shown: ShownPictures) => {
        const person = await people.lockPerson(trx, userId);
        if (person === undefined)
          throw new ApiError('not_signed_in', { internal: `account ${userId} is gone` });
        // Who has replaced the password meanwhile has shut out anyone who knew the former one.
        if (person.password_hash !== passwordHash)
          throw new ApiError('wrong_password', { internal: 'changed meanwhile' });
        const owned = await teams.teamsToHandOver(trx, userId);
        if (owned.length > 0) throw new ApiError('owns_teams', { data: { teams: owned } });
        const now = clock.now();
        const endedSessions = await sessions.revokeAll(trx, userId, null);
        await teams.departFromAll(trx, userId);
        await recordErasedContent(trx, empty, now);
        const erased = await works.eraseWorks(trx, userId, {
          keepPublic: keepWorks === KeepWorks.ANONYMISE,
          empty: { board: empty.board.hash, cover: empty.cover.hash },
          shown,
          now,
        });
        await people.takeBackMarks(trx, userId);
        await people.forgetTraces(trx, userId, tokens.pseudonym(`erased ${ids.secret()}`));
        await eraseCommentsOf(trx, userId, now);
        await eraseBoardCommentsOf(trx, userId, now);
        await people.deleteBelongings(trx, userId);
        await people.blankPerson(trx, userId, { profileName: ids.key(), now });
        await mail.forget(trx, userId);
        if (person.email !== null && person.email_proven_at !== null)
          await mail.send(trx, {
            address: person.email,
            language: person.language,
            kind: MailKind.ACCOUNT_DELETED,
            data: {},
          });
        await forgetNames(trx, [person.nick_name, person.name, person.email, person.mobile], infra);
        return { ended: endedSessions, fileKeys: erased };
      };
      const eraseKnowing = (shown: ShownPictures) => inTransaction(db, (trx) => erase(trx, shown));
      const { ended, fileKeys } =
        keepWorks === KeepWorks.ANONYMISE
          ? await withShownPictures({ db, blobs }, userId, eraseKnowing)
          : await eraseKnowing(new Map());
      sessions.forget(ended);
      for (const fileKey of fileKeys) collaboration.closeBoard(fileKey);
    },
  };
}
