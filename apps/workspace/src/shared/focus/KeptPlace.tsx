import { useEffect, useRef, type ReactNode } from 'react';

/** The main part of a page with lists, to which its skip link leads. The keyboard keeps its place when rows leave. */
export function KeptPlace({
  className,
  children,
}: {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isGone = false;
    let stop: (() => void) | undefined;
    const keep = async () => {
      // The first view does without it. A chunk that is lost is lost to this alone.
      const loaded = await import('./keep-place.ts').catch(() => undefined);
      if (!isGone && root.current !== null) stop = loaded?.keepPlace(root.current);
    };
    void keep();
    return () => {
      isGone = true;
      stop?.();
    };
  }, []);
  return (
    <div ref={root} id="files" tabIndex={-1} className={className}>
      {children}
    </div>
  );
}
