import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../internal/classNames.ts';
import styles from './Logo.module.css';

export interface LogoProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The product's name, shown beside the mark; with `markOnly` it is only spoken. */
  name: string;
  /** A mark of one's own in place of the product's: a square, and another one for dark appearance if it needs one. */
  picture?: { readonly light: string; readonly dark: string | null } | null;
  /** Shows the mark alone, where there is no room for the name. */
  markOnly?: boolean;
  /** Height of the mark: 24 (default) or 32 px. */
  size?: 'medium' | 'large';
}

/** The mark, three planks running out over the tide, or one's own, and the product's name. */
export function Logo({
  name,
  picture = null,
  markOnly = false,
  size = 'medium',
  className,
  ...rest
}: LogoProps) {
  const spoken = markOnly ? { role: 'img', 'aria-label': name } : {};
  return (
    <span {...spoken} {...rest} data-size={size} className={classNames(styles.root, className)}>
      {picture === null ? <Planks /> : <Picture {...picture} />}
      {!markOnly && <span>{name}</span>}
    </span>
  );
}

function Planks() {
  return (
    <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden focusable="false">
      <rect width="32" height="32" rx="9" />
      <path d="M9.2 7.5h7.6a2.1 2.1 0 0 1 0 4.2H8.3z" />
      <path d="M7.9 13.9h12a2.1 2.1 0 0 1 0 4.2H7z" />
      <path d="M6.6 20.3h16.4a2.1 2.1 0 0 1 0 4.2H5.7z" />
    </svg>
  );
}

/** The name beside the picture says what it is. */
function Picture({ light, dark }: { readonly light: string; readonly dark: string | null }) {
  return (
    <>
      <img src={light} alt="" className={styles.mark} data-for={dark === null ? undefined : 'light'} />
      {dark !== null && <img src={dark} alt="" className={styles.mark} data-for="dark" />}
    </>
  );
}
