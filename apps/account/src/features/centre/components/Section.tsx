import { useId, type ReactNode, type RefObject } from 'react';
import styles from './Section.module.css';

/**
 * One matter of the account centre, with its title.
 *
 * @param props.anchor its name in addresses that lead right to it
 * @param props.titleRef for a title that takes the focus of a button that goes
 */
export function Section({
  title,
  hint,
  anchor,
  titleRef,
  children,
}: {
  title: string;
  hint?: ReactNode;
  anchor?: string;
  titleRef?: RefObject<HTMLHeadingElement | null>;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section id={anchor} className={styles.root} aria-labelledby={id}>
      <h2 ref={titleRef} id={id} className={styles.title} tabIndex={titleRef && -1}>
        {title}
      </h2>
      {hint != null && <p className={styles.hint}>{hint}</p>}
      {children}
    </section>
  );
}
