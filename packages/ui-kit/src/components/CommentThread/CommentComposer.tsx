'use client';

import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { classNames } from '../../internal/classNames.ts';
import { isComposing } from '../../internal/isComposing.ts';
import { idList } from '../../internal/idList.ts';
import popup from '../../internal/popup.module.css';
import { useControlled } from '../../internal/useControlled.ts';
import { useForwardedRef } from '../../internal/useForwardedRef.ts';
import { Button } from '../Button/Button.tsx';
import type { Mention, MentionProps } from './comment-types.ts';
import { insertMention, mentionAt, mentionedIn, type MentionQuery } from './mention-text.ts';
import styles from './CommentThread.module.css';

export interface CommentComposerProps
  extends
    Omit<ComponentPropsWithRef<'textarea'>, 'value' | 'defaultValue' | 'onChange' | 'onSubmit' | 'children'>,
    MentionProps {
  /** Names the box. */
  label: string;
  submitLabel: string;
  /** Beside it a button that leaves the text as it was. */
  cancelLabel?: string;
  onCancel?: () => void;
  /** Names the list of people to mention. */
  suggestionsLabel: string;
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /** Runs when somebody was chosen from the suggestions, for a caller that keeps what is typed. */
  onMention?: (person: Mention) => void;
  /** Gets the trimmed text and those it mentions. The box is emptied when what it answers is done, and kept if that fails. */
  onSubmit: (text: string, mentions: readonly Mention[]) => void | Promise<void>;
  /** Said below the box, such as that it could not be sent. */
  error?: ReactNode;
}

/** A box to write a comment in: @ suggests people, Ctrl+Enter sends. */
export function CommentComposer({
  label,
  submitLabel,
  cancelLabel,
  onCancel,
  suggestionsLabel,
  suggestions = [],
  onMentionQuery,
  value: given,
  defaultValue = '',
  onValueChange,
  onMention,
  onSubmit,
  error,
  disabled = false,
  className,
  ref,
  onKeyDown,
  onSelect,
  onBlur,
  'aria-describedby': describedBy,
  ...rest
}: CommentComposerProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const box = useForwardedRef(ref);
  const [value, setValue] = useControlled(given, defaultValue, onValueChange);
  const [mention, setMention] = useState<MentionQuery | null>(null);
  /** Whom the arrows have come to. */
  const [active, setActive] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const [chosen, setChosen] = useState<readonly Mention[]>([]);
  // Somebody who comes to a box that holds something goes on at its end.
  const cursor = useRef(rest.autoFocus === true ? value.length : undefined);
  const shown = mention === null ? [] : suggestions;
  // Others may come between the arrow and Enter: the same person counts, wherever they stand by then.
  const current = Math.max(
    0,
    shown.findIndex((person) => person.id === active),
  );
  const optionId = (index: number) => `${id}o${index}`;

  useLayoutEffect(() => {
    if (cursor.current === undefined) return;
    box.current?.setSelectionRange(cursor.current, cursor.current);
    cursor.current = undefined;
  });

  const look = (next: MentionQuery | null) => {
    if (next?.query === mention?.query && next?.start === mention?.start) return;
    setMention(next);
    setActive(null);
    onMentionQuery?.(next?.query ?? null);
  };

  const choose = (person: Mention | undefined) => {
    if (mention === null || person === undefined) return;
    const next = insertMention(value, mention, person);
    cursor.current = next.cursor;
    setValue(next.text);
    setChosen((others) => [...others.filter((one) => one.id !== person.id), person]);
    onMention?.(person);
    look(null);
    box.current?.focus();
  };

  const submit = async () => {
    const text = value.trim();
    if (text === '' || sending || disabled) return;
    setSending(true);
    try {
      await onSubmit(text, mentionedIn(text, chosen));
      // A button that has nothing to send cannot keep the focus.
      if (root.current?.contains(document.activeElement) === true) box.current?.focus();
      setValue('');
      setChosen([]);
    } catch {
      // The text stays; the caller says what went wrong.
    } finally {
      setSending(false);
    }
  };

  const onKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    onKeyDown?.(event);
    // While an input method composes, its keys are not ours.
    if (event.defaultPrevented || isComposing(event.nativeEvent)) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void submit();
      return;
    }
    if (shown.length === 0) {
      if (event.key === 'Escape' && onCancel) {
        event.preventDefault();
        event.stopPropagation();
        onCancel();
      }
      return;
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setActive(shown[(current + step + shown.length) % shown.length]?.id ?? null);
    else if (event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey)) choose(shown[current]);
    else if (event.key === 'Escape') look(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div
      ref={root}
      className={classNames(styles.composer, className)}
      data-disabled={disabled ? '' : undefined}
    >
      <textarea
        rows={2}
        dir="auto"
        aria-invalid={error != null || undefined}
        {...rest}
        aria-describedby={idList(error != null && `${id}e`, describedBy)}
        ref={box}
        aria-label={label}
        aria-autocomplete="list"
        aria-controls={shown.length > 0 ? `${id}l` : undefined}
        aria-activedescendant={shown.length > 0 ? optionId(current) : undefined}
        className={styles.input}
        disabled={disabled}
        readOnly={sending}
        value={value}
        onChange={({ target }) => {
          setValue(target.value);
          look(mentionAt(target.value, target.selectionStart));
        }}
        onKeyDown={onKey}
        onSelect={(event) => {
          onSelect?.(event);
          const { value: text, selectionStart, selectionEnd } = event.currentTarget;
          look(selectionStart === selectionEnd ? mentionAt(text, selectionStart) : null);
        }}
        onBlur={(event) => {
          onBlur?.(event);
          look(null);
        }}
      />
      {shown.length > 0 && (
        <div id={`${id}l`} role="listbox" aria-label={suggestionsLabel} className={styles.suggestions}>
          {shown.map((person, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the box has the keys and the focus
            <div
              key={person.id}
              id={optionId(index)}
              role="option"
              aria-selected={index === current}
              data-highlighted={index === current ? '' : undefined}
              className={popup.item}
              // The box keeps the focus.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(person)}
            >
              {person.avatar}
              <span className={popup.text}>{person.label}</span>
              {person.hint != null && <span className={popup.hint}>{person.hint}</span>}
            </div>
          ))}
        </div>
      )}
      <div className={styles.composerFoot}>
        {/* Always there, so that an error that appears later is announced. */}
        <div id={`${id}e`} className={styles.error} aria-live="polite">
          {error}
        </div>
        {cancelLabel !== undefined && onCancel && (
          <Button size="small" variant="quiet" onClick={onCancel}>
            {cancelLabel}
          </Button>
        )}
        <Button
          size="small"
          variant="primary"
          disabled={disabled || value.trim() === ''}
          loading={sending}
          onClick={() => void submit()}
        >
          {submitLabel}
        </Button>
      </div>
    </div>
  );
}
