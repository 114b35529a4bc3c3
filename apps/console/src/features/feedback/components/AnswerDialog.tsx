import type { Feedback } from '@boardwalk/api-client';
import { checkFeedbackSettlement, FEEDBACK_LIMITS, FeedbackState } from '@boardwalk/domain';
import { Alert, Button, Dialog, TextArea, toast } from '@boardwalk/ui-kit';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { failureText } from '#shared/errors/failure-text.ts';
import { useSettleFeedbackMutation } from '../api.ts';
import { feedbackMessages as messages } from '../messages.ts';
import styles from './AnswerDialog.module.css';

/** Asks for the answer to feedback, which its sender reads. */
export function AnswerDialog({
  entry,
  onAnswered,
  onClosed,
}: {
  readonly entry: Feedback;
  /** Runs when the dialog of an answer that was sent has gone. */
  readonly onAnswered: () => void;
  /** Runs when the dialog has gone. */
  readonly onClosed: () => void;
}) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(true);
  const [answer, setAnswer] = useState('');
  const [isTried, setTried] = useState(false);
  const isSent = useRef(false);
  const [settle, { error, isLoading }] = useSettleFeedbackMutation();
  const settlement = { seen: entry.state, state: FeedbackState.ANSWERED, answer };
  const [problem] = checkFeedbackSettlement(settlement);
  const limit = FEEDBACK_LIMITS.answerMax;
  const send = async () => {
    setTried(true);
    if (problem !== undefined || isLoading) return;
    const { error: failure } = await settle({ feedbackId: entry.feedback_id, ...settlement });
    if (failure !== undefined) return;
    isSent.current = true;
    toast.success(intl.formatMessage(entry.reaches_sender ? messages.answerSent : messages.answerKept));
    setOpen(false);
  };
  return (
    <Dialog
      open={isOpen}
      onClose={() => setOpen(false)}
      busy={isLoading}
      onClosed={() => {
        onClosed();
        if (isSent.current) onAnswered();
      }}
      // What was typed is not to be lost by a press beside it.
      closeOnMask={false}
      title={intl.formatMessage(messages.answerTitle, { name: entry.user.nick_name })}
      description={intl.formatMessage(entry.reaches_sender ? messages.answerText : messages.doesNotReach)}
      closeLabel={intl.formatMessage(messages.closeDialog)}
      footer={
        <>
          <Button disabled={isLoading} onClick={() => setOpen(false)}>
            {intl.formatMessage(messages.cancel)}
          </Button>
          <Button variant="primary" loading={isLoading} onClick={() => void send()}>
            {intl.formatMessage(messages.send)}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        {error !== undefined && <Alert tone="critical">{failureText(intl, error)}</Alert>}
        <p className={styles.words}>{entry.description}</p>
        <TextArea
          label={intl.formatMessage(messages.answerLabel)}
          required
          rows={6}
          value={answer}
          onValueChange={setAnswer}
          error={
            isTried && problem !== undefined
              ? problem.rule === 'required'
                ? intl.formatMessage(messages.answerMissing)
                : intl.formatMessage(messages.answerTooLong, { limit })
              : undefined
          }
          counter={{
            max: limit,
            count: (text) => [...text.trim()].length,
            text: (count, max) => `${intl.formatNumber(count)} / ${intl.formatNumber(max)}`,
          }}
        />
      </div>
    </Dialog>
  );
}
