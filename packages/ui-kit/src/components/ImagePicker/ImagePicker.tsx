'use client';

import { ImagePlus } from 'lucide-react';
import { useId, useLayoutEffect, useRef, type FocusEvent, type ReactNode, type Ref } from 'react';
import { classNames } from '../../internal/classNames.ts';
import { useForwardedRef } from '../../internal/useForwardedRef.ts';
import { Button } from '../Button/Button.tsx';
import { FileDrop } from '../FileDrop/FileDrop.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import hidden from '../VisuallyHidden/VisuallyHidden.module.css';
import styles from './ImagePicker.module.css';

export interface ImagePickerProps {
  /** Names the whole. */
  label: ReactNode;
  /** What to do while there is no picture. */
  pickLabel: ReactNode;
  replaceLabel: ReactNode;
  /** With `onRemove`: takes the picture away. */
  removeLabel?: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Address of the picture to show, or null. */
  preview: string | null;
  /** What the picture shows. */
  previewAlt: string;
  /** Gets the chosen file, unjudged. */
  onPick: (file: File) => void;
  onRemove?: () => void;
  /** Types for the browser's dialog. Default: PNG, JPEG, WebP. */
  accept?: string;
  /** Covers the picture while it is read or sent. */
  busyLabel?: string | undefined;
  ratio?: 'cover' | 'square';
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

/** One picture with preview: choose, drop, replace, remove. Knows no limits; the caller checks and gives `error`. */
export function ImagePicker({
  label,
  pickLabel,
  replaceLabel,
  removeLabel,
  hint,
  error,
  preview,
  previewAlt,
  onPick,
  onRemove,
  accept = 'image/png,image/jpeg,image/webp',
  busyLabel,
  ratio = 'cover',
  className,
  ref,
}: ImagePickerProps) {
  const id = useId();
  const group = useForwardedRef(ref);
  const held = useRef(false);

  // The control that had the focus goes with the state it belongs to; the one that stands in its place takes over.
  useLayoutEffect(() => {
    if (held.current && group.current?.contains(document.activeElement) === false)
      group.current.querySelector('input')?.focus();
  });

  const pickFirst = (files: File[]) => {
    if (files[0]) onPick(files[0]);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only watches where the focus of the controls inside is
    <div
      ref={group}
      role="group"
      aria-labelledby={id}
      aria-describedby={`${id}e`}
      data-ratio={ratio}
      className={classNames(styles.root, className)}
      onFocus={() => {
        held.current = true;
      }}
      onBlur={(event: FocusEvent) => {
        // A control that leaves the page has lost the focus to nobody.
        if (event.target.isConnected) held.current = event.currentTarget.contains(event.relatedTarget);
      }}
    >
      <span id={id} className={styles.legend}>
        {label}
      </span>
      <div className={styles.place}>
        {preview === null ? (
          <FileDrop
            className={styles.drop}
            label={pickLabel}
            hint={hint}
            icon={<ImagePlus />}
            accept={accept}
            invalid={error != null}
            onFiles={pickFirst}
          />
        ) : (
          <img className={styles.preview} src={preview} alt={previewAlt} />
        )}
        {busyLabel !== undefined && (
          <span className={styles.busy}>
            <Spinner size="large" label={busyLabel} />
          </span>
        )}
      </div>
      {preview !== null && (
        <div className={styles.actions}>
          <label className={styles.replace}>
            <input
              type="file"
              accept={accept}
              className={classNames(hidden.root)}
              onChange={(event) => {
                pickFirst([...(event.target.files ?? [])]);
                event.target.value = '';
              }}
            />
            {replaceLabel}
          </label>
          {onRemove && removeLabel != null && (
            <Button size="small" variant="quiet" onClick={onRemove}>
              {removeLabel}
            </Button>
          )}
        </div>
      )}
      {preview !== null && hint != null && <span className={styles.hint}>{hint}</span>}
      <div id={`${id}e`} className={styles.error} aria-live="polite">
        {error}
      </div>
    </div>
  );
}
