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
import { api } from '#shared/api.ts';
import { NarrowPage } from '#shared/components/NarrowPage.tsx';
import { Notice } from '#shared/components/Notice.tsx';
import { PasswordField } from '#shared/components/PasswordField.tsx';
import { failureText, fieldsOf } from '#shared/errors/failure-text.ts';
import { useAction } from '#shared/failures/use-action.ts';
import { PasswordStrength } from '#shared/strength/PasswordStrength.tsx';
import { fieldMessage } from '#shared/words/field-message.ts';
import { setupFailureMessages } from './failure-messages.ts';
import { setupMessages as messages } from './messages.ts';
import styles from './SetupPage.module.css';

/** Where the first admin goes on: what is to be set for the site. */
const NEXT = '/console/site';
const FIELDS = ['code', 'nick_name', 'account', 'password'] as const;
type Field = (typeof FIELDS)[number];

/** Makes the first admin of a site, with the code that the server printed; the link it printed brings the code along. */
export default function SetupPage({
  location = window.location,
}: {
  readonly location?: Pick<Location, 'hash' | 'replace'>;
}) {
  const intl = useIntl();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<Record<Field, string>>(() => ({
    code: codeOf(location.hash),
    nick_name: '',
    account: '',
    password: '',
  }));
  const [found, setFound] = useState<readonly FieldViolation[]>([]);
  const create = useAction(async (body: Record<Field, string>) => {
    await api.call('createFirstAdmin', { body });
    await api.call('signIn', { body: { account: body.account, password: body.password } });
    return true;
  });
  const refused = found.length > 0 ? found : fieldsOf(create.failure);

  useEffect(() => {
    const first = FIELDS.find((field) => refused.some((violation) => violation.field === field));
    if (first !== undefined) form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  }, [refused]);

  async function send(event: FormEvent) {
    event.preventDefault();
    const violations: FieldViolation[] = [
      ...(values.code.trim() === '' ? [{ field: 'code', rule: 'required' as const, limit: 1 }] : []),
      ...checkName('nick_name', values.nick_name),
      ...checkAccountName(values.account),
      ...checkPassword(values.password),
    ];
    setFound(violations);
    if (violations.length > 0) return;
    if ((await create.run(values)) === true) location.replace(NEXT);
  }

  const bind = (field: Field) => {
    const violation = refused.find((each) => each.field === field);
    return {
      name: field,
      value: values[field],
      required: true,
      size: 'large' as const,
      error: violation && fieldMessage(intl, violation),
      onValueChange: (text: string) => {
        setValues((before) => ({ ...before, [field]: text }));
        setFound([]);
        create.clear();
      },
    };
  };
  return (
    <NarrowPage title={intl.formatMessage(messages.title)} text={intl.formatMessage(messages.text)}>
      <form ref={form} className={styles.form} onSubmit={(event) => void send(event)} noValidate>
        <TextField
          {...bind('code')}
          label={intl.formatMessage(messages.code)}
          description={intl.formatMessage(messages.codeHint)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextField {...bind('nick_name')} label={intl.formatMessage(messages.name)} autoComplete="nickname" />
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
          description={intl.formatMessage(messages.passwordHint, { min: PASSWORD_LIMITS.min })}
          autoComplete="new-password"
        />
        <PasswordStrength password={values.password} own={[values.nick_name, values.account]} />
        {create.failure !== null && refused.length === 0 && (
          <Notice>{failureText(intl, create.failure, setupFailureMessages)}</Notice>
        )}
        <Button type="submit" variant="primary" size="large" block loading={create.isRunning}>
          {intl.formatMessage(messages.create)}
        </Button>
      </form>
    </NarrowPage>
  );
}

/** The code that stands behind the #. What a cut or changed link has there is shown as it is, to be set right by hand. */
function codeOf(hash: string): string {
  const text = hash.slice(1);
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
