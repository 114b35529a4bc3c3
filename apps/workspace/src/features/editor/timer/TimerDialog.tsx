import { TIMER_LIMITS } from '@boardwalk/domain';
import { Button, Dialog, NumberField } from '@boardwalk/ui-kit';
import { useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import type { LiveBoard } from '../live/live-board.ts';
import { useLiveState } from '../live/use-live-board.ts';
import { MINUTE_MS } from './board-clock.ts';
import { timerMessages as messages } from './messages.ts';
import styles from './TimerDialog.module.css';

const PRESETS = [1, 3, 5, 10, 15] as const;
const MOST = TIMER_LIMITS.longestMs / MINUTE_MS;

export interface TimerDialogProps {
  readonly live: LiveBoard;
  readonly onClose: () => void;
}

/** Starts a timer for everybody on the board, in place of one that runs. */
export function TimerDialog({ live, onClose }: TimerDialogProps) {
  const intl = useIntl();
  const { connection } = useLiveState(live);
  const [minutes, setMinutes] = useState<number | null>(5);
  const [problem, setProblem] = useState<string>();
  function start(event: FormEvent) {
    event.preventDefault();
    if (minutes === null || minutes < 1) {
      setProblem(intl.formatMessage(messages.required));
      return;
    }
    live.changeTimer({ do: 'start', ms: minutes * MINUTE_MS });
    onClose();
  }
  return (
    <Dialog
      open
      width={380}
      title={intl.formatMessage(messages.timer)}
      description={intl.formatMessage(messages.text)}
      closeLabel={intl.formatMessage(messages.close)}
      onClose={onClose}
      footer={
        <Button type="submit" form="board-timer" variant="primary" disabled={connection !== 'online'}>
          {intl.formatMessage(messages.start)}
        </Button>
      }
    >
      <form id="board-timer" className={styles.form} onSubmit={start} noValidate>
        <div className={styles.presets}>
          {PRESETS.map((count) => (
            <Button
              key={count}
              size="small"
              aria-pressed={minutes === count}
              onClick={() => {
                setMinutes(count);
                setProblem(undefined);
              }}
            >
              {intl.formatMessage(messages.preset, { count })}
            </Button>
          ))}
        </div>
        <NumberField
          label={intl.formatMessage(messages.minutes)}
          value={minutes}
          min={1}
          max={MOST}
          error={problem}
          onValueChange={(next) => {
            setMinutes(next);
            setProblem(undefined);
          }}
        />
      </form>
    </Dialog>
  );
}
