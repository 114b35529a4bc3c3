/** Whether a key is Esc that nothing on the page has used, and that does not end the composition of a character. */
export function isFreeEscape({ key, defaultPrevented, isComposing }: KeyboardEvent): boolean {
  return key === 'Escape' && !defaultPrevented && !isComposing;
}
