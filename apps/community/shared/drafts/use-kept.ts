import { useMemo } from 'react';
import { useStore } from 'react-redux';

/** Parts of drafts that the tab's storage cannot hold, with who chose them; those of a page go with its store. */
const PAGES = new WeakMap<object, Map<string, { readonly owner: string | null; readonly value: unknown }>>();

/** A part of a draft that lasts as long as the page stands. */
export interface Kept<Value> {
  /** What was kept for this person; undefined for nothing. */
  readonly read: (owner: string | null) => Value | undefined;
  readonly keep: (owner: string | null, value: Value) => void;
  readonly forget: () => void;
}

/**
 * Keeps what somebody chose for a form and what is no text, such as pictures, beside its draft (`useDraft`): it outlives the dialog,
 * which the browser's Back closes, not the page. Nobody but who chose it gets it back; what a visitor chose stays theirs when they
 * log in.
 *
 * @param name of the draft
 */
export function useKept<Value>(name: string): Kept<Value> {
  const store = useStore();
  return useMemo(() => {
    const parts = PAGES.get(store) ?? new Map<string, { owner: string | null; value: unknown }>();
    PAGES.set(store, parts);
    return {
      read: (owner) => {
        const part = parts.get(name);
        if (part === undefined || (part.owner !== null && part.owner !== owner)) return undefined;
        // What has this name was kept by this hook, for the same form.
        return part.value as Value;
      },
      keep: (owner, value) => void parts.set(name, { owner, value }),
      forget: () => void parts.delete(name),
    };
  }, [store, name]);
}
