import { callOutcome, useCheckedForm } from '@boardwalk/app-shell/forms';
import { ACCOUNT_PATHS, FieldRule, parseAccountName } from '@boardwalk/domain';
import { Button, TextField } from '@boardwalk/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { pageHref, readSignInAddress } from '#shared/addresses/sign-in-address.ts';
import { api } from '#shared/api.ts';
import { NarrowPage } from '#shared/components/NarrowPage.tsx';
import { Notice } from '#shared/components/Notice.tsx';
import { failureText } from '#shared/errors/failure-text.ts';
import styles from './MailedLinks.module.css';
import { linkMessages } from './messages.ts';

/** Asks for a link to a new password. What it says afterwards is the same for addresses with and without an account. */
export default function ForgotPasswordPage() {
  const intl = useIntl();
  const [email, setEmail] = useState('');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const isAddress = parseAccountName(email)?.kind === 'email';
  const form = useCheckedForm({
    violations: isAddress ? [] : [{ field: 'email', rule: FieldRule.FORMAT }],
    shown: ['email'],
    send: async () => {
      const address = email.trim();
      return await callOutcome(
        async () => await api.call('requestPasswordReset', { body: { email: address } }),
        () => setSentTo(address),
      );
    },
  });
  const isFramed = readSignInAddress(window.location).mode === 'dialog';
  const toSignIn = (
    <p>
      <a href={pageHref(ACCOUNT_PATHS.signIn, window.location.search)}>
        {intl.formatMessage(linkMessages.toSignIn)}
      </a>
    </p>
  );

  if (sentTo !== null)
    return (
      <NarrowPage
        isFramed={isFramed}
        title={intl.formatMessage(linkMessages.sentTitle)}
        text={intl.formatMessage(linkMessages.sentText, { email: sentTo })}
      >
        <Button size="large" block onClick={() => setSentTo(null)}>
          {intl.formatMessage(linkMessages.otherAddress)}
        </Button>
        {toSignIn}
      </NarrowPage>
    );

  return (
    <NarrowPage
      isFramed={isFramed}
      title={intl.formatMessage(linkMessages.forgotTitle)}
      text={intl.formatMessage(linkMessages.forgotText)}
    >
      <form className={styles.form} onSubmit={form.submit} noValidate>
        <TextField
          name="email"
          type="email"
          size="large"
          required
          label={intl.formatMessage(linkMessages.email)}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          value={email}
          error={form.violations.length > 0 ? intl.formatMessage(linkMessages.emailFormat) : undefined}
          onValueChange={(text) => {
            if (form.touch()) setEmail(text);
          }}
        />
        {form.problem !== undefined && <Notice>{failureText(intl, form.problem)}</Notice>}
        <Button type="submit" variant="primary" size="large" block loading={form.isSending}>
          {intl.formatMessage(linkMessages.sendLink)}
        </Button>
      </form>
      {toSignIn}
    </NarrowPage>
  );
}
