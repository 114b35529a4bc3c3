import { useState, type ComponentType } from 'react';

/**
 * A part that is loaded when it is opened first.
 *
 * @param load fetches it; fails when there is no connection
 * @param onLost called when it did not come: it stays closed then
 */
export function usePart<Props>(load: () => Promise<ComponentType<Props>>, onLost: (() => void) | undefined) {
  const [part, setPart] = useState<{ readonly Part: ComponentType<Props> } | null>(null);
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    setOpen(true);
    if (part) return;
    load().then(
      (Part) => setPart({ Part }),
      () => {
        setOpen(false);
        onLost?.();
      },
    );
  };
  return { Part: isOpen ? (part?.Part ?? null) : null, open, close: () => setOpen(false) };
}
