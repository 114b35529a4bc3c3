import { useId, type ReactNode } from 'react';
import styles from './ChoiceGroup.module.css';

/** Several boxes to tick that belong together. */
export function ChoiceGroup({
  label,
  error,
  children,
}: {
  label: string;
  error?: string | undefined;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <fieldset className={styles.root} aria-describedby={error === undefined ? undefined : id}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.choices}>{children}</div>
      {error !== undefined && (
        <p id={id} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
