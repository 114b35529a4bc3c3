import { loadEditParts, useEditorState, type BoardEditor } from '@boardwalk/board/react';
import { lazyPart, PartBoundary } from '@boardwalk/app-shell/parts';
import { ContextMenu } from '@boardwalk/ui-kit';
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { messages } from '../messages.ts';

const loadItems = async () => ({ default: (await import('./ActionItems.tsx')).ActionItems });
// The board is painted before what its menu offers is there.
const items = lazyPart(loadItems);

export interface BoardMenuProps {
  readonly editor: BoardEditor;
  readonly className: string | undefined;
  /** The board. */
  readonly children: ReactNode;
}

/** Has menus offer copying as a picture; gives what ends that. Without its code they do not. */
async function offerPictures(intl: IntlShape): Promise<() => void> {
  try {
    const { registerCopyPicture } = await import('../export/copy-picture.ts');
    // After the other actions of the clipboard, which come with these.
    await loadEditParts();
    return registerCopyPicture(intl);
  } catch {
    return () => undefined;
  }
}

/** The board with its context menu: of the element under the pointer, of what is selected by the keyboard, or of the board. */
export function BoardMenu({ editor, className, children }: BoardMenuProps) {
  const intl = useIntl();
  const { editing } = useEditorState(editor);
  const [Items] = useState(items.current);
  // Without it the menu tries again when it is opened.
  useEffect(() => void loadItems().catch(() => undefined), []);
  useEffect(() => {
    const taken = offerPictures(intl);
    return () => void taken.then((stop) => stop());
  }, [intl]);
  /** Where a pointer was put down last; null once a key was pressed. */
  const pressed = useRef<{ clientX: number; clientY: number } | null>(null);
  return (
    <ContextMenu
      label={intl.formatMessage(messages.elementActions)}
      // A text has the browser's own menu, with what it knows of spelling.
      disabled={editing !== null}
      onOpenChange={(open) => {
        if (open && pressed.current) editor.selectUnder(pressed.current);
      }}
      trigger={
        <div
          className={className}
          data-board
          onPointerDownCapture={({ clientX, clientY }) => (pressed.current = { clientX, clientY })}
          onKeyDownCapture={() => (pressed.current = null)}
        >
          {children}
        </div>
      }
    >
      <PartBoundary onError={items.forget}>
        <Suspense>
          <Items editor={editor} />
        </Suspense>
      </PartBoundary>
    </ContextMenu>
  );
}
