import { centreFailureText } from '../failure-text.ts';
import { callOutcome, useCheckedForm } from '@boardwalk/app-shell/forms';
import {
  checkAccountName,
  checkPassword,
  FieldRule,
  parseAccountName,
  type FieldViolation,
} from '@boardwalk/domain';
import { TextField, toast } from '@boardwalk/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { PasswordField } from '#shared/components/PasswordField.tsx';
import { fieldMessage } from '#shared/words/field-message.ts';
import { wordMessages } from '#shared/words/messages.ts';
import { useCentre } from '../centre-context.ts';
import { FormDialog } from '../components/FormDialog.tsx';
import { accountMessages } from './messages.ts';

function check(kind: 'email' | 'mobile', name: string, password: string): FieldViolation[] {
  const found: FieldViolation[] = checkAccountName(name).map((violation) => ({ ...violation, field: kind }));
  if (found.length === 0 && parseAccountName(name)?.kind !== kind)
    found.push({ field: kind, rule: FieldRule.FORMAT });
  return password === '' ? [...found, ...checkPassword('')] : found;
}

/** Asks for another address or number, with the password. An address stands in for the present one once it is proven. */
export function SignInNameDialog({
  kind,
  isOpen,
  onClose,
}: {
  kind: 'email' | 'mobile';
  isOpen: boolean;
  onClose: () => void;
}) {
  const intl = useIntl();
  const { client, setUser } = useCentre();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const isEmail = kind === 'email';
  const form = useCheckedForm({
    violations: check(kind, name, password),
    shown: [kind, 'password'],
    send: async () =>
      await callOutcome(
        async () =>
          isEmail
            ? await client.call('changeEmail', { body: { email: name, password } })
            : await client.call('changeMobile', { body: { mobile: name, password } }),
        (user) => {
          setUser(user);
          const email = user.pending_email;
          toast.success(
            isEmail && email !== null
              ? intl.formatMessage(accountMessages.linkSent, { email })
              : intl.formatMessage(accountMessages.saved),
          );
          onClose();
        },
      ),
  });
  const errorOf = (field: string) => {
    const violation = form.violations.find((each) => each.field === field);
    // The rule of an account name says what an address or number looks like.
    return violation && fieldMessage(intl, field === kind ? { ...violation, field: 'account' } : violation);
  };
  const change = (set: (text: string) => void) => (text: string) => {
    if (form.touch()) set(text);
  };
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      onSend={form.submit}
      title={intl.formatMessage(isEmail ? accountMessages.changeEmail : accountMessages.changeMobile)}
      sendLabel={intl.formatMessage(isEmail ? accountMessages.sendAgain : wordMessages.save)}
      isSending={form.isSending}
      failure={form.problem === undefined ? null : centreFailureText(intl, form.problem)}
    >
      <TextField
        name={kind}
        type={isEmail ? 'email' : 'tel'}
        required
        label={intl.formatMessage(isEmail ? accountMessages.email : accountMessages.mobile)}
        description={intl.formatMessage(isEmail ? accountMessages.emailHint : accountMessages.mobileHint)}
        autoComplete={isEmail ? 'email' : 'tel'}
        value={name}
        error={errorOf(kind)}
        onValueChange={change(setName)}
      />
      <PasswordField
        name="password"
        required
        label={intl.formatMessage(accountMessages.presentPassword)}
        autoComplete="current-password"
        value={password}
        error={errorOf('password')}
        onValueChange={change(setPassword)}
      />
    </FormDialog>
  );
}
