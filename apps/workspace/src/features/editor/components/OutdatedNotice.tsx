import { RefreshCw } from 'lucide-react';
import { useIntl } from 'react-intl';
import type { LiveBoard } from '../live/live-board.ts';
import { useLiveState } from '../live/use-live-board.ts';
import { messages } from '../messages.ts';
import styles from './OfflineNotice.module.css';

/** Says that this page is older than the server and may not change the board any longer, and offers to load it again. */
export function OutdatedNotice({ live }: { live: LiveBoard }) {
  const intl = useIntl();
  const { isOutdated, unstorable } = useLiveState(live);
  return (
    <output className={styles.region}>
      {isOutdated && unstorable === null && (
        <span className={styles.notice}>
          <RefreshCw aria-hidden />
          <span>{intl.formatMessage(messages.outdated)}</span>
          <button type="button" className={styles.retry} onClick={() => location.reload()}>
            {intl.formatMessage(messages.reload)}
          </button>
        </span>
      )}
    </output>
  );
}
