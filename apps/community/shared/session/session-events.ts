/**
 * Events of the session (spec §4). Two are ours: `sign-in-needed`, a call found no usable token; `user-forgotten`, somebody else
 * uses the page from here on, or nobody.
 */
export type SessionEvent = 'login-success' | 'login-check-success' | 'sign-in-needed' | 'user-forgotten';

/** Announces what happens to the session, to anyone who listens. */
export class SessionEvents {
  readonly #listeners = new Map<SessionEvent, Set<() => void>>();

  /** Listens to an event; the answer stops listening. */
  on(event: SessionEvent, listener: () => void): () => void {
    const listeners = this.#listeners.get(event) ?? new Set();
    this.#listeners.set(event, listeners.add(listener));
    return () => listeners.delete(listener);
  }

  /** Notifies all listeners of an event, in the order they came. */
  emit(event: SessionEvent): void {
    this.#listeners.get(event)?.forEach((listener) => listener());
  }
}
