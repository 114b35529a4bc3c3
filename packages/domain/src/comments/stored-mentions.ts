/** Somebody who may be mentioned. */
export interface NamedPerson {
  readonly userId: string;
  readonly nickName: string;
}

const tokenOf = (userId: string) => `@[${userId}]`;

/**
 * The text of a comment as it is stored: in place of `@nickname` stands the person's id, so that no name stays behind when the
 * person takes another one or deletes their account. Of names that begin alike the longer one counts. Decision 0049.
 *
 * @param text text as typed
 * @param people who may be mentioned in it
 * @returns the text to store, and the ids of those whose name stands in it
 */
export function storeMentions(
  text: string,
  people: readonly NamedPerson[],
): { text: string; mentioned: string[] } {
  const byName = people.toSorted((one, other) => other.nickName.length - one.nickName.length);
  const mentioned = new Set<string>();
  let stored = '';
  for (let at = 0; at < text.length;) {
    const person =
      text[at] === '@' ? byName.find(({ nickName }) => text.startsWith(nickName, at + 1)) : undefined;
    stored += person === undefined ? text[at] : tokenOf(person.userId);
    at += person === undefined ? 1 : 1 + person.nickName.length;
    if (person !== undefined) mentioned.add(person.userId);
  }
  return { text: stored, mentioned: [...mentioned] };
}

/**
 * The text of a comment as it is shown: `@nickname` with the names people have now. Decision 0049.
 *
 * @param stored text as `storeMentions` made it
 * @param people those it mentions
 */
export function showMentions(stored: string, people: readonly NamedPerson[]): string {
  return people.reduce(
    (text, { userId, nickName }) => text.replaceAll(tokenOf(userId), () => `@${nickName}`),
    stored,
  );
}
