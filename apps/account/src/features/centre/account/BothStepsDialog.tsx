import { ApiFailure } from '@boardwalk/api-client';
import { checkPassword, parseSecondStepCode } from '@boardwalk/domain';
import { TextField, toast } from '@boardwalk/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { PasswordField } from '#shared/components/PasswordField.tsx';
import { useAction } from '#shared/failures/use-action.ts';
import { fieldMessage } from '#shared/words/field-message.ts';
import { useCentre } from '../centre-context.ts';
import { FormDialog } from '../components/FormDialog.tsx';
import { centreFailureText } from '../failure-text.ts';
import { accountMessages } from './messages.ts';
import { secondStepMessages } from './second-step-messages.ts';

/**
 * Asks for password and code, and turns the second step off or replaces its recovery codes.
 *
 * @param props.onDone gets the new codes, or null when it is off
 */
export function BothStepsDialog({
  change,
  isOpen,
  onClose,
  onDone,
}: {
  change: 'off' | 'codes';
  isOpen: boolean;
  onClose: () => void;
  onDone: (codes: readonly string[] | null) => void;
}) {
  const intl = useIntl();
  const { client } = useCentre();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [errors, setErrors] = useState<{ password?: string; code?: string }>({});
  const isOff = change === 'off';
  const send = useAction(async () => {
    const body = { password, code };
    if (!isOff) onDone((await client.call('renewRecoveryCodes', { body })).codes);
    else {
      await client.call('turnOffSecondStep', { body });
      toast.success(intl.formatMessage(secondStepMessages.isOff));
      onDone(null);
    }
  });
  const { failure } = send;
  const isWrong = failure instanceof ApiFailure && failure.is('wrong_code');

  function check() {
    const [violation] = password === '' ? checkPassword('') : [];
    const found = {
      ...(violation && { password: fieldMessage(intl, violation) }),
      ...(parseSecondStepCode(code) === null && { code: intl.formatMessage(secondStepMessages.noCode) }),
    };
    setErrors(found);
    if (Object.keys(found).length === 0) void send.run(undefined);
  }
  const edit = (set: (text: string) => void) => (text: string) => {
    set(text);
    setErrors({});
    send.clear();
  };
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      onSend={check}
      title={intl.formatMessage(isOff ? secondStepMessages.turnOffTitle : secondStepMessages.renewTitle)}
      description={intl.formatMessage(isOff ? secondStepMessages.turnOffHint : secondStepMessages.renewHint)}
      sendLabel={intl.formatMessage(isOff ? secondStepMessages.turnOff : secondStepMessages.renew)}
      tone={isOff ? 'critical' : 'primary'}
      isSending={send.isRunning}
      failure={failure !== null && !isWrong ? centreFailureText(intl, failure) : null}
    >
      <PasswordField
        name="password"
        required
        label={intl.formatMessage(accountMessages.presentPassword)}
        autoComplete="current-password"
        value={password}
        error={errors.password}
        onValueChange={edit(setPassword)}
      />
      <TextField
        name="code"
        required
        label={intl.formatMessage(secondStepMessages.code)}
        description={intl.formatMessage(secondStepMessages.codeHint)}
        autoComplete="one-time-code"
        maxLength={40}
        value={code}
        error={isWrong ? centreFailureText(intl, failure) : errors.code}
        onValueChange={edit(setCode)}
      />
    </FormDialog>
  );
}
