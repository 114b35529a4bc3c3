import { ChipButton } from '@boardwalk/ui-kit';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { publishMessages } from '../messages.ts';
import styles from './ChoiceField.module.css';

export interface Choice {
  readonly id: number;
  readonly name: string;
}

export interface ChoiceFieldProps {
  label: string;
  choices: readonly Choice[];
  chosen: readonly number[];
  /** How many may be chosen; with one, a further choice takes the place of the first. */
  max: number;
  isRequired: boolean;
  onChange: (ids: readonly number[]) => void;
  error: string | undefined;
}

/** Some of a list, all in sight. */
export function ChoiceField({ label, choices, chosen, max, isRequired, onChange, error }: ChoiceFieldProps) {
  const intl = useIntl();
  const id = useId();
  const toggle = (choice: number) => {
    if (chosen.includes(choice)) onChange(chosen.filter((each) => each !== choice));
    else onChange(max === 1 ? [choice] : [...chosen, choice]);
  };
  const isFull = max > 1 && chosen.length >= max;
  return (
    <fieldset
      className={styles.root}
      aria-describedby={error === undefined ? undefined : id}
      aria-invalid={error === undefined ? undefined : true}
    >
      <legend className={styles.legend}>
        {label}
        {isRequired && (
          <span className={styles.required} aria-hidden>
            *
          </span>
        )}
        <span className={styles.limit}>
          {intl.formatMessage(isRequired ? publishMessages.upTo : publishMessages.upToOptional, { max })}
        </span>
      </legend>
      <div className={styles.choices}>
        {choices.map((choice) => (
          <ChipButton
            key={choice.id}
            size="small"
            selected={chosen.includes(choice.id)}
            disabled={isFull && !chosen.includes(choice.id)}
            onClick={() => toggle(choice.id)}
          >
            {choice.name}
          </ChipButton>
        ))}
      </div>
      <div id={id} className={styles.error} aria-live="polite">
        {error}
      </div>
    </fieldset>
  );
}
