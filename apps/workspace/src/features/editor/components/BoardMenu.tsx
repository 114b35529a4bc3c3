import { useEditorState, type BoardEditor } from '@boardwalk/board/react';
import { ContextMenu } from '@boardwalk/ui-kit';
import { useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { messages } from '../messages.ts';
import { ActionItems } from './ActionItems.tsx';

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
      <ActionItems editor={editor} />
    </ContextMenu>
  );
}
