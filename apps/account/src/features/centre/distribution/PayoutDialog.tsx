import type { BodyOf, Wallet } from '@boardwalk/api-client';
import { useCheckedForm } from '@boardwalk/app-shell/forms';
import {
  checkText,
  FieldRule,
  formatMoney,
  fromThousandths,
  PAYOUT_LIMITS,
  toThousandths,
} from '@boardwalk/domain';
import { documentLanguage } from '@boardwalk/app-shell/language';
import { TextField } from '@boardwalk/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { PresentPasswordField } from '../account/PresentPasswordField.tsx';
import { checkPresentPassword, proofOutcome } from '../account/proof.ts';
import { FormDialog } from '../components/FormDialog.tsx';
import { centreFailureText } from '../failure-text.ts';
import { distributionMessages } from './messages.ts';

/** An amount as people type it, in units of the currency: hundredths at most. */
const AMOUNT = /^\d{1,7}(?:[.,]\d{1,2})?$/u;

type Wish = BodyOf<'createPayout'>;

/**
 * Asks how much is to be paid out, where to, and for the password again.
 *
 * @param props.onChanged another payout than the one that was sent before is wanted
 */
export function PayoutDialog({
  balance,
  currency,
  onClose,
  send,
  onAsked,
  onChanged,
}: {
  balance: number;
  currency: Wallet['currency'];
  onClose: () => void;
  send: (wish: Wish) => Promise<unknown>;
  onAsked: () => void;
  onChanged: () => void;
}) {
  const intl = useIntl();
  const language = documentLanguage(document);
  const [typed, setTyped] = useState(() => String(fromThousandths(balance)));
  const [payee, setPayee] = useState('');
  const [password, setPassword] = useState('');
  const amount = AMOUNT.test(typed.trim()) ? toThousandths(Number(typed.trim().replace(',', '.'))) : 0;
  const isRight = amount >= PAYOUT_LIMITS.amountMin && amount <= balance;
  const form = useCheckedForm({
    violations: [
      ...(isRight ? [] : [{ field: 'amount', rule: FieldRule.FORMAT }]),
      ...checkText('payee', payee, { min: 1, max: PAYOUT_LIMITS.payeeMax }),
      ...checkPresentPassword(password),
    ],
    shown: ['amount', 'payee', 'password'],
    send: async () => await proofOutcome(async () => await send({ amount, payee, password }), onAsked),
  });
  const problemOf = (field: string) => form.violations.find((each) => each.field === field);
  const amountWords = intl.formatMessage(distributionMessages.amountWrong, {
    least: formatMoney(PAYOUT_LIMITS.amountMin, language, currency),
    most: formatMoney(balance, language, currency),
  });
  const payeeWords = intl.formatMessage(distributionMessages.payeeWrong, { limit: PAYOUT_LIMITS.payeeMax });

  return (
    <FormDialog
      isOpen
      onClose={onClose}
      onSend={form.submit}
      title={intl.formatMessage(distributionMessages.ask)}
      description={intl.formatMessage(distributionMessages.askText)}
      sendLabel={intl.formatMessage(distributionMessages.ask)}
      isSending={form.isSending}
      failure={form.problem === undefined ? null : centreFailureText(intl, form.problem)}
    >
      <TextField
        label={intl.formatMessage(distributionMessages.amount, { currency })}
        inputMode="decimal"
        required
        value={typed}
        onValueChange={(value) => {
          if (!form.touch()) return;
          setTyped(value);
          onChanged();
        }}
        error={problemOf('amount') && amountWords}
      />
      <TextField
        label={intl.formatMessage(distributionMessages.payee)}
        description={intl.formatMessage(distributionMessages.payeeHint)}
        required
        value={payee}
        onValueChange={(value) => {
          if (!form.touch()) return;
          setPayee(value);
          onChanged();
        }}
        error={problemOf('payee') && payeeWords}
      />
      <PresentPasswordField
        value={password}
        violations={form.violations}
        onValueChange={(text) => {
          if (form.touch()) setPassword(text);
        }}
      />
    </FormDialog>
  );
}
