import { Select as Base } from '@base-ui/react/select';
import { Check, ChevronDown } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { classNames } from '../../internal/classNames.ts';
import { Field, useField, type FieldWords } from '../../internal/field/Field.tsx';
import field from '../../internal/field/Field.module.css';
import popup from '../../internal/popup.module.css';
import hidden from '../VisuallyHidden/VisuallyHidden.module.css';
import styles from './Select.module.css';

export interface SelectOption<Value extends string | number> {
  value: Value;
  label: ReactNode;
  disabled?: boolean;
  lang?: string;
}

export interface SelectProps<Value extends string | number> extends FieldWords {
  options: ReadonlyArray<SelectOption<Value>>;
  value: Value | null;
  onValueChange: (value: Value) => void;
  /** Shown while nothing is chosen. */
  placeholder?: string;
  /** Only as wide as its text, for toolbars. */
  compact?: boolean;
  disabled?: boolean;
  name?: string;
  id?: string;
  className?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** One of a list: arrow keys, first letters, Home, End, Enter, Esc. */
export function Select<Value extends string | number>({
  options,
  value,
  onValueChange,
  placeholder,
  compact = false,
  disabled = false,
  name,
  id,
  className,
  ref,
  label,
  hideLabel = false,
  description,
  error,
  required = false,
}: SelectProps<Value>) {
  const words = { label, hideLabel, description, error, required };
  const { controlId, ids, control } = useField(id, words);
  return (
    <Field
      {...words}
      controlId={controlId}
      ids={ids}
      className={classNames(styles.root, className)}
      hiddenClass={hidden.root}
    >
      <Base.Root<Value>
        items={options.map((option) => ({ value: option.value, label: option.label }))}
        value={value}
        onValueChange={(next) => {
          if (next !== null) onValueChange(next);
        }}
        disabled={disabled}
        modal={false}
        {...(name === undefined ? {} : { name })}
      >
        <Base.Trigger
          ref={ref}
          id={controlId}
          aria-invalid={control['aria-invalid']}
          aria-describedby={control['aria-describedby']}
          aria-required={required || undefined}
          data-invalid={error != null ? '' : undefined}
          className={classNames(field.box, styles.trigger, compact && styles.compact)}
        >
          <Base.Value className={styles.value} placeholder={placeholder} />
          <Base.Icon className={styles.icon}>
            <ChevronDown aria-hidden />
          </Base.Icon>
        </Base.Trigger>
        <Base.Portal>
          <Base.Positioner
            className={popup.positioner}
            sideOffset={6}
            collisionPadding={8}
            alignItemWithTrigger={false}
          >
            <Base.Popup className={classNames(popup.popup, styles.popup)}>
              <Base.List className={popup.list}>
                {options.map((option) => (
                  <Base.Item
                    key={option.value}
                    value={option.value}
                    disabled={option.disabled ?? false}
                    lang={option.lang}
                    className={popup.item}
                  >
                    <Base.ItemText className={popup.text}>{option.label}</Base.ItemText>
                    <Base.ItemIndicator className={popup.check}>
                      <Check aria-hidden />
                    </Base.ItemIndicator>
                  </Base.Item>
                ))}
              </Base.List>
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </Field>
  );
}
