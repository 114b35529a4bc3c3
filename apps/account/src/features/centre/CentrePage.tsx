import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import { NarrowPage } from '#shared/components/NarrowPage.tsx';
import { wordMessages } from '#shared/words/messages.ts';
import { deletionMessages } from './account/deletion-messages.ts';
import { readCentreAddress, spentAddress } from './centre-address.ts';
import { CentreView } from './CentreView.tsx';
import { SessionGate } from './SessionGate.tsx';

/**
 * The account centre (spec §2): for anyone who is signed in. Others sign in first and come back to the section they wanted.
 *
 * @param props.onSignedOut what happens to a visitor without a session
 */
export default function CentrePage({ onSignedOut }: { onSignedOut?: () => void }) {
  const intl = useIntl();
  const [address] = useState(() => readCentreAddress(window.location));
  const [isDeleted, setIsDeleted] = useState(false);
  const showDeleted = useCallback(() => setIsDeleted(true), []);
  // Whose account was just deleted knows that the session is over.
  if (isDeleted)
    return (
      <NarrowPage
        title={intl.formatMessage(deletionMessages.doneTitle)}
        text={intl.formatMessage(deletionMessages.doneText)}
      >
        <p>
          <a href="/community/" target="_top">
            {intl.formatMessage(wordMessages.toCommunity)}
          </a>
        </p>
      </NarrowPage>
    );
  return (
    <SessionGate token={address.token} spent={spentAddress} onSignedOut={onSignedOut}>
      {(session) => <CentreView session={session} address={address} onLeft={showDeleted} />}
    </SessionGate>
  );
}
