'use client';

import { Upload } from 'lucide-react';
import { useState, type ComponentPropsWithRef, type DragEvent, type ReactNode } from 'react';
import { classNames } from '../../internal/classNames.ts';
import hidden from '../VisuallyHidden/VisuallyHidden.module.css';
import styles from './FileDrop.module.css';

export interface FileDropProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'onChange' | 'children' | 'value'
> {
  /** What to do, such as "Choose a picture or drop it here"; names the control. */
  label: ReactNode;
  /** Which types and sizes are taken. */
  hint?: ReactNode;
  icon?: ReactNode;
  invalid?: boolean;
  /** Gets what was chosen or dropped, unjudged: `accept` only filters the browser's own dialog. */
  onFiles: (files: File[]) => void;
}

/** A place to choose files or drop them on. A native file input: Enter and Space open the dialog. */
export function FileDrop({
  label,
  hint,
  icon = <Upload />,
  invalid = false,
  onFiles,
  multiple = false,
  disabled = false,
  className,
  ...rest
}: FileDropProps) {
  const [over, setOver] = useState(false);

  const hand = (list: FileList | null) => {
    const files = [...(list ?? [])].slice(0, multiple ? undefined : 1);
    if (files.length > 0) onFiles(files);
  };

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled) hand(event.dataTransfer.files);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping is the pointer's shortcut; the input inside does it all
    <label
      data-over={over ? '' : undefined}
      data-invalid={invalid ? '' : undefined}
      className={classNames(styles.root, className)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(!disabled);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        {...rest}
        type="file"
        multiple={multiple}
        disabled={disabled}
        aria-invalid={invalid || undefined}
        className={classNames(hidden.root)}
        onChange={(event) => {
          hand(event.target.files);
          // Emptied, so that choosing the same file again is a change again.
          event.target.value = '';
        }}
      />
      <span className={styles.icon} aria-hidden>
        {icon}
      </span>
      <span className={styles.label}>{label}</span>
      {hint != null && <span className={styles.hint}>{hint}</span>}
    </label>
  );
}
