'use client';

import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { Button } from '../Button/Button.tsx';
import { cropRect, cutOut, keepCrop, MAX_ZOOM, maxZoomOf, WHOLE, type Crop } from './cropping.ts';
import type { ImageLimits } from './inspectImage.ts';
import type { ImageCropWords } from './uploadTypes.ts';
import styles from './ImageUpload.module.css';

interface ImageCropProps {
  file: File;
  /** Width over height. */
  ratio: number;
  words: ImageCropWords;
  /** What the kept part may not be smaller than. */
  limits: ImageLimits;
  onDone: (file: File) => void;
  onCancel: () => void;
}

/** How far an arrow key moves the part, and a press of + or − zooms. */
const STEP = 0.05;
const ZOOM_STEP = 0.1;
/** Width of what is drawn, in pixels. */
const DRAWN = 800;

/** The part of a picture that is kept: dragged, or moved and zoomed with sliders and keys. */
export function ImageCrop({ file, ratio, words, limits, onDone, onCancel }: ImageCropProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [crop, setCrop] = useState(WHOLE);
  const [isCutting, setCutting] = useState(false);
  const dragged = useRef<{ x: number; y: number } | null>(null);
  const maxZoom = picture === null ? MAX_ZOOM : maxZoomOf(picture, ratio, limits);
  // What comes of a crop that was broken off counts no more.
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);

  useEffect(() => {
    let bitmap: ImageBitmap | undefined;
    let isShown = true;
    const read = async () => {
      bitmap = await createImageBitmap(file);
      if (isShown) setPicture(bitmap);
      else bitmap.close();
    };
    // What cannot be drawn cannot be cropped: it is passed on unchanged, and the caller reports what is wrong with it.
    read().catch(() => {
      if (isShown) onDone(file);
    });
    return () => {
      isShown = false;
      bitmap?.close();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- another file is another crop (`key`)
  }, [file]);

  useEffect(() => {
    if (!picture) return;
    const { x, y, width, height } = cropRect(picture, ratio, crop);
    const target = canvas.current;
    target?.getContext('2d')?.clearRect(0, 0, target.width, target.height);
    target?.getContext('2d')?.drawImage(picture, x, y, width, height, 0, 0, target.width, target.height);
  }, [crop, picture, ratio]);

  const change = (part: Partial<Crop>) => setCrop((before) => keepCrop({ ...before, ...part }, maxZoom));

  const onKeyDown = (event: KeyboardEvent) => {
    const moves: Record<string, Partial<Crop>> = {
      ArrowLeft: { across: crop.across - STEP },
      ArrowRight: { across: crop.across + STEP },
      ArrowUp: { down: crop.down - STEP },
      ArrowDown: { down: crop.down + STEP },
      '+': { zoom: crop.zoom + ZOOM_STEP },
      '-': { zoom: crop.zoom - ZOOM_STEP },
    };
    const move = moves[event.key === '=' ? '+' : event.key];
    if (!move) return;
    event.preventDefault();
    change(move);
  };

  const onPointerMove = (event: PointerEvent) => {
    if (!dragged.current || !picture || !canvas.current) return;
    const { width: shown } = canvas.current.getBoundingClientRect();
    const rect = cropRect(picture, ratio, crop);
    // The picture follows the finger, so the part goes the other way.
    const scale = rect.width / shown;
    const room = { x: picture.width - rect.width, y: picture.height - rect.height };
    const moved = { x: event.clientX - dragged.current.x, y: event.clientY - dragged.current.y };
    dragged.current = { x: event.clientX, y: event.clientY };
    change({
      across: room.x > 0 ? crop.across - (moved.x * scale) / room.x : crop.across,
      down: room.y > 0 ? crop.down - (moved.y * scale) / room.y : crop.down,
    });
  };

  const apply = async () => {
    if (!picture) return;
    setCutting(true);
    const cut = await cutOut(picture, ratio, crop, file).catch(() => file);
    if (isThere.current) onDone(cut);
  };

  return (
    <div className={styles.crop}>
      <canvas
        ref={canvas}
        width={DRAWN}
        height={Math.round(DRAWN / ratio)}
        // Arrows move the part; the sliders below do the same.
        tabIndex={0}
        role="img"
        aria-label={words.area}
        aria-busy={picture === null || undefined}
        className={styles.cropArea}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          dragged.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={onPointerMove}
        onPointerUp={() => {
          dragged.current = null;
        }}
        onPointerCancel={() => {
          dragged.current = null;
        }}
      />
      <div className={styles.sliders}>
        <Slider
          label={words.zoom}
          min={1}
          max={maxZoom}
          value={crop.zoom}
          onChange={(zoom) => change({ zoom })}
        />
        <Slider label={words.across} value={crop.across} onChange={(across) => change({ across })} />
        <Slider label={words.down} value={crop.down} onChange={(down) => change({ down })} />
      </div>
      <div className={styles.actions}>
        <Button size="small" variant="primary" loading={isCutting} onClick={() => void apply()}>
          {words.apply}
        </Button>
        <Button size="small" variant="quiet" disabled={isCutting} onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </div>
  );
}

interface SliderProps {
  label: string;
  min?: number;
  max?: number;
  value: number;
  onChange: (value: number) => void;
}

function Slider({ label, min = 0, max = 1, value, onChange }: SliderProps) {
  return (
    <label className={styles.slider}>
      <span>{label}</span>
      <input
        type="range"
        min={min}
        max={max}
        step={0.01}
        value={value}
        // Pictures are not mirrored in languages that are written from right to left.
        dir="ltr"
        className={styles.range}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </label>
  );
}
