import { Button, Dialog, TextField } from '@boardwalk/ui-kit';
import { useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { fileMessages } from '#shared/files/messages.ts';
import { useNameForm } from '#shared/files/use-name-form.ts';
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
export default function NameDialog({ title, saveLabel, name, limits, onSave, onClose }: NameDialogProps) {
  const intl = useIntl();
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isOpen, setIsOpen] = useState(true);
  const form = useNameForm({
    name,
    limits,
    required: intl.formatMessage(messages.nameRequired),
    save: onSave,
    onSaved: () => setIsOpen(false),
  });
  return (
    <Dialog
      open={isOpen}
      onClose={() => setIsOpen(false)}
      onClosed={onClose}
      busy={form.isSending}
      title={title}
      closeLabel={intl.formatMessage(messages.close)}
      width={420}
      phone="box"
      initialFocus={field}
      footer={
        <>
          <Button disabled={form.isSending} onClick={() => setIsOpen(false)}>
            {intl.formatMessage(messages.cancel)}
          </Button>
          <Button type="submit" form={formId} variant="primary" loading={form.isSending}>
            {saveLabel}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={form.submit} noValidate>
        <TextField
          {...form.field}
          ref={field}
          label={intl.formatMessage(fileMessages.name)}
          onFocus={(event) => event.currentTarget.select()}
        />
      </form>
    </Dialog>
  );
}
