import { avatarColourIndex, avatarLabel, AVATAR_LIMITS } from '@boardwalk/domain';
import {
  Avatar,
  ImageUpload,
  type AvatarColor,
  type ImageRefusal,
  type UploadImage,
} from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import { Notice } from '#shared/components/Notice.tsx';
import { useAction } from '#shared/failures/use-action.ts';
import { wordMessages } from '#shared/words/messages.ts';
import { useCentre } from '../centre-context.ts';
import { centreFailureText } from '../failure-text.ts';
import { pictureMessages } from './picture-messages.ts';
import styles from './Profile.module.css';

/** The picture beside the name: chosen, cropped to a square, replaced and taken away. A change counts at once. */
export function Picture() {
  const intl = useIntl();
  const { client, user, setUser } = useCentre();
  const change = useAction(async (file: File | null) =>
    setUser(
      file === null
        ? await client.call('removeAvatar')
        : await client.call('uploadAvatar', { body: { file } }),
    ),
  );
  const say = (word: Exclude<keyof typeof pictureMessages, 'alt'>) =>
    intl.formatMessage(pictureMessages[word]);
  const alt = intl.formatMessage(pictureMessages.alt, { name: user.nick_name });
  const images: UploadImage[] =
    user.avatar_url === null ? [] : [{ id: user.avatar_url, alt, src: user.avatar_url }];
  const refusalOf = (reason: ImageRefusal) => say(reason === 'bytes' ? 'tooBig' : 'wrongKind');
  return (
    <div className={styles.picture}>
      <Avatar
        size={64}
        label={avatarLabel(user.nick_name)}
        color={(avatarColourIndex(user.user_id) + 1) as AvatarColor}
        src={user.avatar_url}
      />
      <ImageUpload
        className={styles.upload}
        label={say('label')}
        hint={say('hint')}
        images={images}
        ratio="square"
        cropRatio={1}
        limits={{ maxBytes: AVATAR_LIMITS.maxBytes }}
        busyLabel={change.isRunning ? say('sending') : undefined}
        words={{
          pick: say('pick'),
          replace: say('replace'),
          remove: () => say('remove'),
          refused: refusalOf,
          crop: {
            area: say('area'),
            zoom: say('zoom'),
            across: say('across'),
            down: say('down'),
            apply: say('apply'),
            cancel: intl.formatMessage(wordMessages.cancel),
          },
        }}
        onImagesChange={([image]) => void change.run(image?.file ?? null)}
      />
      {change.failure !== null && <Notice>{centreFailureText(intl, change.failure)}</Notice>}
    </div>
  );
}
