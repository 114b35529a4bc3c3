import { useEffect, useRef, useState, type FocusEvent, type MouseEvent, type PointerEvent } from 'react';
import { isComposing } from '../../internal/isComposing.ts';
import { LONG_PRESS, WANDERING } from '../../internal/longPress.ts';

interface TooltipTiming {
  showDelay: number;
  hideDelay: number;
  disabled: boolean;
  bubbleId: string;
}

/** Hides the tooltip that is open now: there is never more than one. */
let hideOpenOne: (() => void) | undefined;

/**
 * When a tooltip shows: after resting on the element, at once on keyboard focus, and after a long press of a finger, which then
 * presses nothing. It stays when that finger leaves, which covered it; the next press anywhere hides it.
 */
export function useTooltip({ showDelay, hideDelay, disabled, bubbleId }: TooltipTiming) {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Where a finger came down that may become a long press. */
  const finger = useRef<{ x: number; y: number }>(undefined);
  const held = useRef(false);

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
    const closeByPress = ({ target }: Event) => {
      if (!isWithin(bubbleId, target)) close();
    };
    addEventListener('pointerdown', closeByPress, { capture: true });
    return () => {
      removeEventListener('pointerdown', closeByPress, { capture: true });
      removeEventListener('scroll', close, { capture: true });
      removeEventListener('keydown', closeByEscape, { capture: true });
      if (hideOpenOne === close) hideOpenOne = undefined;
    };
  }, [open, bubbleId]);

  /** The pointer may go over to the bubble, to read or mark its text; a finger leaves whenever it is lifted. */
  const leave = (event: PointerEvent) => {
    if (isFinger(event) || isWithin(bubbleId, event.relatedTarget)) return;
    later(false, hideDelay);
  };
  const letGo = () => {
    if (finger.current === undefined) return;
    finger.current = undefined;
    clearTimeout(timer.current);
  };

  return {
    open: open && !disabled,
    anchorEvents: {
      onPointerEnter: (event: PointerEvent) => {
        if (!isFinger(event)) later(true, showDelay);
      },
      onPointerLeave: leave,
      onPointerDown: (event: PointerEvent) => {
        hide();
        held.current = false;
        if (disabled || !isFinger(event) || !event.isPrimary) return;
        finger.current = { x: event.clientX, y: event.clientY };
        timer.current = setTimeout(() => {
          held.current = true;
          setOpen(true);
        }, LONG_PRESS);
      },
      onPointerMove: ({ clientX, clientY }: PointerEvent) => {
        const { x, y } = finger.current ?? { x: clientX, y: clientY };
        if (Math.hypot(clientX - x, clientY - y) > WANDERING) letGo();
      },
      onPointerUp: letGo,
      onPointerCancel: letGo,
      onClickCapture: (event: MouseEvent) => {
        // Until the next press: browsers differ in what they make of the finger that leaves. A key presses without one.
        if (!held.current || event.detail === 0) return;
        event.preventDefault();
        event.stopPropagation();
      },
      onFocus: (event: FocusEvent) => {
        if (event.target.matches(':focus-visible')) later(true, 0);
      },
      onBlur: hide,
    },
    bubbleEvents: { onPointerLeave: leave },
  };
}

function isFinger({ pointerType }: PointerEvent): boolean {
  return pointerType === 'touch';
}

function isWithin(bubbleId: string, target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(`[id="${bubbleId}"]`) !== null;
}
