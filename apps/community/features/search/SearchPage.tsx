import { LISTING_LIMITS } from '@boardwalk/domain';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { FileList } from '#shared/files/FileList.tsx';
import { PageMeta } from '#shared/meta/PageMeta.tsx';
import { paths } from '#shared/paths.ts';
import { useCountFilesQuery, useSearchFilesInfiniteQuery, type SearchArgument } from './api.ts';
import { EmptyResults } from './components/EmptyResults.tsx';
import { Recommended } from './components/Recommended.tsx';
import { SearchFilters } from './components/SearchFilters.tsx';
import { searchMessages } from './messages.ts';
import { readSearch } from './search-address.ts';
import styles from './SearchPage.module.css';

/** The search page (spec §2): results of the `keyword` in the address, filtered and ordered by the address too. */
export function SearchPage() {
  const [query] = useSearchParams();
  const search = useMemo(() => readSearch(query), [query]);
  return <div className={styles.root}>{search.keyword === '' ? <Idle /> : <Results search={search} />}</div>;
}

function Idle() {
  const intl = useIntl();
  const title = intl.formatMessage(searchMessages.idleTitle);
  const lead = intl.formatMessage(searchMessages.idleLead);
  return (
    <>
      <PageMeta title={title} description={lead} path={paths.search('')} isPrivate />
      <header className={styles.header}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      <Recommended isFirst />
    </>
  );
}

function Results({ search }: { search: SearchArgument }) {
  const intl = useIntl();
  const { keyword, feeType } = search;
  const list = useSearchFilesInfiniteQuery(search);
  const { data: count } = useCountFilesQuery({ keyword, feeType });
  return (
    <>
      <PageMeta
        title={intl.formatMessage(searchMessages.title, { keyword })}
        description={intl.formatMessage(searchMessages.lead, { keyword })}
        path={paths.search(keyword)}
        isPrivate
      />
      <header className={styles.header}>
        <h1 className={styles.title}>{intl.formatMessage(searchMessages.title, { keyword })}</h1>
        <output className={styles.lead}>
          {count &&
            intl.formatMessage(
              count.count < LISTING_LIMITS.countMax ? searchMessages.count : searchMessages.manyCount,
              { count: count.count },
            )}
        </output>
      </header>
      <SearchFilters search={search} />
      <FileList list={list} isFirst headingLevel={2} empty={<EmptyResults search={search} />} />
    </>
  );
}
