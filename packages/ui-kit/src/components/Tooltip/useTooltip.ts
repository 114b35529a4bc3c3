import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react';
import { isComposing } from '../../internal/isComposing.ts';

interface TooltipTiming {
  showDelay: number;
  hideDelay: number;
  disabled: boolean;
  bubbleId: string;
}

/** Hides the tooltip that is open now: there is never more than one. */
let hideOpenOne: (() => void) | undefined;

/** When a tooltip shows: after resting on the element, at once on keyboard focus; not by touch, not after a press. */
export function useTooltip({ showDelay, hideDelay, disabled, bubbleId }: TooltipTiming) {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const later = (next: boolean, delay: number) => {
    clearTimeout(timer.current);
    if (delay <= 0) setOpen(next);
    else timer.current = setTimeout(() => setOpen(next), delay);
  };
  const hide = () => later(false, 0);

  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (!open) return undefined;
    const close = () => setOpen(false);
    if (hideOpenOne !== close) hideOpenOne?.();
    hideOpenOne = close;
    // The bubble stands still while the page moves under it.
    addEventListener('scroll', close, { capture: true, passive: true });
    // Wherever the focus is: the pointer alone may have opened it.
    const closeByEscape = (event: KeyboardEvent) => {
      // Esc within a composition belongs to the input method.
      if (event.key !== 'Escape' || isComposing(event)) return;
      close();
      // What is below, such as a dialog, is for the next Esc.
      event.stopPropagation();
    };
    addEventListener('keydown', closeByEscape, { capture: true });
    return () => {
      removeEventListener('scroll', close, { capture: true });
      removeEventListener('keydown', closeByEscape, { capture: true });
      if (hideOpenOne === close) hideOpenOne = undefined;
    };
  }, [open]);

  /** The pointer may go over to the bubble, to read or mark its text. */
  const leave = (event: PointerEvent) => {
    const to = event.relatedTarget;
    const within = to instanceof Element && to.closest(`[id="${bubbleId}"]`) !== null;
    if (!within) later(false, hideDelay);
  };

  return {
    open: open && !disabled,
    anchorEvents: {
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType !== 'touch') later(true, showDelay);
      },
      onPointerLeave: leave,
      onPointerDown: hide,
      onFocus: (event: FocusEvent) => {
        if (event.target.matches(':focus-visible')) later(true, 0);
      },
      onBlur: hide,
    },
    bubbleEvents: { onPointerLeave: () => later(false, hideDelay) },
  };
}
