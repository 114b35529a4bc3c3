import { useCheckedForm } from '@boardwalk/app-shell/forms';
import { parseSecondStepCode } from '@boardwalk/domain';
import { TextField } from '@boardwalk/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { NO_CODE } from '#shared/second-step/code-outcome.ts';
import { useCentre } from '../centre-context.ts';
import { FormDialog } from '../components/FormDialog.tsx';
import { centreFailureText } from '../failure-text.ts';
import { PresentPasswordField } from './PresentPasswordField.tsx';
import { checkPresentPassword, proofOutcome } from './proof.ts';
import { codeMessage } from './ProofFields.tsx';
import { QrCode } from './QrCode.tsx';
import { secondStepMessages } from './second-step-messages.ts';
import styles from './SetUpDialog.module.css';

/** Sets up the second step: the password, then the secret for the app, then a first code of it. */
export function SetUpDialog({
  isOpen,
  onClose,
  onDone,
}: {
  isOpen: boolean;
  onClose: () => void;
  onDone: (codes: readonly string[]) => void;
}) {
  const intl = useIntl();
  const { client } = useCentre();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [setup, setSetup] = useState<{ secret: string; uri: string } | null>(null);
  const lacksCode = parseSecondStepCode(code)?.kind !== 'code';
  const form = useCheckedForm({
    violations: setup === null ? checkPresentPassword(password) : lacksCode ? [NO_CODE] : [],
    shown: setup === null ? ['password'] : ['code'],
    send: async () =>
      setup === null
        ? await proofOutcome(
            async () => await client.call('beginSecondStep', { body: { password } }),
            setSetup,
          )
        : await proofOutcome(
            async () => await client.call('turnOnSecondStep', { body: { code } }),
            ({ codes }) => onDone(codes),
          ),
  });
  const [problem] = form.violations;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (setup !== null) field.current?.focus();
  }, [setup]);
  const say = (word: 'setUpTitle' | 'next' | 'turnOn' | 'setUpHint' | 'scan' | 'qr' | 'code') =>
    intl.formatMessage(secondStepMessages[word]);

  const change = (set: (text: string) => void) => (text: string) => {
    if (form.touch()) set(text);
  };
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      onSend={form.submit}
      title={say('setUpTitle')}
      description={setup === null ? say('setUpHint') : say('scan')}
      sendLabel={setup === null ? say('next') : say('turnOn')}
      isSending={form.isSending}
      failure={form.problem === undefined ? null : centreFailureText(intl, form.problem)}
    >
      {setup === null ? (
        <PresentPasswordField
          value={password}
          violations={form.violations}
          onValueChange={change(setPassword)}
        />
      ) : (
        <>
          <QrCode text={setup.uri} label={say('qr')} />
          <code className={styles.secret}>{setup.secret.match(/.{1,4}/gu)?.join(' ')}</code>
          <TextField
            ref={field}
            name="code"
            required
            label={say('code')}
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={10}
            value={code}
            error={problem && codeMessage(intl, problem)}
            onValueChange={change(setCode)}
          />
        </>
      )}
    </FormDialog>
  );
}
