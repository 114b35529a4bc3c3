import type { BodyOf, ListedWork, ModeratedWork } from '@boardwalk/api-client';
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
import { FIRST_CURSOR, type CursorPage } from '../../infra/lists/cursor.ts';
import { readKeyword } from '../files/catalogue/service.ts';
import type { InboxService } from '../inbox/service.ts';
import { findTagsOfForm, lockFile } from '../publishing/service.ts';
import { recordAction, type ReviewService } from '../review/service.ts';
import { createCorrections } from './corrections.ts';
import { mayDecideOn } from './policy.ts';
import { presentListedWork, presentModeratedWork } from './presenter.ts';
import { closeCase, type Part } from './repository.ts';
import { findTopics } from './tagRepository.ts';
import { findWork, listWorks, lockOpenCase, type WorkRow } from './workRepository.ts';

/**
 * Works as moderators see them, taking them down without a report, and correcting their tags (decisions: "Reports, feedback, inbox").
 */
export function createWorks(infra: Infra, { review, inbox }: { review: ReviewService; inbox: InboxService }) {
  const { db, clock, settings } = infra;
  const corrections = createCorrections(infra, inbox);

  async function requireWork(fileKey: string): Promise<WorkRow> {
    const row = await findWork(db, fileKey);
    if (row === undefined) throw new ApiError('file_not_found', { internal: `${fileKey} was never public` });
    return row;
  }

  return {
    /**
     * Works that are public, or were and are not any more, the one published last first.
     *
     * @param filter.keyword words of their names, the last one maybe half typed; without it all
     */
    async list(
      { keyword, isPublic }: { keyword: string | undefined; isPublic: boolean },
      part: Part,
      language: Language,
    ): Promise<CursorPage<ListedWork>> {
      const words = readKeyword(keyword)?.all;
      // Signs alone are in no name.
      if (words === '') return { list: [], next_cursor: FIRST_CURSOR, has_more: false };
      const page = await listWorks(db, { isPublic, words }, part);
      return { ...page, list: page.list.map((row) => presentListedWork(row, language)) };
    },

    /** A work that is public or has been. Errors: file_not_found. */
    async get(moderatorId: string, fileKey: string, language: Language): Promise<ModeratedWork> {
      const row = await requireWork(fileKey);
      const [tags, topics] = await Promise.all([
        findTagsOfForm(db, row.tag_ids),
        findTopics(db, row.topic_ids),
      ]);
      return presentModeratedWork(
        row,
        { tags, topics },
        { moderatorId, language, deployment: settings.deployment },
      );
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

    /**
     * Corrects tags and topics of a public work, see createCorrections.
     * Errors: bad_input, file_not_found, own_work, not_published, work_changed, idempotency_key_reused.
     */
    async correctTags(
      moderatorId: string,
      fileKey: string,
      body: BodyOf<'correctWorkTags'>,
      { idempotencyKey, language }: { idempotencyKey: string | undefined; language: Language },
    ): Promise<ModeratedWork> {
      const seen = await requireWork(fileKey);
      if (!mayDecideOn(moderatorId, { subject_owner_id: seen.owner_id }))
        throw new ApiError('own_work', { internal: `file ${fileKey}` });
      await corrections.correct(moderatorId, seen, body, idempotencyKey);
      return this.get(moderatorId, fileKey, language);
    },
  };
}
