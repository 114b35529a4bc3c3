import type { SystemStorage, TeamStorage } from '@boardwalk/api-client';
import { EmptyState } from '@boardwalk/ui-kit';
import { HardDrive } from 'lucide-react';
import { useIntl } from 'react-intl';
import { RecordTable } from '#shared/table/RecordTable.tsx';
import { Moment } from '#shared/time/Moment.tsx';
import { systemMessages as messages } from '../messages.ts';
import styles from './Facts.module.css';

const MEGABYTE = 1024 * 1024;

/** What is stored in all, and by the teams that store most. */
export function Storage({ storage }: { readonly storage: SystemStorage }) {
  const intl = useIntl();
  const size = (bytes: number) =>
    intl.formatMessage(messages.bytes, {
      size: intl.formatNumber(bytes / MEGABYTE, { maximumFractionDigits: bytes < 10 * MEGABYTE ? 1 : 0 }),
    });
  const limit = storage.team_limit;
  return (
    <>
      <dl className={styles.root}>
        <div className={styles.fact}>
          <dt>{intl.formatMessage(messages.databaseSize)}</dt>
          <dd className={styles.value}>{size(storage.database_bytes)}</dd>
        </div>
        <div className={styles.fact}>
          <dt>{intl.formatMessage(messages.files)}</dt>
          <dd className={styles.value}>{size(storage.blob_bytes)}</dd>
          <dd className={styles.note}>{intl.formatMessage(messages.fileCount, { count: storage.blobs })}</dd>
        </div>
      </dl>
      {storage.teams.length === 0 ? (
        <EmptyState size="small" icon={<HardDrive />} title={intl.formatMessage(messages.noTeams)} />
      ) : (
        <RecordTable<TeamStorage>
          caption={intl.formatMessage(messages.teams)}
          rows={storage.teams}
          getKey={({ team_id: id }) => id}
          columns={[
            {
              key: 'team',
              header: intl.formatMessage(messages.team),
              isRowHeader: true,
              cell: ({ name }) => name,
            },
            {
              key: 'size',
              header: intl.formatMessage(messages.size),
              align: 'end',
              cell: ({ bytes }) => size(bytes),
            },
            ...(limit === 0
              ? []
              : [
                  {
                    key: 'limit',
                    header: intl.formatMessage(messages.ofLimit),
                    align: 'end' as const,
                    cell: ({ bytes }: TeamStorage) => intl.formatNumber(bytes / limit, { style: 'percent' }),
                  },
                ]),
          ]}
        />
      )}
      <p className={styles.note}>
        {intl.formatMessage(messages.measured, { time: <Moment at={storage.measured_at} /> })}
      </p>
    </>
  );
}
