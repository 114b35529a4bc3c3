'use client';

import { ArrowLeft, ArrowRight, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { DRAGGED } from './draggedFiles.ts';
import { FilePreview } from './FilePreview.tsx';
import type { ImageUploadWords, UploadImage } from './uploadTypes.ts';
import styles from './ImageUpload.module.css';

/** A picture and how much of it is sent. */
export function ImageFrame({ image, sendingLabel }: { image: UploadImage; sendingLabel: string }) {
  const { src, file, alt, progress } = image;
  return (
    <>
      {src !== undefined ? (
        <img className={styles.picture} src={src} alt={alt} />
      ) : (
        file !== undefined && <FilePreview file={file} alt={alt} />
      )}
      {progress === null && (
        <span className={styles.busy}>
          <Spinner size="large" label={sendingLabel} />
        </span>
      )}
      {typeof progress === 'number' && (
        <progress className={styles.progress} max={1} value={progress} aria-label={sendingLabel} />
      )}
    </>
  );
}

interface ImageTileProps {
  image: UploadImage;
  place: number;
  all: number;
  words: ImageUploadWords;
  disabled: boolean;
  onRemove: () => void;
  /** Moves it to another place. */
  onMove: (to: number) => void;
  /** Another picture of the set is dropped on it. */
  onDropImage: (id: string) => void;
}

/** One picture of a set: moved by dragging or with its buttons, and taken away. */
export function ImageTile({
  image,
  place,
  all,
  words,
  disabled,
  onRemove,
  onMove,
  onDropImage,
}: ImageTileProps) {
  const canMove = words.earlier !== undefined && words.later !== undefined && all > 1 && !disabled;
  const button = (label: string, icon: ReactNode, onClick: () => void, act: string, isOff = false) => (
    <IconButton
      size="small"
      variant="floating"
      label={label}
      icon={icon}
      data-act={act}
      disabled={disabled || isOff}
      onClick={onClick}
    />
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dragging is the pointer's shortcut; the buttons inside do it all
    <li
      data-image={image.id}
      data-invalid={image.error != null ? '' : undefined}
      className={styles.tile}
      draggable={canMove}
      onDragStart={(event) => {
        event.dataTransfer.setData(DRAGGED, image.id);
        event.dataTransfer.effectAllowed = 'move';
      }}
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes(DRAGGED)) event.preventDefault();
      }}
      onDrop={(event) => {
        const id = event.dataTransfer.getData(DRAGGED);
        if (id === '') return;
        event.preventDefault();
        event.stopPropagation();
        onDropImage(id);
      }}
    >
      <div className={styles.place}>
        <ImageFrame image={image} sendingLabel={words.sending?.(image.alt) ?? image.alt} />
        {words.remove && (
          <span className={styles.remove}>{button(words.remove(image.alt), <X />, onRemove, 'remove')}</span>
        )}
        {canMove && (
          <span className={styles.moves}>
            {button(
              words.earlier?.(image.alt) ?? '',
              <ArrowLeft />,
              () => onMove(place - 1),
              'earlier',
              place === 0,
            )}
            {button(
              words.later?.(image.alt) ?? '',
              <ArrowRight />,
              () => onMove(place + 1),
              'later',
              place === all - 1,
            )}
          </span>
        )}
      </div>
      {image.error != null && <div className={styles.error}>{image.error}</div>}
    </li>
  );
}
