import { use, useEffect, useRef, type RefObject } from 'react';
import { DialogOpenContext } from '../dialogs/use-dialogs.ts';

/** Whether the dialog of a form is closed; asked by what arrives later. */
export function useIsClosed(): RefObject<boolean> {
  const isOpen = use(DialogOpenContext);
  const isClosed = useRef(false);
  useEffect(() => {
    isClosed.current = !isOpen;
    return () => {
      isClosed.current = true;
    };
  }, [isOpen]);
  return isClosed;
}
