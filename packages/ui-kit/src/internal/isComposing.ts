/** Code of a key that an input method takes, also in browsers that end the composition before they say so (Safari). */
const TAKEN_BY_INPUT_METHOD = 229;

/** Whether a key belongs to the composition of a character, as Enter and Esc do while Chinese, Japanese or Korean is typed. */
export function isComposing(event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return event.isComposing || event.keyCode === TAKEN_BY_INPUT_METHOD;
}
