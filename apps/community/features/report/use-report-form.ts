import { checkReport, checkReportImages, ReportReason, type FieldViolation } from '@boardwalk/domain';
import { useRef, useState, type SubmitEvent } from 'react';
import { useDraft } from '#shared/drafts/use-draft.ts';
import { focusFirstProblem } from '#shared/forms/focus-first-problem.ts';
import { usePictures } from '#shared/pictures/use-pictures.ts';
import { useAfterLogin } from '#shared/session/use-login-action.ts';
import { useUploadReportImageMutation } from './api.ts';
import { useSendReport, type ReportOutcome } from './use-send-report.ts';

/** What stands in the way of a report as a whole: the last send failed, or a picture of it. */
export type ReportProblem =
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'picture' };

const EMPTY = { reason: ReportReason.NONE as number, description: '' };

/**
 * The form of a report: its fields outlive the dialog, its pictures a failed send. Rules are those of the domain, which the
 * server applies as well.
 *
 * @param onEnd the report is there, now or from before
 */
export function useReportForm(fileKey: string, onEnd: (kind: 'sent' | 'already') => void) {
  const { fields, change: changeDraft, discard } = useDraft(`report:${fileKey}`, EMPTY);
  const [hasAgreed, setAgreed] = useState(false);
  const [isTried, setTried] = useState(false);
  const [isSending, setSending] = useState(false);
  const [refused, setRefused] = useState<readonly FieldViolation[]>([]);
  const [problem, setProblem] = useState<ReportProblem | null>(null);
  const element = useRef<HTMLFormElement>(null);
  const sendReport = useSendReport(fileKey);
  const [uploadImage] = useUploadReportImageMutation();
  const pictures = usePictures({
    check: checkReportImages,
    upload: async (file) => {
      const { data, error } = await uploadImage(file);
      const [key] = Object.keys(data ?? {});
      return key === undefined ? { error } : { data: key };
    },
    mayUpload: true,
  });

  const found = checkReport({ ...fields, hasAgreed, imageCount: pictures.list.length });

  async function send(): Promise<void> {
    setSending(true);
    const imageKeys = await pictures.settle();
    if (imageKeys === null) setProblem({ kind: 'picture' });
    else settle(await sendReport({ ...fields, reason: fields.reason as ReportReason, imageKeys }));
    setSending(false);
  }
  // Nobody needs a login for it, but a session that ended meanwhile is asked for first.
  const sendAfterLogin = useAfterLogin(send);

  function settle(outcome: ReportOutcome): void {
    if (outcome.kind === 'login') return sendAfterLogin();
    if (outcome.kind === 'failed') return setProblem(outcome);
    if (outcome.kind === 'refused') {
      setRefused(outcome.violations);
      return focusFirstProblem(element.current);
    }
    discard();
    onEnd(outcome.kind);
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    element.current = event.currentTarget;
    if (isSending) return;
    setTried(true);
    setProblem(null);
    if (found.length > 0) return focusFirstProblem(element.current);
    void send();
  }

  return {
    fields,
    hasAgreed,
    pictures,
    violations: [...(isTried ? found : []), ...refused],
    problem,
    isSending,
    submit,
    setAgreed,
    change: (part: Partial<typeof EMPTY>) => {
      setRefused([]);
      changeDraft(part);
    },
  };
}
