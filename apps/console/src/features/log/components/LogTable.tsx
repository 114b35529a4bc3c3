import type { ModerationLogEntry } from '@boardwalk/api-client';
import { type TableColumn } from '@boardwalk/ui-kit';
import { useIntl, type IntlShape } from 'react-intl';
import { RecordTable } from '#shared/table/RecordTable.tsx';
import { Moment } from '#shared/time/Moment.tsx';
import { actionWords } from '../action-words.ts';
import { fieldWords, valueWords } from '../field-words.ts';
import { logMessages as messages } from '../messages.ts';
import { subjectWords } from '../subject-words.ts';
import styles from './LogTable.module.css';

/** Entries of the log; moderator and work of an entry narrow the list down to theirs. */
export function LogTable({
  entries,
  onPick,
}: {
  readonly entries: readonly ModerationLogEntry[];
  readonly onPick: PickFilter;
}) {
  const intl = useIntl();
  return (
    <RecordTable
      caption={intl.formatMessage(messages.title)}
      hideCaption
      rows={entries}
      getKey={({ log_id: id }) => id}
      columns={columnsOf(intl, onPick)}
    />
  );
}

type PickFilter = (name: 'moderator' | 'file', value: string) => void;

function columnsOf(intl: IntlShape, onPick: PickFilter): TableColumn<ModerationLogEntry>[] {
  return [
    {
      key: 'time',
      header: intl.formatMessage(messages.time),
      cell: ({ created_at: at }) => (
        <span className={styles.time}>
          <Moment at={at} />
        </span>
      ),
    },
    {
      key: 'moderator',
      header: intl.formatMessage(messages.moderator),
      cell: ({ moderator }) => (
        <button type="button" className={styles.pick} onClick={() => onPick('moderator', moderator.user_id)}>
          {moderator.nick_name}
        </button>
      ),
    },
    {
      key: 'action',
      header: intl.formatMessage(messages.action),
      cell: ({ action }) => actionWords(intl, action),
    },
    {
      key: 'subject',
      header: intl.formatMessage(messages.subject),
      cell: ({ file_key: fileKey, subject_type: type, subject_id: id }) =>
        fileKey === null ? (
          subjectWords(intl, type, id)
        ) : (
          <button type="button" className={styles.pick} onClick={() => onPick('file', fileKey)}>
            {fileKey}
          </button>
        ),
    },
    {
      key: 'details',
      header: intl.formatMessage(messages.details),
      cell: (entry) => <Details entry={entry} />,
    },
  ];
}

function Details({ entry }: { readonly entry: ModerationLogEntry }) {
  const intl = useIntl();
  const { reason, changes } = entry;
  if (reason === null && changes.length === 0) return '–';
  return (
    <div className={styles.details}>
      {reason !== null && <p>{reason}</p>}
      {changes.map(({ field, from, to }) => (
        <p key={field}>
          {fieldWords(intl, field)}: <del>{valueWords(intl, from)}</del> → <ins>{valueWords(intl, to)}</ins>
        </p>
      ))}
    </div>
  );
}
