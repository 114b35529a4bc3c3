'use client';

import { useLayoutEffect, useRef, type PointerEvent, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '../../internal/classNames.ts';
import { placeBubble, type Side } from './placeBubble.ts';
import styles from './Tooltip.module.css';

interface TooltipBubbleProps {
  id: string;
  anchor: RefObject<HTMLElement | null>;
  placement: Side;
  theme: string;
  className: string | undefined;
  events: { onPointerLeave: (event: PointerEvent) => void };
  children: ReactNode;
}

/** The bubble itself, in the browser's top layer, so that no dialog and no edge cuts it off. */
export function TooltipBubble({
  id,
  anchor,
  placement,
  theme,
  className,
  events,
  children,
}: TooltipBubbleProps) {
  const place = useRef<HTMLDivElement>(null);

  // After every render: other words make another size.
  useLayoutEffect(() => {
    const element = place.current;
    const box = anchor.current?.getBoundingClientRect();
    if (!element || !box) return;
    if (!element.matches(':popover-open')) element.showPopover();
    const { clientWidth: width, clientHeight: height } = document.documentElement;
    const { side, left, top } = placeBubble(box, element.getBoundingClientRect(), placement, {
      width,
      height,
    });
    element.dataset['side'] = side;
    element.style.left = `${left}px`;
    element.style.top = `${top}px`;
  });

  return createPortal(
    <div
      ref={place}
      id={id}
      role="tooltip"
      popover="manual"
      data-open=""
      data-theme={theme}
      className={styles.place}
      {...events}
    >
      <div className={classNames(styles.bubble, className)}>{children}</div>
    </div>,
    document.body,
  );
}
