import { ApiFailure } from '@boardwalk/api-client';
import { checkPassword, parseSecondStepCode } from '@boardwalk/domain';
import { TextField } from '@boardwalk/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { PasswordField } from '#shared/components/PasswordField.tsx';
import { useAction } from '#shared/failures/use-action.ts';
import { fieldMessage } from '#shared/words/field-message.ts';
import { useCentre } from '../centre-context.ts';
import { FormDialog } from '../components/FormDialog.tsx';
import { centreFailureText } from '../failure-text.ts';
import { accountMessages } from './messages.ts';
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
  const [error, setError] = useState<string | undefined>();
  const [setup, setSetup] = useState<{ secret: string; uri: string } | null>(null);
  const begin = useAction(async () => setSetup(await client.call('beginSecondStep', { body: { password } })));
  const turnOn = useAction(async () =>
    onDone((await client.call('turnOnSecondStep', { body: { code } })).codes),
  );
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (setup !== null) field.current?.focus();
  }, [setup]);
  const { failure } = setup === null ? begin : turnOn;
  const isWrong = failure instanceof ApiFailure && failure.is('wrong_code');
  const say = (word: 'setUpTitle' | 'next' | 'turnOn' | 'setUpHint' | 'scan' | 'qr' | 'code' | 'noCode') =>
    intl.formatMessage(secondStepMessages[word]);

  function send() {
    if (setup === null) {
      const [violation] = password === '' ? checkPassword('') : [];
      setError(violation && fieldMessage(intl, violation));
      if (violation === undefined) void begin.run(undefined);
    } else if (parseSecondStepCode(code)?.kind === 'code') void turnOn.run(undefined);
    else setError(say('noCode'));
  }
  const change = (set: (text: string) => void) => (text: string) => {
    set(text);
    setError(undefined);
    begin.clear();
    turnOn.clear();
  };
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      onSend={send}
      title={say('setUpTitle')}
      description={setup === null ? say('setUpHint') : say('scan')}
      sendLabel={setup === null ? say('next') : say('turnOn')}
      isSending={begin.isRunning || turnOn.isRunning}
      failure={failure !== null && !isWrong ? centreFailureText(intl, failure) : null}
    >
      {setup === null ? (
        <PasswordField
          name="password"
          required
          label={intl.formatMessage(accountMessages.presentPassword)}
          autoComplete="current-password"
          value={password}
          error={error}
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
            error={isWrong ? centreFailureText(intl, failure) : error}
            onValueChange={change(setCode)}
          />
        </>
      )}
    </FormDialog>
  );
}
