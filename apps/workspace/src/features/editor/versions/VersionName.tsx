import { VERSION_LIMITS } from '@boardwalk/domain';
import { Button, TextField, toast } from '@boardwalk/ui-kit';
import { useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { failureText } from '#shared/errors/failure-text.ts';
import { nameProblemText } from '#shared/files/name-problem-text.ts';
import { messages } from './messages.ts';
import styles from './VersionsDialog.module.css';

const LIMITS = { min: VERSION_LIMITS.nameMin, max: VERSION_LIMITS.nameMax };

export interface VersionNameProps {
  readonly label: string;
  /** The button, named by what it does. */
  readonly saveLabel: string;
  /** The name there is; empty for a new version. */
  readonly name: string;
  readonly isSaving: boolean;
  /** Saves a name without spaces at its ends; the error of the call, if it failed. */
  readonly onSave: (name: string) => Promise<{ readonly error?: unknown }>;
}

/** Names a version. What is no name is said at the field. */
export function VersionName({ label, saveLabel, name: given, isSaving, onSave }: VersionNameProps) {
  const intl = useIntl();
  const [name, setName] = useState(given);
  const [isChecked, setIsChecked] = useState(false);
  const required = intl.formatMessage(messages.nameRequired);
  const problem = nameProblemText(intl, name, { limits: LIMITS, required });

  async function save(event: FormEvent) {
    event.preventDefault();
    setIsChecked(true);
    if (problem !== undefined || isSaving) return;
    const { error } = await onSave(name.trim());
    if (error !== undefined) toast.error(failureText(intl, error));
    else if (given === '') setName('');
    setIsChecked(false);
  }

  return (
    <form className={styles.name} onSubmit={(event) => void save(event)} noValidate>
      <TextField
        label={label}
        autoComplete="off"
        value={name}
        onValueChange={setName}
        error={isChecked ? problem : undefined}
      />
      <Button type="submit" loading={isSaving}>
        {saveLabel}
      </Button>
    </form>
  );
}
