import { ACCOUNT_PATHS, parseAccountName } from '@boardwalk/domain';
import { Button, TextField } from '@boardwalk/ui-kit';
import { useRef, useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { pageHref, readSignInAddress } from '#shared/addresses/sign-in-address.ts';
import { api } from '#shared/api.ts';
import { NarrowPage } from '#shared/components/NarrowPage.tsx';
import { Notice } from '#shared/components/Notice.tsx';
import { failureText, fieldsOf } from '#shared/errors/failure-text.ts';
import { useAction } from '#shared/failures/use-action.ts';
import styles from './MailedLinks.module.css';
import { linkMessages } from './messages.ts';

/** Asks for a link to a new password. What it says afterwards is the same for addresses with and without an account. */
export default function ForgotPasswordPage() {
  const intl = useIntl();
  const field = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const request = useAction((address: string) =>
    api.call('requestPasswordReset', { body: { email: address } }).then(() => address),
  );
  const isFramed = readSignInAddress(window.location).mode === 'dialog';
  const toSignIn = (
    <p>
      <a href={pageHref(ACCOUNT_PATHS.signIn, window.location.search)}>
        {intl.formatMessage(linkMessages.toSignIn)}
      </a>
    </p>
  );

  function refuse() {
    setIsWrong(true);
    field.current?.focus();
  }

  async function send(event: FormEvent) {
    event.preventDefault();
    if (parseAccountName(email)?.kind !== 'email') return refuse();
    const address = await request.run(email.trim());
    if (address !== undefined) setSentTo(address);
  }

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

  const isRefused = isWrong || fieldsOf(request.failure).length > 0;
  return (
    <NarrowPage
      isFramed={isFramed}
      title={intl.formatMessage(linkMessages.forgotTitle)}
      text={intl.formatMessage(linkMessages.forgotText)}
    >
      <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
        <TextField
          ref={field}
          name="email"
          type="email"
          size="large"
          required
          label={intl.formatMessage(linkMessages.email)}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          value={email}
          error={isRefused ? intl.formatMessage(linkMessages.emailFormat) : undefined}
          onValueChange={(text) => {
            setEmail(text);
            setIsWrong(false);
            request.clear();
          }}
        />
        {request.failure !== null && !isRefused && <Notice>{failureText(intl, request.failure)}</Notice>}
        <Button type="submit" variant="primary" size="large" block loading={request.isRunning}>
          {intl.formatMessage(linkMessages.sendLink)}
        </Button>
      </form>
      {toSignIn}
    </NarrowPage>
  );
}
