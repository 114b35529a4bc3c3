import { isFailure } from '@boardwalk/app-shell/failures';
import { callOutcome, useCheckedForm } from '@boardwalk/app-shell/forms';
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
  const [isSent, setSent] = useState(false);
  const [send] = useSendTestMailMutation();
  const form = useCheckedForm({
    violations: [],
    shown: ['recipient'],
    send: async () => {
      setSent(false);
      return await callOutcome(
        async () => await send(recipient).unwrap(),
        () => setSent(true),
      );
    },
  });
  const { problem } = form;
  const fault = isFailure(problem) ? problem.data['fault'] : undefined;
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <div className={styles.row}>
        <div className={styles.grow}>
          <TextField
            type="email"
            label={intl.formatMessage(messages.testTo)}
            value={recipient}
            onValueChange={(text) => form.touch() && setRecipient(text)}
            error={form.violations.length > 0 ? intl.formatMessage(messages.refused) : undefined}
          />
        </div>
        <Button type="submit" loading={form.isSending}>
          {intl.formatMessage(messages.test)}
        </Button>
      </div>
      {problem !== undefined && (
        <Alert tone="critical">
          {failureText(intl, problem)}
          {typeof fault === 'string' && <code> {fault}</code>}
        </Alert>
      )}
      {isSent && <Alert tone="positive">{intl.formatMessage(messages.tested)}</Alert>}
    </form>
  );
}
