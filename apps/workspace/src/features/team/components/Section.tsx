import { useId, type ReactNode } from 'react';
import styles from '../TeamPage.module.css';

/** A part of the page of a team, with its title. */
export function Section({
  id: address,
  title,
  text,
  children,
}: {
  /** By which links lead to it. */
  readonly id?: string;
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <section id={address} className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {children}
    </section>
  );
}
