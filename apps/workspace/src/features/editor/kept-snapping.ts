const KEY = 'editor-snapping';

/** Whether what is dragged snaps: it does until somebody turns it off in this browser. */
export function keptSnapping(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

/** Remembers that choice in this browser. */
export function keepSnapping(snaps: boolean): void {
  try {
    localStorage.setItem(KEY, snaps ? 'on' : 'off');
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}
