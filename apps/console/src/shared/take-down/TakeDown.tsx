import type { Language } from '@boardwalk/domain';
import { Button } from '@boardwalk/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { takeDownMessages as messages } from './messages.ts';
import { TakeDownDialog } from './TakeDownDialog.tsx';

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
        <TakeDownDialog fileKey={fileKey} name={name} language={language} onClosed={() => setAsking(false)} />
      )}
    </>
  );
}
