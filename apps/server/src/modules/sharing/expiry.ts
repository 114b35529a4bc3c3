/** A date as it came, checked by the contract; null means never, undefined that nothing was said. */
export function dateOf(text: string | null | undefined): Date | null | undefined {
  return text == null ? text : new Date(text);
}
