import { ActionGroup, actions, type BoardEditor } from '@boardwalk/board/react';
import { toast } from '@boardwalk/ui-kit';
import type { IntlShape } from 'react-intl';
import { clipMessages } from '../clip-messages.ts';
import { messages } from '../messages.ts';

/** What is selected as a PNG, or the whole board where nothing is. The code that makes pictures comes when one is made. */
async function pictureOf(editor: BoardEditor): Promise<Blob> {
  const ids = [...editor.getState().selection];
  const [{ makeFile }, { requestOf }] = await Promise.all([
    import('./make-file.ts'),
    import('./request-of.ts'),
  ]);
  const request = await requestOf(editor, '', {
    format: 'png',
    part: ids.length > 0 ? { kind: 'selection', ids } : { kind: 'all' },
    scale: 2,
    transparent: false,
    theme: 'light',
  });
  const { bytes } = await makeFile(request, new AbortController().signal, () => undefined);
  return new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'image/png' });
}

async function copyPicture(editor: BoardEditor, intl: IntlShape): Promise<void> {
  try {
    // Browsers take a picture that is still being made, but only right after something was pressed.
    const item = new ClipboardItem({ 'image/png': pictureOf(editor) });
    // oxlint-disable-next-line no-restricted-properties -- where there is none it is caught below
    await navigator.clipboard.write([item]);
    toast.success(intl.formatMessage(messages.linkCopied));
  } catch {
    toast.error(intl.formatMessage(clipMessages.pictureNotCopied));
  }
}

/** Has menus, keys and the palette offer copying as a picture; returns what takes it out again. */
export const registerCopyPicture = (intl: IntlShape): (() => void) =>
  actions.register({
    id: 'copyPicture',
    group: ActionGroup.CLIP,
    keys: ['alt shift c'],
    menu: 'both',
    can: ({ store }) => store.elements.size > 0,
    run: (editor) => void copyPicture(editor, intl),
  });
