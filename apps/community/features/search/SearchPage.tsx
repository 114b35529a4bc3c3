import { skipToken } from '@reduxjs/toolkit/query';
import { useCallback, useEffect } from 'react';
import { useIntl } from 'react-intl';
import { KEEP_FRESH } from '#shared/api/keep-fresh.ts';
import type { FileCardPage } from '#shared/api/wire.ts';
import { FileList } from '#shared/files/FileList.tsx';
import { PageMeta } from '#shared/meta/PageMeta.tsx';
import { paths } from '#shared/paths.ts';
import { useGetSearchFacetsQuery, useSearchFilesInfiniteQuery } from './api.ts';
import { EmptyResults } from './components/EmptyResults.tsx';
import { FoundCreators } from './components/FoundCreators.tsx';
import { MarkedText } from './components/MarkedText.tsx';
import { Recommended } from './components/Recommended.tsx';
import { SearchFilters } from './components/SearchFilters.tsx';
import { SpellingLine } from './components/SpellingLine.tsx';
import { countedSearch } from './counted-search.ts';
import type { SearchFacets } from './facet-hints.ts';
import { searchMessages } from './messages.ts';
import { searchAddress, type Search } from './search-address.ts';
import type { FoundChoices } from './use-filter-groups.ts';
import { useKeptPlace } from './use-kept-place.ts';
import { useSearch } from './use-search.ts';
import styles from './SearchPage.module.css';

/** The search page (spec §2): results of the `keyword` in the address, filtered and ordered by the address too. */
export function SearchPage() {
  const { search, isSettled, isIdle } = useSearch();
  const { page, onFocus, keep } = useKeptPlace();
  return (
    <div ref={page} className={styles.root} onFocus={onFocus}>
      {isIdle && isSettled ? <Idle /> : <Results search={search} isSettled={isSettled} keepPlace={keep} />}
    </div>
  );
}

function Idle() {
  const intl = useIntl();
  const title = intl.formatMessage(searchMessages.idleTitle);
  const lead = intl.formatMessage(searchMessages.idleLead);
  return (
    <>
      <PageMeta title={title} description={lead} path={paths.search('')} isPrivate />
      <header className={styles.header}>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      <Recommended isFirst />
    </>
  );
}

interface ResultsProps {
  search: Search;
  /** It is known which filters exist; nothing is searched for before. */
  isSettled: boolean;
  /** Runs after each change of what is shown. */
  keepPlace: () => void;
}

function Results({ search, isSettled, keepPlace }: ResultsProps) {
  const intl = useIntl();
  const { keyword } = search;
  // Each ask is a search of its own for the history and the hot searches: none is repeated unasked.
  const list = useSearchFilesInfiniteQuery(isSettled ? search : skipToken);
  const { currentData: facets } = useGetSearchFacetsQuery(
    isSettled ? countedSearch(search) : skipToken,
    KEEP_FRESH,
  );
  const title =
    keyword === ''
      ? intl.formatMessage(searchMessages.filteredTitle)
      : intl.formatMessage(searchMessages.title, { keyword });
  const marked = facets?.spelling ?? keyword;
  const renderTitle = useCallback(
    ({ name }: { name: string }) => <MarkedText text={name} typed={marked} />,
    [marked],
  );
  useEffect(keepPlace);
  return (
    <>
      <PageMeta
        title={title}
        description={
          keyword === ''
            ? intl.formatMessage(searchMessages.idleLead)
            : intl.formatMessage(searchMessages.lead, { keyword })
        }
        path={searchAddress(search)}
        isPrivate
      />
      <header className={styles.header}>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        <output className={styles.lead}>
          {facets &&
            // An estimate does not know of the few that match all filters.
            (facets.precision === 'exact' || facets.count > 0) &&
            intl.formatMessage(countMessageOf(facets), { count: facets.count })}
        </output>
        {facets && <SpellingLine search={search} facets={facets} />}
      </header>
      <SearchFilters search={search} found={choicesIn(list.data?.pages ?? [])} facets={facets} />
      {isSettled && <FoundCreators search={search} />}
      <FileList
        list={list}
        isFirst
        headingLevel={2}
        empty={<EmptyResults search={search} />}
        renderTitle={renderTitle}
      />
    </>
  );
}

function countMessageOf({ precision }: SearchFacets) {
  if (precision === 'exact') return searchMessages.count;
  return precision === 'about' ? searchMessages.aboutCount : searchMessages.manyCount;
}

/** The creators of some results, each once, in their order; and their tags, those of most works first. */
function choicesIn(pages: readonly FileCardPage[]): FoundChoices {
  const works = pages.flatMap(({ list }) => list);
  const creators = new Map(works.map(({ owner }) => [owner.user_id, owner]));
  const tags = new Map(works.flatMap(({ tag_list }) => tag_list).map((tag) => [tag.id, { tag, count: 0 }]));
  for (const { id } of works.flatMap(({ tag_list }) => tag_list)) {
    const counted = tags.get(id);
    if (counted) counted.count += 1;
  }
  const byCount = [...tags.values()].toSorted((one, other) => other.count - one.count);
  return { creators: [...creators.values()], tags: byCount.map(({ tag }) => tag) };
}
