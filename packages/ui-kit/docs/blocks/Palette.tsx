import { useLayoutEffect, useRef, useState } from 'react';
import { painted } from '../../src/testing/contrast.ts';
import styles from './Palette.module.css';
import { tokensOf } from './tokens.ts';

const THEMES = ['light', 'dark'] as const;

/** A colour as designers' tools take it. */
const hex = (rgb: number[]) => `#${rgb.map((part) => part.toString(16).padStart(2, '0')).join('')}`;

/** Tokens of the palette as they are painted, in both themes side by side. */
export function Palette({ prefix }: { prefix: string }) {
  const tokens = tokensOf('palette', prefix).filter(({ value }) => /oklch|var\(/u.test(value));
  return (
    <div className={`sb-unstyled ${styles.themes}`}>
      {THEMES.map((theme) => (
        <section key={theme} data-theme={theme} className={styles.theme} aria-label={theme}>
          <ul className={styles.colours}>
            {tokens.map(({ name }) => (
              <Swatch key={name} name={name} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Swatch({ name }: { name: string }) {
  const item = useRef<HTMLLIElement>(null);
  const [value, setValue] = useState('');
  useLayoutEffect(() => {
    if (item.current) setValue(hex(painted(name, { within: item.current })));
  }, [name]);
  return (
    <li ref={item} className={styles.colour}>
      <span
        className={styles.swatch}
        ref={(element) => element?.style.setProperty('background', `var(${name})`)}
      />
      <code className={styles.name}>{name.replace('--bw-', '')}</code>
      <code className={styles.value}>{value}</code>
    </li>
  );
}
