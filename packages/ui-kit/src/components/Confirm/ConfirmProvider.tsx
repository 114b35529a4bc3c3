'use client';

import { useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { classNames } from '../../internal/classNames.ts';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import {
  confirmer as applicationConfirmer,
  type Confirmer,
  type ConfirmOutcome,
  type ConfirmRequest,
} from './confirmer.ts';
import styles from './Confirm.module.css';

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  message: ReactNode;
  okLabel: string;
  cancelLabel: string;
  /** Name of the × button. */
  closeLabel: string;
  critical?: 'ok' | 'cancel' | undefined;
  width?: number | undefined;
  onOutcome: (outcome: ConfirmOutcome) => void;
}

/** A short question with two answers. Esc, × and mask are no answer: they dismiss it. */
export function ConfirmDialog({
  open,
  title,
  message,
  okLabel,
  cancelLabel,
  closeLabel,
  critical,
  width = 420,
  onOutcome,
}: ConfirmDialogProps) {
  const ok = useRef<HTMLButtonElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      role="alertdialog"
      phone="box"
      width={width}
      title={title}
      closeLabel={closeLabel}
      initialFocus={critical === 'ok' ? cancel : ok}
      onClose={() => onOutcome('dismiss')}
      footer={
        <>
          <Button
            ref={cancel}
            variant="secondary"
            className={classNames(critical === 'cancel' && styles.harm)}
            onClick={() => onOutcome('cancel')}
          >
            {cancelLabel}
          </Button>
          <Button
            ref={ok}
            variant={critical === 'ok' ? 'critical' : 'primary'}
            onClick={() => onOutcome('ok')}
          >
            {okLabel}
          </Button>
        </>
      }
    >
      <div className={styles.message}>{message}</div>
    </Dialog>
  );
}

export interface ConfirmProviderProps {
  /** Default: the application's `confirmer`. */
  confirmer?: Confirmer;
  /** Words for questions that bring none: title "prompt", ok "confirm", cancel "cancel" in the page's language (spec §8). */
  defaults: { title: string; okLabel: string; cancelLabel: string; closeLabel: string };
  children?: ReactNode;
}

/** Draws the questions of a confirmer. */
export function ConfirmProvider({
  confirmer = applicationConfirmer,
  defaults,
  children,
}: ConfirmProviderProps) {
  const request = useSyncExternalStore(confirmer.subscribe, confirmer.current, () => null);
  // The words stay while the dialog fades out.
  const [last, setLast] = useState<ConfirmRequest | null>(null);
  if (request && request !== last) setLast(request);
  const shown = request ?? last;
  return (
    <>
      {children}
      {shown && (
        <ConfirmDialog
          key={shown.id}
          {...defaults}
          {...shown.options}
          open={request !== null}
          onOutcome={(outcome) => shown.settle(outcome)}
        />
      )}
    </>
  );
}
