import { isFailure } from '@boardwalk/app-shell/failures';
import { Alert, Button } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import { failureText } from '#shared/errors/failure-text.ts';
import { useTestPaymentMutation } from '../api.ts';
import { siteMessages as messages } from '../messages.ts';
import styles from '../SitePage.module.css';

const WEBHOOK = {
  found: messages.webhookFound,
  missing: messages.webhookMissing,
  unknown: messages.webhookUnknown,
} as const;

/** Asks Stripe whether the stored keys work, and says what it answered. */
export function TestPayment() {
  const intl = useIntl();
  const [test, { data, error, isLoading }] = useTestPaymentMutation();
  const fault = isFailure(error) ? error.data['fault'] : undefined;
  return (
    <div className={styles.form}>
      <div>
        <Button loading={isLoading} onClick={() => void test()}>
          {intl.formatMessage(messages.testPayment)}
        </Button>
      </div>
      {error !== undefined && (
        <Alert tone="critical">
          {failureText(intl, error)}
          {typeof fault === 'string' && <code> {fault}</code>}
        </Alert>
      )}
      {data !== undefined && (
        <Alert tone={data.webhook === 'found' ? 'positive' : 'caution'}>
          {intl.formatMessage(data.live ? messages.keysLive : messages.keysTest)}{' '}
          {intl.formatMessage(WEBHOOK[data.webhook])}
        </Alert>
      )}
    </div>
  );
}
