import { ApiFailure } from '@boardwalk/api-client';
import { Button, EmptyState, Spinner, VisuallyHidden } from '@boardwalk/ui-kit';
import { CloudOff } from 'lucide-react';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { InTimeZone } from '../time-zone/index.ts';
import { sessionMessages } from './session-messages.ts';
import { SessionContext } from './session-context.ts';
import styles from './SessionGate.module.css';
import type { AppSession, Viewer } from './app-session.ts';

type Check =
  | { readonly step: 'checking' }
  | { readonly step: 'signed-in'; readonly viewer: Viewer }
  | { readonly step: 'anonymous' }
  | { readonly step: 'failed' };

async function validate(session: AppSession): Promise<Check> {
  try {
    return { step: 'signed-in', viewer: await session.start() };
  } catch (reason) {
    return { step: reason instanceof ApiFailure && reason.status === 401 ? 'anonymous' : 'failed' };
  }
}

export interface SessionGateProps {
  readonly session: AppSession;
  /** Whether the page of the address is for guests as well. */
  readonly admitsGuests: boolean;
  /** Goes to the sign-in page, which comes back here. */
  readonly onAnonymous: () => void;
  readonly children: ReactNode;
}

/**
 * Lets only signed-in people in, and guests where the page is for them: validates the session once, then shows its
 * children. Other anonymous visitors are sent to sign in; a check that failed for another reason can be repeated.
 */
export function SessionGate({ session, admitsGuests, onAnonymous, children }: SessionGateProps) {
  const intl = useIntl();
  const [check, setCheck] = useState<Check>({ step: 'checking' });

  useEffect(() => {
    let isCurrent = true;
    void validate(session).then((outcome) => isCurrent && setCheck(outcome));
    return () => {
      isCurrent = false;
    };
  }, [session]);
  useEffect(() => {
    if (check.step === 'anonymous' && !admitsGuests) onAnonymous();
  }, [check.step, admitsGuests, onAnonymous]);

  const active = useMemo(() => {
    if (check.step === 'signed-in') return { session, viewer: check.viewer };
    return check.step === 'anonymous' && admitsGuests ? { session, viewer: null } : null;
  }, [session, check, admitsGuests]);

  if (active)
    return (
      <SessionContext value={active}>
        <InTimeZone zone={active.viewer?.time_zone ?? null}>{children}</InTimeZone>
      </SessionContext>
    );
  if (check.step !== 'failed') {
    return (
      <main className={styles.wait} aria-busy="true">
        <output className={styles.spinner}>
          <Spinner />
          <VisuallyHidden>{intl.formatMessage(sessionMessages.loading)}</VisuallyHidden>
        </output>
      </main>
    );
  }
  return (
    <main className={styles.wait}>
      <EmptyState
        headingLevel={1}
        icon={<CloudOff />}
        title={intl.formatMessage(sessionMessages.failedTitle)}
        description={intl.formatMessage(sessionMessages.failedText)}
        action={
          <Button
            variant="primary"
            onClick={() => {
              setCheck({ step: 'checking' });
              void validate(session).then(setCheck);
            }}
          >
            {intl.formatMessage(sessionMessages.retry)}
          </Button>
        }
      />
    </main>
  );
}
