/** Somebody who may be mentioned. */
export interface NamedPerson {
  readonly userId: string;
  readonly nickName: string;
}

const tokenOf = (userId: string) => `@[${userId}]`;

/**
 * The text of a comment as it is stored: in place of `@nickname` stands the person's id, so that no name stays behind when the
 * person takes another one or deletes their account. Of names that begin alike the longer one counts, and a name ends where its word does:
 * `@Annabel` is not Ann. People with one name are mentioned in turn. Decision 0049.
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
    const named = text[at] === '@' ? byName.filter(({ nickName }) => isNamedAt(text, at + 1, nickName)) : [];
    const sameName = named.filter(({ nickName }) => nickName === named[0]?.nickName);
    const person = sameName.find(({ userId }) => !mentioned.has(userId)) ?? sameName.at(-1);
    stored += person === undefined ? text[at] : tokenOf(person.userId);
    at += person === undefined ? 1 : 1 + person.nickName.length;
    if (person !== undefined) mentioned.add(person.userId);
  }
  return { text: stored, mentioned: [...mentioned] };
}

/** A letter or digit of a script that puts spaces between its words. */
const SPACED = /^(?![\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Thai}])[\p{L}\p{M}\p{N}_]/u;

function isNamedAt(text: string, at: number, name: string): boolean {
  return text.startsWith(name, at) && !SPACED.test(text.slice(at + name.length, at + name.length + 2));
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
