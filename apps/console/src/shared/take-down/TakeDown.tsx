import { DialogOnDemand } from '@boardwalk/app-shell/app';
import { lazyPart } from '@boardwalk/app-shell/parts';
import type { Language } from '@boardwalk/domain';
import { Button } from '@boardwalk/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { takeDownMessages as messages } from './messages.ts';
import type { TakeDownDialogProps } from './TakeDownDialog.tsx';

const DIALOG = lazyPart<TakeDownDialogProps>(async () => ({
  default: (await import('./TakeDownDialog.tsx')).TakeDownDialog,
}));

/** Takes a public work down; asks why first. For works that the moderator may take down. */
export function TakeDown({
  fileKey,
  name,
  language,
}: {
  readonly fileKey: string;
  readonly name: string;
  /** The language that the creator reads. */
  readonly language: Language;
}) {
  const intl = useIntl();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="critical" size="small" onClick={() => setAsking(true)}>
        {intl.formatMessage(messages.open)}
      </Button>
      {isAsking && (
        <DialogOnDemand
          part={DIALOG}
          onFailed={() => setAsking(false)}
          input={{ fileKey, name, language, onClosed: () => setAsking(false) }}
        />
      )}
    </>
  );
}
