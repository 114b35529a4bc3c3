import { checkReview, REVIEW_REASON_MAX } from '@boardwalk/domain';
import { Alert, Button, Dialog, Select, TextArea } from '@boardwalk/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { failureText } from '#shared/errors/failure-text.ts';
import { reviewMessages as messages } from '../messages.ts';
import { reasonMessages } from '../reason-messages.ts';
import { REASONS, type Reason } from '../reasons.ts';
import styles from './RefuseDialog.module.css';

/** Asks why a work is refused: a reason to begin with, and words that its creator will read. */
export function RefuseDialog({
  open,
  onRefuse,
  onClose,
}: {
  readonly open: boolean;
  /** Refuses; answers with what it failed with. */
  readonly onRefuse: (reason: string) => Promise<unknown>;
  readonly onClose: () => void;
}) {
  const intl = useIntl();
  const [template, setTemplate] = useState<Reason | null>(null);
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [isSending, setSending] = useState(false);
  const [problem] = checkReview({ decision: 'not_pass', reason });
  const send = async () => {
    setTried(true);
    if (problem !== undefined || isSending) return;
    setSending(true);
    setFailure(await onRefuse(reason));
    setSending(false);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={intl.formatMessage(messages.refuseTitle)}
      description={intl.formatMessage(messages.refuseText)}
      closeLabel={intl.formatMessage(messages.close)}
      footer={
        <>
          <Button onClick={onClose}>{intl.formatMessage(messages.cancel)}</Button>
          <Button variant="primary" loading={isSending} onClick={() => void send()}>
            {intl.formatMessage(messages.refuseSend)}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        {failure !== undefined && <Alert tone="critical">{failureText(intl, failure)}</Alert>}
        <Select
          label={intl.formatMessage(messages.template)}
          placeholder={intl.formatMessage(messages.templateNone)}
          options={REASONS.map((value) => ({ value, label: intl.formatMessage(reasonMessages[value]) }))}
          value={template}
          onValueChange={(next) => {
            setTemplate(next);
            setReason(intl.formatMessage(reasonMessages[`${next}Text`]));
          }}
        />
        <TextArea
          label={intl.formatMessage(messages.reason)}
          required
          rows={6}
          value={reason}
          onValueChange={setReason}
          error={
            isTried && problem !== undefined
              ? problem.rule === 'required'
                ? intl.formatMessage(messages.reasonMissing)
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
