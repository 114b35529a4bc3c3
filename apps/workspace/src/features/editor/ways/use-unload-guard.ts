import { useEffect } from 'react';

/** Asks before the document is left, while `holds` says so. */
export function useUnloadGuard(holds: () => boolean): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (holds()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [holds]);
}
