import type { BoardEditor } from '@boardwalk/board/react';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { outsidePaths } from '#shared/paths.ts';
import { attachElementLinks, namedByPage } from './attach-element-links.ts';

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
  const wanted = useRef(named);
  useEffect(
    () => attachElementLinks(editor, intl, { page, others: [outsidePaths.editor(fileKey)], wanted }),
    [editor, intl, fileKey, page],
  );
  return null;
}
