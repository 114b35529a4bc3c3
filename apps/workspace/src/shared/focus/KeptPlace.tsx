import type { ReactNode } from 'react';
import { useKeptPlace } from './use-kept-place.ts';

/** The main part of a page with lists, to which its skip link leads. The keyboard keeps its place when rows leave. */
export function KeptPlace({
  className,
  children,
}: {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <div ref={useKeptPlace()} id="files" tabIndex={-1} className={className}>
      {children}
    </div>
  );
}
