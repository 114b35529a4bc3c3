import type { Feedback } from '@boardwalk/api-client';
import { FeedbackState } from '@boardwalk/domain';
import { Badge, Button, toast } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import { failureText } from '#shared/errors/failure-text.ts';
import { Pictures } from '#shared/pictures/Pictures.tsx';
import { Moment } from '#shared/time/Moment.tsx';
import { useSettleFeedbackMutation } from '../api.ts';
import { feedbackMessages as messages } from '../messages.ts';
import { stateWords } from '../state-words.ts';
import writing from '#shared/list/writing.module.css';
import styles from './Entry.module.css';

const TONES: Readonly<Record<FeedbackState, 'caution' | 'positive' | 'neutral'>> = {
  open: 'caution',
  answered: 'positive',
  closed: 'neutral',
};

/** Feedback with what became of it, and what can be done with it. */
export function Entry({
  entry,
  onAnswer,
  onSettled,
}: {
  readonly entry: Feedback;
  /** Runs when the moderator wants to answer. */
  readonly onAnswer: () => void;
  /** Runs when it was closed or opened again. */
  readonly onSettled: () => void;
}) {
  const intl = useIntl();
  const [settle, { isLoading }] = useSettleFeedbackMutation();
  const { feedback_id: feedbackId, state, user } = entry;
  const bring = async (to: FeedbackState) => {
    if (isLoading) return;
    const { error } = await settle({ feedbackId, seen: state, state: to });
    if (error !== undefined) {
      toast.error(failureText(intl, error));
      return;
    }
    toast.success(
      intl.formatMessage(to === FeedbackState.CLOSED ? messages.closedDone : messages.reopenedDone),
    );
    onSettled();
  };
  // Every entry has these buttons: a screen reader says of whom the feedback is.
  const of = (words: (typeof messages)['answer']) => ({
    'aria-label': intl.formatMessage(messages.ofPerson, {
      action: intl.formatMessage(words),
      name: user.nick_name,
    }),
  });
  return (
    <>
      <p className={writing.head}>
        <strong>{user.nick_name}</strong>
        <Badge tone={TONES[state]}>{intl.formatMessage(stateWords(state))}</Badge>
        <Badge>{entry.career.name}</Badge>
        <Badge>{entry.industry.name}</Badge>
        <Moment at={entry.created_at} />
      </p>
      <p className={writing.words}>{entry.description}</p>
      <Pictures images={entry.images} />
      <Settled entry={entry} />
      {state === FeedbackState.OPEN && (
        <>
          {!entry.reaches_sender && (
            <p className={styles.hint}>{intl.formatMessage(messages.doesNotReach)}</p>
          )}
          <div className={styles.actions}>
            <Button variant="primary" onClick={onAnswer} {...of(messages.answer)}>
              {intl.formatMessage(messages.answer)}
            </Button>
            <Button
              loading={isLoading}
              onClick={() => void bring(FeedbackState.CLOSED)}
              {...of(messages.close)}
            >
              {intl.formatMessage(messages.close)}
            </Button>
          </div>
        </>
      )}
      {state === FeedbackState.CLOSED && (
        <div className={styles.actions}>
          <Button loading={isLoading} onClick={() => void bring(FeedbackState.OPEN)} {...of(messages.reopen)}>
            {intl.formatMessage(messages.reopen)}
          </Button>
        </div>
      )}
    </>
  );
}

/** Who answered or closed it, and the answer. */
function Settled({ entry }: { readonly entry: Feedback }) {
  const intl = useIntl();
  const { settled_by: by, settled_at: at, answer } = entry;
  if (by === null || at === null) return null;
  return (
    <div className={styles.settled}>
      <p className={writing.head}>
        <span>
          {intl.formatMessage(answer === null ? messages.closedBy : messages.answeredBy, {
            name: by.nick_name,
          })}
        </span>
        <Moment at={at} />
      </p>
      {answer !== null && <p className={writing.words}>{answer}</p>}
    </div>
  );
}
