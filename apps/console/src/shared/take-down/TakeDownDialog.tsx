import { isFailure } from '@boardwalk/app-shell/failures';
import { checkReview, REVIEW_REASON_MAX, ReviewDecision } from '@boardwalk/domain';
import { Alert, Button, Dialog, TextArea, toast } from '@boardwalk/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { failureText } from '#shared/errors/failure-text.ts';
import { useTakeDownWorkMutation } from './api.ts';
import { takeDownMessages as messages } from './messages.ts';
import styles from './TakeDownDialog.module.css';

/** Asks why a work is taken down, which its creator reads. */
export function TakeDownDialog({
  fileKey,
  name,
  onClosed,
}: {
  readonly fileKey: string;
  readonly name: string;
  /** Runs when the dialog has gone. For the next work mount another one: what was written is for this one. */
  readonly onClosed: () => void;
}) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(true);
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const [takeDown, { error, isLoading }] = useTakeDownWorkMutation();
  const [problem] = checkReview({ decision: ReviewDecision.NOT_PASS, reason });
  const close = () => setOpen(false);
  const send = async () => {
    setTried(true);
    if (problem !== undefined || isLoading) return;
    const answer = await takeDown({ fileKey, reason });
    if (answer.error !== undefined) return;
    toast.success(intl.formatMessage(messages.done, { name }));
    close();
  };
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      onClosed={onClosed}
      title={intl.formatMessage(messages.title, { name })}
      description={intl.formatMessage(messages.text)}
      closeLabel={intl.formatMessage(messages.close)}
      footer={
        <>
          <Button onClick={close}>{intl.formatMessage(messages.cancel)}</Button>
          <Button variant="critical" loading={isLoading} onClick={() => void send()}>
            {intl.formatMessage(messages.send)}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        {error !== undefined && (
          <Alert tone="critical">
            {isFailure(error) && error.error === 'not_published'
              ? intl.formatMessage(messages.notPublic)
              : failureText(intl, error)}
          </Alert>
        )}
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
