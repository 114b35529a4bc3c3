import { elementsAddress, elementsOfAddress, elementsOfFragment, MOST_LINKED } from '@boardwalk/board';
import { ActionGroup, actions, type BoardEditor } from '@boardwalk/board/react';
import { copyText, toast } from '@boardwalk/ui-kit';
import type { IntlShape } from 'react-intl';
import { messages } from '../messages.ts';
import { elementLinkMessages } from './element-messages.ts';
import { onceReady, showElements } from './show-elements.ts';

/** Where a board is seen, and what the page has been asked to show of it. */
export interface LinkedPage {
  /** The path of the page, which addresses that are copied lead to. */
  readonly page: string;
  /** Other paths that lead to the same board. */
  readonly others: readonly string[];
  /** What is to be shown once the board is there; null when nothing is. */
  readonly wanted: { current: readonly string[] | null };
}

/** Has the editor of a page follow addresses that lead to elements of its board, and offer them; returns what ends that. */
export function attachElementLinks(
  editor: BoardEditor,
  intl: IntlShape,
  { page, others, wanted }: LinkedPage,
): () => void {
  const show = (ids: readonly string[]) =>
    onceReady(editor, () => {
      wanted.current = null;
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
  if (wanted.current !== null) stops.push(show(wanted.current));
  editor.linkHost = (address) => {
    const ids = elementsOfAddress(address, window.location.origin, [page, ...others]);
    if (ids !== null) stops.push(show(ids));
    return ids !== null;
  };
  window.addEventListener('hashchange', follow);
  return () => {
    editor.linkHost = null;
    window.removeEventListener('hashchange', follow);
    for (const stop of stops) stop();
  };
}

/** The elements that the address of the page names; null where it is about something else. */
export const namedByPage = (): readonly string[] | null => elementsOfFragment(window.location.hash);

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
