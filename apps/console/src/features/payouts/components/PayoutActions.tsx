import { useActiveSession } from '@boardwalk/app-shell/app';
import type { ManagedPayout } from '@boardwalk/api-client';
import { PayoutState } from '@boardwalk/domain';
import { Badge, Button, toast } from '@boardwalk/ui-kit';
import { FormattedTime, useIntl } from 'react-intl';
import { failureText } from '#shared/errors/failure-text.ts';
import { useClaimPayoutMutation, useReleasePayoutMutation } from '../api.ts';
import { payoutMessages as messages } from '../messages.ts';
import styles from '../PayoutsPage.module.css';
import type { Settling } from './SettleDialog.tsx';

/**
 * What can be done with a payout now. Paying claims it first, so that no other admin transfers the money as well; who is
 * paying it, and until when, stands here for the others.
 */
export function PayoutActions({
  payout,
  onSettle,
}: {
  readonly payout: ManagedPayout;
  readonly onSettle: (settling: Settling) => void;
}) {
  const intl = useIntl();
  const { viewer } = useActiveSession();
  const [claim, claiming] = useClaimPayoutMutation();
  const [release, releasing] = useReleasePayoutMutation();
  if (payout.state !== PayoutState.ASKED) return <>–</>;
  const { claim: held, creator, payout_id: id } = payout;
  const name = creator.nick_name;
  const until = held && <FormattedTime value={held.until} />;
  if (held !== null && held.admin.user_id !== viewer.user_id)
    return (
      <Badge tone="caution">
        {intl.formatMessage(messages.claimedBy, { name: held.admin.nick_name, until })}
      </Badge>
    );
  const pay = async () => {
    const { data, error } = await claim(id);
    if (data === undefined) toast.error(failureText(intl, error));
    else onSettle({ payout: data, as: 'paid' });
  };
  const giveUp = async () => {
    const { error } = await release(id);
    if (error !== undefined) toast.error(failureText(intl, error));
  };
  return (
    <span className={styles.actions}>
      {held !== null && <Badge tone="positive">{intl.formatMessage(messages.claimedByYou, { until })}</Badge>}
      <Button
        size="small"
        variant="primary"
        loading={claiming.isLoading}
        aria-label={intl.formatMessage(messages.payOf, { name })}
        onClick={() => void pay()}
      >
        {intl.formatMessage(messages.pay)}
      </Button>
      {held !== null && (
        <Button
          size="small"
          loading={releasing.isLoading}
          aria-label={intl.formatMessage(messages.releaseOf, { name })}
          onClick={() => void giveUp()}
        >
          {intl.formatMessage(messages.release)}
        </Button>
      )}
      <Button
        size="small"
        aria-label={intl.formatMessage(messages.refuseOf, { name })}
        onClick={() => onSettle({ payout, as: 'refused' })}
      >
        {intl.formatMessage(messages.refuse)}
      </Button>
    </span>
  );
}
