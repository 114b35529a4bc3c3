import { useActiveSession } from '@boardwalk/app-shell/app';
import { useDocumentTitle } from '@boardwalk/app-shell/start';
import { Button, toast } from '@boardwalk/ui-kit';
import { Download, ScrollText } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { failureText } from '#shared/errors/failure-text.ts';
import { PagedList } from '#shared/list/PagedList.tsx';
import { useListModerationLogInfiniteQuery } from './api.ts';
import { LogFilters } from './components/LogFilters.tsx';
import { LogTable } from './components/LogTable.tsx';
import { downloadLog } from './download-log.ts';
import { filterOf, type FilterName } from './log-filter.ts';
import styles from './LogPage.module.css';
import { logMessages as messages } from './messages.ts';

/** What moderators did, filtered by the address, with a download of it as a table. */
export function LogPage() {
  const intl = useIntl();
  const title = intl.formatMessage(messages.title);
  useDocumentTitle(title);
  const { session } = useActiveSession();
  const [query, setQuery] = useSearchParams();
  const filter = filterOf(query);
  const list = useListModerationLogInfiniteQuery(filter);
  const [isLoading, setLoading] = useState(false);
  const save = async () => {
    setLoading(true);
    try {
      await downloadLog(session.client, filter);
    } catch (failure) {
      toast.error(failureText(intl, failure));
    } finally {
      setLoading(false);
    }
  };
  const set = (name: FilterName, value: string | undefined) =>
    setQuery((before) => {
      const next = new URLSearchParams(before);
      if (value === undefined || value === '') next.delete(name);
      else next.set(name, value);
      return next;
    });
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <Button icon={<Download />} loading={isLoading} onClick={() => void save()}>
          {intl.formatMessage(messages.download)}
        </Button>
      </div>
      <LogFilters filter={filter} onSet={set} onClear={() => setQuery({})} />
      <PagedList list={list} empty={{ icon: <ScrollText />, title: intl.formatMessage(messages.none) }}>
        {(entries) => <LogTable entries={entries} onPick={set} />}
      </PagedList>
    </div>
  );
}
