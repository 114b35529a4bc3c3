import type { RemotePresence } from '@boardwalk/board/react';
import type { HocuspocusProvider } from '@hocuspocus/provider';
import { cursorColor, readPeople, readPresence, type Person, type SharedPresence } from './presence.ts';

/** How often the others hear of the pointer at most, in milliseconds. */
const CURSOR_EVERY_MS = 50;

/** Who else is on a board, and what they see of the person here. It goes on over connections that come and go. */
export class LivePresence {
  readonly #onChange: () => void;
  #awareness: HocuspocusProvider['awareness'] = null;
  #people: readonly Person[] = [];
  #others: readonly RemotePresence[] = [];
  #viewerId = '';
  #cursor: SharedPresence['cursor'] = null;
  #cursorTimer: ReturnType<typeof setTimeout> | undefined;
  #selection: readonly string[] = [];

  /** @param onChange runs whenever people or others changed */
  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  /** The people here besides the viewer; the same list until somebody comes or goes. */
  get people(): readonly Person[] {
    return this.#people;
  }

  /** The others' pointers and selections; the same list until something in it changes. */
  get others(): readonly RemotePresence[] {
    return this.#others;
  }

  /** Notes who the person here is, as the server said last. */
  noteViewer(userId: string): void {
    this.#viewerId = userId;
  }

  /** Shows the person here to the others by this connection, and reads who they are. */
  attach(provider: HocuspocusProvider, user: { user_id: string; nick_name: string }): void {
    const { user_id, nick_name } = user;
    this.#awareness = provider.awareness;
    provider.setAwarenessField('user', { user_id, nick_name, color: cursorColor(user_id) });
    provider.setAwarenessField('cursor', this.#cursor);
    provider.setAwarenessField('selection', this.#selection);
    this.#awareness?.on('change', () => this.#read());
  }

  /** Sends the others where the pointer is on the board; null when it left. */
  setCursor(cursor: SharedPresence['cursor']): void {
    this.#cursor = cursor && { x: Math.round(cursor.x), y: Math.round(cursor.y) };
    this.#cursorTimer ??= setTimeout(() => {
      this.#cursorTimer = undefined;
      this.#awareness?.setLocalStateField('cursor', this.#cursor);
    }, CURSOR_EVERY_MS);
  }

  /** Sends the others what is selected. */
  setSelection(ids: Iterable<string>): void {
    this.#selection = [...ids];
    this.#awareness?.setLocalStateField('selection', this.#selection);
  }

  /** Sends nothing more. */
  destroy(): void {
    clearTimeout(this.#cursorTimer);
  }

  #read(): void {
    if (!this.#awareness) return;
    const states = this.#awareness.getStates();
    this.#others = readPresence(states, this.#awareness.clientID);
    const people = readPeople(states, this.#viewerId);
    if (people.map(({ userId }) => userId).join() !== this.#people.map(({ userId }) => userId).join()) {
      this.#people = people;
    }
    this.#onChange();
  }
}
