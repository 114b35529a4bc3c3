import { Spinner } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import { messages } from '../messages.ts';
import styles from './FullScreen.module.css';

/** While a board is on its way: its empty ground, with another text where more is going on. */
export function OpeningBoard({ text }: { readonly text?: string }) {
  const intl = useIntl();
  return (
    <main className={styles.root} data-ground="board" aria-busy="true">
      <output className={styles.opening}>
        <Spinner />
        {text ?? intl.formatMessage(messages.opening)}
      </output>
    </main>
  );
}
