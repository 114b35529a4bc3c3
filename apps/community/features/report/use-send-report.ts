import { failedWith, type BodyOf } from '@boardwalk/api-client';
import { normalizeText, REPORT_PRODUCT, REPORT_SOURCE, type ReportReason } from '@boardwalk/domain';
import { useRef } from 'react';
import { isFailure } from '@boardwalk/app-shell/failures';
import { isLoginNeeded } from '#shared/api/failure.ts';
import type { SendOutcome } from '#shared/forms/use-checked-form.ts';
import type { Reported } from '#shared/dialogs/dialog-inputs.ts';
import { useReportFileMutation, useReportProfileMutation } from './api.ts';

/** A report, but for what it is about. */
type Words = Omit<BodyOf<'reportProfile'>, 'user_id'>;

/** A report that breaks no rule. */
export interface ReadyReport {
  readonly reason: ReportReason;
  readonly description: string;
  readonly imageKeys: readonly string[];
}

/** How a report has arrived: now, or before. */
export type ReportEnd = 'sent' | 'already';

/**
 * Sends a report. A second try is the same report: when the first one got no answer, that it is there already means that it
 * had arrived.
 */
export function useSendReport(reported: Reported): (report: ReadyReport) => Promise<SendOutcome<ReportEnd>> {
  const [reportFile] = useReportFileMutation();
  const [reportProfile] = useReportProfileMutation();
  const mayHaveArrived = useRef(false);
  const send = async (report: Words) => {
    if ('userId' in reported) return await reportProfile({ user_id: reported.userId, ...report });
    const { fileKey, commentId } = reported;
    return await reportFile({
      file_key: fileKey,
      ...(commentId === undefined ? {} : { comment_id: commentId }),
      ...report,
    });
  };
  return async ({ reason, description, imageKeys }) => {
    const report: Words = {
      product: REPORT_PRODUCT,
      source: REPORT_SOURCE,
      report_type: reason,
      report_desc: normalizeText(description),
      images_key: [...imageKeys],
    };
    const { error } = await send(report);
    if (error === undefined) return { kind: 'ended', end: 'sent' };
    if (isLoginNeeded(error)) return { kind: 'login' };
    if (!isFailure(error)) return { kind: 'failed', error };
    if (failedWith(error, 'already_reported'))
      return { kind: 'ended', end: mayHaveArrived.current ? 'sent' : 'already' };
    if (error.kind === 'network' || error.kind === 'timeout') mayHaveArrived.current = true;
    if (error.fields.length > 0) return { kind: 'refused', violations: error.fields, error };
    return { kind: 'failed', error };
  };
}
