import { Button, Dialog, Progress } from '@boardwalk/ui-kit';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useBlocker } from 'react-router';
import type { LiveBoard } from '../live/live-board.ts';
import { useLiveState } from '../live/use-live-board.ts';
import { messages } from '../messages.ts';

/**
 * Keeps edits from being left behind: going elsewhere in the app waits until all is stored, and closing the page
 * asks first. Offline one can stay, or leave knowing what is lost or kept.
 */
export function LeaveGuard({ live }: { live: LiveBoard }) {
  const intl = useIntl();
  const { isSaved, isKept, connection, unstorable } = useLiveState(live);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !live.getState().isSaved && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (!live.getState().isSaved) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [live]);

  useEffect(() => {
    if (blocker.state === 'blocked' && isSaved) blocker.proceed();
  }, [blocker, isSaved]);

  const isOffline = connection !== 'online';
  return (
    <Dialog
      open={blocker.state === 'blocked' && !isSaved && unstorable === null}
      onClose={() => blocker.reset?.()}
      role="alertdialog"
      phone="box"
      width={420}
      title={intl.formatMessage(isOffline ? messages.leaveOfflineTitle : messages.leaveTitle)}
      closeLabel={intl.formatMessage(messages.close)}
      footer={
        <>
          <Button
            variant={isOffline && !isKept ? 'critical' : 'secondary'}
            onClick={() => blocker.proceed?.()}
          >
            {intl.formatMessage(isKept ? messages.leaveKept : messages.leaveAnyway)}
          </Button>
          <Button variant={isOffline ? 'primary' : 'secondary'} onClick={() => blocker.reset?.()}>
            {intl.formatMessage(messages.stay)}
          </Button>
        </>
      }
    >
      {isOffline ? (
        <p>{intl.formatMessage(isKept ? messages.leaveKeptText : messages.leaveOfflineText)}</p>
      ) : (
        <Progress label={intl.formatMessage(messages.leaveWait)} />
      )}
    </Dialog>
  );
}
