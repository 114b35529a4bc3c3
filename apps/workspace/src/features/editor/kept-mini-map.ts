const KEY = 'editor-mini-map';

/** Whether the mini-map is shown: it is not until somebody asks for it in this browser. */
export function keptMiniMap(): boolean {
  try {
    return localStorage.getItem(KEY) === 'on';
  } catch {
    return false;
  }
}

/** Remembers that choice in this browser. */
export function keepMiniMap(isShown: boolean): void {
  try {
    localStorage.setItem(KEY, isShown ? 'on' : 'off');
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}
