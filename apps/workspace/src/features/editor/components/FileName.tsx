import { toast } from '@boardwalk/ui-kit';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { isComposing } from '../is-composing.ts';
import { fileMessages } from '#shared/files/messages.ts';
import { nameProblemText } from '#shared/files/name-problem-text.ts';
import type { OpenedFile } from '../file/use-board-file.ts';
import { messages } from '../messages.ts';
import { useWays } from '../ways/ways.ts';
import { whyFailed } from '../why-failed.ts';
import styles from './FileName.module.css';

export interface FileNameProps {
  readonly name: string;
  readonly boardFile: OpenedFile;
  readonly isReadOnly: boolean;
  /** Runs when renaming is over, to go on with the board. */
  readonly onDone: () => void;
}

/** The name in the header; a click turns it into a field. Enter or leaving it saves, Esc leaves it as it was. */
export function FileName({ name: storedName, boardFile, isReadOnly, onDone }: FileNameProps) {
  const intl = useIntl();
  const [draft, setDraft] = useState<string | null>(null);
  const { onRenamed } = useWays();
  const isLeaving = useRef(false);
  const field = useRef<HTMLInputElement>(null);
  const isOpen = draft !== null;
  useEffect(() => {
    if (isOpen) field.current?.focus();
  }, [isOpen]);
  const shown = boardFile.nameToCome ?? storedName;
  const problem = draft === null ? undefined : nameProblemText(intl, draft);

  if (isReadOnly) return <span className={styles.text}>{storedName}</span>;
  if (draft === null) {
    return (
      <button
        type="button"
        className={styles.name}
        title={shown}
        aria-label={intl.formatMessage(messages.rename, { name: shown })}
        onClick={() => {
          isLeaving.current = false;
          setDraft(shown);
        }}
      >
        {shown}
      </button>
    );
  }

  async function save() {
    if (isLeaving.current || draft === null) return;
    isLeaving.current = true;
    setDraft(null);
    const name = draft.trim();
    if (name === storedName) return;
    if (problem !== undefined) {
      toast.warn(problem);
      return;
    }
    const failure = await boardFile.rename(name);
    if (failure === null) onRenamed();
    else toast.error(await whyFailed(intl, failure));
  }

  function onKeyDown(event: KeyboardEvent) {
    if (isComposing(event)) return;
    if (event.key === 'Escape') {
      isLeaving.current = true;
      setDraft(null);
    } else if (event.key === 'Enter') void save();
    else return;
    onDone();
  }

  return (
    <input
      ref={field}
      className={styles.field}
      aria-label={intl.formatMessage(fileMessages.name)}
      aria-invalid={problem !== undefined}
      value={draft}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => setDraft(event.currentTarget.value)}
      onKeyDown={onKeyDown}
      onBlur={() => void save()}
    />
  );
}
