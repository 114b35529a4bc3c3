/** A key as it is pressed: what a `KeyboardEvent` says of it. */
export type PressedKey = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Keys by where they are, for those whose character changes with Shift or with the writing that is set. */
const BY_PLACE: Readonly<Record<string, string>> = {
  BracketLeft: '[',
  BracketRight: ']',
  Equal: '=',
  Minus: '-',
  Slash: '/',
  Backslash: '\\',
  Comma: ',',
  Period: '.',
};

function placeOf(code: string): string | undefined {
  if (code.startsWith('Key')) return code.slice(3).toLowerCase();
  return code.startsWith('Digit') ? code.slice(5) : BY_PLACE[code];
}

const isLetter = (key: string): boolean => /^[a-z]$/.test(key);

/**
 * Whether a combination was pressed. It names modifiers and then one key, with spaces between: `mod shift z`, `Delete`,
 * `alt a`, `+`; `mod` is Ctrl, or Cmd on a Mac. A letter or bracket is found by its place as well, where another writing
 * is set or Shift makes another character of it.
 */
export function isPressed(combination: string, event: PressedKey): boolean {
  const parts = combination.split(' ');
  const key = (parts.at(-1) ?? '').toLowerCase();
  const has = (modifier: string) => parts.slice(0, -1).includes(modifier);
  if (has('mod') !== (event.ctrlKey || event.metaKey) || has('alt') !== event.altKey) return false;
  const pressed = event.key.toLowerCase();
  // A sign that needs Shift on one keyboard does not on another; letters and names of keys say what they mean.
  const isSign = key.length === 1 && !isLetter(key);
  if (pressed === key) return has('shift') === event.shiftKey || (isSign && !has('shift'));
  if (key.length > 1 || has('shift') !== event.shiftKey) return false;
  const byPlace = (has('mod') || has('alt') || /\d/.test(key)) && !isLetter(pressed);
  return byPlace && placeOf(event.code) === key;
}
