import { DIALOG_SIZES } from '@boardwalk/domain';
import { Dialog } from '@boardwalk/ui-kit';
import { useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { publishMessages } from './messages.ts';
import { StepsContext, useStepFocus } from './use-step-focus.ts';
import styles from './PublishWindow.module.css';

export interface PublishWindowProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** Pixels on a desktop; on a phone the dialog is a sheet. */
  height: number;
  children: ReactNode;
}

/** The window of the publish dialogs (spec §9): 480 wide, as high as its content asks. */
export function PublishWindow({ isOpen, onClose, title, height, children }: PublishWindowProps) {
  const intl = useIntl();
  const wasStepShown = useRef(false);
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      // A slip of the finger must not throw away what was written.
      closeOnMask={false}
      flush
      width={DIALOG_SIZES.publishWidth}
      height={height}
      title={title}
      closeLabel={intl.formatMessage(publishMessages.close)}
    >
      <StepsContext value={wasStepShown}>{children}</StepsContext>
    </Dialog>
  );
}

export interface StepProps {
  children: ReactNode;
  /** Buttons, the primary one last. */
  buttons: ReactNode;
  /** A button at the other end, such as back. */
  start?: ReactNode;
  /** Above the buttons: how far a long job is. */
  progress?: ReactNode;
  /** The content scrolls inside of itself. */
  isFilled?: boolean;
  isBusy?: boolean;
}

/** One step in the window: what scrolls, and its buttons below. */
export function Step({ children, buttons, start, progress, isFilled = false, isBusy = false }: StepProps) {
  const step = useStepFocus();
  return (
    <div ref={step} tabIndex={-1} className={styles.step} aria-busy={isBusy || undefined}>
      <div className={styles.content} data-fill={isFilled ? '' : undefined}>
        {children}
      </div>
      <div className={styles.foot}>
        {progress}
        <div className={styles.buttons}>
          {start != null && <div className={styles.start}>{start}</div>}
          {buttons}
        </div>
      </div>
    </div>
  );
}
