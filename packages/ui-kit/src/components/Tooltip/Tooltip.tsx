'use client';

import { useRender } from '@base-ui/react/use-render';
import { cloneElement, useId, useRef, type ReactElement, type ReactNode } from 'react';
import { idList } from '../../internal/idList.ts';
import { TooltipBubble } from './TooltipBubble.tsx';
import { useTooltip } from './useTooltip.ts';
import type { Side } from './placeBubble.ts';

/** Defaults of a tooltip (spec §9). Times in milliseconds. */
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
  placement?: Side;
  /** Value of `data-theme` on the bubble. Default `board`. */
  theme?: string;
  /** Whether the bubble also describes the element to assistive technology. Off when it only repeats its name. */
  describes?: boolean;
  disabled?: boolean;
  className?: string;
}

/** The element with the bubble's id among the ids of what describes it. */
function describedBy(element: ReactElement, id: string): ReactElement {
  const own = element as ReactElement<{ 'aria-describedby'?: string | undefined }>;
  return cloneElement(own, { 'aria-describedby': idList(own.props['aria-describedby'], id) });
}

/** A short hint on hover, on keyboard focus and by a long press; Esc hides it. Never the only place of something needed. */
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
  const anchor = useRef<HTMLElement>(null);
  const { open, anchorEvents, bubbleEvents } = useTooltip({ showDelay, hideDelay, disabled, bubbleId: id });
  const element = useRender({
    render: children,
    ref: anchor,
    props: anchorEvents,
  });
  return (
    <>
      {describes && open ? describedBy(element, id) : element}
      {open && (
        <TooltipBubble
          id={id}
          anchor={anchor}
          placement={placement}
          theme={theme}
          className={className}
          events={bubbleEvents}
        >
          {content}
        </TooltipBubble>
      )}
    </>
  );
}
