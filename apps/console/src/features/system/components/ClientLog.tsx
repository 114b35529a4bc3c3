import type { ClientLogEntry } from '@boardwalk/api-client';
import { ClientLogLevel } from '@boardwalk/domain';
import { Badge, Button, Select, type TableColumn } from '@boardwalk/ui-kit';
import { Bug } from 'lucide-react';
import { useRef } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { useSearchParams } from 'react-router';
import { PagedList } from '#shared/list/PagedList.tsx';
import { RecordTable } from '#shared/table/RecordTable.tsx';
import { Moment } from '#shared/time/Moment.tsx';
import { useListReportLogsInfiniteQuery } from '../api.ts';
import { clientLogMessages as messages } from '../client-log-messages.ts';
import styles from './ClientLog.module.css';

const LEVELS = [ClientLogLevel.ERROR, ClientLogLevel.WARN, ClientLogLevel.INFO] as const;
const ALL = 'all';
const RELEASE = /^[0-9A-Za-z._+-]{1,64}$/u;
const ONE = { error: messages.errorOne, warn: messages.warnOne, info: messages.infoOne } as const;
const TONES = { error: 'critical', warn: 'caution', info: 'neutral' } as const;

/** What the pages of visitors report of themselves, errors at first; the filters stand in the address. */
export function ClientLog() {
  const intl = useIntl();
  const [query, setQuery] = useSearchParams();
  const levels = useRef<HTMLSelectElement>(null);
  const wanted = query.get('level');
  const level = wanted === ALL ? undefined : (LEVELS.find((each) => each === wanted) ?? ClientLogLevel.ERROR);
  const named = query.get('release') ?? '';
  const release = RELEASE.test(named) ? named : undefined;
  const list = useListReportLogsInfiniteQuery({ level, release });
  const set = (name: 'level' | 'release', value: string | undefined) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === undefined) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { preventScrollReset: true },
    );
  return (
    <div className={styles.root}>
      <p className={styles.note}>{intl.formatMessage(messages.text)}</p>
      <div className={styles.filters}>
        <Select
          ref={levels}
          compact
          label={intl.formatMessage(messages.level)}
          hideLabel
          value={level ?? ALL}
          options={[
            ...LEVELS.map((value) => ({ value, label: intl.formatMessage(messages[value]) })),
            { value: ALL, label: intl.formatMessage(messages.all) },
          ]}
          onValueChange={(value) => set('level', value === ClientLogLevel.ERROR ? undefined : value)}
        />
        {release !== undefined && (
          <Button
            variant="quiet"
            onClick={() => {
              // The button goes.
              levels.current?.focus();
              set('release', undefined);
            }}
          >
            {intl.formatMessage(messages.clear, { release })}
          </Button>
        )}
      </div>
      <PagedList list={list} empty={{ icon: <Bug />, title: intl.formatMessage(messages.none) }}>
        {(entries) => (
          <RecordTable<ClientLogEntry>
            caption={intl.formatMessage(messages.title)}
            hideCaption
            rows={entries}
            getKey={({ log_id: id }) => id}
            columns={columnsOf(intl, (value) => set('release', value))}
          />
        )}
      </PagedList>
    </div>
  );
}

function columnsOf(intl: IntlShape, onRelease: (release: string) => void): TableColumn<ClientLogEntry>[] {
  return [
    {
      key: 'received',
      header: intl.formatMessage(messages.received),
      cell: ({ received_at: at }) => <Moment at={at} />,
    },
    {
      key: 'level',
      header: intl.formatMessage(messages.level),
      cell: ({ level }) => <Badge tone={TONES[level]}>{intl.formatMessage(ONE[level])}</Badge>,
    },
    {
      key: 'message',
      header: intl.formatMessage(messages.message),
      cell: ({ message }) => <code className={styles.message}>{message}</code>,
    },
    {
      key: 'page',
      header: intl.formatMessage(messages.page),
      cell: ({ page }) => <span className={styles.page}>{page}</span>,
    },
    {
      key: 'release',
      header: intl.formatMessage(messages.release),
      cell: ({ release }) => (
        <button
          type="button"
          className={styles.pick}
          aria-label={intl.formatMessage(messages.onlyRelease, { release })}
          onClick={() => onRelease(release)}
        >
          {release}
        </button>
      ),
    },
  ];
}
