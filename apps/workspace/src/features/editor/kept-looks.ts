import { readLooks, type Looks } from '@boardwalk/board/react';

const KEY = 'editor-looks';

/** How new elements look, as it was chosen last in this browser. */
export function keptLooks(): Looks {
  try {
    return readLooks(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
  } catch {
    return readLooks(null);
  }
}

/** Remembers that choice in this browser. */
export function keepLooks(looks: Looks): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(looks));
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}
