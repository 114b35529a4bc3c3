import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { useRef, type ReactNode, type Ref, type RefObject } from 'react';
import { classNames } from '../../internal/classNames.ts';
import { useKeyboardScroll } from '../../internal/useKeyboardScroll.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import hidden from '../VisuallyHidden/VisuallyHidden.module.css';
import styles from './Dialog.module.css';

/** Why a dialog asks to be closed. `action` stands for everything its own content does. */
export type DialogCloseReason = 'escape' | 'mask' | 'close' | 'action';

export interface DialogProps {
  open: boolean;
  /** Asks to close, with the reason; the caller decides. */
  onClose: (reason: DialogCloseReason) => void;
  /** Names the dialog, always; see `hideTitle`. */
  title: ReactNode;
  /** Keeps the title for assistive technology only. */
  hideTitle?: boolean;
  description?: ReactNode;
  /** Name of the × button. */
  closeLabel: string;
  /** Leaves the × out; then the content must offer a way to close. */
  hideClose?: boolean;
  /** Leaves the whole header out, the title stays for assistive technology. */
  header?: boolean;
  /** Buttons, the primary one last. */
  footer?: ReactNode;
  /** Pixels on a desktop. Default 480. */
  width?: number;
  /** Pixels on a desktop. Default: as high as the content. Never higher than the window. */
  height?: number;
  /** Whether a press on the mask asks to close. Default true. */
  closeOnMask?: boolean;
  /** On a phone: the whole screen (`sheet`, default) or a small box. */
  phone?: 'sheet' | 'box';
  /** Body without padding, for frames and boards. */
  flush?: boolean;
  /** `alertdialog` for what interrupts. */
  role?: 'dialog' | 'alertdialog';
  /** What gets the focus first. Default: the first thing in the content that takes it. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Runs when the closing animation is over. */
  onClosed?: () => void;
  className?: string;
  ref?: Ref<HTMLDivElement>;
  children?: ReactNode;
}

/** A modal dialog. Focus goes in, stays in, and comes back to where it was. */
export function Dialog({
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
  closeOnMask = true,
  phone = 'sheet',
  flush = false,
  role = 'dialog',
  initialFocus,
  onClosed,
  className,
  ref,
  children,
}: DialogProps) {
  const size: Record<string, string> = { '--dialog-width': `${width}px` };
  if (height !== undefined) size['--dialog-height'] = `${height}px`;
  const bareTitle = hideTitle || !header;
  return (
    <Base.Root
      open={open}
      disablePointerDismissal={!closeOnMask}
      onOpenChange={(next, details) => {
        if (!next) onClose(closeReason(details.reason));
      }}
      onOpenChangeComplete={(next) => {
        if (!next) onClosed?.();
      }}
    >
      <Base.Portal>
        <Base.Backdrop className={styles.mask} forceRender />
        <Base.Viewport className={styles.viewport}>
          <Base.Popup
            ref={ref}
            role={role}
            className={classNames(styles.popup, className)}
            data-sheet={phone === 'sheet' ? '' : undefined}
            style={size}
            {...(initialFocus ? { initialFocus } : {})}
          >
            <div className={bareTitle && description == null ? hidden.root : styles.header}>
              <Base.Title className={classNames(bareTitle ? hidden.root : styles.title)}>{title}</Base.Title>
              {description != null && (
                <Base.Description className={styles.description}>{description}</Base.Description>
              )}
            </div>
            <DialogBody flush={flush}>{children}</DialogBody>
            {footer != null && <div className={styles.footer}>{footer}</div>}
            {/* Last in order, so that the focus starts in the content; CSS puts it into the corner. */}
            {!hideClose && (
              <Base.Close
                render={
                  <IconButton className={styles.close} label={closeLabel} icon={<X />} tooltip={false} />
                }
              />
            )}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

/** Scrolls when the content is higher than the dialog. */
function DialogBody({ flush, children }: { flush: boolean; children: ReactNode }) {
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
