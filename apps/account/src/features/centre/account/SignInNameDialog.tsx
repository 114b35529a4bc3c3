import { centreFailureText } from '../failure-text.ts';
import { useCheckedForm } from '@boardwalk/app-shell/forms';
import { checkAccountName, FieldRule, parseAccountName, type FieldViolation } from '@boardwalk/domain';
import { TextField, toast } from '@boardwalk/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { fieldMessage } from '#shared/words/field-message.ts';
import { wordMessages } from '#shared/words/messages.ts';
import { useCentre } from '../centre-context.ts';
import { FormDialog } from '../components/FormDialog.tsx';
import { accountMessages } from './messages.ts';
import { PresentPasswordField } from './PresentPasswordField.tsx';
import { checkPresentPassword, proofOutcome } from './proof.ts';

function check(kind: 'email' | 'mobile', name: string, password: string): FieldViolation[] {
  const found: FieldViolation[] = checkAccountName(name).map((violation) => ({ ...violation, field: kind }));
  if (found.length === 0 && parseAccountName(name)?.kind !== kind)
    found.push({ field: kind, rule: FieldRule.FORMAT });
  return [...found, ...checkPresentPassword(password)];
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
      await proofOutcome(
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
  const problem = form.violations.find(({ field }) => field === kind);
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
        // The rule of an account name says what an address or number looks like.
        error={problem && fieldMessage(intl, { ...problem, field: 'account' })}
        onValueChange={change(setName)}
      />
      <PresentPasswordField
        value={password}
        violations={form.violations}
        onValueChange={change(setPassword)}
      />
    </FormDialog>
  );
}
