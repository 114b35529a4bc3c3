'use client';

import { ImagePlus } from 'lucide-react';
import { useId, type ReactNode, type Ref } from 'react';
import { classNames } from '../../internal/classNames.ts';
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
  const pickFirst = (files: File[]) => {
    if (files[0]) onPick(files[0]);
  };
  return (
    <div
      ref={ref}
      role="group"
      aria-labelledby={id}
      aria-describedby={`${id}e`}
      data-ratio={ratio}
      className={classNames(styles.root, className)}
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
