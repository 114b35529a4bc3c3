import { isFileKey } from '../file-key/file-key.ts';

/** Key of the list context in session storage. */
export const LIST_CONTEXT_STORAGE_KEY = 'boardwalk.list-context';

/** Most file keys a list context keeps. */
export const LIST_CONTEXT_MAX = 400;

/**
 * The list a file was opened from: lets the file page offer the previous and next file, and restores the list on the way back.
 */
export interface ListContext {
  /** Path and query of the list inside the community. */
  readonly source: string;
  /** Keys of the files of the list, in its order. */
  readonly fileKeys: readonly string[];
  /** Scroll position of the list in CSS pixels. */
  readonly scrollTop: number;
  /** How many files the list had, where that is more than the kept keys. */
  readonly count?: number;
}

/**
 * Writes a list context for session storage. Of a longer list the keys around the opened file are kept. Spec §2.
 *
 * @param context the list
 * @param openedKey file that is being opened
 */
export function writeListContext(context: ListContext, openedKey: string): string {
  const opened = Math.max(0, context.fileKeys.indexOf(openedKey));
  const from = Math.max(
    0,
    Math.min(opened - LIST_CONTEXT_MAX / 2, context.fileKeys.length - LIST_CONTEXT_MAX),
  );
  const { fileKeys } = context;
  const kept = fileKeys.slice(from, from + LIST_CONTEXT_MAX);
  return JSON.stringify({
    ...context,
    fileKeys: kept,
    ...(kept.length < fileKeys.length && { count: fileKeys.length }),
  });
}

/**
 * Reads a list context from session storage. Spec §2.
 *
 * @param stored what was stored
 * @returns the list, or null when nothing usable was stored
 */
export function readListContext(stored: string | null): ListContext | null {
  if (!stored) return null;
  try {
    const parsed: unknown = JSON.parse(stored);
    if (typeof parsed !== 'object' || parsed === null) return null;
    const { source, fileKeys, scrollTop, count } = parsed as Partial<Record<keyof ListContext, unknown>>;
    // A source that is none of our paths could lead the way back to another site.
    if (typeof source !== 'string' || !/^\/(?![/\\])/u.test(source)) return null;
    if (!Array.isArray(fileKeys) || !fileKeys.every(isFileKey)) return null;
    if (typeof scrollTop !== 'number' || !Number.isFinite(scrollTop) || scrollTop < 0) return null;
    return { source, fileKeys, scrollTop, ...(Number.isSafeInteger(count) && { count: count as number }) };
  } catch {
    return null;
  }
}

/**
 * The files before and after a file in the list it was opened from. Spec §2.
 *
 * @param context the list, null when there is none
 * @param fileKey the file that is shown
 */
export function neighboursOf(
  context: ListContext | null,
  fileKey: string,
): { readonly previous: string | null; readonly next: string | null } {
  const index = context?.fileKeys.indexOf(fileKey) ?? -1;
  if (!context || index < 0) return { previous: null, next: null };
  return { previous: context.fileKeys[index - 1] ?? null, next: context.fileKeys[index + 1] ?? null };
}

/**
 * Whether going to a path keeps the list context: the file route and its older form do, every other navigation
 * empties it (spec §2).
 *
 * @param path path inside the community, without base and query, such as `/AbCd34567yxT`
 */
export function keepsListContext(path: string): boolean {
  const segments = path.split('/').filter(Boolean);
  if (segments.length === 2 && segments[0] === 'file') return isFileKey(segments[1]);
  return segments.length === 1 && isFileKey(segments[0]);
}
