import type { BodyOf, CaseReport, ReportCase } from '@boardwalk/api-client';
import {
  checkReport,
  checkReportDecision,
  decideReportCase,
  ModerationAction,
  normalizeText,
  REPORT_IMAGE_TYPES,
  REPORT_LIMITS,
  ReportCaseDecision,
  type ReportCaseState,
  type Language,
} from '@boardwalk/domain';
import { bigId } from '../../infra/database/bigId.ts';
import { inTransaction, type Queryable } from '../../infra/database/database.ts';
import { ApiError, badInput } from '../../infra/errors/ApiError.ts';
import type { Infra } from '../../infra/Infra.ts';
import type { CursorPage } from '../../infra/lists/cursor.ts';
import type { AttachmentsService } from '../attachments/service.ts';
import type { CommentsService } from '../comments/service.ts';
import type { InboxService } from '../inbox/service.ts';
import { lockFile } from '../publishing/service.ts';
import { recordAction, type ReviewService } from '../review/service.ts';
import { mayDecideOn, SIGNED_IN_FACTOR } from './policy.ts';
import { presentCase, presentReport } from './presenter.ts';
import * as repository from './repository.ts';
import { createWorks } from './works.ts';

export { forgetNames } from './clientLogs.ts';
export { createRenames } from './renames.ts';

/** What the risk module offers to its handlers and to other modules. */
export type RiskService = ReturnType<typeof createRiskService>;

/** Who reports: a person who is signed in or not, at an address, with a browser. */
export interface Reporter {
  userId: string | null;
  address: string;
  userAgent: string;
}

const HOUR_MS = 3_600_000;

/** Reports of works, of comments on them and of profiles, and the cases they open (decisions: "Reports, feedback, inbox"). */
export function createRiskService(
  infra: Infra,
  {
    attachments,
    comments,
    review,
    inbox,
    resetProfile,
  }: {
    attachments: AttachmentsService;
    comments: CommentsService;
    review: ReviewService;
    inbox: InboxService;
    /** Gives a profile a neutral name, and takes its picture and introduction away. */
    resetProfile: (trx: Queryable, userId: string) => Promise<void>;
  },
) {
  const { db, clock, tokens, limits, settings } = infra;
  const perHour = settings.limits.anonymousReportsPerHour;
  const limiters = {
    report: limiterOf('report', perHour),
    image: limiterOf('report image', perHour * REPORT_LIMITS.imagesMax),
  };

  function limiterOf(name: string, max: number) {
    const anonymous = limits.attempts(`${name} by address`, max, HOUR_MS);
    const signedIn = limits.attempts(`${name} by user`, max * SIGNED_IN_FACTOR, HOUR_MS);
    return async ({ userId, address }: Reporter) =>
      userId === null ? anonymous.take(address) : signedIn.take(userId);
  }

  /**
   * A name for somebody by address and browser, as far as one purpose goes: what they do in different matters cannot be joined.
   */
  const visitorKey = (purpose: string, { address, userAgent }: Reporter) =>
    tokens.pseudonym(`${purpose} ${address} ${userAgent}`);

  /** The names under which a reporter may have uploaded pictures: they may have signed in since. */
  const uploaderKeys = (reporter: Reporter) => [
    ...(reporter.userId === null ? [] : [reporter.userId]),
    visitorKey('report image', reporter),
  ];

  async function casesOf(
    rows: readonly repository.CaseRow[],
    moderatorId: string,
    language: Language,
  ): Promise<ReportCase[]> {
    const counts = await repository.countReasons(
      db,
      rows.map((row) => row.case_id),
    );
    const reported = await comments.reportedOf(
      db,
      rows.flatMap((row) => row.comment_id ?? []),
      language,
    );
    return rows.map((row) =>
      presentCase(
        row,
        {
          reasons: counts.filter((count) => count.case_id === row.case_id),
          comment: reported.get(row.comment_id ?? '') ?? null,
        },
        { moderatorId, language },
      ),
    );
  }

  /** Takes down what a case is about. Errors: case_decided when it went meanwhile, not_published. */
  async function takeDown(
    trx: Queryable,
    { case_id: id, comment_id: commentId, reported_user_id: userId }: repository.CaseRow,
    file: Awaited<ReturnType<typeof lockFile>>,
    { moderatorId, reason, now }: { moderatorId: string; reason: string; now: Date },
  ): Promise<void> {
    if (userId !== null) {
      await resetProfile(trx, userId);
      await inbox.notifyOfReset(trx, userId, { reason, now });
    } else if (file === undefined) throw new ApiError('case_decided', { internal: `case ${id}` });
    else if (commentId !== null)
      await comments.removeForReason(trx, { fileKey: file.file_key, commentId }, { reason, now });
    else await review.takeDown(trx, file, { moderatorId, reason, now });
  }

  async function requireCase(caseId: string): Promise<repository.CaseRow> {
    const row = await repository.findCase(db, bigId(caseId));
    if (row === undefined) throw new ApiError('report_case_not_found', { internal: `case ${caseId}` });
    return row;
  }

  /**
   * Takes a report: it joins a case, in one transaction with its pictures.
   *
   * @param purpose distinguishes what is reported, for reporters who are not signed in
   * @param join gives the open case
   */
  async function take(
    reporter: Reporter,
    report: Omit<BodyOf<'reportProfile'>, 'user_id'>,
    purpose: string,
    join: (trx: Queryable, now: Date) => Promise<string>,
  ): Promise<void> {
    const imageKeys = report.images_key ?? [];
    const violations = checkReport({
      reason: report.report_type,
      description: report.report_desc,
      imageCount: imageKeys.length,
    });
    if (violations.length > 0) throw badInput(violations);
    await limiters.report(reporter);
    const now = clock.now();
    await inTransaction(db, async (trx) => {
      const caseId = await join(trx, now);
      const reportId = await repository.insertReport(trx, {
        case_id: caseId,
        reporter_id: reporter.userId,
        reporter_key: reporter.userId ?? visitorKey(purpose, reporter),
        product: report.product,
        source: report.source,
        report_type: report.report_type,
        report_desc: normalizeText(report.report_desc),
        created_at: now,
      });
      if (reportId === undefined)
        throw new ApiError('already_reported', { internal: `${purpose}, case ${caseId}` });
      await attachments.claim(trx, imageKeys, {
        purpose: 'report',
        ownerId: reportId,
        uploaders: uploaderKeys(reporter),
        field: 'images_key',
      });
    });
  }

  return {
    /** Works as moderators see them. */
    works: createWorks(infra, { review, inbox }),

    /**
     * Stores a picture for a report to come; it waits a day. Gives its address by its key.
     * Errors: bad_input, image_too_large, image_not_accepted, too_many_requests.
     */
    async storeImage(reporter: Reporter, file: unknown): Promise<Record<string, string>> {
      await limiters.image(reporter);
      const { key, url } = await attachments.store('report', uploaderKeys(reporter)[0] ?? '', file, {
        types: REPORT_IMAGE_TYPES,
        maxBytes: REPORT_LIMITS.imageMaxBytes,
      });
      return { [key]: url };
    },

    /**
     * Reports a public work or a comment on it: the report joins its open case or opens one, in one transaction with its
     * pictures.
     * Errors: bad_input, file_not_found, comment_not_found, already_reported, too_many_requests.
     */
    async report(reporter: Reporter, report: BodyOf<'reportFile'>): Promise<void> {
      const { file_key: fileKey, comment_id: commentId } = report;
      await take(reporter, report, `report ${commentId ?? fileKey}`, async (trx, now) => {
        if (!(await repository.holdPublic(trx, fileKey)))
          throw new ApiError('file_not_found', { internal: `${fileKey} is not public` });
        if (commentId === undefined) return repository.joinCase(trx, fileKey, now);
        await comments.requireShown(trx, { fileKey, commentId }, reporter.userId);
        return repository.joinCommentCase(trx, commentId, now);
      });
    },

    /**
     * Reports a profile, as report() does a work.
     * Errors: bad_input, profile_not_found, already_reported, too_many_requests.
     */
    async reportProfile(reporter: Reporter, report: BodyOf<'reportProfile'>): Promise<void> {
      const userId = report.user_id;
      await take(reporter, report, `report profile ${userId}`, async (trx, now) => {
        const caseId = await repository.joinProfileCase(trx, userId, now);
        if (caseId === undefined)
          throw new ApiError('profile_not_found', { internal: `no profile of ${userId}` });
        return caseId;
      });
    },

    /** Cases in one state, see listCases. */
    async cases(
      moderatorId: string,
      state: ReportCaseState,
      part: repository.Part,
      language: Language,
    ): Promise<CursorPage<ReportCase>> {
      const found = await repository.listCases(db, state, part);
      return { ...found, list: await casesOf(found.list, moderatorId, language) };
    },

    /** One case. Errors: report_case_not_found. */
    async case(moderatorId: string, caseId: string, language: Language): Promise<ReportCase> {
      const [item] = await casesOf([await requireCase(caseId)], moderatorId, language);
      if (item === undefined) throw new Error(`case ${caseId} was not presented`);
      return item;
    },

    /** The reports of a case, the latest first. Errors: report_case_not_found. */
    async reportsOf(
      moderatorId: string,
      caseId: string,
      part: repository.Part,
    ): Promise<CursorPage<CaseReport>> {
      const found = await repository.listReports(db, bigId(caseId), part);
      // A case always has a report: only an empty first page can mean that there is none.
      if (found.list.length === 0) await requireCase(caseId);
      const images = await attachments.of(
        'report',
        found.list.map((row) => row.report_id),
      );
      return {
        ...found,
        list: found.list.map((row) => presentReport(row, images.get(row.report_id) ?? [], moderatorId)),
      };
    },

    /**
     * Decides a case. Upheld, the work or the comment is taken down, or the profile reset: its state, its submissions, the case,
     * the log and the message to the owner or writer change together.
     * Errors: bad_input, report_case_not_found, own_work, case_decided; not_published when the owner has withdrawn
     * the work already, so that nothing is left to take down.
     */
    async decide(
      moderatorId: string,
      caseId: string,
      verdict: BodyOf<'decideReportCase'>,
      language: Language,
    ): Promise<ReportCase> {
      const violations = checkReportDecision(verdict);
      if (violations.length > 0) throw badInput(violations);
      const seen = await requireCase(caseId);
      const id = seen.case_id;
      if (!mayDecideOn(moderatorId, seen)) throw new ApiError('own_work', { internal: `case ${id}` });
      const reason = normalizeText(verdict.reason ?? '');
      const isUpheld = verdict.decision === ReportCaseDecision.UPHOLD;
      const now = clock.now();
      await inTransaction(db, async (trx) => {
        // The file or the account first, as publishing, reviews and reports do: none can wait for another in a circle.
        const file = seen.file_key === null ? undefined : await lockFile(trx, seen.file_key);
        if (seen.reported_user_id !== null) await repository.lockReported(trx, seen.reported_user_id);
        const state = await repository.lockCase(trx, id);
        const next = state === undefined ? null : decideReportCase(state, verdict.decision);
        if (next === null) throw new ApiError('case_decided', { internal: `case ${id}` });
        await repository.closeCase(trx, id, { state: next, moderatorId, reason: reason || null, now });
        if (isUpheld) await takeDown(trx, seen, file, { moderatorId, reason, now });
        await recordAction(trx, {
          moderatorId,
          action: isUpheld ? ModerationAction.REPORT_UPHOLD : ModerationAction.REPORT_DISMISS,
          subject: { type: 'report_case', id },
          fileKey: seen.file_key,
          reason: reason || null,
          now,
        });
      });
      return this.case(moderatorId, id, language);
    },
  };
}
