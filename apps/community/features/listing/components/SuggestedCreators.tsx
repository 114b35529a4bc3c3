import { ListView } from '@boardwalk/domain';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { FocusAfter } from '#shared/browser/FocusAfter.tsx';
import { Link } from '#shared/links/Link.tsx';
import { KEEP_FRESH } from '#shared/api/keep-fresh.ts';
import { useListViewFilesInfiniteQuery } from '#shared/files/api.ts';
import { FollowButton } from '#shared/follows/FollowButton.tsx';
import { paths } from '#shared/paths.ts';
import { PersonAvatar } from '#shared/people/PersonAvatar.tsx';
import { selectViewer } from '#shared/session/session-slice.ts';
import styles from '../ListingPage.module.css';
import { listingMessages } from '../messages.ts';

/** How many creators are suggested. */
const SUGGESTIONS = 6;

/** Creators of what is hot now, for somebody who follows nobody yet. */
export function SuggestedCreators() {
  const intl = useIntl();
  const viewerId = useSelector(selectViewer)?.user_id;
  const { data } = useListViewFilesInfiniteQuery({ view: ListView.HOT }, KEEP_FRESH);
  const owners = new Map(
    data?.pages.flatMap(({ list }) => list.map(({ owner }) => [owner.user_id, owner] as const)),
  );
  const suggested = [...owners.values()]
    .filter((owner) => owner.user_id !== viewerId && owner.profile_name !== null)
    .slice(0, SUGGESTIONS);
  if (suggested.length === 0) return null;
  return (
    <section className={styles.creators} aria-labelledby="suggested-creators">
      <h2 id="suggested-creators" className={styles.creatorsTitle}>
        {intl.formatMessage(listingMessages.suggested)}
      </h2>
      <ul className={styles.creatorsList}>
        {suggested.map((owner) => (
          <li key={owner.user_id} className={styles.creator}>
            <PersonAvatar person={owner} size={40} />
            <Link className={styles.creatorName} to={paths.profile(owner.profile_name ?? '')}>
              {owner.nick_name}
            </Link>
            <FollowButton size="small" userId={owner.user_id} name={owner.nick_name} />
          </li>
        ))}
      </ul>
      <FocusAfter to="#content h1" />
    </section>
  );
}
