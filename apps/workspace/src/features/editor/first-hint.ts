const KEY = 'editor-first-hint';

/** Whether somebody here has yet to learn how a board is begun. */
export function isFirstHintDue(): boolean {
  try {
    return localStorage.getItem(KEY) === null;
  } catch {
    return true;
  }
}

/** The hint does not come again in this browser. */
export function endFirstHint(): void {
  try {
    localStorage.setItem(KEY, 'seen');
  } catch {
    // Without storage it comes again with the next page.
  }
}
