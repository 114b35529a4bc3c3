'use client';

import { X } from 'lucide-react';
import { useRef, useState, type ClipboardEvent, type KeyboardEvent, type Ref } from 'react';
import { classNames } from '../../internal/classNames.ts';
import { isComposing } from '../../internal/isComposing.ts';
import { Field, useField, type FieldWords } from '../../internal/field/Field.tsx';
import field from '../../internal/field/Field.module.css';
import hidden from '../VisuallyHidden/VisuallyHidden.module.css';
import styles from '../../internal/chips.module.css';

/** Why a text did not become a tag. `invalid` is what `validate` refused. */
export type TagRejection = 'duplicate' | 'max' | 'invalid';

export interface TagInputProps extends FieldWords {
  value: readonly string[];
  onValueChange: (value: string[]) => void;
  /** How many tags there may be. */
  max?: number;
  /** Reports a text that was refused, so that the caller can show a message. */
  onReject?: (reason: TagRejection, text: string) => void;
  validate?: (text: string) => boolean;
  /** How two tags are compared. Default: lower case in compatibility form. */
  sameKey?: (text: string) => string;
  /** Name of a tag's × button. */
  removeLabel: (tag: string) => string;
  placeholder?: string;
  disabled?: boolean;
  id?: string;
  className?: string;
  ref?: Ref<HTMLInputElement>;
}

const SEPARATOR = /[,，、;；\n]/;

/** Words turned into tags: Enter or a comma adds, Backspace in the empty field removes the last, pasted lists are split. */
export function TagInput({
  value,
  onValueChange,
  max = Number.POSITIVE_INFINITY,
  onReject,
  validate,
  sameKey = (text) => text.normalize('NFKC').toLowerCase(),
  removeLabel,
  placeholder,
  disabled = false,
  id,
  className,
  ref,
  label,
  hideLabel = false,
  description,
  error,
  required = false,
}: TagInputProps) {
  const [text, setText] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const words = { label, hideLabel, description, error, required };
  const { controlId, ids, control } = useField(id, words);

  /** Adds what is allowed, reports the first text that is not, and returns what stays in the field. */
  const add = (texts: string[]): string => {
    const tags = [...value];
    let left = '';
    for (const wish of texts.map((one) => one.trim()).filter(Boolean)) {
      const reason = refusal(wish, tags);
      if (reason === undefined) tags.push(wish);
      else {
        if (left === '') {
          left = wish;
          onReject?.(reason, wish);
        }
      }
    }
    if (tags.length !== value.length) onValueChange(tags);
    return left;
  };

  const refusal = (wish: string, tags: readonly string[]): TagRejection | undefined => {
    if (tags.some((tag) => sameKey(tag) === sameKey(wish))) return 'duplicate';
    if (tags.length >= max) return 'max';
    if (validate && !validate(wish)) return 'invalid';
    return undefined;
  };

  const focusInput = () => box.current?.querySelector('input')?.focus();

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Enter' && text.trim() !== '') {
      event.preventDefault();
      setText(add(text.split(SEPARATOR)));
    } else if (event.key === 'Backspace' && text === '' && !event.repeat && value.length > 0) {
      // One that is held to empty the field ends there.
      onValueChange(value.slice(0, -1));
    }
  };

  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text');
    if (!SEPARATOR.test(pasted)) return;
    event.preventDefault();
    setText(add((text + pasted).split(SEPARATOR)));
  };

  return (
    <Field {...words} controlId={controlId} ids={ids} className={className} hiddenClass={hidden.root}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- widens the press target of the input inside */}
      <div
        ref={box}
        className={classNames(field.box, styles.box)}
        data-invalid={error != null ? '' : undefined}
        data-disabled={disabled ? '' : undefined}
        // A press beside the text is meant for it; the keyboard reaches the field itself.
        onMouseDown={(event) => {
          if (event.target !== box.current) return;
          event.preventDefault();
          focusInput();
        }}
      >
        {value.map((tag) => (
          <span key={tag} className={styles.chip}>
            <span className={styles.text}>{tag}</span>
            <button
              type="button"
              className={styles.remove}
              aria-label={removeLabel(tag)}
              disabled={disabled}
              onClick={() => {
                onValueChange(value.filter((one) => one !== tag));
                focusInput();
              }}
            >
              <X aria-hidden />
            </button>
          </span>
        ))}
        <input
          {...control}
          ref={ref}
          required={false}
          aria-required={required || undefined}
          value={text}
          disabled={disabled}
          placeholder={value.length === 0 ? placeholder : undefined}
          className={classNames(field.input, styles.input)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          onChange={(event) => {
            const typed = event.target.value;
            const composing = event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing;
            if (!composing && SEPARATOR.test(typed)) setText(add(typed.split(SEPARATOR)));
            else setText(typed);
          }}
          // What was composed holds its commas until then.
          onCompositionEnd={({ currentTarget: { value: typed } }) => {
            if (SEPARATOR.test(typed)) setText(add(typed.split(SEPARATOR)));
          }}
          onBlur={() => setText(add(text.split(SEPARATOR)))}
        />
      </div>
    </Field>
  );
}
