'use client';

import { Popover as Base } from '@base-ui/react/popover';
import { classNames } from '../../internal/classNames.ts';
import type { TriggerRef } from '../../internal/LazyPopup.tsx';
import popup from '../../internal/popup.module.css';
import type { PopoverProps } from './Popover.tsx';
import styles from './Popover.module.css';

/** What `Popover` fetches before it first opens. */
export function Popup({
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
  triggerRef,
  style,
  ...rest
}: PopoverProps & TriggerRef) {
  return (
    <Base.Root
      {...(open === undefined ? {} : { open })}
      {...(onOpenChange ? { onOpenChange: (next: boolean) => onOpenChange(next) } : {})}
    >
      <Base.Trigger ref={triggerRef} render={trigger} openOnHover={openOnHover} />
      <Base.Portal>
        <Base.Positioner
          className={popup.positioner}
          side={placement}
          align={align}
          sideOffset={6}
          collisionPadding={8}
        >
          <Base.Popup
            {...rest}
            {...(style ? { style } : {})}
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
