import { callOutcome, useCheckedForm } from '@boardwalk/app-shell/forms';
import {
  checkAccountName,
  checkName,
  checkPassword,
  PASSWORD_LIMITS,
  type FieldViolation,
} from '@boardwalk/domain';
import { Button, TextField } from '@boardwalk/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { api } from '#shared/api.ts';
import { NarrowPage } from '#shared/components/NarrowPage.tsx';
import { Notice } from '#shared/components/Notice.tsx';
import { PasswordField } from '#shared/components/PasswordField.tsx';
import { failureText } from '#shared/errors/failure-text.ts';
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
  const [values, setValues] = useState<Record<Field, string>>(() => ({
    code: codeOf(location.hash),
    nick_name: '',
    account: '',
    password: '',
  }));
  const form = useCheckedForm({
    violations: violationsOf(values),
    shown: FIELDS,
    send: async () =>
      await callOutcome(
        async () => {
          await api.call('createFirstAdmin', { body: values });
          await api.call('signIn', { body: { account: values.account, password: values.password } });
        },
        () => location.replace(NEXT),
      ),
  });

  const bind = (field: Field) => {
    const violation = form.violations.find((each) => each.field === field);
    return {
      name: field,
      value: values[field],
      required: true,
      size: 'large' as const,
      error: violation && fieldMessage(intl, violation),
      onValueChange: (text: string) => {
        if (form.touch()) setValues((before) => ({ ...before, [field]: text }));
      },
    };
  };
  return (
    <NarrowPage title={intl.formatMessage(messages.title)} text={intl.formatMessage(messages.text)}>
      <form className={styles.form} onSubmit={form.submit} noValidate>
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
        {form.problem !== undefined && (
          <Notice>{failureText(intl, form.problem, setupFailureMessages)}</Notice>
        )}
        <Button type="submit" variant="primary" size="large" block loading={form.isSending}>
          {intl.formatMessage(messages.create)}
        </Button>
      </form>
    </NarrowPage>
  );
}

function violationsOf({ code, nick_name, account, password }: Record<Field, string>): FieldViolation[] {
  return [
    ...(code.trim() === '' ? [{ field: 'code', rule: 'required' as const, limit: 1 }] : []),
    ...checkName('nick_name', nick_name),
    ...checkAccountName(account),
    ...checkPassword(password),
  ];
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
