/** Somebody who did what a notice is about. */
export interface NoticePerson {
  readonly nick_name: string;
  /** Name in the address of the profile page. */
  readonly profile_name: string;
}

/** What the JSON text of a notice holds. */
export interface NoticeContent {
  /** How many people did it. */
  readonly count: number;
  /** The last of them, the latest first. */
  readonly people: readonly NoticePerson[];
  /** The work it happened to; absent when somebody follows. */
  readonly name?: string;
  readonly file_key?: string;
  /** The comment it is about. */
  readonly comment_id?: string;
}

/** How many people a notice names. */
export const NOTICE_PEOPLE_NAMED = 3;

/** Writes the content of a notice. Decision 0049. */
export function writeNoticeContent(content: NoticeContent): string {
  return JSON.stringify(content);
}

/**
 * Reads the content of a notice. Decision 0049.
 *
 * @param content JSON text from the wire
 * @returns null when it is anything else
 */
export function readNoticeContent(content: string): NoticeContent | null {
  try {
    const parsed: unknown = JSON.parse(content);
    if (typeof parsed !== 'object' || parsed === null) return null;
    const { count, people, name, file_key, comment_id } = parsed as Partial<
      Record<keyof NoticeContent, unknown>
    >;
    if (typeof count !== 'number' || !Array.isArray(people) || !people.every(isPerson)) return null;
    return {
      count,
      people,
      ...(typeof name === 'string' ? { name } : {}),
      ...(typeof file_key === 'string' ? { file_key } : {}),
      ...(typeof comment_id === 'string' ? { comment_id } : {}),
    };
  } catch {
    return null;
  }
}

function isPerson(person: unknown): person is NoticePerson {
  if (typeof person !== 'object' || person === null) return false;
  const { nick_name, profile_name } = person as Partial<Record<keyof NoticePerson, unknown>>;
  return typeof nick_name === 'string' && typeof profile_name === 'string';
}
