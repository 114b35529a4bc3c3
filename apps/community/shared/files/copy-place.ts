import { useSyncExternalStore } from 'react';

/** Where a copy goes: a project or one of its folders. */
export interface CopyPlace {
  /** Ids from the team down: team, project, folders. */
  readonly path: readonly string[];
  /** Their names when they were chosen. */
  readonly names: readonly string[];
}

interface KeptPlace extends CopyPlace {
  readonly owner: string;
}

const KEY = 'copy-place';
const listeners = new Set<() => void>();

/** Where the last copy of this person went, in this browser; null for their own documents. */
export function readCopyPlace(userId: string | undefined): CopyPlace | null {
  const kept = parse(withStorage((storage) => storage.getItem(KEY)) ?? null);
  return kept !== null && kept.owner === userId ? kept : null;
}

/** Keeps where this person wants their copies; null forgets it. */
export function keepCopyPlace(userId: string, place: CopyPlace | null): void {
  const kept: KeptPlace | null = place && { owner: userId, path: place.path, names: place.names };
  withStorage((storage) =>
    kept === null ? storage.removeItem(KEY) : storage.setItem(KEY, JSON.stringify(kept)),
  );
  for (const notify of listeners) notify();
}

/** The name of the place copies of this person go to; null for their own documents, also while the page is hydrated. */
export function useCopyPlaceName(userId: string | undefined): string | null {
  return useSyncExternalStore(
    subscribe,
    () => readCopyPlace(userId)?.names.at(-1) ?? null,
    () => null,
  );
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

function parse(text: string | null): KeptPlace | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    return isKeptPlace(kept) ? kept : null;
  } catch {
    return null;
  }
}

function isKeptPlace(kept: unknown): kept is KeptPlace {
  if (typeof kept !== 'object' || kept === null) return false;
  const { owner, path, names } = kept as Record<string, unknown>;
  return typeof owner === 'string' && isTexts(path) && isTexts(names) && path.length >= 2;
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
}

/** A browser that refuses storage forgets. */
function withStorage<Result>(work: (storage: Storage) => Result): Result | undefined {
  try {
    return work(window.localStorage);
  } catch {
    return undefined;
  }
}
