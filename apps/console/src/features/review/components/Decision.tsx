import { DialogOnDemand, useActiveSession } from '@boardwalk/app-shell/app';
import { lazyPart } from '@boardwalk/app-shell/parts';
import type { ReviewItem } from '@boardwalk/api-client';
import type { Language } from '@boardwalk/domain';
import { Alert, Button, toast } from '@boardwalk/ui-kit';
import { Check, Hand, X } from 'lucide-react';
import { useEffect, useImperativeHandle, useState, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { baseApi } from '#shared/api/base-api.ts';
import { failureText } from '#shared/errors/failure-text.ts';
import { useClaimReviewMutation, useReleaseReviewMutation, useReviewSubmissionMutation } from '../api.ts';
import { reviewMessages as messages } from '../messages.ts';
import type { SubmissionKeys } from '../submission-keys.ts';
import styles from './Decision.module.css';
import type { RefuseDialogProps } from './RefuseDialog.tsx';

const REFUSE_DIALOG = lazyPart<RefuseDialogProps>(async () => ({
  default: (await import('./RefuseDialog.tsx')).RefuseDialog,
}));

/**
 * Claim, pass or refuse. While somebody else has claimed the submission it only says so; the server keeps that too.
 */
export function Decision({
  item,
  ownerLanguage,
  keys,
  onDecided,
}: {
  readonly item: ReviewItem;
  /** The language that the creator reads. */
  readonly ownerLanguage: Language;
  readonly keys: Ref<SubmissionKeys>;
  readonly onDecided: () => void;
}) {
  const intl = useIntl();
  const { viewer } = useActiveSession();
  const { submission_id: submissionId, claim } = item;
  const isMine = claim?.reviewer.user_id === viewer.user_id;
  const isOthers = claim !== null && !isMine;
  const [isRefusing, setRefusing] = useState(false);
  // What was written of a reason stays while this submission does.
  const [hasDialog, setHasDialog] = useState(false);
  if (isRefusing && !hasDialog) setHasDialog(true);
  const [claimReview, claiming] = useClaimReviewMutation();
  const [releaseReview, releasing] = useReleaseReviewMutation();
  const [review, reviewing] = useReviewSubmissionMutation();

  const dispatch = useDispatch();
  const until = claim?.until;
  useEffect(() => {
    if (until === undefined) return undefined;
    // A claim ends by itself, which nobody announces.
    const ask = () => dispatch(baseApi.util.invalidateTags(['Queue', 'Review']));
    const timer = setTimeout(ask, Math.max(0, Date.parse(until) - Date.now()));
    return () => clearTimeout(timer);
  }, [until, dispatch]);

  const tell = (failure: unknown) => toast.error(failureText(intl, failure));
  const turnClaim = async () => {
    const answer = await (isMine ? releaseReview(submissionId) : claimReview(submissionId));
    if (answer.error !== undefined) tell(answer.error);
  };
  const pass = async () => {
    if (reviewing.isLoading) return;
    const answer = await review({ submissionId, decision: 'pass' });
    if (answer.error !== undefined) {
      tell(answer.error);
      return;
    }
    toast.success(intl.formatMessage(messages.passDone, { name: item.name }));
    onDecided();
  };
  const refuse = async (reason: string) => {
    const answer = await review({ submissionId, decision: 'not_pass', reason });
    if (answer.error !== undefined) return answer.error;
    setRefusing(false);
    toast.success(intl.formatMessage(messages.refuseDone, { name: item.name }));
    onDecided();
    return undefined;
  };

  // While a refusal is asked for, a key decides nothing: the dialog may still be on its way, or without the keyboard.
  useImperativeHandle(keys, () =>
    isOthers || isRefusing
      ? {}
      : {
          claim: () => void turnClaim(),
          pass: () => void pass(),
          // At once: the next key may come before React would draw.
          refuse: () => flushSync(() => setRefusing(true)),
        },
  );

  if (isOthers)
    return (
      <Alert urgency="off">
        {intl.formatMessage(messages.othersClaim, {
          name: claim.reviewer.nick_name,
          time: intl.formatTime(claim.until),
        })}
      </Alert>
    );
  return (
    <div className={styles.root}>
      <Button
        variant="primary"
        icon={<Check />}
        loading={reviewing.isLoading && !isRefusing}
        onClick={() => void pass()}
      >
        {intl.formatMessage(messages.pass)}
      </Button>
      <Button icon={<X />} onClick={() => setRefusing(true)}>
        {intl.formatMessage(messages.refuse)}
      </Button>
      <Button
        variant="quiet"
        icon={<Hand />}
        loading={claiming.isLoading || releasing.isLoading}
        onClick={() => void turnClaim()}
      >
        {intl.formatMessage(isMine ? messages.release : messages.claim)}
      </Button>
      {isMine && (
        <span className={styles.note}>
          {intl.formatMessage(messages.yourClaim, { time: intl.formatTime(claim.until) })}
        </span>
      )}
      {hasDialog && (
        <DialogOnDemand
          part={REFUSE_DIALOG}
          onFailed={() => {
            setRefusing(false);
            setHasDialog(false);
          }}
          input={{
            open: isRefusing,
            language: ownerLanguage,
            onRefuse: refuse,
            onClose: () => setRefusing(false),
          }}
        />
      )}
    </div>
  );
}
