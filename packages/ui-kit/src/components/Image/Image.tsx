'use client';

import { ImageOff } from 'lucide-react';
import { useEffect, useRef, useState, type ComponentPropsWithRef } from 'react';
import { classNames } from '../../internal/classNames.ts';
import styles from './Image.module.css';

/** One file of a picture, as the wire describes it. */
export interface ImageSource {
  url: string;
  /** Pixels. */
  width: number;
}

export interface ImageProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  src: string;
  /** What the picture shows; empty when the text beside it says so. */
  alt: string;
  /** Widths for `srcset`. */
  sources?: readonly ImageSource[] | undefined;
  /** How wide the picture is shown, as the `sizes` attribute says it. Default: the card grid's columns. */
  sizes?: string;
  /** Natural size in pixels; reserves the place when `ratio` is `natural`. */
  width?: number;
  height?: number;
  /** The box: 54:35 `cover` (default), `square`, 16:9 `wide`, `fill` for the parent's height, `natural`. */
  ratio?: 'cover' | 'square' | 'wide' | 'fill' | 'natural';
  fit?: 'cover' | 'contain';
  /** `data:` address of a tiny picture shown until the real one is there. */
  placeholder?: string | undefined;
  /** For pictures above the fold: loads at once and first. Others load when they come near. */
  priority?: boolean;
}

const CARD_SIZES = '(max-width: 559px) 50vw, (max-width: 760px) 33vw, 300px';

/** A picture whose place is kept before it loads, so that nothing jumps. It shows without JavaScript too. */
export function Image({
  src,
  alt,
  sources,
  sizes = CARD_SIZES,
  width,
  height,
  ratio = 'cover',
  fit = 'cover',
  placeholder,
  priority = false,
  className,
  ...rest
}: ImageProps) {
  const image = useRef<HTMLImageElement>(null);
  const [state, setState] = useState<'idle' | 'loading' | 'loaded' | 'error'>('idle');

  useEffect(() => {
    const element = image.current;
    if (!element || src === '') return;
    // The picture may have arrived, or failed, before the script did.
    if (!element.complete) setState(priority ? 'idle' : 'loading');
    else setState(element.naturalWidth > 0 ? 'loaded' : 'error');
  }, [src, priority]);

  return (
    <span
      {...rest}
      data-ratio={ratio}
      data-fit={fit}
      data-state={state}
      className={classNames(styles.root, className)}
    >
      {placeholder && state !== 'loaded' && (
        <img className={styles.placeholder} src={placeholder} alt="" aria-hidden />
      )}
      <img
        ref={image}
        className={styles.image}
        // Before src: a browser starts loading as soon as it sees src.
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding={priority ? 'auto' : 'async'}
        srcSet={
          sources?.length ? sources.map((source) => `${source.url} ${source.width}w`).join(', ') : undefined
        }
        sizes={sources?.length ? sizes : undefined}
        src={src}
        alt={alt}
        width={width}
        height={height}
        onLoad={() => setState('loaded')}
        onError={() => setState('error')}
      />
      {state === 'error' && (
        <span className={styles.failure} aria-hidden>
          <ImageOff />
        </span>
      )}
    </span>
  );
}
