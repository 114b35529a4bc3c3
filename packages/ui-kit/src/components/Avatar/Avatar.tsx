'use client';

import { useState, type ComponentPropsWithRef } from 'react';
import { classNames } from '../../internal/classNames.ts';
import styles from './Avatar.module.css';

/** How many colours the palette has; `color` runs from 1 to this. */
export const AVATAR_COLORS = 6;

export type AvatarColor = 1 | 2 | 3 | 4 | 5 | 6;

export interface AvatarProps extends Omit<ComponentPropsWithRef<'span'>, 'children' | 'color'> {
  /** One or two characters, shown while there is no picture. */
  label: string;
  /** Colour of the palette, chosen by the caller so that one person keeps one colour. */
  color: AvatarColor;
  /** The picture; on failure the label shows again. */
  src?: string | null | undefined;
  /** The person's name. Leave it out where the name stands beside it: then the avatar is decoration. */
  name?: string;
  /** Pixels. Default 32. */
  size?: 20 | 24 | 32 | 40 | 64 | 96;
}

/** A person: picture, or label on one of six colours. */
export function Avatar({ label, color, src, name, size = 32, className, ...rest }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const accessibility = name === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <span
      {...accessibility}
      {...rest}
      data-size={size}
      data-color={color}
      className={classNames(styles.root, className)}
    >
      {/* Drawn by CSS: initials are a picture of the name, not text that a button around them would have to repeat. */}
      <span className={styles.label} data-label={label} />
      {src && src !== failed && (
        <img
          className={styles.image}
          src={src}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          onError={() => setFailed(src)}
        />
      )}
    </span>
  );
}
