import { FieldRule, type FieldViolation } from '@boardwalk/domain';
import { useIntl } from 'react-intl';
import { PasswordField } from '#shared/components/PasswordField.tsx';
import { fieldMessage } from '#shared/words/field-message.ts';
import { centreFailureMessages } from '../failure-messages.ts';
import { accountMessages } from './messages.ts';

/** Asks for the present password of the person, who is logged in already. */
export function PresentPasswordField({
  label,
  value,
  violations,
  onValueChange,
}: {
  /** "Your present password" when left out. */
  label?: string;
  value: string;
  /** Of the whole form. */
  violations: readonly FieldViolation[];
  onValueChange: (password: string) => void;
}) {
  const intl = useIntl();
  const violation = violations.find(({ field }) => field === 'password');
  const isWrong = violation?.rule === FieldRule.UNKNOWN;
  return (
    <PasswordField
      name="password"
      required
      label={label ?? intl.formatMessage(accountMessages.presentPassword)}
      autoComplete="current-password"
      value={value}
      error={
        isWrong
          ? intl.formatMessage(centreFailureMessages.wrong_password)
          : violation && fieldMessage(intl, violation)
      }
      onValueChange={onValueChange}
    />
  );
}
