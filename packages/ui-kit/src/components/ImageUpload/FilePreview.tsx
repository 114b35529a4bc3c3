'use client';

import { useEffect, useRef } from 'react';
import styles from './ImageUpload.module.css';

/** Largest size of a preview, for any picture. */
const MAX_SIDE = 960;

/** A chosen file, drawn: nothing has an address that must be given back, and no policy has to allow one. */
export function FilePreview({ file, alt }: { file: File; alt: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isShown = true;
    const draw = async () => {
      const bitmap = await createImageBitmap(file);
      const target = canvas.current;
      if (isShown && target) {
        const scale = Math.min(1, MAX_SIDE / Math.max(bitmap.width, bitmap.height));
        target.width = Math.round(bitmap.width * scale);
        target.height = Math.round(bitmap.height * scale);
        target.getContext('2d')?.drawImage(bitmap, 0, 0, target.width, target.height);
      }
      bitmap.close();
    };
    // A file that is no picture stays an empty frame; the caller reports it.
    draw().catch(() => undefined);
    return () => {
      isShown = false;
    };
  }, [file]);
  return <canvas ref={canvas} role="img" aria-label={alt} className={styles.picture} />;
}
