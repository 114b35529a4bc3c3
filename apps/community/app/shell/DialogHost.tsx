import { type LazyPart, PartBoundary } from '@boardwalk/app-shell/parts';
import { toast } from '@boardwalk/ui-kit';
import { Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import type { DialogEntry } from '#shared/dialogs/dialog-stack.ts';
import { DialogOpenContext, useDialogEntries, useDialogs } from '#shared/dialogs/use-dialogs.ts';
import { dialogs } from '../dialogs.ts';
import { shellMessages } from './messages.ts';

/** Renders the open global dialogs, each from its own chunk. One that breaks is closed; the page stays. */
export function DialogHost() {
  const entries = useDialogEntries();
  return entries.map((entry) => <GlobalDialog key={entry.id} entry={entry} />);
}

function GlobalDialog({ entry: { id, name, input, isOpen } }: { entry: DialogEntry }) {
  const intl = useIntl();
  const { close } = useDialogs();
  // The stack pairs every name with its own input.
  const part = dialogs[name] as LazyPart<object>;
  const [Dialog] = useState(part.current);
  return (
    <PartBoundary
      onError={() => {
        part.forget();
        close(id);
        if (name === 'login') input.onDismiss?.();
        toast.error(intl.formatMessage(shellMessages.dialogFailed));
      }}
    >
      <DialogOpenContext value={isOpen}>
        <Suspense>
          <Dialog {...input} {...{ isOpen, onClose: () => close(id) }} />
        </Suspense>
      </DialogOpenContext>
    </PartBoundary>
  );
}
