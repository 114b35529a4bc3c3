import { useId, type ReactNode } from 'react';
import styles from './Section.module.css';

/** One matter of the account centre, with its title. */
export function Section({ title, hint, children }: { title: string; hint?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.root} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {hint != null && <p className={styles.hint}>{hint}</p>}
      {children}
    </section>
  );
}
