import { saveFile } from '@boardwalk/app-shell/files';
import { ApiFailure, type BoardFileDetail } from '@boardwalk/api-client';
import { snapshotOf } from '@boardwalk/board';
import { duplicateName, Language, parseLanguage } from '@boardwalk/domain';
import { Button, Dialog, toast } from '@boardwalk/ui-kit';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { failureText } from '#shared/errors/failure-text.ts';
import { paths } from '#shared/paths.ts';
import { useActiveSession } from '@boardwalk/app-shell/app';
import type { LiveBoard } from '../live/live-board.ts';
import type { Unstorable } from '../live/live-state.ts';
import { NewBoards } from '../live/save-as-new-board.ts';
import { messages } from '../messages.ts';
import { unstorableMessages } from '../unstorable-messages.ts';
import { pictureMessages } from '../pictures/messages.ts';
import { useWays } from '../ways/ways.ts';

const REASONS = {
  role: unstorableMessages.unstorableRole,
  gone: unstorableMessages.unstorableGone,
  forbidden: unstorableMessages.unstorableForbidden,
  damaged: unstorableMessages.unstorableDamaged,
  'board-full': unstorableMessages.unstorableBoardFull,
  'storage-full': unstorableMessages.unstorableStorageFull,
  'too-large': unstorableMessages.unstorableTooLarge,
  unreadable: unstorableMessages.unstorableUnreadable,
  rebuilt: unstorableMessages.unstorableRebuilt,
} satisfies Record<Unstorable, object>;

export interface UnstorableDialogProps {
  readonly live: LiveBoard;
  readonly file: BoardFileDetail;
  readonly reason: Unstorable;
}

/**
 * Asks what becomes of edits that the server will not take: a board of one's own, a file on this machine, or nothing.
 * They are never dropped unasked, so there is no way around it.
 */
export function UnstorableDialog({ live, file, reason }: UnstorableDialogProps) {
  const intl = useIntl();
  const { go } = useWays();
  const { session } = useActiveSession();
  const [isSaving, setIsSaving] = useState(false);
  const [boards] = useState(() => new NewBoards(session.client));
  /** Enter pressed in the middle of typing must not throw the edits away. */
  const safeChoice = useRef<HTMLButtonElement>(null);

  async function saveAsNew() {
    setIsSaving(true);
    try {
      const name = duplicateName(file.name, parseLanguage(intl.locale) ?? Language.EN_US);
      const snapshot = snapshotOf(live.unstorableDoc);
      const { fileKey, lost } = await boards.save(name, snapshot, file.file_key);
      if (lost > 0) toast.warn(intl.formatMessage(pictureMessages.notCopied, { count: lost }));
      live.forgetEdits();
      await go(paths.editor(fileKey));
    } catch (error) {
      toast.error(failureText(intl, error instanceof ApiFailure ? error.toRecord() : error));
      setIsSaving(false);
    }
  }

  return (
    <Dialog
      open
      role="alertdialog"
      busy={isSaving}
      phone="box"
      width={480}
      title={intl.formatMessage(unstorableMessages.unstorableTitle)}
      closeLabel={intl.formatMessage(messages.close)}
      hideClose
      closeOnMask={false}
      initialFocus={safeChoice}
      onClose={() => undefined}
      footer={
        <>
          <Button variant="critical" disabled={isSaving} onClick={() => live.startAfresh()}>
            {intl.formatMessage(unstorableMessages.discardChanges)}
          </Button>
          <Button onClick={() => download(live, file.name)}>
            {intl.formatMessage(unstorableMessages.downloadCopy)}
          </Button>
          <Button ref={safeChoice} variant="primary" loading={isSaving} onClick={() => void saveAsNew()}>
            {intl.formatMessage(unstorableMessages.saveAsNew)}
          </Button>
        </>
      }
    >
      <p>{intl.formatMessage(REASONS[reason])}</p>
      <p>
        {intl.formatMessage(
          reason === 'rebuilt' ? unstorableMessages.unstorableKeepOld : unstorableMessages.unstorableKeep,
        )}
      </p>
    </Dialog>
  );
}

/** Stores the board with what cannot be saved here in a file. */
function download(live: LiveBoard, name: string): void {
  const content = new Blob([JSON.stringify(snapshotOf(live.unstorableDoc))], { type: 'application/json' });
  saveFile(content, `${name}.boardwalk.json`);
}
