import type { FollowState } from '@boardwalk/api-client';
import { followRelation, InboxMessageType, type FollowRelation } from '@boardwalk/domain';
import { inTransaction, type Queryable } from '../../infra/database/database.ts';
import { ApiError } from '../../infra/errors/ApiError.ts';
import type { Infra } from '../../infra/Infra.ts';
import type { InboxService } from '../inbox/service.ts';
import { blockedBy, isBlockBetween } from './blockRepository.ts';
import { createBlocks } from './blocks.ts';
import * as repository from './repository.ts';

export { blockersOf, isBlockBetween } from './blockRepository.ts';

/** What the follows module offers to its handlers and to other modules. */
export type FollowsService = ReturnType<typeof createFollowsService>;

/** Who follows whom, and who keeps whom away. */
export function createFollowsService(infra: Infra, { inbox }: { inbox: InboxService }) {
  const { db, clock } = infra;
  async function relationOn(on: Queryable, viewerId: string, userId: string): Promise<FollowRelation> {
    const facts = await repository.findFacts(on, viewerId, userId);
    if (facts === undefined) throw new ApiError('user_not_found', { internal: `no user ${userId}` });
    return followRelation(facts);
  }

  return {
    ...createBlocks(infra, { inbox }),

    /** How two people stand, seen from the first, and whether that one has blocked the other. Errors: user_not_found. */
    async stateTo(viewerId: string, userId: string): Promise<FollowState> {
      const relation = await relationOn(db, viewerId, userId);
      const blocked = (await blockedBy(db, viewerId, [userId])).has(userId);
      return { focus_user_id: userId, relation, blocked };
    },

    /** How two people stand, seen from the first. Errors: user_not_found. */
    async relation(viewerId: string, userId: string): Promise<FollowRelation> {
      return relationOn(db, viewerId, userId);
    },

    /**
     * Starts to follow; following already changes nothing. Errors: cannot_follow_self, user_not_found; interaction_refused when
     * one has blocked the other.
     */
    async follow(followerId: string, followeeId: string): Promise<void> {
      if (followerId === followeeId) throw new ApiError('cannot_follow_self');
      await inTransaction(db, async (trx) => {
        const people = await repository.lockCounters(trx, [followerId, followeeId]);
        if (!people.includes(followerId))
          throw new ApiError('not_signed_in', { internal: `account ${followerId} is gone` });
        // Refuses an unknown user before the foreign key does.
        await relationOn(trx, followerId, followeeId);
        if (await isBlockBetween(trx, followerId, followeeId))
          throw new ApiError('interaction_refused', { internal: `${followerId} follows ${followeeId}` });
        const follow = { follower_id: followerId, followee_id: followeeId, created_at: clock.now() };
        if (await repository.insertFollow(trx, follow)) {
          await repository.moveCounters(trx, { followerId, followeeId }, 1);
          await inbox.addNotice(trx, followeeId, { type: InboxMessageType.FOLLOWED, actorId: followerId });
        }
      });
    },

    /** Stops to follow; not following changes nothing. */
    async unfollow(followerId: string, followeeId: string): Promise<void> {
      await inTransaction(db, async (trx) => {
        await repository.lockCounters(trx, [followerId, followeeId]);
        if (await repository.deleteFollow(trx, { followerId, followeeId })) {
          await repository.moveCounters(trx, { followerId, followeeId }, -1);
          await inbox.withdraw(trx, followeeId, { type: InboxMessageType.FOLLOWED, actorId: followerId });
        }
      });
    },
  };
}
