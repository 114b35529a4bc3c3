/** What changes beside the document of a board. */
export type ChangedOnBoard = 'comments' | 'votes';

/** What the server sends when some of it has changed. */
const MESSAGES: Readonly<Record<ChangedOnBoard, string>> = {
  comments: '{"type":"comments"}',
  votes: '{"type":"votes"}',
};

/** Those who want to know what changes beside the document of a board. */
export class BoardChanges {
  readonly #listeners = { comments: new Set<() => void>(), votes: new Set<() => void>() };

  /** Calls `listener` whenever this has changed; returns what ends that. */
  readonly on = (what: ChangedOnBoard, listener: () => void): (() => void) => {
    const listeners = this.#listeners[what];
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };

  /** Reads a message of the server; anything else is passed over. */
  hear(payload: string): void {
    for (const what of ['comments', 'votes'] as const)
      if (payload === MESSAGES[what]) for (const listener of this.#listeners[what]) listener();
  }
}
