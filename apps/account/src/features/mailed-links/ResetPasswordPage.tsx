import { ApiFailure } from '@boardwalk/api-client';
import { callOutcome, useCheckedForm } from '@boardwalk/app-shell/forms';
import { ACCOUNT_PATHS, checkPassword, PASSWORD_LIMITS } from '@boardwalk/domain';
import { Button } from '@boardwalk/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { api } from '#shared/api.ts';
import { ButtonLink } from '#shared/components/ButtonLink.tsx';
import { NarrowPage } from '#shared/components/NarrowPage.tsx';
import { Notice } from '#shared/components/Notice.tsx';
import { PasswordField } from '#shared/components/PasswordField.tsx';
import { failureText } from '#shared/errors/failure-text.ts';
import { PasswordStrength } from '#shared/strength/PasswordStrength.tsx';
import { fieldMessage } from '#shared/words/field-message.ts';
import { readMailedToken } from './mailed-token.ts';
import styles from './MailedLinks.module.css';
import { linkMessages } from './messages.ts';

/** Replaces a forgotten password by the link of a mail. */
export default function ResetPasswordPage() {
  const intl = useIntl();
  const [token] = useState(() => readMailedToken(window.location));
  const [password, setPassword] = useState('');
  const [isDone, setIsDone] = useState(false);
  const form = useCheckedForm({
    violations: checkPassword(password).map((violation) => ({ ...violation, field: 'new_password' })),
    shown: ['new_password'],
    send: async () =>
      await callOutcome(
        async () => await api.call('resetPassword', { body: { token, new_password: password } }),
        () => setIsDone(true),
      ),
  });

  const signIn = (
    <ButtonLink variant="primary" size="large" block href={ACCOUNT_PATHS.signIn}>
      {intl.formatMessage(linkMessages.signIn)}
    </ButtonLink>
  );
  const another = (
    <ButtonLink variant="primary" size="large" block href={ACCOUNT_PATHS.forgotPassword}>
      {intl.formatMessage(linkMessages.anotherLink)}
    </ButtonLink>
  );
  if (isDone)
    return (
      <NarrowPage
        title={intl.formatMessage(linkMessages.doneTitle)}
        text={intl.formatMessage(linkMessages.doneText)}
      >
        {signIn}
      </NarrowPage>
    );
  if (token === '')
    return (
      <NarrowPage
        title={intl.formatMessage(linkMessages.noLinkTitle)}
        text={intl.formatMessage(linkMessages.noLinkText)}
      >
        {another}
      </NarrowPage>
    );
  const { problem: failure } = form;
  const [refused] = form.violations;
  if (failure instanceof ApiFailure) {
    if (failure.is('link_used'))
      return (
        <NarrowPage
          title={intl.formatMessage(linkMessages.usedTitle)}
          text={intl.formatMessage(linkMessages.usedReset)}
        >
          {signIn}
          <p>
            <a href={ACCOUNT_PATHS.forgotPassword}>{intl.formatMessage(linkMessages.anotherLink)}</a>
          </p>
        </NarrowPage>
      );
    if (failure.is('link_expired', 'bad_input'))
      return (
        <NarrowPage
          title={intl.formatMessage(linkMessages.expiredTitle)}
          text={intl.formatMessage(linkMessages.expiredReset)}
        >
          {another}
        </NarrowPage>
      );
  }

  return (
    <NarrowPage
      title={intl.formatMessage(linkMessages.resetTitle)}
      text={intl.formatMessage(linkMessages.resetText)}
    >
      <form className={styles.form} onSubmit={form.submit} noValidate>
        <PasswordField
          name="new_password"
          size="large"
          required
          label={intl.formatMessage(linkMessages.newPassword)}
          description={intl.formatMessage(linkMessages.passwordHint, { min: PASSWORD_LIMITS.min })}
          autoComplete="new-password"
          value={password}
          error={refused && fieldMessage(intl, refused)}
          onValueChange={(text) => {
            if (form.touch()) setPassword(text);
          }}
        />
        <PasswordStrength password={password} />
        {failure !== undefined && <Notice>{failureText(intl, failure)}</Notice>}
        <Button type="submit" variant="primary" size="large" block loading={form.isSending}>
          {intl.formatMessage(linkMessages.reset)}
        </Button>
      </form>
    </NarrowPage>
  );
}
