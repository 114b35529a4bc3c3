import type { BoardBox } from '@boardwalk/board';
import type { Draft, RemotePresence } from '@boardwalk/board/react';
import type { HocuspocusProvider } from '@hocuspocus/provider';
import {
  cursorColor,
  MOST_SELECTED,
  readLeaders,
  readPeople,
  readPresence,
  sharedDraft,
  sharedView,
  type Leader,
  type Person,
  type SharedDraft,
  type SharedPresence,
  type SharedView,
} from './presence.ts';

/** How often the others are sent the pointer, the selection and what is dragged, in milliseconds: ten times a second at most. */
const SEND_EVERY_MS = 100;

/** Who else is on a board, and what they see of the person here. It goes on over connections that come and go. */
export class LivePresence {
  readonly #onChange: () => void;
  #awareness: HocuspocusProvider['awareness'] = null;
  #people: readonly Person[] = [];
  #others: readonly RemotePresence[] = [];
  #viewerId = '';
  #cursor: SharedPresence['cursor'] = null;
  #draft: readonly SharedDraft[] | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #selection: readonly string[] = [];
  #view: SharedView | null = null;
  #laser: SharedPresence['laser'] = null;
  #calls = 0;
  /** Guests are not shown to others: they have no name. */
  #isSeen = false;

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

  /** The windows of others, and where they are. */
  get leaders(): readonly Leader[] {
    return this.#awareness ? readLeaders(this.#awareness.getStates(), this.#viewerId) : [];
  }

  /** Who the person here is; empty as long as nobody has said. */
  get viewerId(): string {
    return this.#viewerId;
  }

  /** Notes who the person here is, as the server said last. */
  noteViewer(userId: string): void {
    this.#viewerId = userId;
  }

  /** Shows the person here to the others by this connection, unless they are a guest, and reads who the others are. */
  attach(provider: HocuspocusProvider, user: { user_id: string; nick_name: string } | undefined): void {
    this.#awareness = provider.awareness;
    this.#awareness?.on('change', () => this.#read());
    this.#isSeen = user !== undefined;
    if (user === undefined) return;
    const { user_id, nick_name } = user;
    provider.setAwarenessField('user', { user_id, nick_name, color: cursorColor(user_id) });
    provider.setAwarenessField('cursor', this.#cursor);
    provider.setAwarenessField('selection', this.#selection);
  }

  /** Sends the others where the pointer is on the board; null when it left. */
  setCursor(cursor: SharedPresence['cursor']): void {
    this.#cursor = cursor && { x: Math.round(cursor.x), y: Math.round(cursor.y) };
    this.#sendSoon();
  }

  /** Sends the others what is dragged, as it would stand. */
  setDraft(draft: Draft): void {
    this.#draft = sharedDraft(draft);
    this.#sendSoon();
  }

  /** Sends the others what is selected. */
  setSelection(ids: Iterable<string>): void {
    this.#selection = [...ids].slice(0, MOST_SELECTED);
    this.#sendSoon();
  }

  /** Sends the others where the person here is. */
  setView(seen: BoardBox): void {
    this.#view = sharedView(seen);
    this.#sendSoon();
  }

  /** Sends the others where the laser was of late; null when it is off. */
  setLaser(laser: SharedPresence['laser']): void {
    this.#laser = laser;
    this.#sendSoon();
  }

  /** Asks everybody to come to where the person here is. */
  callEverybody(seen: BoardBox): void {
    this.#calls += 1;
    this.setView(seen);
  }

  /** Sends nothing more. */
  destroy(): void {
    clearTimeout(this.#timer);
  }

  #sendSoon(): void {
    if (this.#awareness !== null && !this.#isSeen) return;
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      const awareness = this.#awareness;
      awareness?.setLocalState({
        ...awareness.getLocalState(),
        cursor: this.#cursor,
        draft: this.#draft,
        selection: this.#selection,
        view: this.#view,
        laser: this.#laser,
        calls: this.#calls,
      });
    }, SEND_EVERY_MS);
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
