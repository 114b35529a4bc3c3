'use client';

import { useState, type ComponentPropsWithRef, type ReactNode, type RefObject } from 'react';
import { lazyModule } from '../../internal/lazyModule.ts';
import { useDialogModule } from '../../internal/useDialogModule.ts';

/**
 * Why a dialog asks to be closed. `action` stands for everything its own content does, `failed` for code that did not
 * load: the dialog cannot be shown.
 */
export type DialogCloseReason = 'escape' | 'mask' | 'close' | 'action' | 'failed';

export interface DialogProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'role' | 'children'> {
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
  /** Something is being sent: until its answer is there nothing asks to close. Disable the other buttons of the footer too. */
  busy?: boolean;
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
  children?: ReactNode;
}

const popup = lazyModule(() => import('./DialogPopup.tsx'));

/** A modal dialog. Focus goes in, stays in, and comes back to where it was. */
export function Dialog(props: DialogProps) {
  const module = useDialogModule(popup, props);
  const [needed, setNeeded] = useState(props.open);
  if (props.open && !needed) setNeeded(true);
  return needed && module ? <module.DialogPopup {...props} /> : null;
}
