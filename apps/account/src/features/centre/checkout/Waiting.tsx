import { Spinner } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import { wordMessages } from '#shared/words/messages.ts';
import styles from './Checkout.module.css';

/** Says what is being waited for. */
export function Waiting({ text }: { text: string }) {
  const intl = useIntl();
  return (
    <div className={styles.waiting}>
      <Spinner size="large" label={intl.formatMessage(wordMessages.loading)} />
      <p aria-live="polite">{text}</p>
    </div>
  );
}
