import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { FileList } from '#shared/files/FileList.tsx';
import { PageMeta } from '#shared/meta/PageMeta.tsx';
import { Notice } from '#shared/notice/Notice.tsx';
import { paths } from '#shared/paths.ts';
import { selectIsLogged } from '#shared/session/session-slice.ts';
import { SignInInvitation } from '#shared/session/SignInInvitation.tsx';
import { useListFootprintsInfiniteQuery } from './api.ts';
import styles from './HistoryPage.module.css';
import { historyMessages } from './messages.ts';

/** The viewer's browsing history (spec §2). */
export function HistoryPage() {
  const intl = useIntl();
  const isLogged = useSelector(selectIsLogged);
  const title = intl.formatMessage(historyMessages.title);
  const lead = intl.formatMessage(historyMessages.lead);
  return (
    <div className={styles.root}>
      <PageMeta title={title} description={lead} path={paths.history()} isPrivate />
      <h1>{title}</h1>
      <p>{lead}</p>
      {isLogged ? (
        <Footprints />
      ) : (
        <SignInInvitation
          title={intl.formatMessage(historyMessages.inviteTitle)}
          text={intl.formatMessage(historyMessages.inviteText)}
          action={intl.formatMessage(historyMessages.logIn)}
        />
      )}
    </div>
  );
}

function Footprints() {
  const intl = useIntl();
  const { data, ...list } = useListFootprintsInfiniteQuery();
  const files = useMemo(
    () => data && { pages: data.pages.map((page) => ({ ...page, list: page.list.map(({ file }) => file) })) },
    [data],
  );
  return (
    <FileList
      list={{ ...list, data: files }}
      headingLevel={2}
      empty={
        <Notice
          title={intl.formatMessage(historyMessages.emptyTitle)}
          text={intl.formatMessage(historyMessages.emptyText)}
        />
      }
    />
  );
}
