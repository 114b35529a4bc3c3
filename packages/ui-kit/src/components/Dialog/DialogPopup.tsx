'use client';

import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { classNames } from '../../internal/classNames.ts';
import { useKeyboardScroll } from '../../internal/useKeyboardScroll.ts';
import { useReady } from '../../internal/useReady.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import hidden from '../VisuallyHidden/VisuallyHidden.module.css';
import type { DialogCloseReason, DialogProps } from './Dialog.tsx';
import styles from './Dialog.module.css';

/** What `Dialog` fetches when it first opens. */
export function DialogPopup({
  open,
  onClose,
  title,
  hideTitle = false,
  description,
  closeLabel,
  hideClose = false,
  header = true,
  footer,
  width = 480,
  height,
  busy = false,
  closeOnMask = true,
  phone = 'sheet',
  flush = false,
  role = 'dialog',
  initialFocus,
  onClosed,
  className,
  style,
  children,
  ...rest
}: DialogProps) {
  const ready = useReady();
  const size: Record<string, string> = { '--dialog-width': `${width}px` };
  if (height !== undefined) size['--dialog-height'] = `${height}px`;
  const bareTitle = hideTitle || !header;
  return (
    <Base.Root
      open={open && ready}
      disablePointerDismissal={!closeOnMask}
      onOpenChange={(next, details) => {
        if (!next && !busy) onClose(closeReason(details.reason));
      }}
      onOpenChangeComplete={(next) => {
        if (!next) onClosed?.();
      }}
    >
      <Base.Portal>
        <Base.Backdrop className={styles.mask} forceRender />
        <Base.Viewport className={styles.viewport}>
          <Base.Popup
            {...rest}
            role={role}
            aria-busy={busy || undefined}
            className={classNames(styles.popup, className)}
            data-sheet={phone === 'sheet' ? '' : undefined}
            style={{ ...size, ...style }}
            {...(initialFocus ? { initialFocus } : {})}
          >
            <div className={bareTitle && description == null ? hidden.root : styles.header}>
              <Base.Title className={classNames(bareTitle ? hidden.root : styles.title)}>{title}</Base.Title>
              {description != null && (
                <Base.Description className={styles.description}>{description}</Base.Description>
              )}
            </div>
            <DialogBody flush={flush}>{children}</DialogBody>
            {footer != null && footer !== false && <div className={styles.footer}>{footer}</div>}
            {/* Last in order, so that the focus starts in the content; CSS puts it into the corner. */}
            {!hideClose && (
              <Base.Close
                render={
                  <IconButton
                    className={styles.close}
                    // Without a header it is on the content, which may have any colour.
                    variant={flush && bareTitle && description == null ? 'floating' : 'quiet'}
                    label={closeLabel}
                    icon={<X />}
                    tooltip={false}
                    {...(busy ? { 'aria-disabled': true } : {})}
                  />
                }
              />
            )}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

/** A dialog that closed over another one leaves the focus inside of that, also when what had it before has gone. */
function enterOpenDialog() {
  const at = document.activeElement;
  if (at === document.body || at?.closest('[inert], [aria-hidden=true]'))
    [...document.querySelectorAll<HTMLElement>('[role$=dialog][data-open]')].at(-1)?.focus();
}

/** Scrolls when the content is higher than the dialog. */
function DialogBody({ flush, children }: { flush: boolean; children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  const focusable = useKeyboardScroll(body);
  // The focus returns in a microtask of its own, which was put first.
  useEffect(() => () => queueMicrotask(enterOpenDialog), []);
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

function closeReason(reason: Base.Root.ChangeEventReason): DialogCloseReason {
  switch (reason) {
    case 'escape-key':
      return 'escape';
    case 'outside-press':
      return 'mask';
    case 'close-press':
      return 'close';
    default:
      return 'action';
  }
}
