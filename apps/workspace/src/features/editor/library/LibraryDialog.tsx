import type { BoardFileDetail, TeamPicture } from '@boardwalk/api-client';
import { useActiveSession } from '@boardwalk/app-shell/app';
import type { BoardEditor } from '@boardwalk/board/react';
import { Button, Dialog, Spinner, toast } from '@boardwalk/ui-kit';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { failureText } from '#shared/errors/failure-text.ts';
import { PictureFace } from '#shared/library/PictureFace.tsx';
import { PictureList } from '#shared/library/PictureList.tsx';
import { useTeamPictures } from '#shared/library/use-team-pictures.ts';
import { OutsideLink } from '#shared/links/OutsideLink.tsx';
import { outsidePaths } from '#shared/paths.ts';
import { messages as words } from '../messages.ts';
import { libraryMessages as messages } from './dialog-messages.ts';
import styles from './LibraryDialog.module.css';

export interface LibraryDialogProps {
  readonly editor: BoardEditor;
  readonly file: BoardFileDetail;
  readonly onClose: () => void;
}

/** The pictures that the team of a board keeps (spec §6): the one that is chosen goes to the middle of the view. */
export function LibraryDialog({ editor, file, onClose }: LibraryDialogProps) {
  const intl = useIntl();
  const { session } = useActiveSession();
  const pictures = useTeamPictures(file.team_id);
  const { list } = pictures;
  const [taken, setTaken] = useState<string | null>(null);
  const close = () => {
    onClose();
    editor.focus();
  };

  async function put({ hash }: TeamPicture) {
    if (taken !== null) return;
    setTaken(hash);
    try {
      const path = { file_key: file.file_key, hash };
      const { width, height } = await session.client.call('useTeamPicture', { path });
      close();
      editor.addPictures([{ asset: hash, width, height }]);
    } catch (error) {
      toast.error(failureText(intl, error));
      setTaken(null);
    }
  }

  return (
    <Dialog
      open
      // What was chosen comes to the board, or says why it does not.
      busy={taken !== null}
      width={720}
      title={intl.formatMessage(messages.title)}
      description={list !== undefined && list.length > 0 ? intl.formatMessage(messages.help) : undefined}
      closeLabel={intl.formatMessage(words.close)}
      onClose={close}
      footer={
        <Button
          icon={<ExternalLink />}
          render={<OutsideLink href={outsidePaths.teamPictures(file.team_id)} target="_blank" />}
        >
          {intl.formatMessage(messages.manage)}
        </Button>
      }
    >
      <div className={styles.root}>
        <PictureList {...pictures} emptyText={intl.formatMessage(messages.emptyText)}>
          {(picture) => (
            <button
              key={picture.hash}
              type="button"
              className={styles.picture}
              aria-label={intl.formatMessage(messages.put, { name: picture.name })}
              aria-disabled={taken !== null || undefined}
              onClick={() => void put(picture)}
            >
              <PictureFace picture={picture} />
              {taken === picture.hash && (
                <span className={styles.busy}>
                  <Spinner />
                </span>
              )}
            </button>
          )}
        </PictureList>
      </div>
    </Dialog>
  );
}
