import { useCallback, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectViewer } from '../session/session-slice.ts';

/** Fields a draft keeps: texts, and numbers that may not be chosen yet. */
export type DraftFields = Readonly<Record<string, string | number | null>>;

interface KeptDraft {
  /** Who wrote it; null for a visitor who was not logged in. */
  readonly owner: string | null;
  readonly fields: DraftFields;
}

/** A form whose fields outlive the dialog, a failed send and a login that loads the page anew. */
export interface Draft<Fields extends DraftFields> {
  readonly fields: Fields;
  readonly change: (part: Partial<Fields>) => void;
  /** Forgets what was written, once it has arrived. */
  readonly discard: () => void;
}

/**
 * Keeps what somebody types into a form in this tab's session storage. Only who wrote it gets it back; what a visitor wrote
 * before logging in stays theirs. A browser that refuses storage keeps it as long as the form is open.
 *
 * @param name tells drafts apart
 * @param empty the form with nothing filled in
 */
export function useDraft<Fields extends DraftFields>(name: string, empty: Fields): Draft<Fields> {
  const key = `draft:${name}`;
  const owner = useSelector(selectViewer)?.user_id ?? null;
  const [initial] = useState(() => readDraft(key, owner, empty));
  const [fields, setFields] = useState(initial);
  useEffect(() => {
    if (fields === initial) return;
    const kept: KeptDraft = { owner, fields };
    withStorage((storage) => storage.setItem(key, JSON.stringify(kept)));
  }, [fields, initial, key, owner]);
  const change = useCallback((part: Partial<Fields>) => setFields((before) => ({ ...before, ...part })), []);
  const discard = useCallback(() => withStorage((storage) => storage.removeItem(key)), [key]);
  return { fields, change, discard };
}

function readDraft<Fields extends DraftFields>(key: string, owner: string | null, empty: Fields): Fields {
  const kept = withStorage((storage) => parseDraft(storage.getItem(key)));
  if (kept == null) return empty;
  if (kept.owner !== null && kept.owner !== owner) {
    withStorage((storage) => storage.removeItem(key));
    return empty;
  }
  const fitting = Object.entries(kept.fields).filter(([field, value]) => fits(value, empty[field]));
  return { ...empty, ...Object.fromEntries(fitting) };
}

/** Another release of the page may have kept other fields. */
function fits(value: unknown, like: string | number | null | undefined): boolean {
  if (like === undefined) return false;
  return typeof value === typeof like || (like === null && typeof value === 'number');
}

function parseDraft(text: string | null): KeptDraft | null {
  const kept: unknown = JSON.parse(text ?? 'null');
  const isDraft = typeof kept === 'object' && kept !== null && 'owner' in kept && 'fields' in kept;
  return isDraft && typeof kept.fields === 'object' && kept.fields !== null ? (kept as KeptDraft) : null;
}

function withStorage<Result>(work: (storage: Storage) => Result): Result | undefined {
  try {
    return work(window.sessionStorage);
  } catch {
    return undefined;
  }
}
