'use client';

import { useId, type ReactNode, type Ref } from 'react';
import { classNames } from '../classNames.ts';
import { idList } from '../idList.ts';
import styles from './Field.module.css';

/** What every field of a form has around its control. All words come from the caller. */
export interface FieldWords {
  /** The visible label. */
  label: ReactNode;
  /** Keeps the label for assistive technology only. */
  hideLabel?: boolean;
  /** Help below the label. */
  description?: ReactNode;
  /** What is wrong and what to do; marks the field invalid. */
  error?: ReactNode;
  /** Shows a star after the label. */
  required?: boolean;
}

export interface FieldCounter {
  text: string;
  over: boolean;
}

interface FieldProps extends FieldWords {
  controlId: string;
  ids: FieldIds;
  counter?: FieldCounter | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
  hiddenClass: string | undefined;
  children: ReactNode;
}

export interface FieldIds {
  label: string;
  description: string;
  error: string;
  counter: string;
}

/**
 * Ids of a field's parts, and the attributes that tie its control to them.
 *
 * @param describedBy ids of what the caller describes the control with, beside the field's own words
 */
export function useField(
  id: string | undefined,
  words: FieldWords,
  counter?: FieldCounter,
  describedBy?: string,
) {
  const own = useId();
  const controlId = id ?? own;
  const ids: FieldIds = {
    label: `${own}l`,
    description: `${own}d`,
    error: `${own}e`,
    counter: `${own}c`,
  };
  return {
    controlId,
    ids,
    control: {
      id: controlId,
      required: words.required === true,
      'aria-invalid': words.error != null || counter?.over === true || undefined,
      'aria-describedby': idList(
        words.description != null && ids.description,
        words.error != null && ids.error,
        counter && ids.counter,
        describedBy,
      ),
    },
  };
}

/** Label, description, control, error and counter, in reading order. */
export function Field({
  controlId,
  ids,
  label,
  hideLabel,
  description,
  error,
  required,
  counter,
  className,
  ref,
  hiddenClass,
  children,
}: FieldProps) {
  return (
    <div
      ref={ref}
      className={classNames(styles.root, className)}
      data-invalid={error != null ? '' : undefined}
    >
      <label
        id={ids.label}
        htmlFor={controlId}
        className={classNames(styles.label, hideLabel && hiddenClass)}
      >
        {label}
        {required && (
          <span className={styles.required} aria-hidden>
            *
          </span>
        )}
      </label>
      {description != null && (
        <div id={ids.description} className={styles.description}>
          {description}
        </div>
      )}
      {children}
      {/* Always there, so that an error that appears later is announced. */}
      <div className={styles.foot}>
        <div id={ids.error} className={styles.error} aria-live="polite">
          {error}
        </div>
        {counter && (
          <div id={ids.counter} className={styles.counter} data-over={counter.over ? '' : undefined}>
            {counter.text}
          </div>
        )}
      </div>
    </div>
  );
}
