import { ApiFailure } from '@boardwalk/api-client';
import { DOCUMENT_FORMAT, metaOf, type BoardBox } from '@boardwalk/board';
import { dropKeptEdits, type KeptFor } from '@boardwalk/app-shell/kept-edits';
import type { Draft, RemotePresence } from '@boardwalk/board/react';
import { LiveEnd, mayEditBoard, readLiveEnd, type TimerRequest } from '@boardwalk/domain';
import { WebSocketStatus, type HocuspocusProvider } from '@hocuspocus/provider';
import * as Y from 'yjs';
import { readHeardTimer } from '../timer/board-clock.ts';
import { BoardChanges } from './board-changes.ts';
import { EditBarrier } from './edit-barrier.ts';
import { EditKeeper, type OutdatedEdits } from './edit-keeper.ts';
import { LivePresence } from './live-presence.ts';
import {
  INITIAL_STATE,
  type JoinTicket,
  type LiveBoardOptions,
  UNSTORABLE_ENDS,
  type LiveState,
  type OpenFailure,
  type Unstorable,
} from './live-state.ts';
import { FINAL_REFUSALS, TOO_LARGE_CODE } from './live-constants.ts';
import { openConnection } from './open-connection.ts';
import type { PartSocket } from './part-socket.ts';
import type { Leader, Person, SharedPresence } from './presence.ts';
import { Retries } from './retries.ts';

/** The connection is not to be made: edits wait that it would not take. */
class UnstorableError extends Error {}

/**
 * A board shared live: its document, the way to the server, and who else is there. It can be edited without the
 * server too; edits go there when it is back and merge with those of the others.
 */
export class LiveBoard {
  readonly doc = new Y.Doc();
  readonly #options: LiveBoardOptions;
  readonly #listeners = new Set<() => void>();
  readonly #changes = new BoardChanges();
  readonly #barrier: EditBarrier;
  readonly #retries = new Retries();
  readonly #presence = new LivePresence(() => this.#notify());
  readonly #keeper: EditKeeper;
  #state: LiveState = INITIAL_STATE;
  #socket: PartSocket | null = null;
  #provider: HocuspocusProvider | null = null;
  #freshTicket: JoinTicket | null = null;
  /** What an earlier visit made on the document of before: shown to decide on, and kept until then. */
  #outdated: OutdatedEdits | null = null;
  #isAskedLater = false;
  #refusals = 0;
  #isDestroyed = false;
  #connectsAfterClose = false;

  constructor(options: LiveBoardOptions) {
    this.#options = options;
    this.#barrier = new EditBarrier({
      send: (payload) => this.#provider?.sendStateless(payload),
      onSaved: (isSaved) => {
        if (isSaved) this.#keeper.drop();
        this.#update({ isSaved });
        if (isSaved && this.#isAskedLater) void this.#bringBack();
      },
    });
    this.#keeper = new EditKeeper(this.doc, (isKept) => this.#update({ isKept }));
    this.doc.on('update', (_update: Uint8Array, origin: unknown) => {
      if (origin === this.#provider) return;
      this.#barrier.noteEdit();
      this.#keep(this.#state.connection !== 'online');
    });
    window.addEventListener('online', this.#onOnline);
    window.addEventListener('offline', this.#onOffline);
    document.addEventListener('visibilitychange', this.#onVisibility);
    void this.#begin();
  }

  /** The state now; the same object until something changes. */
  readonly getState = (): LiveState => this.#state;

  /** The people here besides the viewer; the same list until somebody comes or goes. */
  readonly getPeople = (): readonly Person[] => this.#presence.people;

  /** The others' pointers and selections; the same list until something in it changes. */
  readonly getOthers = (): readonly RemotePresence[] => this.#presence.others;

  /** The windows of others, and where they are. */
  readonly getLeaders = (): readonly Leader[] => this.#presence.leaders;

  /** Calls `listener` whenever state, people or others changed; returns what ends that. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Calls a listener whenever comments or votes on the board have changed. */
  readonly onChanged = this.#changes.on;

  /** Sends the others where the pointer is on the board; null when it left. */
  readonly setCursor = (cursor: SharedPresence['cursor']): void => this.#presence.setCursor(cursor);

  /** Sends the others what is dragged, as it would stand. */
  readonly setDraft = (draft: Draft): void => this.#presence.setDraft(draft);

  /** Sends the others what is seen of the board here. */
  readonly setView = (seen: BoardBox): void => this.#presence.setView(seen);

  /** Sends the others where the laser of a presentation was of late; null when it is off. */
  readonly setLaser = (laser: SharedPresence['laser']): void => this.#presence.setLaser(laser);

  /** Asks everybody to come to what is seen here. */
  readonly callEverybody = (seen: BoardBox): void => this.#presence.callEverybody(seen);

  /** Asks the server to change the timer of the session; it answers everybody on the board. */
  readonly changeTimer = (request: TimerRequest): void =>
    this.#provider?.sendStateless(JSON.stringify({ type: 'timer', ...request }));

  /** Notes that something begins to be dragged, or that it has ended. */
  readonly noteDrag = (isDragging: boolean): void => this.#barrier.noteDrag(isDragging);

  /** Sends the others what is selected. */
  readonly setSelection = (ids: Iterable<string>): void => this.#presence.setSelection(ids);

  /**
   * Gives up what could not be stored, and has the board again as the server has it. To be called when the person has
   * decided what becomes of their edits.
   */
  startAfresh(): void {
    this.forgetEdits();
    this.#options.onRestart?.();
  }

  /** Waits for nothing any longer: what could not be stored was kept elsewhere or is given up. */
  forgetEdits(): void {
    this.#isAskedLater = false;
    for (const database of this.#outdated?.databases ?? []) dropKeptEdits(database);
    this.#barrier.forget();
  }

  /** The document with what cannot be stored here. */
  get unstorableDoc(): Y.Doc {
    return this.#outdated?.doc ?? this.doc;
  }

  /** Tries to reach the server now, not when the next try is due. */
  reconnect(): void {
    if (this.#isDestroyed || this.#isOver) return;
    this.#retries.reset();
    if (this.#socket === null) void this.#begin();
    else this.#connectNow();
  }

  /** Leaves the board. What is neither stored nor kept is lost with it: ask `getState()` before. */
  destroy(): void {
    this.#isDestroyed = true;
    window.removeEventListener('online', this.#onOnline);
    window.removeEventListener('offline', this.#onOffline);
    document.removeEventListener('visibilitychange', this.#onVisibility);
    this.#presence.destroy();
    this.#retries.cancel();
    this.#barrier.shut();
    this.#keeper.destroy();
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
      if (this.#isDestroyed || this.#isOver || this.#endIfFinal(reason)) return;
      this.#goOffline();
      this.#retries.schedule(() => void this.#begin());
    }
  }

  /** Nothing more goes to the server or comes from it. */
  get #isOver(): boolean {
    return this.#state.failure !== null || this.#state.unstorable !== null;
  }

  /** A ticket, and with it the role of now. Edits that a role does not allow are never sent: they would be refused. */
  async #getTicket(): Promise<JoinTicket> {
    const epoch = this.#state.isLoaded ? Math.max(1, metaOf(this.doc).epoch) : 0;
    const ticket = await this.#options.getTicket(epoch);
    if (epoch > 0 && ticket.epoch !== epoch) this.#leaveRebuilt();
    this.#presence.noteViewer(ticket.user?.user_id ?? '');
    const wasEditor = this.#state.role === null || mayEditBoard(this.#state.role);
    const mayLookNow = !mayEditBoard(ticket.role) && wasEditor;
    if (mayLookNow && this.#barrier.hasOnlyDrag) {
      // The server may have a part of the drag: only its own board is the right one.
      this.startAfresh();
      throw new UnstorableError();
    }
    this.#update({ role: ticket.role, isOutdated: ticket.format > DOCUMENT_FORMAT });
    if (!mayEditBoard(ticket.role) && !this.#barrier.isSaved) {
      this.#keepFromSending('role');
      throw new UnstorableError();
    }
    return ticket;
  }

  /** The board was built again from its content: this document can never be merged into it. */
  #leaveRebuilt(): never {
    if (this.#barrier.isSaved || this.#barrier.hasOnlyDrag) this.startAfresh();
    else this.#keepFromSending('rebuilt');
    throw new UnstorableError();
  }

  #connect(ticket: JoinTicket): void {
    this.#freshTicket = ticket;
    const { socket, provider } = openConnection({
      path: ticket.ws_path,
      fileKey: this.#options.fileKey,
      document: this.doc,
      token: () => this.#nextToken(),
    });
    this.#socket = socket;
    this.#provider = provider;
    this.#presence.attach(provider, ticket.user);
    provider.on('synced', () => this.#onSynced());
    provider.on('unsyncedChanges', ({ number }: { number: number }) => {
      // The first zero after a connection: the server has taken what it lacked, nothing made before is on its way.
      if (number === 0) this.#barrier.open();
    });
    provider.on('stateless', ({ payload }: { payload: string }) => {
      this.#barrier.hear(payload);
      const timer = readHeardTimer(payload, performance.now());
      if (timer !== undefined) this.#update({ timer });
      this.#changes.hear(payload);
    });
    // A timer that is there is sent next; one that ended meanwhile is not mentioned.
    provider.on('authenticated', () => this.#update({ timer: null }));
    provider.on('authenticationFailed', ({ reason }: { reason: string }) => this.#onRefused(reason));
    provider.on('close', ({ event }: { event: { code: number; reason: string } }) => this.#onClose(event));
    provider.attach();
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
    const isFirst = !this.#state.isLoaded;
    this.#update({ isLoaded: true, connection: 'online', isTooFast: false });
    if (isFirst) void this.#bringBack();
  }

  /** Takes up what an earlier visit could not store, or asks what becomes of it. From somebody who may only look by now it is not sent. */
  async #bringBack(): Promise<void> {
    // Nothing is kept for guests; what this browser keeps of somebody else waits for them.
    if (this.#presence.viewerId === '') return;
    const outdated = await this.#keeper.findOutdated(this.#keptFor);
    if (this.#isDestroyed || this.#isOver) return;
    // What is made meanwhile is stored first: nothing of it may depend on the answer.
    this.#isAskedLater = outdated !== null && !this.#barrier.isSaved;
    if (this.#isAskedLater) return;
    if (outdated !== null) {
      this.#outdated = outdated;
      return this.#keepFromSending('rebuilt');
    }
    const left = await this.#keeper.findLeft(this.#keptFor);
    if (left === null || this.#isDestroyed || this.#isOver) return;
    if (this.#state.role !== null && !mayEditBoard(this.#state.role)) this.#keepFromSending('role');
    Y.applyUpdate(this.doc, left);
  }

  get #keptFor(): KeptFor {
    const { epoch } = metaOf(this.doc);
    return { userId: this.#presence.viewerId, fileKey: this.#options.fileKey, epoch };
  }

  #keep(atOnce: boolean): void {
    if (!this.#barrier.isSaved && this.#state.isLoaded) this.#keeper.keep(this.#keptFor, atOnce);
  }

  /** The server or the ticket's request refused: tries again with a new ticket, after a while. */
  #onRefused(reason: string): void {
    if (this.#isOver || this.#isDestroyed) return;
    if (reason === LiveEnd.QUARANTINED) return this.#end('damaged');
    this.#refusals += 1;
    if (this.#refusals >= FINAL_REFUSALS && navigator.onLine && !this.#state.isLoaded)
      return this.#end('forbidden');
    this.#comeBackLater();
  }

  /** The board or the socket was closed; both are reported, one after the other, with the same reason. */
  #onClose({ code, reason }: { code: number; reason: string }): void {
    this.#barrier.shut();
    this.#goOffline();
    if (this.#isOver) return;
    const end = readLiveEnd(reason);
    const unstorable = code === TOO_LARGE_CODE ? 'too-large' : end && UNSTORABLE_ENDS[end];
    if (unstorable && !this.#barrier.isSaved) return this.#keepFromSending(unstorable);
    if (end === LiveEnd.QUARANTINED) return this.#end('damaged');
    if (end === LiveEnd.TOO_FAST) this.#update({ isTooFast: true });
    if (end === LiveEnd.ROLE_CHANGED && this.#socket?.status === WebSocketStatus.Connected) {
      // What one may do has changed: it is asked for at once, with a new ticket.
      this.#socket.disconnect();
      return this.#connectNow();
    }
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
    if (!this.#state.isLoaded) return;
    this.#update({ connection: 'offline' });
    this.#keep(true);
  }

  #endIfFinal(reason: unknown): boolean {
    if (!(reason instanceof ApiFailure)) return false;
    if ([400, 404, 410].includes(reason.status)) this.#end('gone');
    else if (reason.status === 403) this.#end('forbidden');
    else return false;
    return true;
  }

  #end(failure: OpenFailure): void {
    if (!this.#barrier.isSaved) return this.#keepFromSending(failure);
    this.#stop();
    this.#update({ failure, connection: 'offline' });
  }

  /** The edits made here stay here, until the person has decided what becomes of them. */
  #keepFromSending(unstorable: Unstorable): void {
    this.#stop();
    this.#update({ unstorable, connection: 'offline' });
  }

  #stop(): void {
    this.#retries.cancel();
    this.#barrier.shut();
    this.#socket?.disconnect();
  }

  readonly #onOnline = (): void => this.reconnect();

  readonly #onOffline = (): void => {
    this.#barrier.shut();
    this.#socket?.disconnect();
    this.#goOffline();
  };

  /** A page that is hidden may be gone soon. */
  readonly #onVisibility = (): void => {
    if (document.visibilityState !== 'hidden') return;
    this.#barrier.askNow();
    this.#keep(true);
  };

  #update(patch: Partial<LiveState>): void {
    const before = this.#state;
    const hasChanged = Object.entries(patch).some(([key, value]) => before[key as keyof LiveState] !== value);
    if (!hasChanged || this.#isDestroyed) return;
    this.#state = { ...before, ...patch };
    this.#notify();
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}
