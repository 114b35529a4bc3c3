import type { Feedback } from '@boardwalk/api-client';
import { callOutcome, useCheckedForm } from '@boardwalk/app-shell/forms';
import { checkFeedbackSettlement, FEEDBACK_LIMITS, FeedbackState } from '@boardwalk/domain';
import { TextArea, toast } from '@boardwalk/ui-kit';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { failureText } from '#shared/errors/failure-text.ts';
import { FormDialog } from '#shared/forms/FormDialog.tsx';
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
  const isSent = useRef(false);
  const [settle] = useSettleFeedbackMutation();
  const settlement = { seen: entry.state, state: FeedbackState.ANSWERED, answer };
  const limit = FEEDBACK_LIMITS.answerMax;
  const form = useCheckedForm({
    violations: checkFeedbackSettlement(settlement),
    shown: ['answer'],
    send: async () =>
      await callOutcome(
        async () => await settle({ feedbackId: entry.feedback_id, ...settlement }).unwrap(),
        () => {
          isSent.current = true;
          toast.success(intl.formatMessage(entry.reaches_sender ? messages.answerSent : messages.answerKept));
          setOpen(false);
        },
      ),
  });
  const [problem] = form.violations;
  return (
    <FormDialog
      open={isOpen}
      onClose={() => setOpen(false)}
      onClosed={() => {
        onClosed();
        if (isSent.current) onAnswered();
      }}
      // What was typed is not to be lost by a press beside it.
      closeOnMask={false}
      form={form}
      title={intl.formatMessage(messages.answerTitle, { name: entry.user.nick_name })}
      description={intl.formatMessage(entry.reaches_sender ? messages.answerText : messages.doesNotReach)}
      closeLabel={intl.formatMessage(messages.closeDialog)}
      cancelLabel={intl.formatMessage(messages.cancel)}
      sendLabel={intl.formatMessage(messages.send)}
      problem={form.problem === undefined ? undefined : failureText(intl, form.problem)}
    >
      <p className={styles.words}>{entry.description}</p>
      <TextArea
        label={intl.formatMessage(messages.answerLabel)}
        required
        rows={6}
        value={answer}
        onValueChange={(text) => form.touch() && setAnswer(text)}
        error={
          problem !== undefined
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
    </FormDialog>
  );
}
