import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useSelector } from 'react-redux';
import { withTabStorage } from '../browser/tab-storage.ts';
import { useSession } from '../session/session-context.ts';
import { selectViewer } from '../session/session-slice.ts';
import { fitsDraft } from './fits-draft.ts';

interface KeptDraft {
  /** Who wrote it; null for a visitor who was not logged in. */
  readonly owner: string | null;
  readonly fields: object;
}

/** A form whose fields outlive the dialog, a failed send and a login that loads the page again. */
export interface Draft<Fields extends object> {
  /** Who has written it; null for a visitor who was not logged in. */
  readonly owner: string | null;
  readonly fields: Fields;
  /** Something differs from what the form starts with. */
  readonly isChanged: boolean;
  readonly change: (part: Partial<Fields>) => void;
  /** Forgets what was written, once it has arrived. */
  readonly discard: () => void;
}

/** The form as it is shown, and who has written it. */
interface Written<Fields extends object> {
  readonly owner: string | null;
  readonly fields: Fields;
  /** Nothing was changed since it was read. */
  readonly isAsRead: boolean;
}

/**
 * Keeps what somebody types into a form in this tab's session storage. Only who wrote it gets it back, also when their session
 * ends and somebody else logs in meanwhile; what a visitor wrote before logging in stays theirs. A browser that refuses storage
 * keeps it as long as the form is open.
 *
 * @param name distinguishes drafts
 * @param start the form with nothing changed: plain data
 */
export function useDraft<Fields extends object>(name: string, start: Fields): Draft<Fields> {
  const key = `draft:${name}`;
  const viewerId = useSelector(selectViewer)?.user_id ?? null;
  const read = (owner: string | null): Written<Fields> => ({
    owner,
    fields: readDraft(key, owner, start),
    isAsRead: true,
  });
  const [written, setWritten] = useState(() => read(viewerId));
  if (viewerId !== null && written.owner !== viewerId) {
    // A visitor who logs in goes on; another person finds their own.
    const isVisitors = written.owner === null;
    setWritten(
      isVisitors ? { ...written, owner: viewerId, isAsRead: written.fields === start } : read(viewerId),
    );
  }
  const forget = useEffectEvent(() => {
    if (written.owner !== null) setWritten(read(null));
  });
  const session = useSession();
  useEffect(() => session?.events.on('user-forgotten', () => forget()), [session]);
  const { owner, fields, isAsRead } = written;
  useEffect(() => {
    if (isAsRead) return;
    const kept: KeptDraft = { owner, fields };
    withTabStorage((storage) => storage.setItem(key, JSON.stringify(kept)));
  }, [owner, fields, isAsRead, key]);
  const change = useCallback(
    (part: Partial<Fields>) =>
      setWritten((before) => ({ ...before, fields: { ...before.fields, ...part }, isAsRead: false })),
    [],
  );
  const discard = useCallback(() => withTabStorage((storage) => storage.removeItem(key)), [key]);
  const isChanged = fields !== start && JSON.stringify(fields) !== JSON.stringify(start);
  return { owner, fields, isChanged, change, discard };
}

function readDraft<Fields extends object>(key: string, owner: string | null, start: Fields): Fields {
  const kept = withTabStorage((storage) => parseDraft(storage.getItem(key)));
  if (kept == null) return start;
  if (kept.owner !== null && kept.owner !== owner) {
    // Anyone who wrote it may log in again; for another person it goes.
    if (owner !== null) withTabStorage((storage) => storage.removeItem(key));
    return start;
  }
  // Another release of the page may have kept other fields.
  const fitting = Object.entries(kept.fields).filter(([field, value]) =>
    fitsDraft(value, (start as Readonly<Record<string, unknown>>)[field]),
  );
  return { ...start, ...Object.fromEntries(fitting) };
}

function parseDraft(text: string | null): KeptDraft | null {
  const kept: unknown = JSON.parse(text ?? 'null');
  const isDraft = typeof kept === 'object' && kept !== null && 'owner' in kept && 'fields' in kept;
  return isDraft && typeof kept.fields === 'object' && kept.fields !== null ? (kept as KeptDraft) : null;
}
