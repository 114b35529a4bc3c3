import { useOpenSession } from '@boardwalk/app-shell/app';
import { useEditorState, type BoardEditor } from '@boardwalk/board/react';
import { lazyPart, PartBoundary } from '@boardwalk/app-shell/parts';
import { ContextMenu } from '@boardwalk/ui-kit';
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { messages } from '../messages.ts';
import { whileAttached } from '../while-attached.ts';

const loadItems = async () => ({ default: (await import('./ActionItems.tsx')).ActionItems });
const loadClips = async () => await import('../attach-clips.ts');
// The board is painted before what its menu offers is there.
const items = lazyPart(loadItems);

export interface BoardMenuProps {
  readonly editor: BoardEditor;
  readonly className: string | undefined;
  /** The board. */
  readonly children: ReactNode;
}

/** The board with its context menu: of the element under the pointer, of what is selected by the keyboard, or of the board. */
export function BoardMenu({ editor, className, children }: BoardMenuProps) {
  const intl = useIntl();
  const { editing } = useEditorState(editor);
  const { viewer } = useOpenSession();
  const [Items] = useState(items.current);
  // Without it the menu tries again when it is opened.
  useEffect(() => void loadItems().catch(() => undefined), []);
  useEffect(() => {
    // Without it copies are kept as long as the page is.
    return whileAttached(async () => (await loadClips()).attachClips(editor, intl, viewer?.user_id ?? ''));
  }, [editor, intl, viewer]);
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
