import type { TeamDetail } from '@boardwalk/api-client';
import { AVATAR_LIMITS } from '@boardwalk/domain';
import { ImageUpload, toast } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import { failureText } from '#shared/errors/failure-text.ts';
import { useRemoveTeamAvatarMutation, useUploadTeamAvatarMutation } from '../api.ts';
import { pictureMessages } from '../picture-messages.ts';
import styles from '../TeamPage.module.css';

/** The picture of the team: chosen, cropped to a square, replaced and taken away. A change counts at once. */
export function TeamPictureField({ team: { id, avatar_url: src } }: { readonly team: TeamDetail }) {
  const intl = useIntl();
  const [upload, { isLoading: isSending }] = useUploadTeamAvatarMutation();
  const [remove, { isLoading: isRemoving }] = useRemoveTeamAvatarMutation();
  const say = (word: keyof typeof pictureMessages) => intl.formatMessage(pictureMessages[word]);

  async function change(file: File | undefined) {
    const { error } = file === undefined ? await remove(id) : await upload({ teamId: id, file });
    if (error !== undefined) toast.error(failureText(intl, error));
    else toast.success(say(file === undefined ? 'removed' : 'saved'));
  }

  return (
    <ImageUpload
      className={styles.upload}
      label={say('label')}
      hint={say('hint')}
      images={src === null ? [] : [{ id: src, alt: say('label'), src }]}
      ratio="square"
      cropRatio={1}
      limits={{ maxBytes: AVATAR_LIMITS.maxBytes }}
      busyLabel={isSending || isRemoving ? say('sending') : undefined}
      words={{
        pick: say('pick'),
        replace: say('replace'),
        remove: () => say('remove'),
        refused: (reason) => say(reason === 'bytes' ? 'tooBig' : 'wrongKind'),
        crop: {
          area: say('area'),
          zoom: say('zoom'),
          across: say('across'),
          down: say('down'),
          apply: say('apply'),
          cancel: say('cancel'),
        },
      }}
      onImagesChange={([image]) => void change(image?.file)}
    />
  );
}
