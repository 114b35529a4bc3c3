import { ApiFailure, type Passkey } from '@boardwalk/api-client';
import {
  checkPassword,
  checkLine,
  describeDevice,
  parseSecondStepCode,
  PASSKEY_LIMITS,
} from '@boardwalk/domain';
import { TextField, toast } from '@boardwalk/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { PasswordField } from '#shared/components/PasswordField.tsx';
import { useAction } from '#shared/failures/use-action.ts';
import { fieldMessage } from '#shared/words/field-message.ts';
import { useCentre } from '../centre-context.ts';
import { FormDialog } from '../components/FormDialog.tsx';
import { centreFailureMessages } from '../failure-messages.ts';
import { centreFailureText } from '../failure-text.ts';
import { accountMessages } from './messages.ts';
import { passkeyMessages } from './passkey-messages.ts';
import { secondStepMessages } from './second-step-messages.ts';

/** What is done to passkeys. */
export type PasskeyChange =
  | { readonly kind: 'add' }
  | { readonly kind: 'rename' | 'remove'; readonly passkey: Passkey };

interface Values {
  readonly name: string;
  readonly password: string;
  readonly code: string;
}

/**
 * Adds, renames or removes a passkey. Adding and removing ask for the password, and for a code where the second step is on.
 *
 * @param props.onDone runs once it is done
 */
export function PasskeyDialog({
  change,
  needsCode,
  isOpen,
  onClose,
  onDone,
}: {
  change: PasskeyChange;
  needsCode: boolean;
  isOpen: boolean;
  onClose: () => void;
  onDone: () => void;
}) {
  const intl = useIntl();
  const { client } = useCentre();
  const { kind } = change;
  const isNamed = kind !== 'remove';
  const isProven = kind !== 'rename';
  const [values, setValues] = useState<Values>(() => ({
    name: change.kind === 'add' ? ownDevice() : change.passkey.name,
    password: '',
    code: '',
  }));
  const [errors, setErrors] = useState<Partial<Values>>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const send = useAction(async () => {
    const { name, password, code } = values;
    const proof = { password, ...(needsCode && { code }) };
    if (change.kind === 'add') {
      const question = await client.call('beginPasskey', { body: proof });
      const made = await (await import('./create-passkey.ts')).createPasskey(question);
      if (made === 'none') return setRefusal(intl.formatMessage(passkeyMessages.noneMade));
      if (made === 'exists') return setRefusal(intl.formatMessage(centreFailureMessages.passkey_exists));
      await client.call('addPasskey', { body: { name, ...made } });
      toast.success(intl.formatMessage(passkeyMessages.added));
    } else {
      const path = { passkey_id: change.passkey.passkey_id };
      if (change.kind === 'rename') await client.call('renamePasskey', { path, body: { name } });
      else {
        await client.call('removePasskey', { path, body: proof });
        toast.success(intl.formatMessage(passkeyMessages.removed));
      }
    }
    return onDone();
  });
  const { failure } = send;
  // Without its field it stands above the button: the second step was turned on meanwhile.
  const isWrongCode = needsCode && failure instanceof ApiFailure && failure.is('wrong_code');

  function check() {
    const [name] = isNamed ? checkLine('name', values.name, PASSKEY_LIMITS.name) : [];
    const [password] = isProven && values.password === '' ? checkPassword('') : [];
    const lacksCode = isProven && needsCode && parseSecondStepCode(values.code) === null;
    setRefusal(null);
    setErrors({
      ...(name && { name: fieldMessage(intl, name) }),
      ...(password && { password: fieldMessage(intl, password) }),
      ...(lacksCode && { code: intl.formatMessage(secondStepMessages.noCode) }),
    });
    if (name === undefined && password === undefined && !lacksCode) void send.run(undefined);
  }
  const bind = (field: keyof Values) => ({
    name: field,
    required: true,
    value: values[field],
    error: errors[field],
    onValueChange: (text: string) => {
      setValues((before) => ({ ...before, [field]: text }));
      setErrors({});
      setRefusal(null);
      send.clear();
    },
  });
  const title =
    change.kind === 'add'
      ? intl.formatMessage(passkeyMessages.add)
      : intl.formatMessage(passkeyMessages[`${change.kind}Named`], change.passkey);
  const hint = kind === 'rename' ? undefined : intl.formatMessage(passkeyMessages[`${kind}Hint`]);
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      onSend={check}
      title={title}
      {...(hint !== undefined && { description: hint })}
      sendLabel={kind === 'add' ? title : intl.formatMessage(passkeyMessages[kind])}
      tone={kind === 'remove' ? 'critical' : 'primary'}
      isSending={send.isRunning}
      failure={refusal ?? (failure === null || isWrongCode ? null : centreFailureText(intl, failure))}
    >
      {isNamed && (
        <TextField
          {...bind('name')}
          label={intl.formatMessage(passkeyMessages.name)}
          description={intl.formatMessage(passkeyMessages.nameHint)}
          autoComplete="off"
        />
      )}
      {isProven && (
        <PasswordField
          {...bind('password')}
          label={intl.formatMessage(accountMessages.presentPassword)}
          autoComplete="current-password"
        />
      )}
      {isProven && needsCode && (
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

/** A first name for a passkey: the system it is made on. */
function ownDevice(): string {
  const { browser, system } = describeDevice(navigator.userAgent);
  return system ?? browser ?? '';
}
