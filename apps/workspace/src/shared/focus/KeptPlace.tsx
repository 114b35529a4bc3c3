import { useEffect, useRef, type ReactNode } from 'react';
import { keepPlace } from './keep-place.ts';

/** The main part of a page with lists, to which its skip link leads. The keyboard keeps its place when rows leave. */
export function KeptPlace({
  className,
  children,
}: {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => (root.current === null ? undefined : keepPlace(root.current)), []);
  return (
    <div ref={root} id="files" tabIndex={-1} className={className}>
      {children}
    </div>
  );
}
