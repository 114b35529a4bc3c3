import { ErrorState, Spinner, ToastProvider } from '@boardwalk/ui-kit';
import { useEffect, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { signInHref } from '#shared/addresses/sign-in-address.ts';
import { NarrowPage } from '#shared/components/NarrowPage.tsx';
import { openAccountSession, type AccountSession } from '#shared/session/account-session.ts';
import { wordMessages } from '#shared/words/messages.ts';
import { centreMessages } from './messages.ts';
import styles from './SessionGate.module.css';

type State = AccountSession | 'opening' | 'failed' | 'ended';

/** Where a visitor without a session goes. */
const leaveToSignIn = () => window.location.replace(signInHref(window.location));

/**
 * Shows a page to anyone who is signed in, by the session's cookie or by the one-time token of a frame. Others sign in first
 * and come back to the address they asked for.
 *
 * @param props.token the frame's token
 * @param props.again where somebody signs in again whose session has ended meanwhile
 * @param props.spent the address without what works once: neither the history nor a reload is to hold it
 * @param props.onSignedOut what happens to a visitor without a session
 */
export function SessionGate({
  token,
  again,
  spent,
  onSignedOut = leaveToSignIn,
  children,
}: {
  token: string | null;
  again: string;
  spent: (location: Location) => string;
  onSignedOut?: (() => void) | undefined;
  children: (session: AccountSession) => ReactNode;
}) {
  const intl = useIntl();
  const [state, setState] = useState<State>('opening');
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    let opened: AccountSession | null = null;
    const open = async () => {
      try {
        const session = await openAccountSession({
          // Kept for anyone who has to sign in first; used up otherwise.
          token: attempt === 0 ? token : null,
          onEnded: () => setState('ended'),
        });
        if (!isCurrent) {
          session?.close();
          return;
        }
        opened = session;
        if (session === null) {
          onSignedOut();
          return;
        }
        window.history.replaceState(null, '', spent(window.location));
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
  }, [token, attempt, spent, onSignedOut]);

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
  if (state === 'ended')
    return (
      <NarrowPage
        title={intl.formatMessage(centreMessages.endedTitle)}
        text={intl.formatMessage(centreMessages.endedText)}
      >
        <p>
          <a href={signInHref({ pathname: again, search: '', hash: '' })}>
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
      {children(state)}
    </ToastProvider>
  );
}
