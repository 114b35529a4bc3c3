import { Dialog } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import { ButtonLink } from '#shared/links/ButtonLink.tsx';
import type { DialogProps } from '#shared/dialogs/dialog-inputs.ts';
import { outsidePaths } from '#shared/paths.ts';
import { publishMessages } from './messages.ts';

/** The way to publish a board. */
export default function PublishDialog({ isOpen, onClose, fileKey }: DialogProps<'publish'>) {
  const intl = useIntl();
  const href = fileKey === undefined ? outsidePaths.workspaceHome() : outsidePaths.editor(fileKey);
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      width={480}
      title={intl.formatMessage(publishMessages.title)}
      description={intl.formatMessage(publishMessages.text)}
      closeLabel={intl.formatMessage(publishMessages.close)}
      footer={
        <ButtonLink variant="primary" href={href}>
          {intl.formatMessage(publishMessages.openWorkspace)}
        </ButtonLink>
      }
    />
  );
}
