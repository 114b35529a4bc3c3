import type { FieldViolation } from '@boardwalk/domain';
import { TextField } from '@boardwalk/ui-kit';
import { useIntl, type IntlShape } from 'react-intl';
import { PasswordField } from '#shared/components/PasswordField.tsx';
import { WRONG_CODE } from '#shared/second-step/code-outcome.ts';
import { fieldMessage } from '#shared/words/field-message.ts';
import { centreFailureMessages } from '../failure-messages.ts';
import { accountMessages } from './messages.ts';
import type { Proof } from './proof.ts';
import { secondStepMessages } from './second-step-messages.ts';

/** What is wrong with a code, in words. */
export function codeMessage(intl: IntlShape, { rule }: FieldViolation): string {
  return intl.formatMessage(
    rule === WRONG_CODE.rule ? centreFailureMessages.wrong_code : secondStepMessages.noCode,
  );
}

/** Asks for the present password, and for a code where the second step is on. */
export function ProofFields({
  proof,
  needsCode,
  violations,
  onChange,
}: {
  proof: Proof;
  needsCode: boolean;
  violations: readonly FieldViolation[];
  onChange: (part: Partial<Proof>) => void;
}) {
  const intl = useIntl();
  const password = violations.find(({ field }) => field === 'password');
  const code = violations.find(({ field }) => field === 'code');
  return (
    <>
      <PasswordField
        name="password"
        required
        label={intl.formatMessage(accountMessages.presentPassword)}
        autoComplete="current-password"
        value={proof.password}
        error={password && fieldMessage(intl, password)}
        onValueChange={(text) => onChange({ password: text })}
      />
      {needsCode && (
        <TextField
          name="code"
          required
          label={intl.formatMessage(secondStepMessages.code)}
          description={intl.formatMessage(secondStepMessages.codeHint)}
          autoComplete="one-time-code"
          maxLength={40}
          value={proof.code}
          error={code && codeMessage(intl, code)}
          onValueChange={(text) => onChange({ code: text })}
        />
      )}
    </>
  );
}
