'use client';

import { useLazyModule, type LazyModule } from './lazyModule.ts';

/** Who waits for a dialog: how it is asked to close, and how it says that it is gone. */
interface DialogCaller {
  open: boolean;
  onClose: (reason: 'failed') => void;
  onClosed?: (() => void) | undefined;
}

/** The code of a dialog once it is there. Code that does not come closes the dialog, and it is gone at once. */
export function useDialogModule<Module>(
  lazy: LazyModule<Module>,
  { open, onClose, onClosed }: DialogCaller,
): Module | undefined {
  return useLazyModule(lazy, open, () => {
    onClose('failed');
    // There is no animation to wait for: nothing was shown.
    onClosed?.();
  });
}
