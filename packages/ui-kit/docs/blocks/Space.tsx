import { tokensOf, type Token } from './tokens.ts';
import styles from './Space.module.css';

/** Lengths as bars, radii as corners. */
export function Space({ prefix, shape = 'bar' }: { prefix: string; shape?: 'bar' | 'corner' }) {
  return (
    <ul className={`sb-unstyled ${styles.root}`} data-shape={shape}>
      {tokensOf('scale', prefix).map((token) => (
        <Length key={token.name} token={token} shape={shape} />
      ))}
    </ul>
  );
}

function Length({ token: { name, value }, shape }: { token: Token; shape: 'bar' | 'corner' }) {
  return (
    <li className={styles.item}>
      <code className={styles.name}>{name.replace('--bw-', '')}</code>
      <code className={styles.value}>{value}</code>
      <span
        className={styles.sample}
        ref={(element) =>
          element?.style.setProperty(shape === 'bar' ? 'inline-size' : 'border-radius', `var(${name})`)
        }
      />
    </li>
  );
}
