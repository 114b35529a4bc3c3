import type { MouseEvent } from 'react';

function refuse(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

/** What a button that is at work, or a link that is disabled, has: it keeps name and focus, says so, and does nothing. */
export const REFUSING = {
  'aria-disabled': true,
  onClick: refuse,
  // The middle button opens a link in another tab.
  onAuxClick: refuse,
} as const;
