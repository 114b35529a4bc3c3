/** Whether a text has the form of a person's id. */
export function isUserId(text: string): boolean {
  return /^[0-9A-Za-z]{12}$/u.test(text);
}
