import { useActiveSession } from '@boardwalk/app-shell/app';
import { useDocumentTitle } from '@boardwalk/app-shell/start';
import { ModerationAction } from '@boardwalk/domain';
import { Button, Select, toast } from '@boardwalk/ui-kit';
import { Download, ScrollText } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { failureText } from '#shared/errors/failure-text.ts';
import { PagedList } from '#shared/list/PagedList.tsx';
import { actionWords } from './action-words.ts';
import { useListModerationLogInfiniteQuery, type LogFilter } from './api.ts';
import { LogTable } from './components/LogTable.tsx';
import { downloadLog, EXPORT_MAX } from './download-log.ts';
import styles from './LogPage.module.css';
import { logMessages as messages } from './messages.ts';

const ACTIONS: readonly string[] = Object.values(ModerationAction);

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
      const { isCut } = await downloadLog(session.client, filter);
      if (isCut) toast.warn(intl.formatMessage(messages.cut, { count: EXPORT_MAX }));
    } catch (failure) {
      toast.error(failureText(intl, failure));
    } finally {
      setLoading(false);
    }
  };
  const set = (name: string, value: string | undefined) =>
    setQuery((before) => {
      const next = new URLSearchParams(before);
      if (value === undefined || value === '') next.delete(name);
      else next.set(name, value);
      return next;
    });
  const isFiltered =
    filter.action !== undefined || filter.fileKey !== undefined || filter.userId !== undefined;
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <Button icon={<Download />} loading={isLoading} onClick={() => void save()}>
          {intl.formatMessage(messages.download)}
        </Button>
      </div>
      <div className={styles.filters}>
        <Select
          compact
          label={intl.formatMessage(messages.action)}
          hideLabel
          value={filter.action ?? 'all'}
          options={[
            { value: 'all', label: intl.formatMessage(messages.allActions) },
            ...ACTIONS.map((value) => ({ value, label: actionWords(intl, value) })),
          ]}
          onValueChange={(action) => set('action', action === 'all' ? undefined : action)}
        />
        {isFiltered && (
          <Button variant="quiet" onClick={() => setQuery({})}>
            {intl.formatMessage(messages.clear)}
          </Button>
        )}
      </div>
      <PagedList list={list} empty={{ icon: <ScrollText />, title: intl.formatMessage(messages.none) }}>
        {(entries) => <LogTable entries={entries} onPick={set} />}
      </PagedList>
    </div>
  );
}

/** The filter that stands in the address; what the API would refuse is passed over. */
function filterOf(query: URLSearchParams): LogFilter {
  const action = query.get('action');
  const fileKey = query.get('file');
  const userId = query.get('moderator');
  return {
    ...(action !== null && ACTIONS.includes(action) ? { action } : {}),
    ...(fileKey !== null && KEY.test(fileKey) ? { fileKey } : {}),
    ...(userId !== null && KEY.test(userId) ? { userId } : {}),
  };
}

const KEY = /^[0-9A-Za-z]{12}$/u;
