'use client';

import {
  useEffect,
  useId,
  useRef,
  useState,
  type ClipboardEvent,
  type ComponentPropsWithRef,
  type DragEvent,
  type ReactNode,
} from 'react';
import { classNames } from '../../internal/classNames.ts';
import { idList } from '../../internal/idList.ts';
import { useControlled } from '../../internal/useControlled.ts';
import { useForwardedRef } from '../../internal/useForwardedRef.ts';
import { Button } from '../Button/Button.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import hidden from '../VisuallyHidden/VisuallyHidden.module.css';
import { carriesFiles } from './draggedFiles.ts';
import { DropArea } from './DropArea.tsx';
import { ImageCrop } from './ImageCrop.tsx';
import { ImageFrame, ImageTile } from './ImageTile.tsx';
import { IMAGE_TYPES, inspectImage, type ImageLimits, type ImageRefusal } from './inspectImage.ts';
import type { ImageUploadWords, UploadImage } from './uploadTypes.ts';
import { useHeldFocus } from './useHeldFocus.ts';
import styles from './ImageUpload.module.css';

export interface ImageUploadProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Names the whole. */
  label: ReactNode;
  /** Which pictures are taken: kinds, sizes, how many. */
  hint?: ReactNode;
  error?: ReactNode;
  /** The pictures, in their order. Without it the field keeps them itself, from `defaultImages`. */
  images?: readonly UploadImage[];
  defaultImages?: readonly UploadImage[];
  /** Gets all of them; new ones carry their `file`. Send those, and give back their `progress`. */
  onImagesChange?: (images: UploadImage[]) => void;
  /** How many there may be. 1 (default) is one picture that is replaced; more are a set. */
  max?: number;
  /** Limits: files beyond them are refused with a message before anything is sent. Without it every file is passed on unchecked. */
  limits?: ImageLimits;
  /** Media types for the browser's own dialog, which is no judge of what is dropped. Default: those of `limits`. */
  accept?: string;
  /** Width over height. Every chosen file is cropped to it first; needs `words.crop`. */
  cropRatio?: number;
  /** Covers the place while the only picture is read or sent. */
  busyLabel?: string | undefined;
  /** Shape of the frames. */
  ratio?: 'cover' | 'square';
  disabled?: boolean;
  words: ImageUploadWords;
}

const NONE: readonly UploadImage[] = [];

/**
 * Pictures: chosen, dropped or pasted, held to limits, cropped, shown, replaced, put in order and taken away. It sends
 * nothing itself.
 */
export function ImageUpload({
  label,
  hint,
  error,
  images: given,
  defaultImages = NONE,
  onImagesChange,
  max = 1,
  limits,
  accept = (limits?.types ?? IMAGE_TYPES).join(','),
  cropRatio,
  busyLabel,
  ratio = 'cover',
  disabled = false,
  words,
  className,
  ref,
  onFocus,
  onBlur,
  onPaste,
  onDragOver,
  onDrop,
  ...rest
}: ImageUploadProps) {
  const id = useId();
  const group = useForwardedRef(ref);
  const counter = useRef(0);
  const [images, change] = useControlled<readonly UploadImage[]>(given, defaultImages, (next) =>
    onImagesChange?.([...next]),
  );
  const [waiting, setWaiting] = useState<ReadonlyArray<{ id: string; file: File }>>([]);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const [announcement, setAnnouncement] = useState('');
  const focus = useHeldFocus(group);
  // Files are looked at and cropped for a while; what is there by then counts.
  const latest = useRef({ images, change });
  useEffect(() => {
    latest.current = { images, change };
  });

  const isSet = max > 1;
  const [only] = images;
  const nextId = () => {
    counter.current += 1;
    return `${id}${counter.current}`;
  };
  const add = (files: readonly File[]) => {
    const added = files.map((file) => ({ id: nextId(), alt: file.name, file }));
    if (added.length === 0) return;
    latest.current.change(isSet ? [...latest.current.images, ...added].slice(0, max) : added);
  };

  const refusalOf = (reason: ImageRefusal, { name }: File) => words.refused?.(reason, name) ?? name;
  const take = async (files: readonly File[]) => {
    if (disabled || files.length === 0) return;
    const room = isSet ? max - images.length - waiting.length : 1;
    const refused: string[] = [];
    const taken: File[] = [];
    for (const file of files) {
      const reason =
        taken.length >= room ? 'count' : limits === undefined ? undefined : await inspectImage(file, limits);
      if (reason === undefined) taken.push(file);
      // One picture takes the first of several, as it always did.
      else if (isSet || reason !== 'count') refused.push(refusalOf(reason, file));
    }
    setRefusals(refused);
    if (cropRatio === undefined || words.crop === undefined) return add(taken);
    const added = taken.map((file) => ({ id: nextId(), file }));
    setWaiting((before) => [...before, ...added]);
  };

  const cropped = async (done: string, file: File | null) => {
    setWaiting((before) => before.filter((one) => one.id !== done));
    if (file === null) return;
    // The part that is left has a size of its own.
    const reason = limits && (await inspectImage(file, limits));
    if (reason === undefined) add([file]);
    else setRefusals((before) => [...before, refusalOf(reason, file)]);
  };

  const move = (image: UploadImage, to: number, act: string) => {
    const others = images.filter((one) => one.id !== image.id);
    others.splice(to, 0, image);
    focus.want(image.id, act);
    setAnnouncement(words.moved?.(image.alt, to + 1, others.length) ?? '');
    change(others);
  };

  const remove = (image: UploadImage) => {
    setRefusals([]);
    const at = images.indexOf(image);
    const next = images[at + 1] ?? images[at - 1];
    if (next) focus.want(next.id, 'remove');
    change(images.filter((one) => one.id !== image.id));
  };

  const isInvalid = error != null || refusals.length > 0 || (!isSet && only?.error != null);
  const [current] = waiting;
  const drop = (
    <DropArea
      label={words.pick}
      // A tile of a set has no room for it.
      hint={isSet ? undefined : hint}
      accept={accept}
      multiple={isSet}
      disabled={disabled}
      isInvalid={isInvalid}
      onFiles={(files) => void take(files)}
    />
  );

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- pasting and dropping are shortcuts of the controls inside
    <div
      role="group"
      aria-labelledby={`${id}l`}
      {...rest}
      aria-describedby={idList(`${id}e`, rest['aria-describedby'])}
      ref={group}
      aria-disabled={disabled || undefined}
      data-ratio={ratio}
      data-invalid={isInvalid ? '' : undefined}
      className={classNames(styles.root, className)}
      onFocus={(event) => {
        onFocus?.(event);
        focus.onFocus();
      }}
      onBlur={(event) => {
        onBlur?.(event);
        focus.onBlur(event);
      }}
      onPaste={(event: ClipboardEvent<HTMLDivElement>) => {
        onPaste?.(event);
        const files = [...event.clipboardData.files];
        if (files.length === 0) return;
        event.preventDefault();
        void take(files);
      }}
      onDragOver={(event: DragEvent<HTMLDivElement>) => {
        onDragOver?.(event);
        if (carriesFiles(event.dataTransfer)) event.preventDefault();
      }}
      onDrop={(event: DragEvent<HTMLDivElement>) => {
        onDrop?.(event);
        if (!carriesFiles(event.dataTransfer)) return;
        event.preventDefault();
        void take([...event.dataTransfer.files]);
      }}
    >
      <span id={`${id}l`} className={styles.legend}>
        {label}
      </span>
      {current && cropRatio !== undefined && words.crop ? (
        <ImageCrop
          key={current.id}
          file={current.file}
          ratio={cropRatio}
          words={words.crop}
          limits={limits ?? {}}
          onDone={(file) => void cropped(current.id, file)}
          onCancel={() => void cropped(current.id, null)}
        />
      ) : isSet ? (
        <ul className={styles.set}>
          {images.map((image, place) => (
            <ImageTile
              key={image.id}
              image={image}
              place={place}
              all={images.length}
              words={words}
              disabled={disabled}
              onRemove={() => remove(image)}
              onMove={(to) => move(image, to, to < place ? 'earlier' : 'later')}
              onDropImage={(dragged) => {
                const moved = images.find((one) => one.id === dragged);
                if (moved) move(moved, place, 'remove');
              }}
            />
          ))}
          {images.length < max && (
            <li className={styles.tile}>
              <div className={styles.place}>{drop}</div>
            </li>
          )}
        </ul>
      ) : (
        <>
          <div className={styles.place}>
            {only ? <ImageFrame image={only} sendingLabel={words.sending?.(only.alt) ?? only.alt} /> : drop}
            {busyLabel !== undefined && (
              <span className={styles.busy}>
                <Spinner size="large" label={busyLabel} />
              </span>
            )}
          </div>
          {only && (
            <div className={styles.actions}>
              {words.replace != null && (
                <label className={styles.replace}>
                  <input
                    type="file"
                    accept={accept}
                    disabled={disabled}
                    className={classNames(hidden.root)}
                    onChange={(event) => {
                      void take([...(event.target.files ?? [])]);
                      event.target.value = '';
                    }}
                  />
                  {words.replace}
                </label>
              )}
              {words.remove && (
                <Button size="small" variant="quiet" disabled={disabled} onClick={() => remove(only)}>
                  {words.remove(only.alt)}
                </Button>
              )}
            </div>
          )}
        </>
      )}
      {(isSet || only !== undefined) && hint != null && <span className={styles.hint}>{hint}</span>}
      <div id={`${id}e`} className={styles.error} aria-live="polite">
        {error}
        {!isSet && only?.error}
        {[...new Set(refusals)].map((refusal) => (
          <p key={refusal} className={styles.refusal}>
            {refusal}
          </p>
        ))}
      </div>
      <span role="status" className={hidden.root}>
        {announcement}
      </span>
    </div>
  );
}
