import { DialogOnDemand } from '@boardwalk/app-shell/app';
import { lazyPart } from '@boardwalk/app-shell/parts';
import type { Language } from '@boardwalk/domain';
import { Button } from '@boardwalk/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { CorrectTagsDialogProps } from './CorrectTagsDialog.tsx';
import { openMessages as messages } from './open-messages.ts';

/** Its pickers weigh as much as the page. */
const DIALOG = lazyPart<CorrectTagsDialogProps>(async () => ({
  default: (await import('./CorrectTagsDialog.tsx')).CorrectTagsDialog,
}));

/** Corrects tags and topics of a public work, in a dialog. For works that the moderator may correct. */
export function CorrectTags({
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
      <Button size="small" onClick={() => setAsking(true)}>
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
