import { Spinner } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import { messages } from '../messages.ts';
import styles from './FullScreen.module.css';

/** While a board is on its way: its empty ground. */
export function OpeningBoard() {
  const intl = useIntl();
  return (
    <main className={styles.root} data-ground="board" aria-busy="true">
      <output className={styles.opening}>
        <Spinner />
        {intl.formatMessage(messages.opening)}
      </output>
    </main>
  );
}
