'use client';

import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { lazyModule, useLazyModule } from '../../internal/lazyModule.ts';
import { toast as applicationToaster, type Toaster } from './toaster.ts';

export interface ToastProviderProps {
  /** Default: the application's `toast`. */
  toaster?: Toaster;
  /** Name of the region for assistive technology. */
  regionLabel: string;
  /** Name of a toast's × button. */
  closeLabel: string;
  /** How many show at once; older ones give way. Default 5. */
  limit?: number;
  children?: ReactNode;
}

const stack = lazyModule(() => import('./ToastStack.tsx'));

/** Draws the toasts of a toaster, over everything, from 48 px below the top. Hover and focus stop their time. */
export function ToastProvider({
  toaster = applicationToaster,
  regionLabel,
  closeLabel,
  limit = 5,
  children,
}: ToastProviderProps) {
  const waiting = useSyncExternalStore(toaster.wire.subscribe, toaster.wire.waiting, () => false);
  const module = useLazyModule(stack, waiting);
  // What did not load for one toast is asked for again with the next.
  useEffect(() => toaster.wire.subscribe(() => void stack.load()), [toaster]);
  return (
    <>
      {children}
      {module && (
        <module.ToastStack
          toaster={toaster}
          regionLabel={regionLabel}
          closeLabel={closeLabel}
          limit={limit}
        />
      )}
    </>
  );
}
