import { ApiFailure, type CollabTicket } from '@boardwalk/api-client';
import type { RemotePresence } from '@boardwalk/board/react';
import { HocuspocusProvider, HocuspocusProviderWebsocket, WebSocketStatus } from '@hocuspocus/provider';
import * as Y from 'yjs';
import { EditBarrier } from './edit-barrier.ts';
import { INITIAL_STATE, readRole, type LiveState, type OpenFailure } from './live-state.ts';
import { cursorColor, readPeople, readPresence, type Person, type SharedPresence } from './presence.ts';
import { Retries } from './retries.ts';

export interface LiveBoardOptions {
  readonly fileKey: string;
  /** Asks for a ticket to join; a new one for every connection, since tickets live a minute. */
  readonly getTicket: () => Promise<CollabTicket>;
}

/** How often the others hear of the pointer at most, in milliseconds. */
const CURSOR_EVERY_MS = 50;
/** Refusals in a row, each with a fresh ticket, that count as final. */
const FINAL_REFUSALS = 3;

/**
 * A board shared live: its document, the way to the server, and who else is there. It can be edited without the
 * server too; edits go there when it is back and merge with those of the others.
 */
export class LiveBoard {
  readonly doc = new Y.Doc();
  readonly #options: LiveBoardOptions;
  readonly #listeners = new Set<() => void>();
  readonly #barrier: EditBarrier;
  readonly #retries = new Retries();
  #state: LiveState = INITIAL_STATE;
  #people: readonly Person[] = [];
  #others: readonly RemotePresence[] = [];
  #socket: HocuspocusProviderWebsocket | null = null;
  #provider: HocuspocusProvider | null = null;
  #freshTicket: CollabTicket | null = null;
  #viewerId = '';
  #refusals = 0;
  #isDestroyed = false;
  #connectsAfterClose = false;
  #cursorTimer: ReturnType<typeof setTimeout> | undefined;
  #cursor: SharedPresence['cursor'] = null;
  #selection: readonly string[] = [];

  constructor(options: LiveBoardOptions) {
    this.#options = options;
    this.#barrier = new EditBarrier({
      send: (payload) => this.#provider?.sendStateless(payload),
      onSaved: (isSaved) => this.#update({ isSaved }),
    });
    this.doc.on('update', (_update: Uint8Array, origin: unknown) => {
      if (origin !== this.#provider) this.#barrier.noteEdit();
    });
    window.addEventListener('online', this.#onOnline);
    window.addEventListener('offline', this.#onOffline);
    void this.#begin();
  }

  /** The state now; the same object until something changes. */
  readonly getState = (): LiveState => this.#state;

  /** The people here besides the viewer; the same list until somebody comes or goes. */
  readonly getPeople = (): readonly Person[] => this.#people;

  /** The others' pointers and selections; the same list until something in it changes. */
  readonly getOthers = (): readonly RemotePresence[] => this.#others;

  /** Calls `listener` whenever state, people or others changed; returns what ends that. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Tells the others where the pointer is on the board; null when it left. */
  readonly setCursor = (cursor: SharedPresence['cursor']): void => {
    this.#cursor = cursor && { x: Math.round(cursor.x), y: Math.round(cursor.y) };
    this.#cursorTimer ??= setTimeout(() => {
      this.#cursorTimer = undefined;
      this.#provider?.awareness?.setLocalStateField('cursor', this.#cursor);
    }, CURSOR_EVERY_MS);
  };

  /** Tells the others what is selected. */
  setSelection(ids: Iterable<string>): void {
    this.#selection = [...ids];
    this.#provider?.awareness?.setLocalStateField('selection', this.#selection);
  }

  /** Tries to reach the server now, not when the next try is due. */
  reconnect(): void {
    if (this.#isDestroyed || this.#state.failure !== null) return;
    this.#retries.reset();
    if (this.#socket === null) void this.#begin();
    else this.#connectNow();
  }

  /** Leaves the board. What was not stored is lost with it: ask `getState().isSaved` before. */
  destroy(): void {
    this.#isDestroyed = true;
    window.removeEventListener('online', this.#onOnline);
    window.removeEventListener('offline', this.#onOffline);
    clearTimeout(this.#cursorTimer);
    this.#retries.cancel();
    this.#barrier.shut();
    this.#listeners.clear();
    this.#provider?.destroy();
    this.#socket?.destroy();
    this.doc.destroy();
  }

  /** Gets the first ticket, which says where to connect. */
  async #begin(): Promise<void> {
    try {
      const ticket = await this.#getTicket();
      if (!this.#isDestroyed && this.#socket === null) this.#connect(ticket);
    } catch (reason) {
      if (this.#isDestroyed || this.#endIfFinal(reason)) return;
      this.#goOffline();
      this.#retries.schedule(() => void this.#begin());
    }
  }

  async #getTicket(): Promise<CollabTicket> {
    const ticket = await this.#options.getTicket();
    this.#viewerId = ticket.user.user_id;
    this.#update({ role: ticket.role });
    return ticket;
  }

  #connect(ticket: CollabTicket): void {
    this.#freshTicket = ticket;
    const url = new URL(ticket.ws_path, location.origin);
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new HocuspocusProviderWebsocket({
      url: url.href,
      delay: 500,
      minDelay: 500,
      maxDelay: 10_000,
    });
    const provider = new HocuspocusProvider({
      websocketProvider: socket,
      name: this.#options.fileKey,
      document: this.doc,
      token: () => this.#nextToken(),
    });
    this.#socket = socket;
    this.#provider = provider;
    const { user_id, nick_name } = ticket.user;
    provider.setAwarenessField('user', { user_id, nick_name, color: cursorColor(user_id) });
    provider.setAwarenessField('cursor', this.#cursor);
    provider.setAwarenessField('selection', this.#selection);
    provider.on('synced', () => this.#onSynced());
    provider.on('unsyncedChanges', ({ number }: { number: number }) => {
      // The first zero after a connection: the server has taken what it lacked, nothing made before is on its way.
      if (number === 0) this.#barrier.open();
    });
    provider.on('stateless', ({ payload }: { payload: string }) => this.#hear(payload));
    provider.on('authenticationFailed', () => this.#onRefused());
    provider.on('close', () => this.#onClose());
    provider.awareness?.on('change', () => this.#readAwareness());
    provider.attach();
  }

  #hear(payload: string): void {
    this.#barrier.hear(payload);
    const role = readRole(payload);
    if (role !== null) this.#update({ role });
  }

  /** The ticket of a connection that was just opened: the unused one, else a new one. */
  async #nextToken(): Promise<string> {
    const fresh = this.#freshTicket;
    this.#freshTicket = null;
    try {
      return (fresh ?? (await this.#getTicket())).ticket;
    } catch (reason) {
      this.#endIfFinal(reason);
      throw reason;
    }
  }

  #onSynced(): void {
    this.#refusals = 0;
    this.#retries.reset();
    this.#update({ isLoaded: true, connection: 'online' });
  }

  /** The server or the ticket's request refused: tries again with a new ticket, after a while. */
  #onRefused(): void {
    if (this.#state.failure !== null || this.#isDestroyed) return;
    this.#refusals += 1;
    if (this.#refusals >= FINAL_REFUSALS && navigator.onLine && !this.#state.isLoaded)
      return this.#end('forbidden');
    this.#comeBackLater();
  }

  #onClose(): void {
    this.#barrier.shut();
    this.#goOffline();
    if (this.#connectsAfterClose) return this.#connectNow();
    // The server may close the board and leave the socket open; only a new connection asks for a new ticket.
    if (this.#socket?.status === WebSocketStatus.Connected) this.#comeBackLater();
  }

  #comeBackLater(): void {
    this.#socket?.disconnect();
    this.#retries.schedule(() => this.#connectNow());
  }

  /** Connects, or when the old connection is still closing, as soon as it has closed. */
  #connectNow(): void {
    const socket = this.#socket;
    if (!socket || this.#isDestroyed) return;
    this.#connectsAfterClose = socket.status === WebSocketStatus.Connected && !socket.shouldConnect;
    if (!this.#connectsAfterClose) void socket.connect();
  }

  #goOffline(): void {
    if (this.#state.isLoaded) this.#update({ connection: 'offline' });
  }

  #endIfFinal(reason: unknown): boolean {
    if (!(reason instanceof ApiFailure)) return false;
    if (reason.status === 404 || reason.status === 400) this.#end('gone');
    else if (reason.status === 403) this.#end('forbidden');
    else return false;
    return true;
  }

  #end(failure: OpenFailure): void {
    this.#retries.cancel();
    this.#barrier.shut();
    this.#socket?.disconnect();
    this.#update({ failure, connection: 'offline' });
  }

  readonly #onOnline = (): void => this.reconnect();

  readonly #onOffline = (): void => {
    this.#barrier.shut();
    this.#socket?.disconnect();
    this.#goOffline();
  };

  #readAwareness(): void {
    const states = this.#provider?.awareness?.getStates();
    if (!states) return;
    this.#others = readPresence(states, this.doc.clientID);
    const people = readPeople(states, this.#viewerId);
    if (people.map(({ userId }) => userId).join() !== this.#people.map(({ userId }) => userId).join()) {
      this.#people = people;
    }
    this.#tell();
  }

  #update(patch: Partial<LiveState>): void {
    const before = this.#state;
    const hasChanged = Object.entries(patch).some(([key, value]) => before[key as keyof LiveState] !== value);
    if (!hasChanged || this.#isDestroyed) return;
    this.#state = { ...before, ...patch };
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
