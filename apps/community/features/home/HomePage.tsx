import { writeHomeFilters } from '@boardwalk/domain';
import { skipToken } from '@reduxjs/toolkit/query';
import { useIntl } from 'react-intl';
import { KEEP_FRESH } from '#shared/api/keep-fresh.ts';
import { useListViewFilesInfiniteQuery } from '#shared/files/api.ts';
import { FileList } from '#shared/files/FileList.tsx';
import { PageMeta } from '#shared/meta/PageMeta.tsx';
import { ButtonLink } from '#shared/links/ButtonLink.tsx';
import { Notice } from '#shared/notice/Notice.tsx';
import { paths } from '#shared/paths.ts';
import { Banners } from './components/Banners.tsx';
import { Filters } from './components/Filters.tsx';
import { TopicPreview } from './components/TopicPreview.tsx';
import { homeList } from './home-list.ts';
import styles from './HomePage.module.css';
import { homeMessages } from './messages.ts';
import { useHomeFilters } from './use-home-filters.ts';

/** The home (spec §2): promise, banners beside topics, filters in the address, the list that goes on. The header searches. */
export function HomePage() {
  const intl = useIntl();
  const { filters, isSettled } = useHomeFilters();
  const list = useListViewFilesInfiniteQuery(isSettled ? homeList(filters) : skipToken, KEEP_FRESH);
  return (
    <div className={styles.root}>
      <PageMeta
        description={intl.formatMessage(homeMessages.lead)}
        path={`/${searchOf(writeHomeFilters(filters))}`}
      />
      <header className={styles.hero}>
        <h1 className={styles.promise}>{intl.formatMessage(homeMessages.promise)}</h1>
        <p className={styles.lead}>{intl.formatMessage(homeMessages.lead)}</p>
      </header>
      <div className={styles.highlights}>
        <Banners />
        <TopicPreview />
      </div>
      <section aria-labelledby="home-templates">
        <Filters filters={filters} headingId="home-templates" />
        <FileList
          list={list}
          isFirst
          empty={
            <Notice
              title={intl.formatMessage(homeMessages.emptyTitle)}
              text={intl.formatMessage(homeMessages.emptyText)}
            >
              <ButtonLink to={paths.home()} preventScrollReset>
                {intl.formatMessage(homeMessages.clear)}
              </ButtonLink>
            </Notice>
          }
        />
      </section>
    </div>
  );
}

function searchOf(query: URLSearchParams): string {
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
