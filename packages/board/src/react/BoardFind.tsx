import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { findText, type BoardSnapshot } from '../document/index.ts';
import type { FoundTexts } from '../surface/foundTexts.ts';
import styles from './BoardFind.module.css';

/** Every word of the search in a board. */
export interface BoardFindLabels {
  /** Name of the field and of the button that opens the search, e.g. "Find on this board". */
  readonly find: string;
  readonly previous: string;
  readonly next: string;
  readonly close: string;
  /** Which of how many is shown, from 1; read to screen readers with the text. */
  readonly place: (place: number, count: number) => string;
  /** Shown when no text holds what is looked for. */
  readonly nothing: string;
}

export interface BoardFindProps {
  readonly labels: BoardFindLabels;
  /** The board as it is now. */
  readonly snapshot: () => BoardSnapshot;
  /** Shows what was found on the board; null takes it away. */
  readonly onFound: (found: FoundTexts | null) => void;
  /** The search is over; gets the element that was looked at last. */
  readonly onClose: (current: string | null) => void;
  readonly className?: string;
}

/**
 * Looks for a text on a board and goes from one place to the next: Enter and Shift+Enter, or the buttons; Escape ends it. It floats
 * over the board it stands in.
 */
export function BoardFind({ labels, snapshot, onFound, onClose, className }: BoardFindProps) {
  const field = useRef<HTMLInputElement>(null);
  const [wanted, setWanted] = useState('');
  const [found, setFound] = useState<FoundTexts>({ ids: [], current: null });
  const latest = useRef(onFound);
  useEffect(() => {
    latest.current = onFound;
  });
  useEffect(() => field.current?.focus(), []);
  useEffect(() => () => latest.current(null), []);

  const show = (next: FoundTexts) => {
    setFound(next);
    onFound(next);
  };
  const look = (text: string) => {
    setWanted(text);
    const ids = findText(snapshot(), text);
    // What is looked at stays so while the text grows.
    const stays = found.current !== null && ids.includes(found.current);
    show({ ids, current: stays ? found.current : (ids[0] ?? null) });
  };
  const go = (step: 1 | -1) => {
    // The board may be another one by now.
    const ids = findText(snapshot(), wanted);
    const at = found.current === null ? -1 : ids.indexOf(found.current);
    const next = at === -1 ? 0 : (at + step + ids.length) % ids.length;
    show({ ids, current: ids[next] ?? null });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter and Escape are the input method's while it composes; 229 is what its keys are called in browsers that have ended that by then.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    const isSearchKey = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'f';
    if (isSearchKey) field.current?.select();
    else if (event.key === 'Escape') onClose(found.current);
    else if (event.key === 'Enter' && event.target === field.current) go(event.shiftKey ? -1 : 1);
    else if (event.key === 'F3') go(event.shiftKey ? -1 : 1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const { ids, current } = found;
  const place = current === null ? 0 : ids.indexOf(current) + 1;
  const status = wanted.trim() === '' ? '' : place === 0 ? labels.nothing : labels.place(place, ids.length);
  const text = current === null ? '' : textOf(snapshot(), current);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the field and the buttons in it
    <search
      className={[styles['find'], className].filter(Boolean).join(' ')}
      aria-label={labels.find}
      onKeyDown={onKeyDown}
    >
      <input
        ref={field}
        type="search"
        className={styles['field']}
        aria-label={labels.find}
        placeholder={labels.find}
        maxLength={200}
        autoComplete="off"
        value={wanted}
        onChange={(event) => look(event.currentTarget.value)}
      />
      <span className={styles['status']} data-none={place === 0 || undefined} aria-hidden>
        {status}
      </span>
      <output className={styles['spoken']}>{place === 0 ? status : `${status}: ${text}`}</output>
      <FindButton
        label={labels.previous}
        path="m4 10 4-4 4 4"
        disabled={ids.length === 0}
        onClick={() => go(-1)}
      />
      <FindButton label={labels.next} path="m4 6 4 4 4-4" disabled={ids.length === 0} onClick={() => go(1)} />
      <FindButton label={labels.close} path="m4 4 8 8M12 4l-8 8" onClick={() => onClose(current)} />
    </search>
  );
}

function FindButton({
  label,
  path,
  disabled = false,
  onClick,
}: {
  readonly label: string;
  readonly path: string;
  readonly disabled?: boolean;
  readonly onClick: () => void;
}) {
  return (
    <button
      type="button"
      className={styles['button']}
      aria-label={label}
      title={label}
      // Not taken out of the tab order: somebody may be on it when the last one goes.
      aria-disabled={disabled}
      onClick={() => !disabled && onClick()}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}

const SPOKEN_MAX = 100;
const textOf = (snapshot: BoardSnapshot, id: string): string =>
  (snapshot.elements.find((element) => element.id === id)?.text ?? '').slice(0, SPOKEN_MAX);
