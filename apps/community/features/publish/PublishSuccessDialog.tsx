import { REVIEW_WORKING_DAYS } from '@boardwalk/domain';
import { Dialog } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import type { DialogProps } from '#shared/dialogs/dialog-inputs.ts';
import { ButtonLink } from '#shared/links/ButtonLink.tsx';
import { outsidePaths, paths } from '#shared/paths.ts';
import { publishMessages } from './messages.ts';

/** Says that a work was handed in and leads on to the owner's profile, where it is listed (spec §2, §4). */
export default function PublishSuccessDialog({
  isOpen,
  onClose,
  fileKey,
  profileName,
  isPublic,
}: DialogProps<'publishSuccess'>) {
  const intl = useIntl();
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      phone="box"
      width={420}
      title={intl.formatMessage(publishMessages.successTitle)}
      description={intl.formatMessage(
        isPublic ? publishMessages.successUpdateText : publishMessages.successText,
        { days: REVIEW_WORKING_DAYS },
      )}
      closeLabel={intl.formatMessage(publishMessages.close)}
      footer={
        <>
          {isPublic && (
            <ButtonLink variant="quiet" href={outsidePaths.communityFile(fileKey)} newTab>
              {intl.formatMessage(publishMessages.seeInCommunity)}
            </ButtonLink>
          )}
          <ButtonLink variant="primary" to={paths.profile(profileName)} onClick={onClose}>
            {intl.formatMessage(publishMessages.toProfile)}
          </ButtonLink>
        </>
      }
    />
  );
}
