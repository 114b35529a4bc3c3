import { callOutcome, useCheckedForm } from '@boardwalk/app-shell/forms';
import { checkReportDecision, REVIEW_REASON_MAX } from '@boardwalk/domain';
import { TextArea, toast } from '@boardwalk/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { failureText } from '#shared/errors/failure-text.ts';
import { FormDialog } from '#shared/forms/FormDialog.tsx';
import { useDecideReportCaseMutation } from '../api.ts';
import { reportMessages as messages } from '../messages.ts';
import { SUBJECT_WORDS, type CaseSubject } from '../subject-words.ts';

/** Asks for the reason of a decision: the owner reads that of a take-down, colleagues that of a dismissal. */
export function DecideDialog({
  caseId,
  decision,
  subject,
  onClosed,
}: {
  readonly caseId: string;
  /** What is about to be decided. */
  readonly decision: 'uphold' | 'dismiss';
  /** What the case is about. */
  readonly subject: CaseSubject;
  /** Runs when the dialog has gone. For the next decision mount another one: what was written is for this one. */
  readonly onClosed: () => void;
}) {
  const [isOpen, setOpen] = useState(true);
  const intl = useIntl();
  const [reason, setReason] = useState('');
  const [decide] = useDecideReportCaseMutation();
  const isUphold = decision === 'uphold';
  const words = SUBJECT_WORDS[subject];
  const close = () => setOpen(false);
  const form = useCheckedForm({
    violations: checkReportDecision({ decision, reason }),
    shown: ['reason'],
    send: async () =>
      await callOutcome(
        async () => await decide({ caseId, decision, ...(reason.trim() === '' ? {} : { reason }) }).unwrap(),
        () => {
          toast.success(intl.formatMessage(isUphold ? words.upholdDone : messages.dismissDone));
          close();
        },
      ),
  });
  const [problem] = form.violations;
  return (
    <FormDialog
      open={isOpen}
      onClose={close}
      onClosed={onClosed}
      form={form}
      title={intl.formatMessage(isUphold ? words.upholdTitle : messages.dismissTitle)}
      description={intl.formatMessage(isUphold ? words.upholdText : words.dismissText)}
      closeLabel={intl.formatMessage(messages.close)}
      cancelLabel={intl.formatMessage(messages.cancel)}
      sendLabel={intl.formatMessage(isUphold ? words.upholdSend : messages.dismiss)}
      tone={isUphold ? 'critical' : 'primary'}
      problem={form.problem === undefined ? undefined : failureText(intl, form.problem)}
    >
      <TextArea
        label={intl.formatMessage(isUphold ? words.reasonLabel : messages.reasonForUs)}
        required={isUphold}
        rows={5}
        value={reason}
        onValueChange={(next) => form.touch() && setReason(next)}
        error={
          problem !== undefined
            ? problem.rule === 'required'
              ? intl.formatMessage(words.reasonMissing)
              : intl.formatMessage(messages.reasonTooLong, { limit: REVIEW_REASON_MAX })
            : undefined
        }
        counter={{
          max: REVIEW_REASON_MAX,
          count: (text) => [...text.trim()].length,
          text: (count, max) => `${intl.formatNumber(count)} / ${intl.formatNumber(max)}`,
        }}
      />
    </FormDialog>
  );
}
