'use client';

import { CircleCheck, Info, OctagonAlert, TriangleAlert, X } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { classNames } from '../../internal/classNames.ts';
import { focusableBeside } from '../../internal/focusBeside.ts';
import { useControlled } from '../../internal/useControlled.ts';
import { useForwardedRef } from '../../internal/useForwardedRef.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import styles from './Alert.module.css';

const ICONS = {
  info: Info,
  positive: CircleCheck,
  caution: TriangleAlert,
  critical: OctagonAlert,
} as const;

export interface AlertProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'role'> {
  tone?: 'info' | 'positive' | 'caution' | 'critical';
  /** What happened, in a few words. */
  title?: ReactNode;
  /** What it means and what to do. */
  children?: ReactNode;
  /** Buttons and links, the most useful one first. */
  actions?: ReactNode;
  /**
   * How a screen reader announces it: `assertive` interrupts (default of `critical`), `polite` waits for a pause (default
   * of the others), `off` is for what stands on the page from the start.
   */
  urgency?: 'assertive' | 'polite' | 'off';
  /** Name of the × that takes it away; without it there is none. */
  dismissLabel?: string;
  /**
   * Whether it shows. Without it the alert keeps that itself. What a polite alert says is announced for sure when it was on the
   * page before, closed.
   */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

const ROLES = { assertive: 'alert', polite: 'status', off: undefined } as const;

/** A message on the page, about the page: it stays until it is settled. What comes and goes is a toast. */
export function Alert({
  tone = 'info',
  title,
  children,
  actions,
  urgency = tone === 'critical' ? 'assertive' : 'polite',
  dismissLabel,
  open: given,
  onOpenChange,
  className,
  ref,
  ...rest
}: AlertProps) {
  const root = useForwardedRef(ref);
  const [open, change] = useControlled(given, true, onOpenChange);
  const Icon = ICONS[tone];

  const dismiss = () => {
    const next =
      root.current?.contains(document.activeElement) === true ? focusableBeside(root.current) : undefined;
    flushSync(() => change(false));
    // The button that had the focus has gone.
    if (document.activeElement === document.body) next?.focus();
  };

  return (
    <div
      {...rest}
      ref={root}
      role={ROLES[urgency]}
      data-tone={tone}
      // Stays when it is closed, without a trace to the eye: assistive technology announces what appears in a place it knows.
      className={open ? classNames(styles.root, className) : classNames(styles.closed)}
    >
      {open && (
        <>
          <Icon className={styles.icon} aria-hidden />
          <div className={styles.content}>
            {title != null && <div className={styles.title}>{title}</div>}
            {children != null && <div className={styles.text}>{children}</div>}
            {actions != null && <div className={styles.actions}>{actions}</div>}
          </div>
          {dismissLabel !== undefined && (
            <IconButton
              size="small"
              tooltip={false}
              label={dismissLabel}
              icon={<X />}
              className={styles.dismiss}
              onClick={dismiss}
            />
          )}
        </>
      )}
    </div>
  );
}
