import { CloudAlert, CloudCheck, CloudOff, CloudUpload } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { LiveBoard } from '../live/live-board.ts';
import type { LiveState } from '../live/live-state.ts';
import { useLiveState } from '../live/use-live-board.ts';
import { messages } from '../messages.ts';
import styles from './SaveState.module.css';

type Shown = 'saved' | 'saving' | 'offline' | 'waiting';

const ICONS: Record<Shown, ReactNode> = {
  saved: <CloudCheck />,
  saving: <CloudUpload />,
  offline: <CloudOff />,
  waiting: <CloudAlert />,
};

/** Saving that is over sooner is not shown, in milliseconds: the word would only flicker while one draws. */
const QUIET_MS = 400;

/** Whether everything done here is stored: saved, saving, offline, or offline with edits that wait. */
export function SaveState({ live }: { live: LiveBoard }) {
  const intl = useIntl();
  const state = useLiveState(live);
  const shown = useCalm(stateOf(state));
  return (
    // The word is calm; `data-stored` says whether everything is stored at this moment.
    <span className={styles.root} data-state={shown} data-stored={state.isSaved || undefined}>
      {ICONS[shown]}
      <span className={styles.word}>{intl.formatMessage(messages[shown])}</span>
    </span>
  );
}

function stateOf({ connection, isSaved }: LiveState): Shown {
  if (connection === 'online') return isSaved ? 'saved' : 'saving';
  return isSaved ? 'offline' : 'waiting';
}

/** Holds "saving" back until it lasts. */
function useCalm(state: Shown): Shown {
  const [shown, setShown] = useState(state);
  useEffect(() => {
    const timer = setTimeout(() => setShown(state), state === 'saving' ? QUIET_MS : 0);
    return () => clearTimeout(timer);
  }, [state]);
  return shown;
}
