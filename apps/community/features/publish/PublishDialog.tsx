import { DIALOG_SIZES, publishDialogView } from '@boardwalk/domain';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { DialogProps } from '#shared/dialogs/dialog-inputs.ts';
import { useDialogs } from '#shared/dialogs/use-dialogs.ts';
import { useUnsaved } from '#shared/forms/use-unsaved.ts';
import type { PickableFile } from './api.ts';
import { PickStep } from './components/PickStep.tsx';
import { WorkSteps } from './components/WorkSteps.tsx';
import { publishMessages } from './messages.ts';
import { PublishWindow } from './PublishWindow.tsx';
import { useWork, type WorkRef } from './use-work.ts';

/**
 * Publishes a file (spec §2, §4): picks one of the viewer's own, unless the dialog opens with one, then the form. A file
 * that is published or in review shows that instead.
 */
export default function PublishDialog({ isOpen, onClose, ...input }: DialogProps<'publish'>) {
  const intl = useIntl();
  const { open } = useDialogs();
  const unsaved = useUnsaved();
  const [picked, setPicked] = useState<WorkRef | null>(() =>
    input.fileKey === undefined ? null : { ...input, fileKey: input.fileKey },
  );
  const work = useWork(picked);

  const pick = ({ file_key: fileKey, auditStatus: status }: PickableFile) => {
    if (publishDialogView(status) === 'form') return setPicked({ fileKey, status });
    onClose();
    open('editPublished', { fileKey, status });
  };
  const leave = async (whither: () => void) => {
    if (await unsaved.mayLeave()) whither();
  };

  return (
    <PublishWindow
      isOpen={isOpen}
      onClose={() => void leave(onClose)}
      title={intl.formatMessage(publishMessages.title)}
      height={picked === null ? DIALOG_SIZES.publishFormHeight : work.height}
    >
      {picked === null ? (
        <PickStep onPick={pick} />
      ) : (
        <WorkSteps
          key={picked.fileKey}
          file={picked}
          work={work}
          unsaved={unsaved}
          onBack={input.fileKey === undefined ? () => void leave(() => setPicked(null)) : undefined}
          onClose={onClose}
        />
      )}
    </PublishWindow>
  );
}
