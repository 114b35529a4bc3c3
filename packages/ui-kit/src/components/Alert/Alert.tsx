'use client';

import { CircleCheck, Info, OctagonAlert, TriangleAlert, X } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../internal/classNames.ts';
import { useControlled } from '../../internal/useControlled.ts';
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
  /** Whether it shows. Without it the alert keeps that itself. */
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
  ...rest
}: AlertProps) {
  const [open, change] = useControlled(given, true, onOpenChange);
  if (!open) return null;
  const Icon = ICONS[tone];
  return (
    <div {...rest} role={ROLES[urgency]} data-tone={tone} className={classNames(styles.root, className)}>
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
          onClick={() => change(false)}
        />
      )}
    </div>
  );
}
