import type { Passkey } from '@boardwalk/api-client';
import { callOutcome, useCheckedForm, type FormOutcome } from '@boardwalk/app-shell/forms';
import { checkLine, describeDevice, PASSKEY_LIMITS } from '@boardwalk/domain';
import { TextField, toast } from '@boardwalk/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { fieldMessage } from '#shared/words/field-message.ts';
import { useCentre } from '../centre-context.ts';
import { FormDialog } from '../components/FormDialog.tsx';
import { centreFailureMessages } from '../failure-messages.ts';
import { centreFailureText } from '../failure-text.ts';
import { passkeyMessages } from './passkey-messages.ts';
import { checkProof, proofOutcome, type Proof } from './proof.ts';
import { ProofFields } from './ProofFields.tsx';

/** What is done to passkeys. */
export type PasskeyChange =
  | { readonly kind: 'add' }
  | { readonly kind: 'rename' | 'remove'; readonly passkey: Passkey };

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
  const [name, setName] = useState(() => (change.kind === 'add' ? ownDevice() : change.passkey.name));
  const [typed, setTyped] = useState<Proof>({ password: '', code: '' });
  const { password, code } = typed;
  const proof = { password, ...(needsCode && { code }) };

  const [unmade, setUnmade] = useState<'exists' | 'none'>();
  const add = async () => {
    const question = await client.call('beginPasskey', { body: proof });
    const made = await (await import('./create-passkey.ts')).createPasskey(question);
    if (typeof made === 'string') return made;
    await client.call('addPasskey', { body: { name, ...made } });
    return undefined;
  };
  const send = async (): Promise<FormOutcome<unknown>> => {
    setUnmade(undefined);
    if (change.kind === 'add')
      return await proofOutcome(add, (lack) => {
        if (lack !== undefined) return setUnmade(lack);
        toast.success(intl.formatMessage(passkeyMessages.added));
        return onDone();
      });
    const path = { passkey_id: change.passkey.passkey_id };
    if (change.kind === 'rename')
      return await callOutcome(
        async () => await client.call('renamePasskey', { path, body: { name } }),
        onDone,
      );
    return await proofOutcome(
      async () => await client.call('removePasskey', { path, body: proof }),
      () => {
        toast.success(intl.formatMessage(passkeyMessages.removed));
        onDone();
      },
    );
  };
  const form = useCheckedForm({
    violations: [
      ...(isNamed ? checkLine('name', name, PASSKEY_LIMITS.name) : []),
      ...(isProven ? checkProof(typed, needsCode) : []),
    ],
    shown: [...(isNamed ? ['name'] : []), ...(isProven ? ['password', ...(needsCode ? ['code'] : [])] : [])],
    send,
  });
  const nameProblem = form.violations.find(({ field }) => field === 'name');
  const lack =
    unmade &&
    intl.formatMessage(unmade === 'none' ? passkeyMessages.noneMade : centreFailureMessages.passkey_exists);
  const title =
    change.kind === 'add'
      ? intl.formatMessage(passkeyMessages.add)
      : intl.formatMessage(passkeyMessages[`${change.kind}Named`], change.passkey);
  const hint = kind === 'rename' ? undefined : intl.formatMessage(passkeyMessages[`${kind}Hint`]);
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      onSend={form.submit}
      title={title}
      {...(hint !== undefined && { description: hint })}
      sendLabel={kind === 'add' ? title : intl.formatMessage(passkeyMessages[kind])}
      tone={kind === 'remove' ? 'critical' : 'primary'}
      isSending={form.isSending}
      failure={form.problem === undefined ? (lack ?? null) : centreFailureText(intl, form.problem)}
    >
      {isNamed && (
        <TextField
          name="name"
          required
          label={intl.formatMessage(passkeyMessages.name)}
          description={intl.formatMessage(passkeyMessages.nameHint)}
          autoComplete="off"
          value={name}
          error={nameProblem && fieldMessage(intl, nameProblem)}
          onValueChange={(text) => {
            if (form.touch()) setName(text);
          }}
        />
      )}
      {isProven && (
        <ProofFields
          proof={typed}
          needsCode={needsCode}
          violations={form.violations}
          onChange={(part) => {
            if (form.touch()) setTyped({ ...typed, ...part });
          }}
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
