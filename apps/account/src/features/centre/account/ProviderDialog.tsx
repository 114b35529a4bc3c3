import { useCheckedForm } from '@boardwalk/app-shell/forms';
import { toast } from '@boardwalk/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { goToProvider } from '#shared/providers/open-question.ts';
import { useCentre } from '../centre-context.ts';
import { FormDialog } from '../components/FormDialog.tsx';
import { centreFailureText } from '../failure-text.ts';
import { checkProof, proofOutcome, type Proof } from './proof.ts';
import { ProofFields } from './ProofFields.tsx';
import { linkedMessages } from './provider-messages.ts';

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
  const [typed, setTyped] = useState<Proof>({ password: '', code: '' });
  const { password, code } = typed;
  const proof = { password, ...(needsCode && { code }) };
  const form = useCheckedForm({
    violations: checkProof(typed, needsCode),
    shown: needsCode ? ['password', 'code'] : ['password'],
    send: async () =>
      kind === 'link'
        ? await proofOutcome(
            async () =>
              await client.call('beginProviderLink', { body: { provider_id: providerId, ...proof } }),
            (question) => leave(question, { purpose: 'link', next: '' }),
          )
        : await proofOutcome(
            async () =>
              await client.call('unlinkProvider', { path: { provider_id: providerId }, body: proof }),
            () => {
              toast.success(intl.formatMessage(linkedMessages.unlinked));
              onDone();
            },
          ),
  });
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      onSend={form.submit}
      title={intl.formatMessage(linkedMessages[`${kind}Named`], { name })}
      description={intl.formatMessage(linkedMessages[`${kind}Hint`])}
      sendLabel={intl.formatMessage(linkedMessages[kind])}
      tone={kind === 'unlink' ? 'critical' : 'primary'}
      isSending={form.isSending}
      failure={form.problem === undefined ? null : centreFailureText(intl, form.problem)}
    >
      <ProofFields
        proof={typed}
        needsCode={needsCode}
        violations={form.violations}
        onChange={(part) => {
          if (form.touch()) setTyped({ ...typed, ...part });
        }}
      />
    </FormDialog>
  );
}
