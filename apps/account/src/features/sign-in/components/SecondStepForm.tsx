import { ApiFailure } from '@boardwalk/api-client';
import { useCheckedForm } from '@boardwalk/app-shell/forms';
import { parseSecondStepCode } from '@boardwalk/domain';
import { Button, TextField } from '@boardwalk/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { api } from '#shared/api.ts';
import { Notice } from '#shared/components/Notice.tsx';
import { failureText } from '#shared/errors/failure-text.ts';
import { codeOutcome, NO_CODE, WRONG_CODE } from '#shared/second-step/code-outcome.ts';
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
  const { started, isThere } = useStartedSession(onStarted);
  const form = useCheckedForm({
    violations: parseSecondStepCode(code) === null ? [NO_CODE] : [],
    shown: ['code'],
    send: async () =>
      await codeOutcome(async () => await api.call('finishSignIn', { body: { challenge, code } }), started),
    onProblem: (problem) => {
      if (hasExpired(problem) && isThere.current) onBack(true);
    },
  });
  const { problem } = form;
  const rule = form.violations[0]?.rule;
  const isWrong = rule === WRONG_CODE.rule;
  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    if (isWrong) field.current?.select();
  }, [isWrong]);

  const error = isWrong ? secondStepMessages.wrongCode : secondStepMessages.noCode;
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
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
        error={rule && intl.formatMessage(error)}
        onValueChange={(text) => {
          if (form.touch()) setCode(text);
        }}
      />
      {problem !== undefined && !hasExpired(problem) && <Notice>{failureText(intl, problem)}</Notice>}
      <Button type="submit" variant="primary" size="large" block loading={form.isSending}>
        {intl.formatMessage(secondStepMessages.go)}
      </Button>
      {passkeys !== null && <PasskeyButton passkeys={passkeys} challenge={challenge} onStarted={onStarted} />}
      <Button variant="quiet" size="large" block onClick={() => onBack(false)}>
        {intl.formatMessage(secondStepMessages.back)}
      </Button>
    </form>
  );
}

/** Whether the password was too long ago. */
const hasExpired = (problem: unknown) => problem instanceof ApiFailure && problem.is('challenge_expired');
