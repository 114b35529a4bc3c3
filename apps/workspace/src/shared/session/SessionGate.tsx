import { ApiFailure } from '@boardwalk/api-client';
import { Button, EmptyState, Spinner } from '@boardwalk/ui-kit';
import { CloudOff } from 'lucide-react';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { sessionMessages } from './messages.ts';
import { SessionContext } from './session-context.ts';
import styles from './SessionGate.module.css';
import type { Viewer, WorkspaceSession } from './workspace-session.ts';

type Check =
  | { readonly step: 'checking' }
  | { readonly step: 'signed-in'; readonly viewer: Viewer }
  | { readonly step: 'failed' };

export interface SessionGateProps {
  readonly session: WorkspaceSession;
  /** Goes to the sign-in page, which comes back here. */
  readonly onAnonymous: () => void;
  readonly children: ReactNode;
}

/**
 * Lets only signed-in people in: validates the session once, then shows its children. An anonymous visitor is sent to
 * sign in; a check that failed for another reason can be repeated.
 */
export function SessionGate({ session, onAnonymous, children }: SessionGateProps) {
  const intl = useIntl();
  const [check, setCheck] = useState<Check>({ step: 'checking' });
  const [attempt, setAttempt] = useState(1);

  useEffect(() => {
    let isCurrent = true;
    session.start().then(
      (viewer) => {
        if (isCurrent) setCheck({ step: 'signed-in', viewer });
      },
      (reason: unknown) => {
        if (!isCurrent) return;
        if (reason instanceof ApiFailure && reason.status === 401) onAnonymous();
        else setCheck({ step: 'failed' });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [session, onAnonymous, attempt]);

  const active = useMemo(
    () => (check.step === 'signed-in' ? { session, viewer: check.viewer } : null),
    [session, check],
  );

  if (active) return <SessionContext value={active}>{children}</SessionContext>;
  if (check.step === 'checking') {
    return (
      <main className={styles.wait} aria-busy="true">
        <span
          className={styles.spinner}
          role="status"
          aria-label={intl.formatMessage(sessionMessages.loading)}
        >
          <Spinner />
        </span>
      </main>
    );
  }
  return (
    <main className={styles.wait}>
      <EmptyState
        icon={<CloudOff />}
        title={intl.formatMessage(sessionMessages.failedTitle)}
        description={intl.formatMessage(sessionMessages.failedText)}
        action={
          <Button
            variant="primary"
            onClick={() => {
              setCheck({ step: 'checking' });
              setAttempt(attempt + 1);
            }}
          >
            {intl.formatMessage(sessionMessages.retry)}
          </Button>
        }
      />
    </main>
  );
}
