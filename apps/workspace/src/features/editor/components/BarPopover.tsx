import type { BoardEditor } from '@boardwalk/board/react';
import { Popover } from '@boardwalk/ui-kit';
import { useState, type ReactElement, type ReactNode } from 'react';

export interface BarPopoverProps {
  readonly editor: BoardEditor;
  /** The bar's button that opens it. */
  readonly trigger: ReactElement;
  /** Names the panel. */
  readonly label: string;
  readonly placement?: 'top' | 'bottom';
  /** Gets what closes the panel. */
  readonly children: (close: () => void) => ReactNode;
}

/** A panel of choices over the board. Opened with the pointer it gives the keyboard back to the board when it closes. */
export function BarPopover({ editor, trigger, label, placement = 'top', children }: BarPopoverProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [byPointer, setByPointer] = useState(false);
  const onOpenChange = (next: boolean) => {
    setIsOpen(next);
    if (next || !byPointer) return;
    // After the panel has given the focus to its button.
    setTimeout(() => editor.focus(), 0);
  };
  return (
    <span onPointerDownCapture={() => setByPointer(true)} onKeyDownCapture={() => setByPointer(false)}>
      <Popover
        trigger={trigger}
        label={label}
        placement={placement}
        open={isOpen}
        onOpenChange={onOpenChange}
        flush
      >
        {children(() => onOpenChange(false))}
      </Popover>
    </span>
  );
}
