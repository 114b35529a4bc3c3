/** True where the command key takes the place of Ctrl. */
const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

type Key = 'mod' | 'shift' | 'alt' | (string & {});

const APPLE: Readonly<Record<string, string>> = { mod: '⌘', shift: '⇧', alt: '⌥' };
const OTHERS: Readonly<Record<string, string>> = { mod: 'Ctrl', shift: 'Shift', alt: 'Alt' };

/** A combination of keys as this machine writes it: `⌘⇧Z`, or `Ctrl+Shift+Z`. */
export function keys(...combination: readonly Key[]): string {
  const apple = isApple();
  const names = combination.map((key) => (apple ? APPLE : OTHERS)[key] ?? key);
  return names.join(apple ? '' : '+');
}
