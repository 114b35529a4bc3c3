import { toast } from '@boardwalk/ui-kit';
import type { MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import type { LiveBoard } from './live/live-board.ts';
import { headerMessages } from './header-messages.ts';

/**
 * What a click on a link to publishing does: what is published is the board as the server has it, so the link waits
 * until everything is stored. Offline it says so instead.
 */
export function usePublishClick(live: LiveBoard): (event: MouseEvent<HTMLAnchorElement>) => void {
  const intl = useIntl();
  return (event) => {
    const { isSaved, connection } = live.getState();
    if (isSaved) return;
    event.preventDefault();
    if (connection !== 'online') {
      toast.warn(intl.formatMessage(headerMessages.publishOffline));
      return;
    }
    const { href } = event.currentTarget;
    const stop = live.subscribe(() => {
      if (!live.getState().isSaved) return;
      stop();
      window.open(href, '_blank', 'noopener');
    });
  };
}
