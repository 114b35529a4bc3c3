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
    return followRelation(known(await repository.findFacts(on, viewerId, userId), userId));
  }

  /** How two people stand; undefined when there is no such person. */
  async function findState(
    on: Queryable,
    viewerId: string,
    userId: string,
  ): Promise<FollowState | undefined> {
    const facts = await repository.findFacts(on, viewerId, userId);
    if (facts === undefined) return undefined;
    const blocked = (await blockedBy(on, viewerId, [userId])).has(userId);
    return { focus_user_id: userId, relation: followRelation(facts), blocked };
  }

  return {
    ...createBlocks(infra, { inbox }),

    /** How two people stand, seen from the first, and whether that one has blocked the other. Errors: user_not_found. */
    async stateTo(viewerId: string, userId: string): Promise<FollowState> {
      return known(await findState(db, viewerId, userId), userId);
    },

    /** How two people stand, seen from the first. Errors: user_not_found. */
    async relation(viewerId: string, userId: string): Promise<FollowRelation> {
      return relationOn(db, viewerId, userId);
    },

    /**
     * Starts to follow; following already changes nothing. Errors: cannot_follow_self, user_not_found; interaction_refused when
     * one has blocked the other.
     *
     * @returns how the two stand with it when it is done
     */
    async follow(followerId: string, followeeId: string): Promise<FollowState> {
      if (followerId === followeeId) throw new ApiError('cannot_follow_self');
      return inTransaction(db, async (trx) => {
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
        return known(await findState(trx, followerId, followeeId), followeeId);
      });
    },

    /**
     * Stops to follow; not following changes nothing. Errors: user_not_found.
     *
     * @returns how the two stand with it
     */
    async unfollow(followerId: string, followeeId: string): Promise<FollowState> {
      const state = await inTransaction(db, async (trx) => {
        await repository.lockCounters(trx, [followerId, followeeId]);
        if (await repository.deleteFollow(trx, { followerId, followeeId })) {
          await repository.moveCounters(trx, { followerId, followeeId }, -1);
          await inbox.withdraw(trx, followeeId, { type: InboxMessageType.FOLLOWED, actorId: followerId });
        }
        return findState(trx, followerId, followeeId);
      });
      return known(state, followeeId);
    },
  };
}

function known<Value>(value: Value | undefined, userId: string): Value {
  if (value === undefined) throw new ApiError('user_not_found', { internal: `no user ${userId}` });
  return value;
}
