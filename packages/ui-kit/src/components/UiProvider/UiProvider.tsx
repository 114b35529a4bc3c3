'use client';

import { CSPProvider } from '@base-ui/react/csp-provider';
import { useEffect, type ReactNode } from 'react';
import { preloadOverlays } from '../../internal/lazyModule.ts';
import './UiProvider.module.css';

export interface UiProviderProps {
  children: ReactNode;
}

/** Milliseconds to wait for the page to come to rest, where the browser cannot say that it has. */
const REST = 2000;

/**
 * Stands once at the root of an application. Keeps the component library from injecting `<style>` elements
 * (the kit's stylesheet holds those rules), so that a strict Content-Security-Policy needs no exception; and fetches
 * dialogs, menus and toasts when the browser is idle, so that they open at once without weighing on the first page.
 */
export function UiProvider({ children }: UiProviderProps) {
  useEffect(() => {
    const fetch = () => void preloadOverlays();
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(fetch, REST);
      return () => clearTimeout(timer);
    }
    const request = requestIdleCallback(fetch, { timeout: 5000 });
    return () => cancelIdleCallback(request);
  }, []);
  return <CSPProvider disableStyleElements>{children}</CSPProvider>;
}
