import { highlightParts } from '@boardwalk/domain';
import { skipToken } from '@reduxjs/toolkit/query';
import { useIntl } from 'react-intl';
import { Link } from '#shared/links/Link.tsx';
import { paths } from '#shared/paths.ts';
import { PersonAvatar } from '#shared/people/PersonAvatar.tsx';
import { useSearchCreatorsQuery } from '../api.ts';
import { creatorsKeyword } from '../creators-keyword.ts';
import { searchMessages } from '../messages.ts';
import type { Search } from '../search-address.ts';
import styles from '../SearchPage.module.css';
import { MarkedText } from './MarkedText.tsx';

/** Most creators above the results. */
const SHOWN_MAX = 4;

/** Creators whose name has what was searched for, each a link to their page; nothing when there are none. */
export function FoundCreators({ search }: { readonly search: Search }) {
  const intl = useIntl();
  const keyword = creatorsKeyword(search);
  const { currentData } = useSearchCreatorsQuery(keyword ?? skipToken);
  // Names that only come near are for who looks for a person.
  const creators = (currentData?.list ?? []).filter(({ nick_name }) =>
    highlightParts(nick_name, search.keyword).some(({ isHit }) => isHit),
  );
  if (creators.length === 0) return null;
  return (
    <section aria-labelledby="search-creators" className={styles.creators}>
      <h2 id="search-creators" className={styles.heading}>
        {intl.formatMessage(searchMessages.creators)}
      </h2>
      <ul className={styles.people}>
        {creators.slice(0, SHOWN_MAX).map((person) => (
          <li key={person.user_id}>
            <Link to={paths.profile(person.profile_name)} className={styles.person}>
              <PersonAvatar person={person} size={40} />
              <span className={styles.personName}>
                <MarkedText text={person.nick_name} typed={search.keyword} />
              </span>
              <span className={styles.personWorks}>
                {intl.formatMessage(searchMessages.count, { count: person.pub_files })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
