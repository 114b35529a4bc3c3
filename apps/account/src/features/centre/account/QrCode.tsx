import { useMemo } from 'react';
import { encode } from 'uqr';
import styles from './QrCode.module.css';

/** Squares of light around the code, without which readers do not find it. */
const BORDER = 2;

/** A text as a QR code, dark on light in both themes: many readers take no other. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const { data, size: width } = encode(text, { border: BORDER });
    const squares = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
    return { size: width, path: squares.join('') };
  }, [text]);
  return (
    <svg className={styles.root} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} />
    </svg>
  );
}
