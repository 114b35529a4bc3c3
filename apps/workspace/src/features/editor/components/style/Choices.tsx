import type { ReactNode } from 'react';
import styles from './Choices.module.css';

export interface ChoicesProps<Value extends string | number> {
  /** Names the row. */
  readonly label: string;
  /** The value in use; undefined when there are several. */
  readonly value: Value | undefined;
  readonly options: readonly { readonly value: Value; readonly label: string; readonly icon: ReactNode }[];
  readonly onChoose: (value: Value) => void;
  /** True where the name is to be seen: rows that look alike. */
  readonly isNamed?: boolean;
  /** So many stand in one row; all by default. */
  readonly columns?: 4 | 5;
}

/** A row of buttons of which one is on. */
export function Choices<Value extends string | number>({
  label,
  value,
  options,
  onChoose,
  isNamed = false,
  columns,
}: ChoicesProps<Value>) {
  return (
    <fieldset {...(isNamed ? {} : { 'aria-label': label })} className={styles.root} data-columns={columns}>
      {isNamed && <legend className={styles.name}>{label}</legend>}
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={styles.option}
          aria-label={option.label}
          title={option.label}
          aria-pressed={option.value === value}
          onClick={() => onChoose(option.value)}
        >
          {option.icon}
        </button>
      ))}
    </fieldset>
  );
}
