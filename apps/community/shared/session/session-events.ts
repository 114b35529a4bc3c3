/** Events of the session (spec §4). `sign-in-needed` is ours: a call found no usable token. */
export type SessionEvent = 'login-success' | 'login-check-success' | 'sign-in-needed';

/** Announces what happens to the session, to whoever listens. */
export class SessionEvents {
  readonly #listeners = new Map<SessionEvent, Set<() => void>>();

  /** Listens to an event; the answer stops listening. */
  on(event: SessionEvent, listener: () => void): () => void {
    const listeners = this.#listeners.get(event) ?? new Set();
    this.#listeners.set(event, listeners.add(listener));
    return () => listeners.delete(listener);
  }

  /** Tells all listeners of an event, in the order they came. */
  emit(event: SessionEvent): void {
    this.#listeners.get(event)?.forEach((listener) => listener());
  }
}
