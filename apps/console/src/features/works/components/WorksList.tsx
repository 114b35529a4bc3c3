import type { ListedWork } from '@boardwalk/api-client';
import { Badge, Image, Link, type TableColumn } from '@boardwalk/ui-kit';
import { LayoutTemplate } from 'lucide-react';
import { FormattedDate, useIntl, type IntlShape } from 'react-intl';
import { Link as RouterLink } from 'react-router';
import { PagedList } from '#shared/list/PagedList.tsx';
import { paths } from '#shared/paths.ts';
import { RecordTable } from '#shared/table/RecordTable.tsx';
import { useListModeratedWorksInfiniteQuery, type WorksFilter } from '../api.ts';
import { worksMessages as messages } from '../messages.ts';
import styles from './WorksList.module.css';

/** Works with their creators, each with the way to it. */
export function WorksList({ filter }: { readonly filter: WorksFilter }) {
  const intl = useIntl();
  const list = useListModeratedWorksInfiniteQuery(filter);
  return (
    <PagedList list={list} empty={{ icon: <LayoutTemplate />, ...emptyWords(intl, filter) }}>
      {(entries) => (
        <RecordTable
          caption={intl.formatMessage(messages.title)}
          hideCaption
          rows={entries}
          getKey={({ file_key: key }) => key}
          columns={columnsOf(intl)}
        />
      )}
    </PagedList>
  );
}

function emptyWords(intl: IntlShape, { keyword, isPublic }: WorksFilter) {
  if (keyword === '') return { title: intl.formatMessage(isPublic ? messages.noPublic : messages.noHidden) };
  return {
    title: intl.formatMessage(messages.notFound),
    description: intl.formatMessage(isPublic ? messages.lookHidden : messages.lookPublic),
  };
}

function columnsOf(intl: IntlShape): TableColumn<ListedWork>[] {
  return [
    {
      key: 'name',
      header: intl.formatMessage(messages.work),
      isRowHeader: true,
      cell: ({ file_key: key, name, cover_image: cover, open_case_id: caseId }) => (
        <span className={styles.work}>
          <Image
            className={styles.cover}
            src={cover.url}
            sources={cover.sources}
            sizes="96px"
            placeholder={cover.placeholder}
            alt=""
          />
          <span className={styles.names}>
            <Link render={<RouterLink to={paths.works(key)} />}>{name}</Link>
            {caseId !== null && <Badge tone="caution">{intl.formatMessage(messages.openCase)}</Badge>}
          </span>
        </span>
      ),
    },
    {
      key: 'creator',
      header: intl.formatMessage(messages.creator),
      cell: ({ owner }) => <span className={styles.creator}>{owner.nick_name}</span>,
    },
    {
      key: 'published',
      header: intl.formatMessage(messages.published),
      cell: ({ pub_time: at }) => <FormattedDate value={at} dateStyle="medium" />,
    },
  ];
}
