import type { BoardFile } from '@boardwalk/api-client';
import { Button, Dialog, TextField, toast } from '@boardwalk/ui-kit';
import { useId, useRef, useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { failureText } from '#shared/errors/failure-text.ts';
import { useRenameFileMutation } from '#shared/files/api.ts';
import { fileMessages } from '#shared/files/messages.ts';
import { nameProblemText } from '#shared/files/name-problem-text.ts';
import { messages } from '../messages.ts';

/** Asks for a new name and gives it to the file. */
export function RenameDialog({ file, onClose }: { file: BoardFile; onClose: () => void }) {
  const intl = useIntl();
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(file.name);
  const [isChecked, setIsChecked] = useState(false);
  const [isOpen, setIsOpen] = useState(true);
  const [renameFile, { isLoading }] = useRenameFileMutation();
  const problem = nameProblemText(intl, name);

  async function save(event: FormEvent) {
    event.preventDefault();
    setIsChecked(true);
    if (problem !== undefined) return field.current?.focus();
    const saved = await renameFile({ fileKey: file.file_key, name: name.trim() });
    if (saved.error) toast.error(failureText(intl, saved.error));
    else setIsOpen(false);
  }

  return (
    <Dialog
      open={isOpen}
      onClose={() => setIsOpen(false)}
      onClosed={onClose}
      title={intl.formatMessage(messages.renameTitle)}
      closeLabel={intl.formatMessage(messages.close)}
      width={420}
      phone="box"
      initialFocus={field}
      footer={
        <>
          <Button onClick={() => setIsOpen(false)}>{intl.formatMessage(messages.cancel)}</Button>
          <Button type="submit" form={formId} variant="primary" loading={isLoading}>
            {intl.formatMessage(messages.rename)}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={(event) => void save(event)} noValidate>
        <TextField
          ref={field}
          label={intl.formatMessage(fileMessages.name)}
          value={name}
          onValueChange={setName}
          onFocus={(event) => event.currentTarget.select()}
          error={isChecked ? problem : undefined}
        />
      </form>
    </Dialog>
  );
}
