import styles from './Bars.module.css';

/** Height of the drawing in its own units; the page stretches it. */
const HEIGHT = 60;

/** Numbers as bars from left to right, the greatest as high as the drawing. */
export function Bars({ values, label }: { readonly values: readonly number[]; readonly label: string }) {
  const most = Math.max(1, ...values);
  return (
    <svg
      role="img"
      aria-label={label}
      className={styles.root}
      viewBox={`0 0 ${values.length} ${HEIGHT}`}
      preserveAspectRatio="none"
    >
      <path className={styles.bars} d={values.map((value, index) => barAt(index, value / most)).join('')} />
    </svg>
  );
}

/** A bar as part of a path, as high as a part of the drawing; what is little is still to be seen beside nothing. */
function barAt(index: number, part: number): string {
  const height = part === 0 ? 0 : Math.max(part * HEIGHT, 1);
  return `M${index + 0.1} ${HEIGHT}v${-height}h0.8v${height}z`;
}
