import { fieldsOf } from '#shared/errors/failure-text.ts';
import { centreFailureText } from '../failure-text.ts';
import { checkPassword, type FieldViolation } from '@boardwalk/domain';
import { toast } from '@boardwalk/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { PasswordField } from '#shared/components/PasswordField.tsx';

import { useAction } from '#shared/failures/use-action.ts';
import { PasswordStrength } from '#shared/strength/PasswordStrength.tsx';
import { fieldMessage } from '#shared/words/field-message.ts';
import { wordMessages } from '#shared/words/messages.ts';
import { useCentre } from '../centre-context.ts';
import { FormDialog } from '../components/FormDialog.tsx';
import { accountMessages } from './messages.ts';

/** Changes the password, with the present one. All other sessions end. */
export function PasswordDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const intl = useIntl();
  const { client, user } = useCentre();
  const own = [user.nick_name, user.email ?? '', user.mobile ?? ''];
  const [present, setPresent] = useState('');
  const [next, setNext] = useState('');
  const [violations, setViolations] = useState<readonly FieldViolation[]>([]);
  const save = useAction(async () => {
    await client.call('changePassword', { body: { password: present, new_password: next } });
    toast.success(intl.formatMessage(accountMessages.passwordSaved));
    onClose();
  });
  const refused = [...violations, ...fieldsOf(save.failure)];
  const errorOf = (field: string) => {
    const violation = refused.find((each) => each.field === field);
    return violation && fieldMessage(intl, violation);
  };
  function send() {
    const found = [
      ...(present === '' ? checkPassword('') : []),
      ...checkPassword(next).map((violation) => ({ ...violation, field: 'new_password' })),
    ];
    setViolations(found);
    if (found.length === 0) void save.run(undefined);
  }
  const change = (set: (text: string) => void) => (text: string) => {
    set(text);
    setViolations([]);
    save.clear();
  };
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      onSend={send}
      title={intl.formatMessage(accountMessages.changePassword)}
      description={intl.formatMessage(accountMessages.passwordHint)}
      sendLabel={intl.formatMessage(wordMessages.save)}
      isSending={save.isRunning}
      failure={save.failure !== null && refused.length === 0 ? centreFailureText(intl, save.failure) : null}
    >
      <PasswordField
        name="password"
        required
        label={intl.formatMessage(accountMessages.presentPassword)}
        autoComplete="current-password"
        value={present}
        error={errorOf('password')}
        onValueChange={change(setPresent)}
      />
      <PasswordField
        name="new_password"
        required
        label={intl.formatMessage(accountMessages.newPassword)}
        autoComplete="new-password"
        value={next}
        error={errorOf('new_password')}
        onValueChange={change(setNext)}
      />
      <PasswordStrength password={next} own={own} />
    </FormDialog>
  );
}
