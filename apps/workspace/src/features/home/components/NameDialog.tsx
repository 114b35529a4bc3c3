import { Button, Dialog, TextField } from '@boardwalk/ui-kit';
import { useId, useRef, useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { failureText } from '#shared/errors/failure-text.ts';
import { fileMessages } from '#shared/files/messages.ts';
import { nameProblemText } from '#shared/files/name-problem-text.ts';
import { messages } from '../messages.ts';

export interface NameDialogProps {
  readonly title: string;
  /** The button that saves, named by its verb. */
  readonly saveLabel: string;
  /** The name there is; empty for something new. */
  readonly name: string;
  readonly limits: { readonly min: number; readonly max: number };
  /** Saves the name, without spaces at its ends; the error of the call, if it failed. */
  readonly onSave: (name: string) => Promise<{ readonly error?: unknown }>;
  readonly onClose: () => void;
}

/** Asks for a name: of a board, a folder, a project or a team. What the server refuses is shown at the field. */
export default function NameDialog({
  title,
  saveLabel,
  name: given,
  limits,
  onSave,
  onClose,
}: NameDialogProps) {
  const intl = useIntl();
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(given);
  const [isChecked, setIsChecked] = useState(false);
  const [isOpen, setIsOpen] = useState(true);
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const problem = nameProblemText(intl, name, {
    limits,
    required: intl.formatMessage(messages.nameRequired),
  });

  async function save(event: FormEvent) {
    event.preventDefault();
    setIsChecked(true);
    if (problem !== undefined) return field.current?.focus();
    if (isSaving) return undefined;
    setIsSaving(true);
    const { error } = await onSave(name.trim());
    setIsSaving(false);
    setFailure(error);
    if (error === undefined) setIsOpen(false);
    return undefined;
  }

  const said = failure === undefined ? undefined : failureText(intl, failure);
  return (
    <Dialog
      open={isOpen}
      onClose={() => setIsOpen(false)}
      onClosed={onClose}
      busy={isSaving}
      title={title}
      closeLabel={intl.formatMessage(messages.close)}
      width={420}
      phone="box"
      initialFocus={field}
      footer={
        <>
          <Button disabled={isSaving} onClick={() => setIsOpen(false)}>
            {intl.formatMessage(messages.cancel)}
          </Button>
          <Button type="submit" form={formId} variant="primary" loading={isSaving}>
            {saveLabel}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={(event) => void save(event)} noValidate>
        <TextField
          ref={field}
          label={intl.formatMessage(fileMessages.name)}
          value={name}
          onValueChange={(next) => {
            setName(next);
            setFailure(undefined);
          }}
          onFocus={(event) => event.currentTarget.select()}
          error={(isChecked ? problem : undefined) ?? said}
        />
      </form>
    </Dialog>
  );
}
