import type { ManagedPayout } from '@boardwalk/api-client';
import { documentLanguage } from '@boardwalk/app-shell/language';
import { checkText, formatMoney, PAYOUT_LIMITS } from '@boardwalk/domain';
import { Alert, Button, Dialog, TextField, toast } from '@boardwalk/ui-kit';
import { useState } from 'react';
import { FormattedTime, useIntl } from 'react-intl';
import { failureText } from '#shared/errors/failure-text.ts';
import { useRefusePayoutMutation, useSettlePayoutMutation } from '../api.ts';
import { payoutMessages as messages } from '../messages.ts';
import styles from './SettleDialog.module.css';

/** What is done with a payout. */
export type Settling = { readonly payout: ManagedPayout; readonly as: 'paid' | 'refused' };

/** Asks for the reference of the transfer, or for the reason of a refusal. */
export function SettleDialog({ payout, as, onClose }: Settling & { readonly onClose: () => void }) {
  const intl = useIntl();
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const [settle, settled] = useSettlePayoutMutation();
  const [refuse, refused] = useRefusePayoutMutation();
  const isPaid = as === 'paid';
  const { error, isLoading } = isPaid ? settled : refused;
  const limit = isPaid ? PAYOUT_LIMITS.referenceMax : PAYOUT_LIMITS.reasonMax;
  const [problem] = checkText('text', text, { min: 1, max: limit });
  const name = payout.creator.nick_name;
  const send = async () => {
    setTried(true);
    if (problem !== undefined || isLoading) return;
    const wish = { payoutId: payout.payout_id, text };
    const answer = isPaid ? await settle(wish) : await refuse(wish);
    if (answer.error !== undefined) return;
    toast.success(intl.formatMessage(messages.done));
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      busy={isLoading}
      // What was typed, such as the reference of a transfer, is not to be lost by a press beside it.
      closeOnMask={false}
      phone="box"
      title={intl.formatMessage(isPaid ? messages.payOf : messages.refuseOf, { name })}
      description={intl.formatMessage(isPaid ? messages.payText : messages.refuseText)}
      closeLabel={intl.formatMessage(messages.close)}
      footer={
        <>
          <Button disabled={isLoading} onClick={onClose}>
            {intl.formatMessage(messages.cancel)}
          </Button>
          <Button variant={isPaid ? 'primary' : 'critical'} loading={isLoading} onClick={() => void send()}>
            {intl.formatMessage(isPaid ? messages.markPaid : messages.refuse)}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        {error !== undefined && <Alert tone="critical">{failureText(intl, error)}</Alert>}
        <p className={styles.text}>
          <strong>{formatMoney(payout.amount, documentLanguage(document), payout.currency)}</strong>
          {` · ${payout.payee}`}
        </p>
        {isPaid && payout.claim !== null && (
          <p>
            {intl.formatMessage(messages.claimedText, {
              until: <FormattedTime value={payout.claim.until} />,
            })}
          </p>
        )}
        <TextField
          label={intl.formatMessage(isPaid ? messages.reference : messages.reason)}
          required
          value={text}
          onValueChange={setText}
          error={
            isTried && problem !== undefined ? intl.formatMessage(messages.needed, { limit }) : undefined
          }
        />
      </div>
    </Dialog>
  );
}
