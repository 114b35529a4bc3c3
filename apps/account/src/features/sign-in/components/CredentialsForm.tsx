import {
  checkAccountName,
  checkName,
  checkPassword,
  PASSWORD_LIMITS,
  type FieldViolation,
} from '@boardwalk/domain';
import { Button, TextField } from '@boardwalk/ui-kit';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { Notice } from '#shared/components/Notice.tsx';
import { PasswordField } from '#shared/components/PasswordField.tsx';
import { failureText } from '#shared/failures/failure-words.ts';
import { PasswordStrength } from '#shared/strength/PasswordStrength.tsx';
import { fieldMessage } from '#shared/words/field-message.ts';
import { messages } from '../messages.ts';
import type { StartedSession } from '../opener.ts';
import { startSession, type Credentials } from '../start-session.ts';
import styles from './CredentialsForm.module.css';

type Intent = 'sign-in' | 'sign-up';
type Field = keyof Credentials;

/** Fields in the order they stand in; the first refused one gets the focus. */
const FIELDS: readonly Field[] = ['nick_name', 'account', 'password'];

function check(intent: Intent, values: Credentials): FieldViolation[] {
  if (intent === 'sign-up')
    return [
      ...checkName('nick_name', values.nick_name),
      ...checkAccountName(values.account),
      ...checkPassword(values.password),
    ];
  const missing = values.password === '' ? checkPassword('') : [];
  return [...checkAccountName(values.account), ...missing];
}

/**
 * The form for signing in or for a new account. Checks with the same rules as the server, keeps what was typed when
 * the server refuses, and can be sent once at a time.
 *
 * @param props.intent which of the two forms
 * @param props.invitation token of an invitation to a team, sent with a new account
 * @param props.onStarted runs with the new session
 * @param props.onChallenge runs when the password is right and a second step is needed
 * @param props.notice stands above the button until the form is sent
 */
export function CredentialsForm({
  intent,
  invitation = null,
  onStarted,
  onChallenge,
  notice = null,
}: {
  intent: Intent;
  invitation?: string | null;
  onStarted: (session: StartedSession) => void;
  onChallenge: (challenge: string) => void;
  notice?: string | null;
}) {
  const intl = useIntl();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<Credentials>({ account: '', password: '', nick_name: '' });
  const [violations, setViolations] = useState<readonly FieldViolation[]>([]);
  const [failure, setFailure] = useState<unknown>(null);
  const [isSending, setIsSending] = useState(false);

  useEffect(() => {
    const first = FIELDS.find((field) => violations.some((violation) => violation.field === field));
    if (first) form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  }, [violations]);

  async function send() {
    if (isSending) return;
    setFailure(null);
    const found = check(intent, values);
    setViolations(found);
    if (found.length > 0) return;
    setIsSending(true);
    const outcome = await startSession(intent, values, invitation);
    setIsSending(false);
    if ('session' in outcome) onStarted(outcome.session);
    else if ('challenge' in outcome) onChallenge(outcome.challenge);
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
        setValues((before) => ({ ...before, [field]: value }));
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
        autoComplete="username"
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
