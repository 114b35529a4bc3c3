import { VERSION_LIMITS } from '@boardwalk/domain';
import { Button, TextField } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import { useNameForm } from '#shared/files/use-name-form.ts';
import { messages } from './messages.ts';
import styles from './VersionsDialog.module.css';

const LIMITS = { min: VERSION_LIMITS.nameMin, max: VERSION_LIMITS.nameMax };

export interface VersionNameProps {
  readonly label: string;
  /** The button, named by what it does. */
  readonly saveLabel: string;
  /** The name there is; empty for a new version. */
  readonly name: string;
  /** Saves a name without spaces at its ends; the error of the call, if it failed. */
  readonly onSave: (name: string) => Promise<{ readonly error?: unknown }>;
}

/** Names a version. What is no name is said at the field. */
export function VersionName({ label, saveLabel, name, onSave }: VersionNameProps) {
  const intl = useIntl();
  const { field, isSending, submit } = useNameForm({
    name,
    limits: LIMITS,
    required: intl.formatMessage(messages.nameRequired),
    save: onSave,
    onSaved: (setName) => {
      if (name === '') setName('');
    },
  });
  return (
    <form className={styles.name} onSubmit={submit} noValidate>
      <TextField {...field} label={label} autoComplete="off" />
      <Button type="submit" loading={isSending}>
        {saveLabel}
      </Button>
    </form>
  );
}
