import { createContext, startTransition, use, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useStore } from 'react-redux';
import { useDialogs } from '../dialogs/use-dialogs.ts';
import type { FileActions, FileActionsAround } from './file-actions.ts';

const FileActionsContext = createContext<FileActions | null>(null);
const ReadyContext = createContext(false);

/** Holds what a page's templates have in common: hundreds of cards need not each make their own actions. */
export function FileActionsHost({ children }: { children: ReactNode }) {
  const store = useStore<never>();
  const dialogs = useDialogs();
  const intl = useIntl();
  const actions = useMemo(() => onDemand({ store, dialogs, intl }), [store, dialogs, intl]);
  const [isReady, setReady] = useState(false);
  useEffect(() => startTransition(() => setReady(true)), []);
  return (
    <FileActionsContext value={actions}>
      <ReadyContext value={isReady}>{children}</ReadyContext>
    </FileActionsContext>
  );
}

/**
 * Whether the page stands, so that a press on an action does something. Before, buttons would be drawn in vain: by the server for
 * each of forty templates, and once more by the browser before anything can be pressed.
 */
export function useFileActionsReady(): boolean {
  return use(ReadyContext);
}

/** Like, collect and copy for the templates of the page. */
export function useFileActions(): FileActions {
  const actions = use(FileActionsContext);
  if (actions === null) throw new Error('Put a FileActionsHost around what shows templates.');
  return actions;
}

/** The actions, whose code comes with the first press. Where it does not come, the page says so (`recoverLostCode`). */
function onDemand(around: FileActionsAround): FileActions {
  let loading: Promise<FileActions> | undefined;
  const load = async () => {
    try {
      const { createFileActions } = await import('./file-actions.ts');
      return createFileActions(around);
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };
  const get = () => (loading ??= load());
  const run = (work: (actions: FileActions) => void) => void get().then(work, () => undefined);
  return {
    setPraise: (...how) => run((actions) => actions.setPraise(...how)),
    setCollect: (...how) => run((actions) => actions.setCollect(...how)),
    copy: (...how) => run((actions) => actions.copy(...how)),
    choosePlace: (...how) => run((actions) => actions.choosePlace(...how)),
    copyTo: async (...where) => (await get()).copyTo(...where),
  };
}
