'use client';

import { Toast as Base } from '@base-ui/react/toast';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, useState, type CSSProperties, type ReactNode } from 'react';
import { Spinner } from '../Spinner/Spinner.tsx';
import { TOAST_DURATION, type Toaster } from './toaster.ts';
import styles from './Toast.module.css';

/** Pixels: height of a toast with one line, and the room between two. Together the specified 46. */
const LINE_HEIGHT = 36;
const GAP = 10;

interface ToastStackProps {
  toaster: Toaster;
  regionLabel: string;
  closeLabel: string;
  limit: number;
}

/** What `ToastProvider` fetches for the first toast. */
export function ToastStack({ toaster, regionLabel, closeLabel, limit }: ToastStackProps) {
  const [manager] = useState(() => Base.createToastManager());
  // An effect here runs after those of the parts below, so they listen when the waiting toasts are handed over.
  useEffect(() => toaster.wire.attach(manager), [toaster, manager]);
  const [hasFocus, setHasFocus] = useState(false);
  return (
    <Base.Provider toastManager={manager} timeout={TOAST_DURATION} limit={limit}>
      <Base.Portal>
        <Base.Viewport
          className={styles.viewport}
          aria-label={regionLabel}
          onFocus={() => setHasFocus(true)}
          onBlur={({ currentTarget, relatedTarget }) => setHasFocus(currentTarget.contains(relatedTarget))}
        >
          <ToastList closeLabel={closeLabel} hasFocus={hasFocus} />
        </Base.Viewport>
      </Base.Portal>
    </Base.Provider>
  );
}

function ToastList({ closeLabel, hasFocus }: { closeLabel: string; hasFocus: boolean }) {
  const { toasts } = Base.useToastManager();
  // The list comes newest first; the oldest stays on top, so that nothing moves while it is read.
  const positions = new Map<string, number>();
  let next = 0;
  for (const item of toasts.toReversed()) {
    if (item.limited) continue;
    positions.set(item.id, next);
    if (item.transitionStatus !== 'ending') next += Math.max(item.height ?? 0, LINE_HEIGHT) + GAP;
  }
  return toasts.map((item) => (
    <Base.Root
      key={item.id}
      toast={item}
      swipeDirection="up"
      className={styles.toast}
      data-position={positions.get(item.id) ?? 0}
      style={{ '--toast-position': `${positions.get(item.id) ?? 0}px` } as CSSProperties}
      // Its buttons can be reached, so it is there for everybody. What is urgent is spoken by an alert of the viewport's, and once; while
      // the focus is in the viewport it has none.
      aria-hidden={false}
      aria-live={item.priority === 'high' && !hasFocus ? 'off' : undefined}
    >
      <Base.Content className={styles.content}>
        <ToastIcon type={item.type} />
        <div className={styles.words}>
          {/* Paragraphs: a toast is no section of the page's outline. */}
          <Base.Title render={<p />} className={styles.text} />
          <Base.Description render={<div />} className={styles.description} />
        </div>
        <Base.Action className={styles.action} />
        <Base.Close className={styles.close} aria-label={closeLabel} aria-hidden={false}>
          <X aria-hidden />
        </Base.Close>
      </Base.Content>
    </Base.Root>
  ));
}

const ICONS: Record<string, ReactNode> = {
  info: <Info />,
  success: <CircleCheck />,
  warn: <TriangleAlert />,
  error: <CircleAlert />,
  loading: <Spinner />,
};

function ToastIcon({ type }: { type: string | undefined }) {
  const icon = type === undefined ? undefined : ICONS[type];
  if (icon === undefined) return null;
  return (
    <span className={styles.icon} data-type={type} aria-hidden>
      {icon}
    </span>
  );
}
