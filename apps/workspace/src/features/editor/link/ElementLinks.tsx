import { elementsAddress, elementsOfAddress, elementsOfFragment, MOST_LINKED } from '@boardwalk/board';
import { ActionGroup, actions, type BoardEditor } from '@boardwalk/board/react';
import { copyText, toast } from '@boardwalk/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { outsidePaths } from '#shared/paths.ts';
import { messages } from '../messages.ts';
import { elementLinkMessages } from './element-messages.ts';
import { onceReady, showElements } from './show-elements.ts';

export interface ElementLinksProps {
  readonly editor: BoardEditor;
  readonly fileKey: string;
  /** The path of the page on which the board is seen, where that is not the editor. */
  readonly page?: string;
}

/**
 * Goes to the elements that the address of the page names, once the board is there and whenever it names others; has links of elements
 * to this same board go there as well, and menus offer to copy such an address.
 */
export function ElementLinks({ editor, fileKey, page = outsidePaths.editor(fileKey) }: ElementLinksProps) {
  const intl = useIntl();
  const [named] = useState(namedByPage);
  const waiting = useRef(named);
  useEffect(() => {
    const show = (ids: readonly string[]) =>
      onceReady(editor, () => {
        waiting.current = null;
        showElements(editor, ids, intl);
      });
    const stops = [registerCopyLink(intl, page)];
    const follow = () => {
      const ids = namedByPage();
      if (ids === null) return;
      leaveFragment();
      stops.push(show(ids));
    };
    leaveFragment();
    if (waiting.current !== null) stops.push(show(waiting.current));
    const pages = [page, outsidePaths.editor(fileKey)];
    editor.linkHost = (address) => {
      const ids = elementsOfAddress(address, window.location.origin, pages);
      if (ids !== null) show(ids);
      return ids !== null;
    };
    window.addEventListener('hashchange', follow);
    return () => {
      editor.linkHost = null;
      window.removeEventListener('hashchange', follow);
      for (const stop of stops) stop();
    };
  }, [editor, intl, fileKey, page]);
  return null;
}

const namedByPage = (): readonly string[] | null => elementsOfFragment(window.location.hash);

/** Takes the elements out of the address: the same link leads there again, and a board that is had again stays where it is. */
function leaveFragment(): void {
  if (namedByPage() === null) return;
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search);
}

async function copyLink(editor: BoardEditor, intl: IntlShape, page: string): Promise<void> {
  const address = elementsAddress(window.location.origin + page, editor.getState().selection);
  if (address === null) {
    toast.info(intl.formatMessage(elementLinkMessages.tooMany, { limit: MOST_LINKED }));
    return;
  }
  try {
    await copyText(address);
    toast.success(intl.formatMessage(messages.linkCopied));
  } catch {
    toast.error(intl.formatMessage(messages.linkNotCopied));
  }
}

/** Has menus, keys and the palette offer the address of what is selected; returns what takes it out again. */
const registerCopyLink = (intl: IntlShape, page: string): (() => void) =>
  actions.register({
    id: 'copyElementsLink',
    group: ActionGroup.CLIP,
    keys: ['alt shift l'],
    menu: 'selection',
    can: (editor) => editor.getState().selection.size > 0,
    run: (editor) => void copyLink(editor, intl, page),
  });
