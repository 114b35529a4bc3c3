/** True where the command key takes the place of Ctrl. */
const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

type Key = 'mod' | 'shift' | 'alt' | (string & {});

const APPLE: Readonly<Record<string, string>> = { mod: '⌘', shift: '⇧', alt: '⌥' };
const OTHERS: Readonly<Record<string, string>> = { mod: 'Ctrl', shift: 'Shift', alt: 'Alt' };

const NAMES: Readonly<Record<string, string>> = {
  Delete: 'Del',
  Escape: 'Esc',
  '-': '−',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
};

/**
 * The keys of an action as this machine writes them, one by one.
 * @param combination as actions have it: `mod shift z`
 * @param space what the space bar is called
 */
export function keyNames(combination: string, space: string): string[] {
  return combination.split(' ').map((key) => {
    if (key === 'Space') return space;
    return NAMES[key] ?? (isApple() ? APPLE : OTHERS)[key] ?? (key.length === 1 ? key.toUpperCase() : key);
  });
}

/** The same as one word. */
export const shownKeys = (combination: string, space: string): string =>
  keyNames(combination, space).join(isApple() ? '' : '+');

/** Keys beside an item of a menu; nothing on a touch screen alone, where there is no keyboard as a rule. */
export const keyHint = (shown: string): { readonly hint?: string } =>
  matchMedia('(any-hover: none)').matches ? {} : { hint: shown };

/** A combination of keys as this machine writes it: `⌘⇧Z`, or `Ctrl+Shift+Z`. */
export function keys(...combination: readonly Key[]): string {
  const apple = isApple();
  const names = combination.map((key) => (apple ? APPLE : OTHERS)[key] ?? key);
  return names.join(apple ? '' : '+');
}
