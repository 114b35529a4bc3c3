import type { CheckedForm } from '@boardwalk/app-shell/forms';
import { Alert, Button, Dialog, type DialogProps } from '@boardwalk/ui-kit';
import { useId, type ReactNode } from 'react';
import styles from './FormDialog.module.css';

export interface FormDialogProps extends Pick<
  DialogProps,
  'onClosed' | 'title' | 'description' | 'closeLabel' | 'closeOnMask' | 'phone' | 'width'
> {
  /** Default true. */
  readonly open?: boolean;
  /** Asks to close; nothing does while the form is sent. */
  readonly onClose: () => void;
  readonly form: Pick<CheckedForm<unknown>, 'submit' | 'isSending'>;
  readonly cancelLabel: string;
  readonly sendLabel: string;
  /** `critical` for what cannot be undone. */
  readonly tone?: 'primary' | 'critical';
  /** Whether the reader may send it. Default true. */
  readonly mayBeSent?: boolean;
  /** What stands in the way of the form as a whole, in words. */
  readonly problem: string | undefined;
  readonly children: ReactNode;
}

/** A dialog with a form, which Enter sends as well. */
export function FormDialog({
  open = true,
  onClose,
  form,
  cancelLabel,
  sendLabel,
  tone = 'primary',
  mayBeSent = true,
  problem,
  children,
  ...dialog
}: FormDialogProps) {
  const id = useId();
  return (
    <Dialog
      {...dialog}
      open={open}
      onClose={onClose}
      busy={form.isSending}
      footer={
        <>
          <Button disabled={form.isSending} onClick={onClose}>
            {cancelLabel}
          </Button>
          <Button type="submit" form={id} variant={tone} disabled={!mayBeSent} loading={form.isSending}>
            {sendLabel}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} onSubmit={form.submit} noValidate>
        {problem !== undefined && <Alert tone="critical">{problem}</Alert>}
        {children}
      </form>
    </Dialog>
  );
}
