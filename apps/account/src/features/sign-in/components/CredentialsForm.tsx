import { checkAccountName, checkPassword, PASSWORD_LIMITS, type FieldViolation } from '@boardwalk/domain';
import { Button, TextField } from '@boardwalk/ui-kit';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { Notice } from '#shared/components/Notice.tsx';
import { PasswordField } from '#shared/components/PasswordField.tsx';
import { failureText } from '#shared/errors/failure-text.ts';
import { PasswordStrength } from '#shared/strength/PasswordStrength.tsx';
import { fieldMessage } from '#shared/words/field-message.ts';
import { messages } from '../messages.ts';
import type { StartedSession } from '../opener.ts';
import { startSession, type Credentials, type SecondStepNeeded } from '../start-session.ts';
import { useStartedSession } from '../use-started-session.ts';
import styles from './CredentialsForm.module.css';

type Intent = 'sign-in' | 'sign-up';
type Field = keyof Credentials;

/** Fields in the order they stand in; the first refused one gets the focus. */
const FIELDS: readonly Field[] = ['nick_name', 'account', 'password'];

/** The rules of names come with many look-alike letters: only who makes an account loads them. */
const loadChecks = () => import('../check-new-account.ts');

async function check(intent: Intent, values: Credentials): Promise<FieldViolation[]> {
  if (intent === 'sign-up') {
    // Without them the server alone says what is wrong.
    const checks = await loadChecks().catch(() => null);
    return checks === null ? [] : checks.checkNewAccount(values);
  }
  const missing = values.password === '' ? checkPassword('') : [];
  return [...checkAccountName(values.account), ...missing];
}

/**
 * The form for signing in or for a new account. Checks with the same rules as the server, keeps what was typed when
 * the server refuses, and can be sent once at a time.
 *
 * @param props.intent which of the two forms
 * @param props.invitation token of an invitation to a team, sent with a new account
 * @param props.onSend runs when the form is sent
 * @param props.onStarted runs with the new session
 * @param props.onChallenge runs when the password is right and a second step is needed
 * @param props.account what is typed as the account: it outlives the form
 * @param props.isReturn the person comes back from the second step: the password gets the focus
 * @param props.notice stands above the button until the form is sent
 */
export function CredentialsForm({
  intent,
  invitation = null,
  onSend,
  onStarted,
  onChallenge,
  account,
  onAccountChange,
  isReturn = false,
  notice = null,
}: {
  intent: Intent;
  invitation?: string | null;
  onSend?: () => void;
  onStarted: (session: StartedSession) => void;
  onChallenge: (needed: SecondStepNeeded) => void;
  account: string;
  onAccountChange: (account: string) => void;
  isReturn?: boolean;
  notice?: string | null;
}) {
  const intl = useIntl();
  const form = useRef<HTMLFormElement>(null);
  const { started, isThere } = useStartedSession(onStarted);
  const [typed, setTyped] = useState({ password: '', nick_name: '' });
  const values: Credentials = { ...typed, account };
  const [violations, setViolations] = useState<readonly FieldViolation[]>([]);
  const [failure, setFailure] = useState<unknown>(null);
  const [isSending, setIsSending] = useState(false);

  useEffect(() => {
    if (intent === 'sign-up') void loadChecks().catch(() => undefined);
  }, [intent]);
  useEffect(() => {
    if (isReturn) form.current?.querySelector<HTMLInputElement>('[name="password"]')?.focus();
  }, [isReturn]);
  useEffect(() => {
    const first = FIELDS.find((field) => violations.some((violation) => violation.field === field));
    if (first) form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  }, [violations]);

  async function send() {
    if (isSending) return;
    setFailure(null);
    setIsSending(true);
    const found = await check(intent, values);
    setViolations(found);
    if (found.length > 0) return setIsSending(false);
    onSend?.();
    const outcome = await startSession(intent, values, invitation);
    setIsSending(false);
    if ('session' in outcome) started(outcome.session);
    else if (!isThere.current) return;
    else if ('needed' in outcome) onChallenge(outcome.needed);
    else if ('fields' in outcome) setViolations(outcome.fields);
    else setFailure(outcome.failure);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void send();
  }

  const bind = (field: Field) => {
    const violation = violations.find((each) => each.field === field);
    return {
      name: field,
      value: values[field],
      error: violation && fieldMessage(intl, violation),
      required: true,
      size: 'large' as const,
      onValueChange: (value: string) => {
        if (isSending) return;
        if (field === 'account') onAccountChange(value);
        else setTyped((before) => ({ ...before, [field]: value }));
        setViolations((before) => before.filter((each) => each.field !== field));
      },
    };
  };

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate aria-busy={isSending}>
      {intent === 'sign-up' && (
        <TextField
          {...bind('nick_name')}
          label={intl.formatMessage(messages.nickName)}
          description={intl.formatMessage(messages.nickNameHint)}
          autoComplete="nickname"
        />
      )}
      <TextField
        {...bind('account')}
        label={intl.formatMessage(messages.account)}
        // Browsers offer passkeys here as well, once they are asked for one.
        autoComplete={intent === 'sign-in' ? 'username webauthn' : 'username'}
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        {...bind('password')}
        label={intl.formatMessage(messages.password)}
        description={
          intent === 'sign-up'
            ? intl.formatMessage(messages.passwordHint, { min: PASSWORD_LIMITS.min })
            : undefined
        }
        autoComplete={intent === 'sign-up' ? 'new-password' : 'current-password'}
      />
      {intent === 'sign-up' && (
        <PasswordStrength password={values.password} own={[values.nick_name, values.account]} />
      )}
      {failure === null && notice !== null && <Notice tone="caution">{notice}</Notice>}
      {failure !== null && <Notice>{failureText(intl, failure)}</Notice>}
      <Button type="submit" variant="primary" size="large" block loading={isSending}>
        {intl.formatMessage(intent === 'sign-up' ? messages.signUp : messages.signIn)}
      </Button>
    </form>
  );
}
