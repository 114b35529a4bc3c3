import type { OnboardingResult, OnboardingSummary } from '@boardwalk/api-client';
import {
  checkOnboardingBody,
  normalizeText,
  onboardingChoices,
  onboardingPoints,
  type OnboardingBody,
  type OnboardingQuestion,
} from '@boardwalk/domain';
import { inTransaction } from '../../infra/database/database.ts';
import { ApiError, badInput } from '../../infra/errors/ApiError.ts';
import type { Infra } from '../../infra/Infra.ts';
import type { CursorPage } from '../../infra/lists/cursor.ts';
import type { AccountService } from '../account/service.ts';
import type { PointsService } from '../points/service.ts';
import { createRenames } from '../risk/service.ts';
import { presentSummary } from './presenter.ts';
import * as repository from './repository.ts';

/** What the onboarding module offers to its handlers and to other modules. */
export type OnboardingService = ReturnType<typeof createOnboardingService>;

/** The questions everybody is asked once (spec §3, §5; decisions: "Onboarding, profile, names"). */
export function createOnboardingService(
  infra: Infra,
  { account, points }: { account: AccountService; points: PointsService },
) {
  const { db, clock, settings } = infra;
  const renames = createRenames(infra);
  const { deployment } = settings;

  return {
    /** Whether somebody has answered the questions or skipped them. Errors: not_signed_in when the account is gone. */
    async hasAnswered(userId: string): Promise<boolean> {
      return (await account.getUser(userId)).onboarded_at !== null;
    },

    /**
     * Keeps somebody's answers, once: the choices, the name and the points, all or nothing.
     * Errors: bad_input, onboarding_answered.
     */
    async answer(userId: string, body: OnboardingBody): Promise<OnboardingResult> {
      const violations = checkOnboardingBody(body, deployment);
      if (violations.length > 0) throw badInput(violations);
      const name = normalizeText(body.name ?? '') || undefined;
      const now = clock.now();
      return inTransaction(db, async (trx) => {
        const former = await renames.lock(trx, userId);
        if (!(await repository.markAnswered(trx, userId, { name, now })))
          throw new ApiError('onboarding_answered', { internal: `user ${userId}` });
        const choices = onboardingChoices(body, deployment);
        await repository.insertAnswers(trx, userId, { isSkipped: body.skip, choices, now });
        const gained = await points.award(trx, userId, onboardingPoints(body));
        const standing = await points.standing(userId, trx);
        if (name !== undefined) await renames.forget(trx, former, name);
        return { points: gained, ...standing };
      });
    },

    /** How everybody answered. */
    async summary(): Promise<OnboardingSummary> {
      const [people, choices] = await Promise.all([repository.countAnswers(db), repository.countChoices(db)]);
      return presentSummary(people, choices, deployment);
    },

    /** What people wrote for Other, the latest first. */
    async texts(
      question: OnboardingQuestion,
      page: { cursor: string; size: number },
    ): Promise<CursorPage<repository.TextRow>> {
      return repository.listTexts(db, question, page);
    },
  };
}
