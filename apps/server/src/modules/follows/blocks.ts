import { FieldRule, InboxMessageType } from '@boardwalk/domain';
import { inTransaction, type Queryable } from '../../infra/database/database.ts';
import { ApiError, badInput } from '../../infra/errors/ApiError.ts';
import type { Infra } from '../../infra/Infra.ts';
import type { InboxService } from '../inbox/service.ts';
import * as blocks from './blockRepository.ts';
import * as repository from './repository.ts';

/** Who keeps whom away (decision 0078). */
export function createBlocks({ db, clock }: Infra, { inbox }: { inbox: InboxService }) {
  /** Ends a follow, and what the inbox says of it. */
  async function endFollow(trx: Queryable, followerId: string, followeeId: string): Promise<void> {
    if (!(await repository.deleteFollow(trx, { followerId, followeeId }))) return;
    await repository.moveCounters(trx, { followerId, followeeId }, -1);
    await inbox.withdraw(trx, followeeId, { type: InboxMessageType.FOLLOWED, actorId: followerId });
  }

  return {
    /**
     * Blocks a person: follows end in both directions, and what the person did leaves the blocker's inbox. Blocking again changes
     * nothing. Errors: bad_input for oneself, user_not_found, not_signed_in when the account is gone.
     */
    async block(blockerId: string, blockedId: string): Promise<void> {
      if (blockerId === blockedId) throw badInput([{ field: 'user_id', rule: FieldRule.NOT_ALLOWED }]);
      await inTransaction(db, async (trx) => {
        // As following does: of the two that happen at once, one sees the other.
        const people = await repository.lockCounters(trx, [blockerId, blockedId]);
        if (!people.includes(blockerId))
          throw new ApiError('not_signed_in', { internal: `account ${blockerId} is gone` });
        if ((await repository.findFacts(trx, blockerId, blockedId)) === undefined)
          throw new ApiError('user_not_found', { internal: `no user ${blockedId}` });
        await endFollow(trx, blockerId, blockedId);
        await endFollow(trx, blockedId, blockerId);
        await inbox.withdrawPerson(trx, blockerId, blockedId);
        await blocks.insertBlock(trx, {
          blocker_id: blockerId,
          blocked_id: blockedId,
          created_at: clock.now(),
        });
      });
    },

    /** Stops blocking a person; not blocked, nothing changes. Errors: user_not_found. */
    async unblock(blockerId: string, blockedId: string): Promise<void> {
      await inTransaction(db, async (trx) => {
        if ((await repository.findFacts(trx, blockerId, blockedId)) === undefined)
          throw new ApiError('user_not_found', { internal: `no user ${blockedId}` });
        await blocks.deleteBlock(trx, blockerId, blockedId);
      });
    },
  };
}
