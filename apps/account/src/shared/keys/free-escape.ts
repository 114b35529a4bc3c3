/** Code of a key that an input method takes, also in browsers that end the composition before they say so (Safari). */
const TAKEN_BY_INPUT_METHOD = 229;

/** Whether a key is Esc that nothing on the page has used, and that does not end the composition of a character. */
export function isFreeEscape({ key, keyCode, defaultPrevented, isComposing }: KeyboardEvent): boolean {
  return key === 'Escape' && !defaultPrevented && !isComposing && keyCode !== TAKEN_BY_INPUT_METHOD;
}
