'use client';

import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { useRef, type CSSProperties, type ReactNode } from 'react';
import { classNames } from '../../internal/classNames.ts';
import { useKeyboardScroll } from '../../internal/useKeyboardScroll.ts';
import { useReady } from '../../internal/useReady.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { DrawerProps } from './Drawer.tsx';
import styles from './Drawer.module.css';

/** What `Drawer` fetches when it first opens. */
export function DrawerPopup({
  open,
  onClose,
  title,
  closeLabel,
  actions,
  width = 304,
  flush = false,
  className,
  style,
  children,
  ...rest
}: DrawerProps) {
  const ready = useReady();
  return (
    <Base.Root
      open={open && ready}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
    >
      <Base.Portal>
        <Base.Backdrop className={styles.mask} forceRender />
        <Base.Popup
          {...rest}
          className={classNames(styles.popup, className)}
          style={{ '--drawer-width': `${width}px`, ...style } as CSSProperties}
        >
          <div className={styles.header}>
            <Base.Title className={styles.title}>{title}</Base.Title>
            {actions}
          </div>
          <DrawerBody flush={flush}>{children}</DrawerBody>
          <Base.Close
            render={<IconButton className={styles.close} label={closeLabel} icon={<X />} tooltip={false} />}
          />
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

function DrawerBody({ flush, children }: { flush: boolean; children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  const focusable = useKeyboardScroll(body);
  return (
    <div
      ref={body}
      className={styles.body}
      data-flush={flush ? '' : undefined}
      {...(focusable ? { tabIndex: 0 } : {})}
    >
      {children}
    </div>
  );
}
