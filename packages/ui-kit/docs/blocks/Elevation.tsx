import styles from './Elevation.module.css';
import { tokensOf } from './tokens.ts';

/** The two shadows, and the order in which things lie over each other. */
export function Elevation({ show }: { show: 'shadows' | 'layers' }) {
  if (show === 'layers') {
    const layers = tokensOf('scale', '--bw-layer-').toSorted((a, b) => Number(b.value) - Number(a.value));
    return (
      <ol className={`sb-unstyled ${styles.layers}`}>
        {layers.map(({ name, value }) => (
          <li key={name} className={styles.layer}>
            <code>{name.replace('--bw-', '')}</code>
            <code>{value}</code>
          </li>
        ))}
      </ol>
    );
  }
  return (
    <ul className={`sb-unstyled ${styles.shadows}`}>
      {tokensOf('palette', '--bw-shadow-').map(({ name }) => (
        <li
          key={name}
          className={styles.shadow}
          ref={(element) => element?.style.setProperty('box-shadow', `var(${name})`)}
        >
          <code>{name.replace('--bw-', '')}</code>
        </li>
      ))}
    </ul>
  );
}
