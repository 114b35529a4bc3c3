import { centreFailureText } from '../failure-text.ts';
import { useCheckedForm } from '@boardwalk/app-shell/forms';
import { checkPassword } from '@boardwalk/domain';
import { toast } from '@boardwalk/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { PasswordField } from '#shared/components/PasswordField.tsx';
import { PasswordStrength } from '#shared/strength/PasswordStrength.tsx';
import { fieldMessage } from '#shared/words/field-message.ts';
import { wordMessages } from '#shared/words/messages.ts';
import { useCentre } from '../centre-context.ts';
import { FormDialog } from '../components/FormDialog.tsx';
import { accountMessages } from './messages.ts';
import { PresentPasswordField } from './PresentPasswordField.tsx';
import { checkPresentPassword, proofOutcome } from './proof.ts';

/** Changes the password, with the present one. All other sessions end. */
export function PasswordDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const intl = useIntl();
  const { client, user } = useCentre();
  const own = [user.nick_name, user.email ?? '', user.mobile ?? ''];
  const [present, setPresent] = useState('');
  const [next, setNext] = useState('');
  const form = useCheckedForm({
    violations: [
      ...checkPresentPassword(present),
      ...checkPassword(next).map((violation) => ({ ...violation, field: 'new_password' })),
    ],
    shown: ['password', 'new_password'],
    send: async () =>
      await proofOutcome(
        async () => await client.call('changePassword', { body: { password: present, new_password: next } }),
        () => {
          toast.success(intl.formatMessage(accountMessages.passwordSaved));
          onClose();
        },
      ),
  });
  const problem = form.violations.find(({ field }) => field === 'new_password');
  const change = (set: (text: string) => void) => (text: string) => {
    if (form.touch()) set(text);
  };
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      onSend={form.submit}
      title={intl.formatMessage(accountMessages.changePassword)}
      description={intl.formatMessage(accountMessages.passwordHint)}
      sendLabel={intl.formatMessage(wordMessages.save)}
      isSending={form.isSending}
      failure={form.problem === undefined ? null : centreFailureText(intl, form.problem)}
    >
      <PresentPasswordField value={present} violations={form.violations} onValueChange={change(setPresent)} />
      <PasswordField
        name="new_password"
        required
        label={intl.formatMessage(accountMessages.newPassword)}
        autoComplete="new-password"
        value={next}
        error={problem && fieldMessage(intl, problem)}
        onValueChange={change(setNext)}
      />
      <PasswordStrength password={next} own={own} />
    </FormDialog>
  );
}
