import { Button, Dialog } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import { ButtonLink } from '#shared/links/ButtonLink.tsx';
import type { DialogProps } from '#shared/dialogs/dialog-inputs.ts';
import { outsidePaths } from '#shared/paths.ts';
import { copyMessages } from './messages.ts';

/** Says that a copy was made and offers the ways on: explore, the product, the copy itself (spec §2). */
export default function CopySuccessDialog({
  isOpen,
  onClose,
  fileKey,
  name,
  place,
}: DialogProps<'copySuccess'>) {
  const intl = useIntl();
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      phone="box"
      width={560}
      title={intl.formatMessage(copyMessages.title)}
      description={
        place === undefined
          ? intl.formatMessage(copyMessages.text, { name })
          : intl.formatMessage(copyMessages.textPlace, { name, place })
      }
      closeLabel={intl.formatMessage(copyMessages.close)}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {intl.formatMessage(copyMessages.explore)}
          </Button>
          <ButtonLink href={outsidePaths.workspaceHome()}>
            {intl.formatMessage(copyMessages.product)}
          </ButtonLink>
          <ButtonLink variant="primary" href={outsidePaths.editor(fileKey)}>
            {intl.formatMessage(copyMessages.open)}
          </ButtonLink>
        </>
      }
    />
  );
}
