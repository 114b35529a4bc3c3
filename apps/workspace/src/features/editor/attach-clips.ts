import { keptClipOf } from '@boardwalk/app-shell/kept-edits';
import { loadEditParts, type BoardEditor } from '@boardwalk/board/react';
import { toast } from '@boardwalk/ui-kit';
import type { IntlShape } from 'react-intl';
import { clipMessages } from './clip-messages.ts';
import { registerCopyPicture } from './export/copy-picture.ts';

/**
 * Keeps what somebody copies for their other boards, says why nothing was pasted, and has menus offer copying as a picture.
 *
 * @param userId empty for guests
 * @returns what ends that
 */
export async function attachClips(editor: BoardEditor, intl: IntlShape, userId: string): Promise<() => void> {
  editor.clipHost = {
    ...keptClipOf(userId),
    onRefused: () => void toast.info(intl.formatMessage(clipMessages.refused)),
    onEmpty: () => void toast.info(intl.formatMessage(clipMessages.empty)),
  };
  // After the other actions of the clipboard, which come with these.
  await loadEditParts();
  return registerCopyPicture(intl);
}
