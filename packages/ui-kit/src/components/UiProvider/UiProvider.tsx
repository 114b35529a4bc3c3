import { CSPProvider } from '@base-ui/react/csp-provider';
import { Tooltip } from '@base-ui/react/tooltip';
import type { ReactNode } from 'react';

export interface UiProviderProps {
  children: ReactNode;
}

/**
 * Stands once at the root of an application. Keeps the component library from injecting `<style>` elements
 * (the kit's stylesheet holds those rules), so that a strict Content-Security-Policy needs no exception; and lets
 * a tooltip follow another one at once.
 */
export function UiProvider({ children }: UiProviderProps) {
  return (
    <CSPProvider disableStyleElements>
      <Tooltip.Provider>{children}</Tooltip.Provider>
    </CSPProvider>
  );
}
