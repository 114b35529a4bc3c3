const RECENT_KEY = 'editor-icons';
const TAB_KEY = 'editor-signs';
/** So many icons are remembered: two rows on a phone. */
const MOST = 14;

/** What one chooses from: emoji, or icons. */
export type SignTab = 'emoji' | 'icons';

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Without storage it lasts as long as the page.
  }
}

/** The names of the icons that were chosen last in this browser, the latest first. */
export const keptIcons = (): readonly string[] =>
  (read(RECENT_KEY) ?? '')
    .split(' ')
    .filter((name) => name !== '')
    .slice(0, MOST);

/** Remembers an icon as the latest. */
export function keepIcon(name: string): void {
  const others = keptIcons().filter((other) => other !== name);
  keep(RECENT_KEY, [name, ...others].slice(0, MOST).join(' '));
}

/** The tab that was shown last. */
export const keptSignTab = (): SignTab => (read(TAB_KEY) === 'icons' ? 'icons' : 'emoji');

/** Remembers the tab that is shown. */
export const keepSignTab = (tab: SignTab): void => keep(TAB_KEY, tab);
