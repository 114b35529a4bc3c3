import { LISTING_LIMITS, NO_SEARCH_FILTERS, withoutSearchFilter } from '@boardwalk/domain';
import { ChipLink, ChipRail } from '@boardwalk/ui-kit';
import { SearchX } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Link } from '#shared/links/Link.tsx';
import { ButtonLink } from '#shared/links/ButtonLink.tsx';
import { Notice } from '#shared/notice/Notice.tsx';
import { useListHotSearchesQuery } from '#shared/search-box/api.ts';
import { useCountFilesQuery, useGetSearchFacetsQuery } from '../api.ts';
import { countedSearch } from '../counted-search.ts';
import { searchMessages } from '../messages.ts';
import { searchAddress, type Search } from '../search-address.ts';
import { useFilterGroups, type NamedFilter } from '../use-filter-groups.ts';
import { Recommended } from './Recommended.tsx';

/** Nothing found: which filter to lift, what to try next, and recommendations below. */
export function EmptyResults({ search }: { search: Search }) {
  const intl = useIntl();
  const { keyword, filters } = search;
  const { active } = useFilterGroups(filters, { creators: [], tags: [] });
  const isFiltered = active.length > 0;
  return (
    <>
      <Notice
        icon={<SearchX />}
        title={
          keyword === ''
            ? intl.formatMessage(searchMessages.emptyFilterTitle)
            : intl.formatMessage(searchMessages.emptyTitle, { keyword })
        }
        text={intl.formatMessage(isFiltered ? searchMessages.emptyFilterText : searchMessages.emptyText)}
      >
        {search.asTyped === true && <Meant search={search} />}
        {!isFiltered && <Others />}
        {isFiltered && (
          <>
            {active.length > 1 &&
              active.map((named) => (
                <Lifted key={`${named.filter.name}${named.filter.value}`} search={search} named={named} />
              ))}
            <ButtonLink
              to={searchAddress({ ...search, filters: { ...NO_SEARCH_FILTERS, order: filters.order } })}
              preventScrollReset
            >
              {intl.formatMessage(searchMessages.clear)}
            </ButtonLink>
          </>
        )}
      </Notice>
      <Recommended />
    </>
  );
}

/** What others search for lately: it finds something. */
function Others() {
  const intl = useIntl();
  const { data } = useListHotSearchesQuery();
  if (data === undefined || data.list.length === 0) return null;
  return (
    <ChipRail label={intl.formatMessage(searchMessages.others)} scroll={false}>
      {data.list.slice(0, LISTING_LIMITS.hotSearchesShown).map(({ search_term: keyword }) => {
        const href = searchAddress({ keyword, filters: NO_SEARCH_FILTERS });
        return (
          <ChipLink key={keyword} size="small" href={href} render={<Link to={href} />}>
            {keyword}
          </ChipLink>
        );
      })}
    </ChipRail>
  );
}

/** Another spelling, for which there is something. */
function Meant({ search: { keyword, filters } }: { search: Search }) {
  const intl = useIntl();
  const search = { keyword, filters };
  const { currentData: facets } = useGetSearchFacetsQuery(countedSearch(search));
  if (facets == null || facets.spelling === null || facets.count === 0) return null;
  return (
    <ButtonLink to={searchAddress(search)} preventScrollReset>
      {intl.formatMessage(searchMessages.meant, { spelling: facets.spelling })}
    </ButtonLink>
  );
}

/** One filter less, and how many templates that would show; nothing while it would show none. */
function Lifted({ search, named: { filter, label } }: { search: Search; named: NamedFilter }) {
  const intl = useIntl();
  const without = { ...search, filters: withoutSearchFilter(search.filters, filter) };
  const { data } = useCountFilesQuery(countedSearch(without));
  if (data === undefined || data.count === 0) return null;
  return (
    <ButtonLink to={searchAddress(without)} preventScrollReset>
      {intl.formatMessage(searchMessages.without, { label, count: data.count })}
    </ButtonLink>
  );
}
