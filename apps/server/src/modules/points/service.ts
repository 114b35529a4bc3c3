import {
  cardEntry,
  cardShortfall,
  EditionKey,
  GrantSource,
  localDate,
  PERSONAL_PLAN_CARD,
  pointEntry,
  PointEntryCause,
  type PointEntry,
} from '@boardwalk/domain';
import type { ProfessionalEdition } from '@boardwalk/api-client';
import { inTransaction, type Queryable } from '../../infra/database/database.ts';
import { once } from '../../infra/database/idempotency.ts';
import { ApiError } from '../../infra/errors/ApiError.ts';
import type { Infra } from '../../infra/Infra.ts';
import { presentEdition, type MembershipService } from '../membership/service.ts';
import { hasPlanWithoutEnd } from './policy.ts';
import * as repository from './repository.ts';

/** What the points module offers to its handlers and to other modules. */
export type PointsService = ReturnType<typeof createPointsService>;

/** The ledger of points and what they buy (spec §9; decisions: "Membership, points, money"). */
export function createPointsService({ db, clock, ids, settings }: Infra, membership: MembershipService) {
  return {
    /**
     * Adds lines to somebody's ledger, each once: a line whose key is there already adds nothing.
     *
     * @param on the transaction of what earned them
     * @returns the points gained now
     */
    async award(on: Queryable, userId: string, entries: readonly PointEntry[]): Promise<number> {
      return repository.addEntries(on, userId, entries, clock.now());
    },

    /** Notes that somebody is here today, in the deployment's time zone; the first time that day earns points. */
    async visit(on: Queryable, userId: string): Promise<void> {
      const today = localDate(clock.now(), settings.timeZone);
      await repository.addEntries(on, userId, [pointEntry(PointEntryCause.DAILY_VISIT, today)], clock.now());
    },

    /** Somebody's points, and how many are missing for a card. */
    async standing(userId: string, on: Queryable = db): Promise<{ balance: number; shortfall: number }> {
      const balance = await repository.findBalance(on, userId);
      return { balance, shortfall: cardShortfall(balance) };
    },

    /** Somebody's ledger, the latest line first. */
    entries: (userId: string, page: { cursor: string; size: number }) =>
      repository.listEntries(db, userId, page),

    /**
     * Pays for a card of the personal plan: points and days change together, once per idempotency key.
     * Errors: insufficient_points with `balance` and `shortfall`, plan_without_end, user_not_found.
     */
    async redeemCard(
      userId: string,
      idempotencyKey: string | undefined,
    ): Promise<{ balance: number; edition: ProfessionalEdition }> {
      const scope = { userId, operation: 'redeemCard', key: idempotencyKey, now: clock.now() };
      return inTransaction(db, (trx) =>
        once(trx, scope, async () => {
          // Locked in this order everywhere: first the membership, then the points.
          const facts = await membership.lockFacts(trx, userId);
          if (hasPlanWithoutEnd(facts))
            throw new ApiError('plan_without_end', { internal: `card of ${userId}` });
          const balance = await repository.lockBalance(trx, userId);
          const shortfall = cardShortfall(balance);
          if (shortfall > 0) throw new ApiError('insufficient_points', { data: { balance, shortfall } });
          const card = cardEntry(ids.key());
          await repository.addEntries(trx, userId, [card], clock.now());
          const edition = await membership.extendEdition(trx, {
            userId,
            days: PERSONAL_PLAN_CARD.days,
            editionKey: EditionKey.PERSONAL,
            source: GrantSource.POINTS,
            key: `${card.key} of ${userId}`,
          });
          return {
            balance: balance + card.points,
            edition: presentEdition(userId, { ...facts, edition }, clock.now()),
          };
        }),
      );
    },
  };
}
