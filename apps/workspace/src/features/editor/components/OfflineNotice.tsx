import { WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import type { LiveBoard } from '../live/live-board.ts';
import { useLiveState } from '../live/use-live-board.ts';
import { messages } from '../messages.ts';
import styles from './OfflineNotice.module.css';

/** A connection that is back sooner is not mentioned, in milliseconds. */
const QUIET_MS = 2_000;

/** Says that the server is out of reach, that one can go on, and offers to try at once. */
export function OfflineNotice({ live }: { live: LiveBoard }) {
  const intl = useIntl();
  const { connection, isSaved, isKept, isTooFast, isOutdated, unstorable } = useLiveState(live);
  const isOffline = connection === 'offline' && unstorable === null && !isOutdated;
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(isOffline), isOffline ? QUIET_MS : 0);
    return () => clearTimeout(timer);
  }, [isOffline]);
  return (
    <output className={styles.region}>
      {isShown && (
        <span className={styles.notice}>
          <WifiOff aria-hidden />
          <span>
            {intl.formatMessage(
              isTooFast
                ? messages.tooFast
                : isSaved
                  ? messages.offlineSaved
                  : isKept
                    ? messages.offlineKept
                    : messages.offlineWaiting,
            )}
          </span>
          <button type="button" className={styles.retry} onClick={() => live.reconnect()}>
            {intl.formatMessage(messages.reconnect)}
          </button>
        </span>
      )}
    </output>
  );
}
