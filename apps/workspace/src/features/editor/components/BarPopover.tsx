import type { BoardEditor } from '@boardwalk/board/react';
import { Popover } from '@boardwalk/ui-kit';
import { useState, type ReactElement, type ReactNode } from 'react';
import { useKeyboardReturn } from '../use-keyboard-return.ts';

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
  const keyboard = useKeyboardReturn(editor);
  const onOpenChange = (next: boolean) => {
    setIsOpen(next);
    keyboard.onOpenChange(next);
  };
  return (
    <span {...keyboard.around}>
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
