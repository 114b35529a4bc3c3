import type { BodyOf, Wallet } from '@boardwalk/api-client';
import {
  checkPassword,
  checkText,
  formatMoney,
  fromThousandths,
  PAYOUT_LIMITS,
  toThousandths,
} from '@boardwalk/domain';
import { documentLanguage } from '@boardwalk/app-shell/language';
import { TextField } from '@boardwalk/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { PasswordField } from '#shared/components/PasswordField.tsx';
import { useAction } from '#shared/failures/use-action.ts';
import { fieldMessage } from '#shared/words/field-message.ts';
import { accountMessages } from '../account/messages.ts';
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
  const [isTried, setIsTried] = useState(false);
  const ask = useAction(async (wish: Wish) => {
    await send(wish);
    onAsked();
  });
  const amount = AMOUNT.test(typed.trim()) ? toThousandths(Number(typed.trim().replace(',', '.'))) : null;
  const isRight = amount !== null && amount >= PAYOUT_LIMITS.amountMin && amount <= balance;
  const [payeeProblem] = checkText('payee', payee, { min: 1, max: PAYOUT_LIMITS.payeeMax });
  const [passwordProblem] = password === '' ? checkPassword('') : [];
  const amountWords = intl.formatMessage(distributionMessages.amountWrong, {
    least: formatMoney(PAYOUT_LIMITS.amountMin, language, currency),
    most: formatMoney(balance, language, currency),
  });
  const payeeWords = intl.formatMessage(distributionMessages.payeeWrong, { limit: PAYOUT_LIMITS.payeeMax });

  return (
    <FormDialog
      isOpen
      onClose={onClose}
      onSend={() => {
        setIsTried(true);
        if (isRight && payeeProblem === undefined && passwordProblem === undefined)
          void ask.run({ amount, payee, password });
      }}
      title={intl.formatMessage(distributionMessages.ask)}
      description={intl.formatMessage(distributionMessages.askText)}
      sendLabel={intl.formatMessage(distributionMessages.ask)}
      isSending={ask.isRunning}
      failure={ask.failure === null ? null : centreFailureText(intl, ask.failure)}
    >
      <TextField
        label={intl.formatMessage(distributionMessages.amount, { currency })}
        inputMode="decimal"
        required
        value={typed}
        onValueChange={(value) => {
          setTyped(value);
          onChanged();
        }}
        error={isTried && !isRight ? amountWords : undefined}
      />
      <TextField
        label={intl.formatMessage(distributionMessages.payee)}
        description={intl.formatMessage(distributionMessages.payeeHint)}
        required
        value={payee}
        onValueChange={(value) => {
          setPayee(value);
          onChanged();
        }}
        error={isTried && payeeProblem !== undefined ? payeeWords : undefined}
      />
      <PasswordField
        name="password"
        required
        label={intl.formatMessage(accountMessages.presentPassword)}
        autoComplete="current-password"
        value={password}
        error={isTried && passwordProblem !== undefined ? fieldMessage(intl, passwordProblem) : undefined}
        onValueChange={(text) => {
          setPassword(text);
          ask.clear();
        }}
      />
    </FormDialog>
  );
}
