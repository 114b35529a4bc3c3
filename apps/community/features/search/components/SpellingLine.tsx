import { useIntl } from 'react-intl';
import { Link } from '#shared/links/Link.tsx';
import type { SearchFacets } from '../facet-hints.ts';
import { searchMessages } from '../messages.ts';
import { searchAddress, type Search } from '../search-address.ts';
import styles from '../SearchPage.module.css';

/** Nothing has a word as it was typed: says which spelling was searched for, and leads to a search for the word as typed. */
export function SpellingLine({ search, facets }: { readonly search: Search; readonly facets: SearchFacets }) {
  const intl = useIntl();
  const { keyword } = search;
  if (facets.spelling === null) return null;
  return (
    <p className={styles.spelling}>
      {intl.formatMessage(searchMessages.spelt, {
        spelling: (
          <Link key="spelling" to={searchAddress({ ...search, keyword: facets.spelling })}>
            <strong>{facets.spelling}</strong>
          </Link>
        ),
      })}{' '}
      <Link to={searchAddress({ ...search, asTyped: true })}>
        {intl.formatMessage(searchMessages.instead, { keyword })}
      </Link>
    </p>
  );
}
