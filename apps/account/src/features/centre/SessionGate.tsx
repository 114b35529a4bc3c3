import { InTimeZone } from '@boardwalk/app-shell/time-zone';
import { ErrorState, Spinner, ToastProvider } from '@boardwalk/ui-kit';
import { useEffect, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { AccountMessageName } from '@boardwalk/domain';
import { signInHref } from '#shared/addresses/sign-in-address.ts';
import { NarrowPage } from '#shared/components/NarrowPage.tsx';
import { isFramed } from '#shared/frames/is-framed.ts';
import { openAccountSession, type AccountSession } from '#shared/session/account-session.ts';
import { wordMessages } from '#shared/words/messages.ts';
import { tellHost } from './host.ts';
import { centreMessages } from './messages.ts';
import styles from './SessionGate.module.css';

type State = AccountSession | 'opening' | 'failed' | 'ended';

/**
 * Shows a page to anyone who is signed in, by the session's cookie or by the one-time token of a frame. Others sign in first,
 * in the whole window, and come back to the address they asked for.
 *
 * @param props.token the frame's token
 * @param props.spent the address without what works once: neither the history nor a reload is to hold it. There somebody
 *   comes back to whose session has ended meanwhile
 * @param props.onSignedOut what happens to a visitor without a session
 */
export function SessionGate({
  token,
  spent,
  onSignedOut,
  children,
}: {
  token: string | null;
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
          if (onSignedOut !== undefined) onSignedOut();
          // A frame is no place to sign in: the whole window is, and one goes there by oneself.
          else if (isFramed()) setState('ended');
          else window.location.replace(signInHref(window.location));
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

  const isStopped = state === 'failed' || state === 'ended';
  useEffect(() => {
    // Also this is there to be shown: the page around the frame waits no longer.
    if (isStopped) tellHost({ type: AccountMessageName.INIT_MODAL });
  }, [isStopped]);

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
          <a href={signInHref(new URL(spent(window.location), window.location.origin))} target="_top">
            {intl.formatMessage(centreMessages.signIn)}
          </a>
        </p>
      </NarrowPage>
    );
  return (
    <ToastProvider
      regionLabel={intl.formatMessage(wordMessages.notifications)}
      closeLabel={intl.formatMessage(wordMessages.closeToast)}
    >
      <InTimeZone zone={state.user.time_zone}>{children(state)}</InTimeZone>
    </ToastProvider>
  );
}
