import type { MouseEvent } from 'react';

/**
 * Lets a link show what it leads to here, as in a dialog. A press for another tab or window, and a page whose script did not
 * load, still follow its address.
 */
export function inPlace(show: () => void): (event: MouseEvent) => void {
  return (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    show();
  };
}
