/** What ARIA calls the keys that people know by other names. */
const NAMES: Readonly<Record<string, string>> = {
  Ctrl: 'Control',
  '⌃': 'Control',
  Cmd: 'Meta',
  '⌘': 'Meta',
  Win: 'Meta',
  Option: 'Alt',
  '⌥': 'Alt',
  '⇧': 'Shift',
  // The sign between the keys.
  '+': 'plus',
};

/** Keys that are pressed together, as `aria-keyshortcuts` names them. */
export function keyShortcuts(keys: readonly string[]): string {
  return keys.map((key) => NAMES[key] ?? key).join('+');
}
