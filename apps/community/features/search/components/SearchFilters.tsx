import { FeeType } from '@boardwalk/domain';
import { NavTabs } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import { Link } from '#shared/links/Link.tsx';
import { FilterMenu } from '#shared/filters/FilterMenu.tsx';
import { defaultOrderMessages, offeredOrders, orderMessages } from '#shared/files/order-messages.ts';
import { searchMessages } from '../messages.ts';
import { searchAddress, type Search } from '../search-address.ts';
import styles from '../SearchPage.module.css';
import { useFacetHints, type SearchFacets } from '../facet-hints.ts';
import { useFilterGroups, type FoundChoices } from '../use-filter-groups.ts';
import { ActiveFilters } from './ActiveFilters.tsx';
import { CreatorFilter } from './CreatorFilter.tsx';
import { FilterSheet } from './FilterSheet.tsx';

const FEES = [
  { feeType: null, message: searchMessages.feeAll },
  { feeType: FeeType.FREE, message: searchMessages.feeFree },
  { feeType: FeeType.MEMBER_FREE, message: searchMessages.feeMembers },
  { feeType: FeeType.NEED_PAY, message: searchMessages.feePaid },
] as const;

export interface SearchFiltersProps {
  search: Search;
  /** Creators and tags of the results, which are offered to filter by. */
  found: FoundChoices;
  /** How many results each choice has. */
  facets: SearchFacets | undefined;
}

/**
 * Filters and order of a search. Each choice is an address, so it can be linked, kept and gone back from. A phone has the
 * filters in a sheet.
 */
export function SearchFilters({ search, found, facets }: SearchFiltersProps) {
  const intl = useIntl();
  const hints = useFacetHints(facets);
  const { groups, creator, active } = useFilterGroups(search.filters, found, facets);
  const { order } = search.filters;
  const addressOf = (filters: Search['filters']) => searchAddress({ ...search, filters });
  return (
    <div className={styles.filters}>
      <div className={styles.row}>
        <NavTabs
          className={styles.fees ?? ''}
          label={intl.formatMessage(searchMessages.fee)}
          items={FEES.map(({ feeType, message }) => {
            const href = addressOf({ ...search.filters, feeType });
            const { hint } = feeType === null ? {} : hints.ofFee(feeType);
            return {
              href,
              label: intl.formatMessage(message),
              count: hint,
              current: feeType === search.filters.feeType,
              render: <Link to={href} preventScrollReset />,
            };
          })}
        />
        <div className={styles.sheet}>
          <FilterSheet search={search} found={found} facets={facets} />
        </div>
        <FilterMenu
          label={intl.formatMessage(searchMessages.order)}
          noneLabel={intl.formatMessage(defaultOrderMessages.relevance)}
          showsNone
          options={offeredOrders(order).map((value) => ({
            value,
            label: intl.formatMessage(orderMessages[value]),
          }))}
          chosen={order}
          addressOf={(next) => addressOf({ ...search.filters, order: next })}
        />
      </div>
      <fieldset aria-label={intl.formatMessage(searchMessages.filters)} className={styles.bar}>
        {groups.map(({ name, label, options, chosen, choose }) => (
          <FilterMenu
            key={name}
            label={label}
            noneLabel={intl.formatMessage(searchMessages.any)}
            options={options}
            chosen={chosen}
            addressOf={(option) => addressOf(choose(option))}
          />
        ))}
        <CreatorFilter creator={creator} addressOf={(userId) => addressOf(creator.choose(userId))} />
      </fieldset>
      <ActiveFilters search={search} active={active} />
    </div>
  );
}
