import { ApiFailure } from '@boardwalk/api-client';
import { ACCOUNT_PATHS, checkPassword, PASSWORD_LIMITS, type FieldViolation } from '@boardwalk/domain';
import { Button } from '@boardwalk/ui-kit';
import { useRef, useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { api } from '#shared/api.ts';
import { ButtonLink } from '#shared/components/ButtonLink.tsx';
import { NarrowPage } from '#shared/components/NarrowPage.tsx';
import { Notice } from '#shared/components/Notice.tsx';
import { PasswordField } from '#shared/components/PasswordField.tsx';
import { failureText, fieldsOf } from '#shared/errors/failure-text.ts';
import { useAction } from '#shared/failures/use-action.ts';
import { PasswordStrength } from '#shared/strength/PasswordStrength.tsx';
import { fieldMessage } from '#shared/words/field-message.ts';
import { readMailedToken } from './mailed-token.ts';
import styles from './MailedLinks.module.css';
import { linkMessages } from './messages.ts';

/** Replaces a forgotten password by the link of a mail. */
export default function ResetPasswordPage() {
  const intl = useIntl();
  const field = useRef<HTMLInputElement>(null);
  const [token] = useState(() => readMailedToken(window.location));
  const [password, setPassword] = useState('');
  const [found, setFound] = useState<FieldViolation | undefined>();
  const [isDone, setIsDone] = useState(false);
  const reset = useAction((newPassword: string) =>
    api.call('resetPassword', { body: { token, new_password: newPassword } }).then(() => true),
  );

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
  const { failure } = reset;
  const refused = found ?? fieldsOf(failure).find((each) => each.field === 'new_password');
  if (failure instanceof ApiFailure && refused === undefined) {
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

  async function send(event: FormEvent) {
    event.preventDefault();
    const [violation] = checkPassword(password);
    setFound(violation);
    if (violation !== undefined) return field.current?.focus();
    if ((await reset.run(password)) !== undefined) setIsDone(true);
    return undefined;
  }

  return (
    <NarrowPage
      title={intl.formatMessage(linkMessages.resetTitle)}
      text={intl.formatMessage(linkMessages.resetText)}
    >
      <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
        <PasswordField
          ref={field}
          name="new_password"
          size="large"
          required
          label={intl.formatMessage(linkMessages.newPassword)}
          description={intl.formatMessage(linkMessages.passwordHint, { min: PASSWORD_LIMITS.min })}
          autoComplete="new-password"
          value={password}
          error={refused && fieldMessage(intl, refused)}
          onValueChange={(text) => {
            setPassword(text);
            setFound(undefined);
            reset.clear();
          }}
        />
        <PasswordStrength password={password} />
        {failure !== null && refused === undefined && <Notice>{failureText(intl, failure)}</Notice>}
        <Button type="submit" variant="primary" size="large" block loading={reset.isRunning}>
          {intl.formatMessage(linkMessages.reset)}
        </Button>
      </form>
    </NarrowPage>
  );
}
