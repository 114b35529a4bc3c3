import { checkReportDecision, REVIEW_REASON_MAX } from '@boardwalk/domain';
import { Alert, Button, Dialog, TextArea, toast } from '@boardwalk/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { failureText } from '#shared/errors/failure-text.ts';
import { useDecideReportCaseMutation } from '../api.ts';
import { reportMessages as messages } from '../messages.ts';
import { SUBJECT_WORDS, type CaseSubject } from '../subject-words.ts';
import styles from './DecideDialog.module.css';

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
  const [isTried, setTried] = useState(false);
  const [decide, { error, isLoading }] = useDecideReportCaseMutation();
  const isUphold = decision === 'uphold';
  const words = SUBJECT_WORDS[subject];
  const [problem] = checkReportDecision({ decision, reason });
  const close = () => setOpen(false);
  const send = async () => {
    setTried(true);
    if (problem !== undefined || isLoading) return;
    const answer = await decide({ caseId, decision, ...(reason.trim() === '' ? {} : { reason }) });
    if (answer.error !== undefined) return;
    toast.success(intl.formatMessage(isUphold ? words.upholdDone : messages.dismissDone));
    close();
  };
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      busy={isLoading}
      onClosed={onClosed}
      title={intl.formatMessage(isUphold ? words.upholdTitle : messages.dismissTitle)}
      description={intl.formatMessage(isUphold ? words.upholdText : words.dismissText)}
      closeLabel={intl.formatMessage(messages.close)}
      footer={
        <>
          <Button disabled={isLoading} onClick={close}>
            {intl.formatMessage(messages.cancel)}
          </Button>
          <Button variant={isUphold ? 'critical' : 'primary'} loading={isLoading} onClick={() => void send()}>
            {intl.formatMessage(isUphold ? words.upholdSend : messages.dismiss)}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        {error !== undefined && <Alert tone="critical">{failureText(intl, error)}</Alert>}
        <TextArea
          label={intl.formatMessage(isUphold ? words.reasonLabel : messages.reasonForUs)}
          required={isUphold}
          rows={5}
          value={reason}
          onValueChange={setReason}
          error={
            isTried && problem !== undefined
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
      </div>
    </Dialog>
  );
}
