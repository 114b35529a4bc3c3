import { useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import type { Following } from '../live/following.ts';
import { messages } from '../together-messages.ts';
import styles from './FollowNotice.module.css';

/** Says whose view is followed, around the board in the colour of their cursor, and offers to stop. */
export function FollowNotice({ following }: { readonly following: Following }) {
  const intl = useIntl();
  const followed = useSyncExternalStore(following.subscribe, following.getFollowed);
  return (
    <>
      {followed && <div className={styles.frame} style={{ borderColor: followed.color }} aria-hidden />}
      <output>
        {followed && (
          <span className={styles.notice}>
            <span className={styles.text}>
              {intl.formatMessage(messages.following, { name: followed.name })}
            </span>
            <button type="button" className={styles.stop} onClick={() => following.stop()}>
              {intl.formatMessage(messages.stopFollowing)}
            </button>
          </span>
        )}
      </output>
    </>
  );
}
