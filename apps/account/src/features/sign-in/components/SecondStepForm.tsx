import { ApiFailure } from '@boardwalk/api-client';
import { parseSecondStepCode } from '@boardwalk/domain';
import { Button, TextField } from '@boardwalk/ui-kit';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { api } from '#shared/api.ts';
import { Notice } from '#shared/components/Notice.tsx';
import { failureText } from '#shared/errors/failure-text.ts';
import { useAction } from '#shared/failures/use-action.ts';
import type { StartedSession } from '../opener.ts';
import { secondStepMessages } from '../second-step-messages.ts';
import type { Passkeys } from '../passkeys.ts';
import { useStartedSession } from '../use-started-session.ts';
import { PasskeyButton } from './PasskeyButton.tsx';
import styles from './CredentialsForm.module.css';

/**
 * The second step of signing in: a code of the authenticator, or a recovery code, in one field.
 *
 * @param props.challenge what the right password was answered with
 * @param props.passkeys signs in by a passkey in place of the code; null when there is none
 * @param props.onBack goes back to the password, also when the challenge has expired
 */
export default function SecondStepForm({
  challenge,
  passkeys,
  onStarted,
  onBack,
}: {
  challenge: string;
  passkeys: Passkeys | null;
  onStarted: (session: StartedSession) => void;
  onBack: (hasExpired: boolean) => void;
}) {
  const intl = useIntl();
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [isNoCode, setIsNoCode] = useState(false);
  const { started } = useStartedSession(onStarted);
  const finish = useAction((typed: string) => api.call('finishSignIn', { body: { challenge, code: typed } }));
  const { failure } = finish;
  const isWrong = failure instanceof ApiFailure && failure.is('wrong_code');
  const hasExpired = failure instanceof ApiFailure && failure.is('challenge_expired');

  useEffect(() => {
    if (!isWrong) return;
    field.current?.focus();
    field.current?.select();
  }, [isWrong]);
  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    if (hasExpired) onBack(true);
  }, [hasExpired, onBack]);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (parseSecondStepCode(code) === null) {
      setIsNoCode(true);
      field.current?.focus();
      return;
    }
    const session = await finish.run(code);
    if (session !== undefined) started(session);
  }

  const error = isNoCode ? secondStepMessages.noCode : secondStepMessages.wrongCode;
  return (
    <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
      <TextField
        ref={field}
        name="code"
        size="large"
        required
        label={intl.formatMessage(secondStepMessages.code)}
        description={intl.formatMessage(secondStepMessages.codeHint)}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        value={code}
        error={isNoCode || isWrong ? intl.formatMessage(error) : undefined}
        onValueChange={(text) => {
          setCode(text);
          setIsNoCode(false);
          finish.clear();
        }}
      />
      {failure !== null && !isWrong && !hasExpired && <Notice>{failureText(intl, failure)}</Notice>}
      <Button type="submit" variant="primary" size="large" block loading={finish.isRunning}>
        {intl.formatMessage(secondStepMessages.go)}
      </Button>
      {passkeys !== null && <PasskeyButton passkeys={passkeys} challenge={challenge} onStarted={onStarted} />}
      <Button variant="quiet" size="large" block onClick={() => onBack(false)}>
        {intl.formatMessage(secondStepMessages.back)}
      </Button>
    </form>
  );
}
