import { useState, type ReactNode } from 'react';
import styles from './TeamPicture.module.css';

/** The picture of a team, which stands beside its name; what stands for it while there is none, or while it does not load. */
export function TeamPicture({
  src,
  size,
  children,
}: {
  /** Its address; null when the team has none. */
  readonly src: string | null | undefined;
  /** Pixels. */
  readonly size: 16 | 20 | 32 | 64;
  /** What is shown without a picture, such as an icon. */
  readonly children?: ReactNode;
}) {
  const [failed, setFailed] = useState<string>();
  if (!src || src === failed) return children;
  return (
    <img
      className={styles.root}
      src={`${src}?width=${size > 32 ? 128 : 64}`}
      alt=""
      width={size}
      height={size}
      onError={() => setFailed(src)}
    />
  );
}
