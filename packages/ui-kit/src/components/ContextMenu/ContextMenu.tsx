'use client';

import { useRender } from '@base-ui/react/use-render';
import { useRef, useState, type ComponentPropsWithRef, type ReactElement, type ReactNode } from 'react';
import { useLazyModule } from '../../internal/lazyModule.ts';
import { useControlled } from '../../internal/useControlled.ts';
import { menuParts } from '../Menu/Menu.tsx';
import { useContextMenuGestures, type Point } from './useContextMenuGestures.ts';

/** Other attributes go to the list. */
export interface ContextMenuProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The element it belongs to, such as a card or a row of a table. It must take a ref and handlers. */
  trigger: ReactElement;
  /** Names the menu: what its actions are about. */
  label: string;
  /** The parts of `Menu`: `MenuItem`, `MenuLink`, `MenuSeparator`, `MenuGroup`, `MenuRadioGroup`. */
  children: ReactNode;
  /** Whether it is open, when the caller decides that. Opened by the caller, it hangs at the trigger. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Leaves the trigger to the browser's own menu. */
  disabled?: boolean;
}

/**
 * A menu at the pointer: right mouse button, long press, Shift+F10 or the menu key. Nobody can see that it is there, so
 * offer its actions elsewhere as well, for example in a `Menu` behind a button.
 */
export function ContextMenu({
  trigger,
  label,
  children,
  open: given,
  onOpenChange,
  disabled = false,
  ...rest
}: ContextMenuProps) {
  const [open, setOpen] = useControlled(given, false, onOpenChange);
  const [point, setPoint] = useState<Point | null>(null);
  const element = useRef<HTMLElement>(null);
  const returnFocus = useRef<HTMLElement>(null);
  const module = useLazyModule(menuParts, open, () => setOpen(false));
  const gestures = useContextMenuGestures((where) => {
    returnFocus.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    setPoint(where);
    setOpen(true);
  });
  const area = useRender({
    render: trigger,
    ref: element,
    props: disabled ? {} : { ...gestures, 'data-popup-open': open ? '' : undefined },
  });
  return (
    <>
      {area}
      {module && !disabled && (
        <module.PopupAtPoint
          {...rest}
          open={open}
          onOpenChange={(next) => {
            if (!next) setPoint(null);
            setOpen(next);
          }}
          anchor={() =>
            point === null
              ? element.current
              : { getBoundingClientRect: () => DOMRect.fromRect({ ...point, width: 0, height: 0 }) }
          }
          returnFocus={returnFocus}
          label={label}
        >
          {children}
        </module.PopupAtPoint>
      )}
    </>
  );
}
