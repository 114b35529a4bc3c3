import { useCheckedForm } from '@boardwalk/app-shell/forms';
import { toast } from '@boardwalk/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useCentre } from '../centre-context.ts';
import { FormDialog } from '../components/FormDialog.tsx';
import { centreFailureText } from '../failure-text.ts';
import { checkProof, proofOutcome, type Proof } from './proof.ts';
import { ProofFields } from './ProofFields.tsx';
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
  const [proof, setProof] = useState<Proof>({ password: '', code: '' });
  const isOff = change === 'off';
  const form = useCheckedForm({
    violations: checkProof(proof, true),
    shown: ['password', 'code'],
    send: async () =>
      isOff
        ? await proofOutcome(
            async () => await client.call('turnOffSecondStep', { body: proof }),
            () => {
              toast.success(intl.formatMessage(secondStepMessages.isOff));
              onDone(null);
            },
          )
        : await proofOutcome(
            async () => await client.call('renewRecoveryCodes', { body: proof }),
            ({ codes }) => onDone(codes),
          ),
  });
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      onSend={form.submit}
      title={intl.formatMessage(isOff ? secondStepMessages.turnOffTitle : secondStepMessages.renewTitle)}
      description={intl.formatMessage(isOff ? secondStepMessages.turnOffHint : secondStepMessages.renewHint)}
      sendLabel={intl.formatMessage(isOff ? secondStepMessages.turnOff : secondStepMessages.renew)}
      tone={isOff ? 'critical' : 'primary'}
      isSending={form.isSending}
      failure={form.problem === undefined ? null : centreFailureText(intl, form.problem)}
    >
      <ProofFields
        proof={proof}
        needsCode
        violations={form.violations}
        onChange={(part) => {
          if (form.touch()) setProof({ ...proof, ...part });
        }}
      />
    </FormDialog>
  );
}
