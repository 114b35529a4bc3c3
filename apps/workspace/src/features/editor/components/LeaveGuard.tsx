import { Button, Dialog, Progress } from '@boardwalk/ui-kit';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import type { LiveBoard } from '../live/live-board.ts';
import { useLiveState } from '../live/use-live-board.ts';
import { messages } from '../messages.ts';
import { leaveMessages } from '../leave-messages.ts';
import { useWays } from '../ways/ways.ts';

/**
 * Keeps edits from being left behind: going elsewhere in the app waits until all is stored, and closing the page
 * asks first. Offline one can stay, or leave knowing what is lost or kept.
 */
export function LeaveGuard({ live }: { live: LiveBoard }) {
  const intl = useIntl();
  const { isSaved, isKept, connection, unstorable } = useLiveState(live);
  const { guard, waiting } = useWays();
  useEffect(() => guard(() => !live.getState().isSaved), [guard, live]);
  useEffect(() => {
    if (isSaved) waiting?.leave();
  }, [waiting, isSaved]);

  const isOffline = connection !== 'online';
  return (
    <Dialog
      open={waiting !== null && !isSaved && unstorable === null}
      onClose={() => waiting?.stay()}
      role="alertdialog"
      phone="box"
      width={420}
      title={intl.formatMessage(isOffline ? leaveMessages.leaveOfflineTitle : leaveMessages.leaveTitle)}
      closeLabel={intl.formatMessage(messages.close)}
      footer={
        <>
          <Button variant={isOffline && !isKept ? 'critical' : 'secondary'} onClick={() => waiting?.leave()}>
            {intl.formatMessage(isKept ? leaveMessages.leaveKept : leaveMessages.leaveAnyway)}
          </Button>
          <Button variant={isOffline ? 'primary' : 'secondary'} onClick={() => waiting?.stay()}>
            {intl.formatMessage(leaveMessages.stay)}
          </Button>
        </>
      }
    >
      {isOffline ? (
        <p>{intl.formatMessage(isKept ? leaveMessages.leaveKeptText : leaveMessages.leaveOfflineText)}</p>
      ) : (
        <Progress label={intl.formatMessage(leaveMessages.leaveWait)} />
      )}
    </Dialog>
  );
}
