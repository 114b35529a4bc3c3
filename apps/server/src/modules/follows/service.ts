import { followRelation, InboxMessageType, type FollowRelation } from '@boardwalk/domain';
import { inTransaction, type Queryable } from '../../infra/database/database.ts';
import { ApiError } from '../../infra/errors/ApiError.ts';
import type { Infra } from '../../infra/Infra.ts';
import type { InboxService } from '../inbox/service.ts';
import * as repository from './repository.ts';

/** What the follows module offers to its handlers and to other modules. */
export type FollowsService = ReturnType<typeof createFollowsService>;

/** Who follows whom. */
export function createFollowsService({ db, clock }: Infra, { inbox }: { inbox: InboxService }) {
  async function relationOn(on: Queryable, viewerId: string, userId: string): Promise<FollowRelation> {
    const facts = await repository.findFacts(on, viewerId, userId);
    if (facts === undefined) throw new ApiError('user_not_found', { internal: `no user ${userId}` });
    return followRelation(facts);
  }

  return {
    /** How two people stand, seen from the first. Errors: user_not_found. */
    async relation(viewerId: string, userId: string): Promise<FollowRelation> {
      return relationOn(db, viewerId, userId);
    },

    /**
     * Starts to follow; following already changes nothing. Errors: cannot_follow_self, user_not_found.
     *
     * @returns how the two stand now
     */
    async follow(followerId: string, followeeId: string): Promise<FollowRelation> {
      if (followerId === followeeId) throw new ApiError('cannot_follow_self');
      return inTransaction(db, async (trx) => {
        const people = await repository.lockCounters(trx, [followerId, followeeId]);
        if (!people.includes(followerId))
          throw new ApiError('not_signed_in', { internal: `account ${followerId} is gone` });
        // Refuses an unknown user before the foreign key does.
        await relationOn(trx, followerId, followeeId);
        const follow = { follower_id: followerId, followee_id: followeeId, created_at: clock.now() };
        if (await repository.insertFollow(trx, follow)) {
          await repository.moveCounters(trx, { followerId, followeeId }, 1);
          await inbox.addNotice(trx, followeeId, { type: InboxMessageType.FOLLOWED, actorId: followerId });
        }
        return relationOn(trx, followerId, followeeId);
      });
    },

    /**
     * Stops to follow; not following changes nothing. Errors: user_not_found.
     *
     * @returns how the two stand now
     */
    async unfollow(followerId: string, followeeId: string): Promise<FollowRelation> {
      return inTransaction(db, async (trx) => {
        await repository.lockCounters(trx, [followerId, followeeId]);
        if (await repository.deleteFollow(trx, { followerId, followeeId })) {
          await repository.moveCounters(trx, { followerId, followeeId }, -1);
          await inbox.withdraw(trx, followeeId, { type: InboxMessageType.FOLLOWED, actorId: followerId });
        }
        return relationOn(trx, followerId, followeeId);
      });
    },
  };
}
