import { Tooltip as Base } from '@base-ui/react/tooltip';
import { useId, useState, type ReactElement, type ReactNode } from 'react';
import { classNames } from '../../internal/classNames.ts';
import styles from './Tooltip.module.css';

/** What a tooltip does unless told otherwise (spec §9). Times in milliseconds. */
export const TOOLTIP_DEFAULTS = { showDelay: 200, hideDelay: 0, placement: 'right', theme: 'board' } as const;

export interface TooltipProps {
  /** The words in the bubble. */
  content: ReactNode;
  /** The element it belongs to; it must take a ref and pass on its props. */
  children: ReactElement;
  /** Milliseconds until it shows. Default 200. */
  showDelay?: number;
  /** Milliseconds until it hides. Default 0. */
  hideDelay?: number;
  /** Preferred side; it flips when there is no room. Default `right`. */
  placement?: 'top' | 'right' | 'bottom' | 'left';
  /** Value of `data-theme` on the bubble. Default `board`. */
  theme?: string;
  /** Whether the bubble also describes the element to assistive technology. Off when it only repeats its name. */
  describes?: boolean;
  disabled?: boolean;
  className?: string;
}

/** A short hint on hover and on keyboard focus; Esc hides it. Never the only place of something needed. */
export function Tooltip({
  content,
  children,
  showDelay = TOOLTIP_DEFAULTS.showDelay,
  hideDelay = TOOLTIP_DEFAULTS.hideDelay,
  placement = TOOLTIP_DEFAULTS.placement,
  theme = TOOLTIP_DEFAULTS.theme,
  describes = true,
  disabled = false,
  className,
}: TooltipProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <Base.Root disabled={disabled} open={open} onOpenChange={setOpen}>
      <Base.Trigger
        render={children}
        delay={showDelay}
        closeDelay={hideDelay}
        {...(describes && open ? { 'aria-describedby': id } : {})}
      />
      <Base.Portal>
        <Base.Positioner className={styles.positioner} side={placement} sideOffset={6} collisionPadding={8}>
          <Base.Popup
            id={id}
            role="tooltip"
            data-theme={theme}
            className={classNames(styles.popup, className)}
          >
            {content}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
