import { NO_SEARCH_FILTERS, withoutSearchFilter } from '@boardwalk/domain';
import { ChipLink, ChipRail, VisuallyHidden } from '@boardwalk/ui-kit';
import { X } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Link } from '#shared/links/Link.tsx';
import { searchMessages } from '../messages.ts';
import { searchAddress, type Search } from '../search-address.ts';
import styles from '../SearchPage.module.css';
import type { NamedFilter } from '../use-filter-groups.ts';

/** The filters that leave works out, each a link that lifts it, and one that lifts all. */
export function ActiveFilters({ search, active }: { search: Search; active: readonly NamedFilter[] }) {
  const intl = useIntl();
  if (active.length === 0) return null;
  const { order } = search.filters;
  return (
    <div className={styles.active}>
      <ChipRail label={intl.formatMessage(searchMessages.active)} scroll={false}>
        {active.map(({ filter, label, lang }) => {
          const address = searchAddress({ ...search, filters: withoutSearchFilter(search.filters, filter) });
          return (
            <ChipLink
              key={`${filter.name}${filter.value}`}
              size="small"
              href={address}
              count={<X className={styles.cross} aria-hidden />}
              render={<Link to={address} preventScrollReset />}
            >
              <VisuallyHidden>
                {intl.formatMessage(searchMessages.lift, { label: <span lang={lang}>{label}</span> })}
              </VisuallyHidden>
              <span aria-hidden>{label}</span>
            </ChipLink>
          );
        })}
      </ChipRail>
      <Link to={searchAddress({ ...search, filters: { ...NO_SEARCH_FILTERS, order } })} preventScrollReset>
        {intl.formatMessage(searchMessages.clear)}
      </Link>
    </div>
  );
}
