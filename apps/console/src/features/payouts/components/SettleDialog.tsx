import type { ManagedPayout } from '@boardwalk/api-client';
import { callOutcome, useCheckedForm } from '@boardwalk/app-shell/forms';
import { documentLanguage } from '@boardwalk/app-shell/language';
import { checkText, formatMoney, PAYOUT_LIMITS } from '@boardwalk/domain';
import { TextField, toast } from '@boardwalk/ui-kit';
import { useState } from 'react';
import { FormattedTime, useIntl } from 'react-intl';
import { failureText } from '#shared/errors/failure-text.ts';
import { FormDialog } from '#shared/forms/FormDialog.tsx';
import { useRefusePayoutMutation, useSettlePayoutMutation } from '../api.ts';
import { payoutMessages as messages } from '../messages.ts';
import styles from './SettleDialog.module.css';

/** What is done with a payout. */
export type Settling = { readonly payout: ManagedPayout; readonly as: 'paid' | 'refused' };

/** Asks for the reference of the transfer, or for the reason of a refusal. */
export function SettleDialog({ payout, as, onClose }: Settling & { readonly onClose: () => void }) {
  const intl = useIntl();
  const [text, setText] = useState('');
  const [settle] = useSettlePayoutMutation();
  const [refuse] = useRefusePayoutMutation();
  const isPaid = as === 'paid';
  const limit = isPaid ? PAYOUT_LIMITS.referenceMax : PAYOUT_LIMITS.reasonMax;
  const field = isPaid ? 'reference' : 'reason';
  const name = payout.creator.nick_name;
  const form = useCheckedForm({
    violations: checkText(field, text, { min: 1, max: limit }),
    shown: [field],
    send: async () =>
      await callOutcome(
        async () => {
          const wish = { payoutId: payout.payout_id, text };
          await (isPaid ? settle(wish) : refuse(wish)).unwrap();
        },
        () => {
          toast.success(intl.formatMessage(messages.done));
          onClose();
        },
      ),
  });
  return (
    <FormDialog
      onClose={onClose}
      // What was typed, such as the reference of a transfer, is not to be lost by a press beside it.
      closeOnMask={false}
      phone="box"
      form={form}
      title={intl.formatMessage(isPaid ? messages.payOf : messages.refuseOf, { name })}
      description={intl.formatMessage(isPaid ? messages.payText : messages.refuseText)}
      closeLabel={intl.formatMessage(messages.close)}
      cancelLabel={intl.formatMessage(messages.cancel)}
      sendLabel={intl.formatMessage(isPaid ? messages.markPaid : messages.refuse)}
      tone={isPaid ? 'primary' : 'critical'}
      problem={form.problem === undefined ? undefined : failureText(intl, form.problem)}
    >
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
        onValueChange={(next) => form.touch() && setText(next)}
        error={form.violations.length > 0 ? intl.formatMessage(messages.needed, { limit }) : undefined}
      />
    </FormDialog>
  );
}
