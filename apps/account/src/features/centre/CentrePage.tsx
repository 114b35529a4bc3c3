import { ErrorState, Spinner, ToastProvider } from '@boardwalk/ui-kit';
import { useCallback, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { signInHref } from '#shared/addresses/sign-in-address.ts';
import { NarrowPage } from '#shared/components/NarrowPage.tsx';
import { openAccountSession, type AccountSession } from '#shared/session/account-session.ts';
import { wordMessages } from '#shared/words/messages.ts';
import { deletionMessages } from './account/deletion-messages.ts';
import { readCentreAddress, sectionHref, spentAddress } from './centre-address.ts';
import styles from './CentrePage.module.css';
import { CentreView } from './CentreView.tsx';
import { centreMessages } from './messages.ts';

type State = AccountSession | 'opening' | 'failed' | 'ended' | 'deleted';

/** Where a visitor without a session goes. */
const leaveToSignIn = () => window.location.replace(signInHref(window.location));

/**
 * The account centre (spec §2): for anyone who is signed in, by the session's cookie or by the one-time token of a frame.
 * Others sign in first and come back to the section they wanted.
 *
 * @param props.onSignedOut what happens to a visitor without a session
 */
export default function CentrePage({ onSignedOut = leaveToSignIn }: { onSignedOut?: () => void }) {
  const intl = useIntl();
  const [address] = useState(() => readCentreAddress(window.location));
  const [state, setState] = useState<State>('opening');
  const [attempt, setAttempt] = useState(0);
  const showDeleted = useCallback(() => setState('deleted'), []);

  useEffect(() => {
    let isCurrent = true;
    let opened: AccountSession | null = null;
    // Kept for anyone who has to sign in first; used up otherwise.
    const { token } = attempt === 0 ? address : { token: null };
    // Whose account was just deleted knows that the session is over.
    const end = () => setState((before) => (before === 'deleted' ? before : 'ended'));
    const open = async () => {
      try {
        const session = await openAccountSession({ token, onEnded: end });
        if (!isCurrent) {
          session?.close();
          return;
        }
        opened = session;
        if (session === null) {
          onSignedOut();
          return;
        }
        window.history.replaceState(null, '', spentAddress(window.location));
        setState(session);
      } catch {
        if (isCurrent) setState('failed');
      }
    };
    void open();
    return () => {
      isCurrent = false;
      opened?.close();
    };
  }, [address, attempt, onSignedOut]);

  if (state === 'opening')
    return (
      <main className={styles.waiting}>
        <Spinner size="large" label={intl.formatMessage(wordMessages.loading)} />
      </main>
    );
  if (state === 'failed')
    return (
      <main className={styles.waiting}>
        <ErrorState
          title={intl.formatMessage(wordMessages.loadFailed)}
          retryLabel={intl.formatMessage(wordMessages.retry)}
          onRetry={() => {
            setState('opening');
            setAttempt(attempt + 1);
          }}
        />
      </main>
    );
  if (state === 'deleted')
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
  if (state === 'ended')
    return (
      <NarrowPage
        title={intl.formatMessage(centreMessages.endedTitle)}
        text={intl.formatMessage(centreMessages.endedText)}
      >
        <p>
          <a href={signInHref({ pathname: sectionHref(address.section), search: '', hash: '' })}>
            {intl.formatMessage(centreMessages.signIn)}
          </a>
        </p>
      </NarrowPage>
    );
  return (
    <ToastProvider
      regionLabel={intl.formatMessage(wordMessages.notifications)}
      closeLabel={intl.formatMessage(wordMessages.close)}
    >
      <CentreView session={state} address={address} onLeft={showDeleted} />
    </ToastProvider>
  );
}
