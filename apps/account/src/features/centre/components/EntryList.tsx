import { Children, isValidElement, type ReactNode } from 'react';
import styles from './EntryList.module.css';

/** Lines that each say what, when and how much, or offer something. */
export function EntryList({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {Children.toArray(children).map((entry, index) => (
        <li key={isValidElement(entry) ? entry.key : index}>{entry}</li>
      ))}
    </ul>
  );
}

/**
 * One line.
 *
 * @param props.picture before the title
 * @param props.mark a badge beside the title
 * @param props.end an amount, or what can be done
 */
export function Entry({
  picture,
  title,
  mark,
  detail,
  end,
}: {
  picture?: ReactNode;
  title: ReactNode;
  mark?: ReactNode;
  detail?: ReactNode;
  end?: ReactNode;
}) {
  return (
    <div className={styles.entry}>
      <div className={styles.words}>
        <span className={styles.title}>
          {picture}
          <span>{title}</span>
          {mark}
        </span>
        {detail != null && <span className={styles.detail}>{detail}</span>}
      </div>
      {end != null && <div className={styles.end}>{end}</div>}
    </div>
  );
}
