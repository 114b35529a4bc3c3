import { useId, type ReactNode } from 'react';
import styles from './Section.module.css';

/**
 * One matter of the account centre, with its title.
 *
 * @param props.anchor its name in addresses that lead right to it
 */
export function Section({
  title,
  hint,
  anchor,
  children,
}: {
  title: string;
  hint?: ReactNode;
  anchor?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section id={anchor} className={styles.root} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {hint != null && <p className={styles.hint}>{hint}</p>}
      {children}
    </section>
  );
}
