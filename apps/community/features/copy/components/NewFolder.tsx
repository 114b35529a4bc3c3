import { checkLine, FieldRule, normalizeText, PLACE_NAME_LIMITS } from '@boardwalk/domain';
import { Button, TextField } from '@boardwalk/ui-kit';
import { FolderPlus } from 'lucide-react';
import { useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';
import { failureText } from '#shared/errors/failure-text.ts';
import { formMessages } from '#shared/forms/messages.ts';
import { useCreateFolderMutation } from '#shared/places/api.ts';
import { useResumed } from '#shared/session/use-resumed.ts';
import styles from '../CopyToDialog.module.css';
import { copyMessages } from '../messages.ts';
import { placeOf } from '../place-tree.ts';

/** Makes a folder in a project or folder: a button, and the name it asks for. */
export function NewFolder({
  parentId,
  onCreated,
}: {
  parentId: string;
  onCreated: (folderId: string) => void;
}) {
  const intl = useIntl();
  const button = useRef<HTMLButtonElement>(null);
  const [isAsking, setAsking] = useState(false);
  const [name, setName] = useState('');
  const resumed = useResumed();
  const [createFolder, { isLoading, error }] = useCreateFolderMutation();
  const violation = checkLine('name', name, { ...PLACE_NAME_LIMITS, min: 0 })[0]?.rule;
  const isEmpty = normalizeText(name) === '';

  const create = async (event: FormEvent) => {
    event.preventDefault();
    if (isEmpty || violation !== undefined) return;
    const { data } = await resumed(() => createFolder({ place: placeOf(parentId), name }));
    if (!data) return;
    flushSync(() => {
      setAsking(false);
      setName('');
    });
    button.current?.focus();
    onCreated(data.id);
  };
  if (!isAsking)
    return (
      <Button
        ref={button}
        className={styles.start ?? ''}
        size="small"
        variant="quiet"
        icon={<FolderPlus />}
        onClick={() => setAsking(true)}
      >
        {intl.formatMessage(copyMessages.newFolder)}
      </Button>
    );
  return (
    <form className={styles.folder} onSubmit={(event) => void create(event)}>
      <TextField
        className={styles.folderName ?? ''}
        label={intl.formatMessage(copyMessages.folderName)}
        hideLabel
        placeholder={intl.formatMessage(copyMessages.folderName)}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the button that was pressed
        autoFocus
        value={name}
        onValueChange={setName}
        error={
          violation === undefined
            ? error && failureText(intl, error)
            : violation === FieldRule.MAX_LENGTH
              ? intl.formatMessage(copyMessages.nameTooLong, { max: PLACE_NAME_LIMITS.max })
              : intl.formatMessage(formMessages.nameUnseen)
        }
      />
      <Button type="submit" loading={isLoading} disabled={isEmpty || violation !== undefined}>
        {intl.formatMessage(copyMessages.create)}
      </Button>
    </form>
  );
}
