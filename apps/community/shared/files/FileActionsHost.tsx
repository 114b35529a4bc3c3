import { createContext, use, useMemo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useStore } from 'react-redux';
import { useDialogs } from '../dialogs/use-dialogs.ts';
import { createFileActions, type FileActions } from './file-actions.ts';

const FileActionsContext = createContext<FileActions | null>(null);

/** Holds what a page's templates have in common: hundreds of cards need not each make their own actions. */
export function FileActionsHost({ children }: { children: ReactNode }) {
  const store = useStore<never>();
  const dialogs = useDialogs();
  const intl = useIntl();
  const actions = useMemo(() => createFileActions({ store, dialogs, intl }), [store, dialogs, intl]);
  return <FileActionsContext value={actions}>{children}</FileActionsContext>;
}

/** Like, collect and copy for the templates of the page. */
export function useFileActions(): FileActions {
  const actions = use(FileActionsContext);
  if (actions === null) throw new Error('Put a FileActionsHost around what shows templates.');
  return actions;
}
