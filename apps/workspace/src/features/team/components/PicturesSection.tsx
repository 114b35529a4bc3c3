import type { TeamDetail, TeamPicture } from '@boardwalk/api-client';
import { TeamPrivilege } from '@boardwalk/domain';
import { Alert, Button, confirmer, IconButton, toast } from '@boardwalk/ui-kit';
import { ImagePlus, X } from 'lucide-react';
import { useRef, type DragEvent } from 'react';
import { useIntl } from 'react-intl';
import { failureText } from '#shared/errors/failure-text.ts';
import { useRemoveTeamPictureMutation } from '#shared/library/api.ts';
import { PictureFace } from '#shared/library/PictureFace.tsx';
import { PictureList } from '#shared/library/PictureList.tsx';
import { useTeamPictures } from '#shared/library/use-team-pictures.ts';
import { TEAM_PICTURES } from '#shared/paths.ts';
import { libraryMessages as messages } from '../library-messages.ts';
import { useAddingPictures } from '../use-adding-pictures.ts';
import { useShownByAddress } from '../use-shown-by-address.ts';
import styles from './PicturesSection.module.css';
import { Section } from './Section.tsx';

/** What is offered in the dialog that chooses files. */
const TYPES = 'image/jpeg,image/png,image/webp,image/gif,image/svg+xml';

/** So many files that could not be kept are named. */
const MOST_NAMED = 5;

/** The pictures that the team keeps for its boards: seen with TeamLibrary, added and removed with TeamNetdisk (spec §6). */
export function PicturesSection({ team }: { readonly team: TeamDetail }) {
  const intl = useIntl();
  const pictures = useTeamPictures(team.id);
  const { list, query } = pictures;
  const mayKeep = team.privileges.includes(TeamPrivilege.NETDISK);
  const field = useRef<HTMLInputElement>(null);
  const { add, adding, refused } = useAddingPictures(team.id);
  useShownByAddress(TEAM_PICTURES, list !== undefined || query.isError);

  const addButton = mayKeep && (
    <Button icon={<ImagePlus />} loading={adding !== null} onClick={() => field.current?.click()}>
      {intl.formatMessage(messages.add)}
    </Button>
  );
  const onDrag = (event: DragEvent) => {
    if (!mayKeep || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    if (event.type === 'drop') void add([...event.dataTransfer.files]);
  };

  return (
    <Section
      id={TEAM_PICTURES}
      title={intl.formatMessage(messages.title)}
      {...(list !== undefined && list.length > 0 && { text: intl.formatMessage(messages.text) })}
    >
      {mayKeep && (
        <input
          ref={field}
          type="file"
          multiple
          accept={TYPES}
          hidden
          aria-label={intl.formatMessage(messages.add)}
          onChange={({ target }) => {
            const files = [...(target.files ?? [])];
            // The same file can be chosen again.
            target.value = '';
            void add(files);
          }}
        />
      )}
      <div className={styles.root} onDragOver={onDrag} onDrop={onDrag}>
        {list !== undefined && list.length > 0 && addButton && <div>{addButton}</div>}
        <PictureList
          {...pictures}
          emptyText={intl.formatMessage(mayKeep ? messages.emptyKeeper : messages.emptyReader)}
          emptyAction={addButton}
        >
          {(picture) => (
            <KeptPicture
              key={picture.hash}
              picture={picture}
              teamId={team.id}
              mayRemove={mayKeep}
              onRemoved={() => field.current?.closest('section')?.querySelector('button')?.focus()}
            />
          )}
        </PictureList>
        <output className={styles.adding}>
          {adding !== null && intl.formatMessage(messages.adding, { ...adding })}
        </output>
        {refused.length > 0 && (
          <Alert tone="critical">
            {refused.slice(0, MOST_NAMED).map((text) => (
              <p key={text}>{text}</p>
            ))}
            {refused.length > MOST_NAMED && (
              <p>{intl.formatMessage(messages.moreRefused, { count: refused.length - MOST_NAMED })}</p>
            )}
          </Alert>
        )}
      </div>
    </Section>
  );
}

/** A picture of the team with the name of its file. */
function KeptPicture({
  picture,
  teamId,
  mayRemove,
  onRemoved,
}: {
  readonly picture: TeamPicture;
  readonly teamId: string;
  readonly mayRemove: boolean;
  /** It is gone, and the button that had the keyboard with it. */
  readonly onRemoved: () => void;
}) {
  const intl = useIntl();
  const { hash, name } = picture;
  const [remove, { isLoading }] = useRemoveTeamPictureMutation();

  async function ask() {
    const answer = await confirmer.confirm({
      title: intl.formatMessage(messages.removeTitle, { name }),
      message: intl.formatMessage(messages.removeText),
      okLabel: intl.formatMessage(messages.removeOk),
      critical: 'ok',
    });
    if (answer !== 'ok') return;
    const { error } = await remove({ teamId, hash });
    if (error !== undefined) {
      toast.error(failureText(intl, error));
      return;
    }
    toast.success(intl.formatMessage(messages.removed, { name }));
    onRemoved();
  }

  return (
    <div className={styles.picture}>
      <PictureFace picture={picture} />
      {mayRemove && (
        <IconButton
          className={styles.remove}
          size="small"
          variant="floating"
          label={intl.formatMessage(messages.remove, { name })}
          icon={<X />}
          loading={isLoading}
          onClick={() => void ask()}
        />
      )}
    </div>
  );
}
