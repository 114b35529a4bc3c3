'use client';

import { ImagePlus } from 'lucide-react';
import { useState, type ComponentPropsWithRef, type DragEvent, type ReactNode } from 'react';
import { classNames } from '../../internal/classNames.ts';
import hidden from '../VisuallyHidden/VisuallyHidden.module.css';
import { carriesFiles } from './draggedFiles.ts';
import styles from './ImageUpload.module.css';

interface DropAreaProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'onChange' | 'children'> {
  label: ReactNode;
  hint?: ReactNode;
  isInvalid: boolean;
  onFiles: (files: File[]) => void;
}

/** A place to choose files or drop them on. A native file input: Enter and Space open the dialog. */
export function DropArea({ label, hint, isInvalid, onFiles, disabled = false, ...rest }: DropAreaProps) {
  const [isOver, setOver] = useState(false);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping is the pointer's shortcut; the input inside does it all
    <label
      data-over={isOver ? '' : undefined}
      data-invalid={isInvalid ? '' : undefined}
      className={styles.drop}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(!disabled && carriesFiles(event.dataTransfer));
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event: DragEvent) => {
        event.preventDefault();
        // The whole field takes files; this is where they were meant for.
        event.stopPropagation();
        setOver(false);
        if (!disabled && carriesFiles(event.dataTransfer)) onFiles([...event.dataTransfer.files]);
      }}
    >
      <input
        {...rest}
        type="file"
        disabled={disabled}
        aria-invalid={isInvalid || undefined}
        className={classNames(hidden.root)}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // Emptied, so that choosing the same file again is a change again.
          event.target.value = '';
        }}
      />
      <ImagePlus className={styles.icon} aria-hidden />
      <span className={styles.dropLabel}>{label}</span>
      {hint != null && <span className={styles.hint}>{hint}</span>}
    </label>
  );
}
