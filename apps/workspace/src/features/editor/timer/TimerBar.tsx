import { VisuallyHidden } from '@boardwalk/ui-kit';
import { Pause, Play, Plus, Timer, Volume2, VolumeX, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { BarButton } from '../components/BarButton.tsx';
import bar from '../components/floating.module.css';
import type { LiveBoard } from '../live/live-board.ts';
import { useLiveState } from '../live/use-live-board.ts';
import { clockText, MINUTE_MS, timerNow, type HeardTimer, type TimerNow } from './board-clock.ts';
import { timerMessages as messages } from './messages.ts';
import styles from './TimerBar.module.css';
import { play, useChime } from './use-chime.ts';

/** How often the time is looked at, in milliseconds. */
const LOOK_MS = 250;

export interface TimerBarProps {
  readonly live: LiveBoard;
  /** Whether the person here may pause, lengthen and end it. */
  readonly mayControl: boolean;
}

/** The timer of a session, as long as there is one: everybody sees the same time left. */
export function TimerBar({ live, mayControl }: TimerBarProps) {
  const intl = useIntl();
  const { timer, connection } = useLiveState(live);
  const now = useTimerNow(timer);
  const chime = useChime();
  const spoken = useSpoken(now);
  const isOver = now?.phase === 'over';
  useEndSound(now, chime.isOn);
  const isOff = connection !== 'online';
  return (
    <>
      <VisuallyHidden>
        <output>{spoken}</output>
      </VisuallyHidden>
      {now && (
        <section
          className={`${bar.bar} ${styles.root}`}
          data-phase={now.phase}
          aria-label={intl.formatMessage(messages.timer)}
        >
          <Timer className={styles.icon} aria-hidden />
          <span className={styles.time} role="timer" aria-live="off">
            {isOver ? intl.formatMessage(messages.over) : clockText(now.left)}
          </span>
          <BarButton
            label={intl.formatMessage(messages.sound)}
            icon={chime.isOn ? <Volume2 /> : <VolumeX />}
            aria-pressed={chime.isOn}
            onClick={chime.toggle}
          />
          {mayControl && (
            <>
              {!isOver && (
                <BarButton
                  label={intl.formatMessage(now.phase === 'paused' ? messages.resume : messages.pause)}
                  icon={now.phase === 'paused' ? <Play /> : <Pause />}
                  disabled={isOff}
                  onClick={() => live.changeTimer({ do: now.phase === 'paused' ? 'resume' : 'pause' })}
                />
              )}
              <BarButton
                label={intl.formatMessage(messages.add)}
                icon={<Plus />}
                disabled={isOff}
                onClick={() => live.changeTimer({ do: 'add', ms: MINUTE_MS })}
              />
              <BarButton
                label={intl.formatMessage(messages.end)}
                icon={<X />}
                disabled={isOff}
                onClick={() => live.changeTimer({ do: 'end' })}
              />
            </>
          )}
        </section>
      )}
    </>
  );
}

/** How the timer stands, looked at several times a second while it runs. */
function useTimerNow(timer: HeardTimer | null): TimerNow | null {
  const [time, setTime] = useState(() => performance.now());
  const isRunning = timer?.running === true;
  useEffect(() => {
    if (!isRunning) return undefined;
    const ticking = setInterval(() => setTime(performance.now()), LOOK_MS);
    return () => clearInterval(ticking);
  }, [isRunning]);
  return timerNow(timer, Math.max(time, timer?.at ?? 0));
}

/** What screen readers hear: that it runs, the last minute, the end. Not each second. */
function useSpoken(now: TimerNow | null): string {
  const intl = useIntl();
  const phase = now?.phase ?? null;
  const [said, setSaid] = useState<{ readonly phase: typeof phase; readonly text: string }>({
    phase: null,
    text: '',
  });
  if (said.phase !== phase) {
    const count = Math.ceil((now?.left ?? 0) / MINUTE_MS);
    setSaid({ phase, text: phase === null ? '' : intl.formatMessage(wordsOf[phase], { count }) });
  }
  return said.text;
}

const wordsOf = {
  running: messages.running,
  paused: messages.paused,
  'last-minute': messages.lastMinute,
  over: messages.over,
} as const;

/** Plays the tone when the time runs out here; not to who comes after the end. */
function useEndSound(now: TimerNow | null, isOn: boolean): void {
  const before = useRef<TimerNow['phase'] | null>(null);
  const phase = now?.phase ?? null;
  useEffect(() => {
    if (phase === 'over' && before.current === 'last-minute' && isOn) void play();
    before.current = phase;
  }, [phase, isOn]);
}
