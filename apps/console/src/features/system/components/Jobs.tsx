import type { JobKind } from '@boardwalk/api-client';
import { Alert, Button, toast, type TableColumn } from '@boardwalk/ui-kit';
import { RotateCw } from 'lucide-react';
import { useIntl, type IntlShape } from 'react-intl';
import { failureText } from '#shared/errors/failure-text.ts';
import { RecordTable } from '#shared/table/RecordTable.tsx';
import { Moment } from '#shared/time/Moment.tsx';
import { useRetryJobsMutation } from '../api.ts';
import { systemMessages as messages } from '../messages.ts';
import styles from './Jobs.module.css';

/** Kinds of background jobs: first those of which some failed, with the reason and another try, then all in numbers. */
export function Jobs({ kinds }: { readonly kinds: readonly JobKind[] }) {
  const intl = useIntl();
  const broken = kinds.filter(({ failed }) => failed > 0);
  return (
    <>
      {broken.length === 0 ? (
        <Alert tone="positive" urgency="off">
          {intl.formatMessage(messages.allWell)}
        </Alert>
      ) : (
        <ul className={styles.failures} aria-label={intl.formatMessage(messages.failures)}>
          {broken.map((kind) => (
            <li key={kind.name} className={styles.failure}>
              <Failure kind={kind} />
            </li>
          ))}
        </ul>
      )}
      <RecordTable<JobKind>
        caption={intl.formatMessage(messages.jobs)}
        hideCaption
        rows={kinds}
        getKey={({ name }) => name}
        columns={columnsOf(intl)}
      />
    </>
  );
}

function Failure({ kind: { name, failed, last_failure: last } }: { readonly kind: JobKind }) {
  const intl = useIntl();
  const [retry, { isLoading }] = useRetryJobsMutation();
  const again = async () => {
    const { data, error } = await retry(name);
    if (data === undefined) toast.error(failureText(intl, error));
    else toast.success(intl.formatMessage(messages.retried, { count: data.retried }));
  };
  return (
    <>
      <div className={styles.words}>
        <p>
          <strong>{name}</strong> × {intl.formatNumber(failed)}
          {last !== null && (
            <>
              {' · '}
              <Moment at={last.failed_at} />
            </>
          )}
        </p>
        {last !== null && <p className={styles.fault}>{last.fault}</p>}
      </div>
      <Button
        size="small"
        icon={<RotateCw />}
        loading={isLoading}
        aria-label={intl.formatMessage(messages.retryOf, { name })}
        onClick={() => void again()}
      >
        {intl.formatMessage(messages.retry)}
      </Button>
    </>
  );
}

function columnsOf(intl: IntlShape): TableColumn<JobKind>[] {
  return [
    {
      key: 'name',
      header: intl.formatMessage(messages.job),
      isRowHeader: true,
      cell: ({ name }) => name,
    },
    {
      key: 'schedule',
      header: intl.formatMessage(messages.schedule),
      cell: ({ schedule }) =>
        schedule === null ? intl.formatMessage(messages.onRequest) : <code>{schedule}</code>,
    },
    ...(['waiting', 'running', 'failed'] as const).map((key) => ({
      key,
      header: intl.formatMessage(messages[key]),
      align: 'end' as const,
      cell: (kind: JobKind) => intl.formatNumber(kind[key]),
    })),
  ];
}
