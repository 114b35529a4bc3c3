import { createContext, use, useSyncExternalStore } from 'react';
import { DialogStack, type DialogEntry } from './dialog-stack.ts';

/** The page's dialog stack; provided once at the root. */
export const DialogContext = createContext(new DialogStack());

/** Whether the dialog around is open: it stays for a moment after it is closed. True where none is around. */
export const DialogOpenContext = createContext(true);

/** Opens global dialogs by name: `const { open } = useDialogs(); open('login', {})`. */
export function useDialogs(): Pick<
  DialogStack,
  'open' | 'close' | 'closeAllButLogin' | 'isOpen' | 'isAnyOpen'
> {
  return use(DialogContext);
}

const NO_ENTRIES: readonly DialogEntry[] = [];

/** The dialogs to render, for the dialog host. On the server there are none. */
export function useDialogEntries(): readonly DialogEntry[] {
  const stack = use(DialogContext);
  return useSyncExternalStore(stack.subscribe, stack.entries, () => NO_ENTRIES);
}
