import type { FieldViolation } from '@boardwalk/domain';
import { TextField } from '@boardwalk/ui-kit';
import { useIntl, type IntlShape } from 'react-intl';
import { WRONG_CODE } from '#shared/second-step/code-outcome.ts';
import { centreFailureMessages } from '../failure-messages.ts';
import { PresentPasswordField } from './PresentPasswordField.tsx';
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
  const code = violations.find(({ field }) => field === 'code');
  return (
    <>
      <PresentPasswordField
        value={proof.password}
        violations={violations}
        onValueChange={(password) => onChange({ password })}
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
