import { ApiFailure } from '@boardwalk/api-client';
import { checkPassword, parseSecondStepCode } from '@boardwalk/domain';
import { TextField, toast } from '@boardwalk/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { PasswordField } from '#shared/components/PasswordField.tsx';
import { useAction } from '#shared/failures/use-action.ts';
import { goToProvider } from '#shared/providers/open-question.ts';
import { fieldMessage } from '#shared/words/field-message.ts';
import { useCentre } from '../centre-context.ts';
import { FormDialog } from '../components/FormDialog.tsx';
import { centreFailureText } from '../failure-text.ts';
import { accountMessages } from './messages.ts';
import { linkedMessages } from './provider-messages.ts';
import { secondStepMessages } from './second-step-messages.ts';

/** What is done to a provider. */
export interface ProviderChange {
  readonly kind: 'link' | 'unlink';
  readonly providerId: string;
  readonly name: string;
}

/**
 * Links or unlinks a provider, with the password, and a code where the second step is on. Linking goes to the provider.
 *
 * @param props.onDone runs once it is unlinked
 * @param props.leave goes to the provider
 */
export function ProviderDialog({
  change: { kind, providerId, name },
  needsCode,
  isOpen,
  onClose,
  onDone,
  leave = goToProvider,
}: {
  change: ProviderChange;
  needsCode: boolean;
  isOpen: boolean;
  onClose: () => void;
  onDone: () => void;
  leave?: typeof goToProvider;
}) {
  const intl = useIntl();
  const { client } = useCentre();
  const [values, setValues] = useState({ password: '', code: '' });
  const [errors, setErrors] = useState<Partial<typeof values>>({});
  const send = useAction(async () => {
    const proof = { password: values.password, ...(needsCode && { code: values.code }) };
    if (kind === 'link') {
      const question = await client.call('beginProviderLink', {
        body: { provider_id: providerId, ...proof },
      });
      leave(question, { purpose: 'link', next: '' });
      return;
    }
    await client.call('unlinkProvider', { path: { provider_id: providerId }, body: proof });
    toast.success(intl.formatMessage(linkedMessages.unlinked));
    onDone();
  });
  const { failure } = send;
  // Without its field it stands above the button: the second step was turned on meanwhile.
  const isWrongCode = needsCode && failure instanceof ApiFailure && failure.is('wrong_code');

  function check() {
    const [password] = values.password === '' ? checkPassword('') : [];
    const lacksCode = needsCode && parseSecondStepCode(values.code) === null;
    setErrors({
      ...(password && { password: fieldMessage(intl, password) }),
      ...(lacksCode && { code: intl.formatMessage(secondStepMessages.noCode) }),
    });
    if (password === undefined && !lacksCode) void send.run(undefined);
  }
  const bind = (field: keyof typeof values) => ({
    name: field,
    required: true,
    value: values[field],
    error: errors[field],
    onValueChange: (text: string) => {
      setValues((before) => ({ ...before, [field]: text }));
      setErrors({});
      send.clear();
    },
  });
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      onSend={check}
      title={intl.formatMessage(linkedMessages[`${kind}Named`], { name })}
      description={intl.formatMessage(linkedMessages[`${kind}Hint`])}
      sendLabel={intl.formatMessage(linkedMessages[kind])}
      tone={kind === 'unlink' ? 'critical' : 'primary'}
      isSending={send.isRunning}
      failure={failure === null || isWrongCode ? null : centreFailureText(intl, failure)}
    >
      <PasswordField
        {...bind('password')}
        label={intl.formatMessage(accountMessages.presentPassword)}
        autoComplete="current-password"
      />
      {needsCode && (
        <TextField
          {...bind('code')}
          label={intl.formatMessage(secondStepMessages.code)}
          description={intl.formatMessage(secondStepMessages.codeHint)}
          autoComplete="one-time-code"
          maxLength={40}
          error={isWrongCode ? centreFailureText(intl, failure) : errors.code}
        />
      )}
    </FormDialog>
  );
}
