import { isFailure } from '@boardwalk/app-shell/failures';
import { Alert, Button, TextField } from '@boardwalk/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { failureText } from '#shared/errors/failure-text.ts';
import { useSendTestMailMutation } from '../api.ts';
import { siteMessages as messages } from '../messages.ts';
import styles from '../SitePage.module.css';

/** Sends a test mail, and says what the mail server answered. */
export function TestMail() {
  const intl = useIntl();
  const [recipient, setRecipient] = useState('');
  const [send, { isLoading, error, isSuccess }] = useSendTestMailMutation();
  const isRefused = isFailure(error) && error.fields.length > 0;
  const fault = isFailure(error) ? error.data['fault'] : undefined;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isLoading) void send(recipient);
      }}
    >
      <div className={styles.row}>
        <div className={styles.grow}>
          <TextField
            type="email"
            label={intl.formatMessage(messages.testTo)}
            value={recipient}
            onValueChange={setRecipient}
            error={isRefused ? intl.formatMessage(messages.refused) : undefined}
          />
        </div>
        <Button type="submit" loading={isLoading}>
          {intl.formatMessage(messages.test)}
        </Button>
      </div>
      {error !== undefined && !isRefused && (
        <Alert tone="critical">
          {failureText(intl, error)}
          {typeof fault === 'string' && <code> {fault}</code>}
        </Alert>
      )}
      {isSuccess && <Alert tone="positive">{intl.formatMessage(messages.tested)}</Alert>}
    </form>
  );
}
