import { Popover as Base } from '@base-ui/react/popover';
import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../../internal/classNames.ts';
import popup from '../../internal/popup.module.css';
import styles from './Popover.module.css';

export interface PopoverProps {
  /** The button that opens it. */
  trigger: ReactElement;
  /** Names the panel for assistive technology. */
  label: string;
  children: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  placement?: 'top' | 'right' | 'bottom' | 'left';
  align?: 'start' | 'center' | 'end';
  /** Also opens when the pointer rests on the trigger. */
  openOnHover?: boolean;
  /** Leaves the padding out. */
  flush?: boolean;
  className?: string;
}

/** A small panel beside its button. Focus goes in and comes back; Esc and a press outside close it. */
export function Popover({
  trigger,
  label,
  children,
  open,
  onOpenChange,
  placement = 'bottom',
  align = 'center',
  openOnHover = false,
  flush = false,
  className,
}: PopoverProps) {
  return (
    <Base.Root
      {...(open === undefined ? {} : { open })}
      {...(onOpenChange ? { onOpenChange: (next: boolean) => onOpenChange(next) } : {})}
    >
      <Base.Trigger render={trigger} openOnHover={openOnHover} />
      <Base.Portal>
        <Base.Positioner
          className={popup.positioner}
          side={placement}
          align={align}
          sideOffset={6}
          collisionPadding={8}
        >
          <Base.Popup
            aria-label={label}
            data-flush={flush ? '' : undefined}
            className={classNames(popup.popup, styles.popup, className)}
          >
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
