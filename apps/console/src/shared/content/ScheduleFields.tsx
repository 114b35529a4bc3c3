import { checkSchedule, UseFlag } from '@boardwalk/domain';
import { Switch, TextField } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import { contentMessages as messages } from './messages.ts';
import { fromField, toField, type Schedule } from './schedule.ts';
import styles from './ScheduleFields.module.css';

/** What is wrong with a time of show. */
export function scheduleProblems({ starts_at: from, ends_at: until }: Schedule) {
  return checkSchedule(from === null ? null : new Date(from), until === null ? null : new Date(until));
}

/** Whether something is shown, and from when until when. */
export function ScheduleFields({
  value,
  onChange,
}: {
  readonly value: Schedule;
  readonly onChange: (value: Schedule) => void;
}) {
  const intl = useIntl();
  const isWrong = scheduleProblems(value).length > 0;
  return (
    <div className={styles.root}>
      <Switch
        label={intl.formatMessage(messages.shown)}
        description={intl.formatMessage(messages.shownText)}
        checked={value.use === UseFlag.OPEN}
        onCheckedChange={(isOpen) => onChange({ ...value, use: isOpen ? UseFlag.OPEN : UseFlag.CLOSED })}
      />
      <div className={styles.times}>
        <TextField
          type="datetime-local"
          label={intl.formatMessage(messages.startsAt)}
          value={toField(value.starts_at)}
          onValueChange={(text) => onChange({ ...value, starts_at: fromField(text) })}
        />
        <TextField
          type="datetime-local"
          label={intl.formatMessage(messages.endsAt)}
          value={toField(value.ends_at)}
          onValueChange={(text) => onChange({ ...value, ends_at: fromField(text) })}
          error={isWrong ? intl.formatMessage(messages.endsTooEarly) : undefined}
        />
      </div>
      <p className={styles.note}>
        {intl.formatMessage(messages.timeText, {
          zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
        })}
      </p>
    </div>
  );
}
