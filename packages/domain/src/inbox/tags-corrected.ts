import type { SetChange } from '../publish/tag-correction.ts';

/** What the JSON text of a message about corrected tags holds. */
export interface TagsCorrectedContent {
  /** The work. */
  readonly name: string;
  readonly file_key: string;
  /** Names of tags that came and went, in the language that the addressee read at the time. */
  readonly tags: SetChange<string>;
  /** The same of topics. */
  readonly topics: SetChange<string>;
  /** Why; absent when the moderator gave no reason. */
  readonly reason?: string;
}

/** What of such a message is kept: the server puts the work as it is now beside it. */
export type StoredTagsCorrected = Omit<TagsCorrectedContent, 'name' | 'file_key'>;

/**
 * Writes the content of a message about corrected tags, without the work. Decision 0158.
 *
 * @param content names that came and went, and the reason if there is one
 */
export function writeTagsCorrected({ tags, topics, reason }: StoredTagsCorrected): string {
  return JSON.stringify({ tags, topics, reason });
}

/**
 * Reads the content of a message about corrected tags. Decision 0158.
 *
 * @param content JSON text from the wire
 * @returns null when it is anything else
 */
export function readTagsCorrected(content: string): TagsCorrectedContent | null {
  try {
    const parsed: unknown = JSON.parse(content);
    if (typeof parsed !== 'object' || parsed === null) return null;
    const { name, file_key, tags, topics, reason } = parsed as Partial<
      Record<keyof TagsCorrectedContent, unknown>
    >;
    if (typeof name !== 'string' || typeof file_key !== 'string') return null;
    if (!isChange(tags) || !isChange(topics)) return null;
    return { name, file_key, tags, topics, ...(typeof reason === 'string' ? { reason } : {}) };
  } catch {
    return null;
  }
}

function isChange(change: unknown): change is SetChange<string> {
  if (typeof change !== 'object' || change === null) return false;
  const { added, removed } = change as Partial<Record<keyof SetChange<string>, unknown>>;
  return areNames(added) && areNames(removed);
}

function areNames(names: unknown): names is string[] {
  return Array.isArray(names) && names.every((name) => typeof name === 'string');
}
