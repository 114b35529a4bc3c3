import { siteTimeZone } from '@boardwalk/app-shell/start';
import { Button, Select, TextField } from '@boardwalk/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useTyped } from '#shared/forms/use-typed.ts';
import { fileKeyIn } from '#shared/works/file-key-in.ts';
import { actionWords } from '../action-words.ts';
import { useListModeratorsQuery } from '../api.ts';
import { ACTIONS, isDay, type FilterName, type LogFilter } from '../log-filter.ts';
import { logMessages as messages } from '../messages.ts';
import styles from './LogFilters.module.css';

/** The choice of no filter; no action and no person is called so. */
const ALL = 'all';

/** What the log is narrowed down by: action, moderator, work and days. Each choice holds at once. */
export function LogFilters({
  filter,
  onSet,
  onClear,
}: {
  readonly filter: LogFilter;
  /** Sets one filter, or takes it away. */
  readonly onSet: (name: FilterName, value: string | undefined) => void;
  readonly onClear: () => void;
}) {
  const intl = useIntl();
  const { action, userId, fileKey, from, to } = filter;
  const { data } = useListModeratorsQuery();
  const people = data?.list ?? [];
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <search className={styles.root} aria-label={intl.formatMessage(messages.filters)}>
      <div className={styles.fields}>
        <Select
          label={intl.formatMessage(messages.action)}
          value={action ?? ALL}
          options={[
            { value: ALL, label: intl.formatMessage(messages.allActions) },
            ...ACTIONS.map((value) => ({ value, label: actionWords(intl, value) })),
          ]}
          onValueChange={(value) => onSet('action', value === ALL ? undefined : value)}
        />
        <Select
          label={intl.formatMessage(messages.moderator)}
          value={userId ?? ALL}
          options={[
            { value: ALL, label: intl.formatMessage(messages.allModerators) },
            ...people.map((person) => ({ value: person.user_id, label: person.nick_name })),
            // The address may name somebody before the list has come, or who has done nothing.
            ...(userId === undefined || people.some((person) => person.user_id === userId)
              ? []
              : [{ value: userId, label: userId }]),
          ]}
          onValueChange={(value) => onSet('moderator', value === ALL ? undefined : value)}
        />
        <WorkField fileKey={fileKey} onSet={(value) => onSet('file', value)} />
        <DayField
          label={intl.formatMessage(messages.from)}
          day={from}
          onSet={(value) => onSet('from', value)}
        />
        <DayField label={intl.formatMessage(messages.to)} day={to} onSet={(value) => onSet('to', value)} />
      </div>
      <div className={styles.foot}>
        <p className={styles.note}>{intl.formatMessage(messages.zone, { zone: siteTimeZone() })}</p>
        {isFiltered && (
          <Button variant="quiet" onClick={onClear}>
            {intl.formatMessage(messages.clear)}
          </Button>
        )}
      </div>
    </search>
  );
}

/** A work by its key or the address of its page; it holds when one leaves the field or presses Enter. */
function WorkField({
  fileKey = '',
  onSet,
}: {
  readonly fileKey: string | undefined;
  readonly onSet: (fileKey: string | undefined) => void;
}) {
  const intl = useIntl();
  const [typed, setTyped] = useTyped(fileKey);
  const [isWrong, setWrong] = useState(false);
  const take = () => {
    const isEmpty = typed.trim() === '';
    const key = isEmpty ? '' : fileKeyIn(typed);
    setWrong(key === undefined);
    if (key === undefined) return;
    setTyped(key);
    if (key !== fileKey) onSet(isEmpty ? undefined : key);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        take();
      }}
    >
      <TextField
        label={intl.formatMessage(messages.work)}
        placeholder={intl.formatMessage(messages.workHint)}
        maxLength={300}
        value={typed}
        onValueChange={setTyped}
        onBlur={take}
        error={isWrong ? intl.formatMessage(messages.workWrong) : undefined}
      />
    </form>
  );
}

/** A day of the site's time zone; it holds as soon as it is whole. */
function DayField({
  label,
  day = '',
  onSet,
}: {
  readonly label: string;
  readonly day: string | undefined;
  readonly onSet: (day: string | undefined) => void;
}) {
  const [typed, setTyped] = useTyped(day);
  return (
    <TextField
      type="date"
      label={label}
      value={typed}
      onValueChange={(text) => {
        setTyped(text);
        if (text === '') onSet(undefined);
        else if (isDay(text)) onSet(text);
      }}
    />
  );
}
