import { Suspense, type ComponentType } from 'react';
import { useDialogEntries, useDialogs } from '#shared/dialogs/use-dialogs.ts';
import { dialogs } from '../dialogs.ts';

/** Renders the open global dialogs, each from its own chunk. */
export function DialogHost() {
  const entries = useDialogEntries();
  const { close } = useDialogs();
  return entries.map(({ id, name, input, isOpen }) => {
    // The stack pairs every name with its own input.
    const Dialog = dialogs[name] as ComponentType<object>;
    return (
      <Suspense key={id}>
        <Dialog {...input} {...{ isOpen, onClose: () => close(id) }} />
      </Suspense>
    );
  });
}
