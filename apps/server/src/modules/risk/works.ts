import type { ModeratedWork } from '@boardwalk/api-client';
import {
  checkReportDecision,
  ModerationAction,
  normalizeText,
  ReportCaseDecision,
  ReportCaseState,
  type Language,
} from '@boardwalk/domain';
import { inTransaction } from '../../infra/database/database.ts';
import { ApiError, badInput } from '../../infra/errors/ApiError.ts';
import type { Infra } from '../../infra/Infra.ts';
import { lockFile } from '../publishing/service.ts';
import { recordAction, type ReviewService } from '../review/service.ts';
import { mayDecideOn } from './policy.ts';
import { presentModeratedWork } from './presenter.ts';
import { closeCase } from './repository.ts';
import { findWork, lockOpenCase, type WorkRow } from './workRepository.ts';

/** Works as moderators see them, and taking them down without a report (decisions: "Reports, feedback, inbox"). */
export function createWorks(
  { db, clock, settings }: Pick<Infra, 'db' | 'clock' | 'settings'>,
  review: ReviewService,
) {
  async function requireWork(fileKey: string): Promise<WorkRow> {
    const row = await findWork(db, fileKey);
    if (row === undefined) throw new ApiError('file_not_found', { internal: `${fileKey} was never public` });
    return row;
  }

  return {
    /** A work that is public or has been. Errors: file_not_found. */
    async get(moderatorId: string, fileKey: string, language: Language): Promise<ModeratedWork> {
      return presentModeratedWork(await requireWork(fileKey), {
        moderatorId,
        language,
        deployment: settings.deployment,
      });
    },

    /**
     * Takes a work down: its state, its submissions, the log and the message to its owner change together. The reports that wait
     * are upheld with it, which the log names in its place.
     * Errors: bad_input, file_not_found, own_work, not_published.
     */
    async takeDown(
      moderatorId: string,
      fileKey: string,
      words: string,
      language: Language,
    ): Promise<ModeratedWork> {
      const violations = checkReportDecision({ decision: ReportCaseDecision.UPHOLD, reason: words });
      if (violations.length > 0) throw badInput(violations);
      const seen = await requireWork(fileKey);
      if (!mayDecideOn(moderatorId, { subject_owner_id: seen.owner_id }))
        throw new ApiError('own_work', { internal: `file ${fileKey}` });
      const reason = normalizeText(words);
      const now = clock.now();
      await inTransaction(db, async (trx) => {
        // The file first, as publishing, reviews and reports do: none can wait for another in a circle.
        const file = await lockFile(trx, fileKey);
        if (file === undefined) throw new ApiError('file_not_found', { internal: `${fileKey} went away` });
        const caseId = await lockOpenCase(trx, fileKey);
        await review.takeDown(trx, file, { moderatorId, reason, now });
        if (caseId !== undefined)
          await closeCase(trx, caseId, { state: ReportCaseState.UPHELD, moderatorId, reason, now });
        await recordAction(trx, {
          moderatorId,
          ...(caseId === undefined
            ? { action: ModerationAction.WORK_TAKE_DOWN, subject: { type: 'work', id: fileKey } }
            : { action: ModerationAction.REPORT_UPHOLD, subject: { type: 'report_case', id: caseId } }),
          fileKey,
          reason,
          now,
        });
      });
      return this.get(moderatorId, fileKey, language);
    },
  };
}
