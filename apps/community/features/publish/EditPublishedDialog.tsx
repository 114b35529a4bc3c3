import { useIntl } from 'react-intl';
import type { DialogProps } from '#shared/dialogs/dialog-inputs.ts';
import { useUnsaved } from '#shared/forms/use-unsaved.ts';
import { WorkSteps } from './components/WorkSteps.tsx';
import { publishMessages } from './messages.ts';
import { PublishWindow } from './PublishWindow.tsx';
import { useWork } from './use-work.ts';

/** A file that was handed in already: see it, update it, or take it out of the community (spec §4). */
export default function EditPublishedDialog({ isOpen, onClose, ...file }: DialogProps<'editPublished'>) {
  const intl = useIntl();
  const unsaved = useUnsaved();
  const work = useWork(file);
  const close = async () => {
    if (await unsaved.mayLeave()) onClose();
  };
  return (
    <PublishWindow
      isOpen={isOpen}
      onClose={() => void close()}
      title={intl.formatMessage(publishMessages.editTitle)}
      height={work.height}
    >
      <WorkSteps file={file} work={work} unsaved={unsaved} onBack={undefined} onClose={onClose} />
    </PublishWindow>
  );
}
