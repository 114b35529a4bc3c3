import type { BoardFileDetail, FileVersion } from '@boardwalk/api-client';
import type { BoardEditor } from '@boardwalk/board/react';
import { Dialog } from '@boardwalk/ui-kit';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useCreateVersionMutation } from './api.ts';
import { messages } from './messages.ts';
import { VersionList } from './VersionList.tsx';
import { VersionName } from './VersionName.tsx';
import { VersionPane } from './VersionPane.tsx';
import styles from './VersionsDialog.module.css';

export interface VersionsDialogProps {
  readonly editor: BoardEditor;
  readonly file: BoardFileDetail;
  readonly onClose: () => void;
}

/** What the board was: keeps it under a name, lists versions, compares one with the board of now and brings it back. */
export default function VersionsDialog({ editor, file, onClose }: VersionsDialogProps) {
  const intl = useIntl();
  const [isOpen, setIsOpen] = useState(true);
  const [chosen, setChosen] = useState<FileVersion | null>(null);
  const [create, { isLoading }] = useCreateVersionMutation();
  const part = useRef<HTMLDivElement>(null);
  const close = () => setIsOpen(false);
  function leave() {
    // The focus moves before the pane goes: afterwards the dialog would take it as a whole.
    if (part.current?.contains(document.activeElement) === false) placeBeside(part.current)?.focus();
    setChosen(null);
  }
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      onClosed={onClose}
      // The next version has this dialog to say whether it is kept.
      busy={isLoading}
      title={intl.formatMessage(messages.title)}
      closeLabel={intl.formatMessage(messages.close)}
      width={1080}
    >
      <div className={styles.root}>
        <div ref={part} className={styles.part}>
          <VersionName
            label={intl.formatMessage(messages.name)}
            saveLabel={intl.formatMessage(messages.keep)}
            name=""
            onSave={async (name) => await create({ fileKey: file.file_key, name })}
          />
          <VersionList fileKey={file.file_key} chosenId={chosen?.id} onChoose={setChosen} />
        </div>
        {chosen === null ? (
          <p className={styles.quiet}>{intl.formatMessage(messages.choose)}</p>
        ) : (
          <VersionPane
            key={chosen.id}
            editor={editor}
            file={file}
            version={chosen}
            onRestored={close}
            onRemoved={leave}
          />
        )}
      </div>
    </Dialog>
  );
}

/** What takes the focus when the chosen version goes: the next one, else the one before, else the name of a new one. */
function placeBeside(part: HTMLElement): HTMLElement | null {
  const row = part.querySelector('[aria-pressed="true"]')?.closest('li');
  const beside = row?.nextElementSibling ?? row?.previousElementSibling;
  return beside?.querySelector('button') ?? part.querySelector('input');
}
