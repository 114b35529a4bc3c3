import type { BoardBox } from '@boardwalk/board';
import type { BoardEditor, ViewMove } from '@boardwalk/board/react';
import type { LiveBoard } from './live-board.ts';
import type { Leader, Person } from './presence.ts';

/** What happened to somebody's following that they did not choose themselves; `asked`: called in the middle of something. */
export type FollowingEvent = 'called' | 'asked' | 'left';

/**
 * Looks at a board with the eyes of somebody else: the view goes where theirs goes, until the person here moves it
 * themselves, stops, or the other leaves. Somebody who calls everybody is followed at once; who is writing or dragging
 * is asked.
 */
export class Following {
  readonly #live: LiveBoard;
  readonly #listeners = new Set<() => void>();
  /** How often each window has called, as far as was heard: calls from before somebody came are not for them. */
  #heard: Map<number, number> | null = null;
  #editor: BoardEditor | null = null;
  #followed: Person | null = null;
  /** The window from which they called; null when they were chosen: then the one that came last. */
  #window: number | null = null;
  #shown = '';
  #seen: BoardBox | null = null;

  constructor(live: LiveBoard) {
    this.#live = live;
  }

  /** Whom the view follows; null when nobody. */
  readonly getFollowed = (): Person | null => this.#followed;

  /** Calls `listener` whenever somebody else is followed, or nobody; returns what ends that. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /**
   * Works on an editor from now on.
   *
   * @param onEvent hears of what the person here did not choose
   * @returns what ends that
   */
  attach(
    editor: BoardEditor,
    onEvent: (event: FollowingEvent, person: Person, window?: number) => void,
  ): () => void {
    this.#editor = editor;
    const look = () => this.#look(onEvent);
    look();
    const stop = this.#live.subscribe(look);
    return () => {
      stop();
      this.#editor = null;
      this.#set(null);
    };
  }

  /** Goes where somebody is, and wherever they go. */
  follow(person: Person, window: number | null = null): void {
    this.#set(person);
    this.#window = window;
    this.#lead(this.#live.getLeaders());
    this.#editor?.focus();
  }

  /** Stays where the view is. */
  stop(): void {
    this.#set(null);
    this.#editor?.focus();
  }

  /** Asks everybody to come to what is seen here, and follows nobody. */
  callEverybody(): void {
    this.#set(null);
    if (this.#seen) this.#live.callEverybody(this.#seen);
  }

  /** To be called with every place the view went to: who moves it follows nobody any longer, and is where they moved it. */
  readonly noteMove = ({ seen, isLed }: ViewMove): void => {
    this.#seen = seen;
    // Two who follow each other would drive each other on: who is led leads nobody.
    if (isLed) return;
    this.#set(null);
    this.#live.setView(seen);
  };

  #look(onEvent: (event: FollowingEvent, person: Person, window?: number) => void): void {
    const leaders = this.#live.getLeaders();
    const heard = this.#heard;
    this.#heard = new Map(leaders.map(({ client, calls }) => [client, calls]));
    // Who was heard of before has called again; the first calls of somebody who just came are older than this visit.
    const caller = leaders.find(({ client, calls }) => calls > (heard?.get(client) ?? calls));
    if (caller && this.#isBusy) onEvent('asked', caller.person, caller.client);
    else if (caller) {
      const isFollowed = caller.person.userId === this.#followed?.userId;
      this.#set(caller.person);
      this.#window = caller.client;
      if (!isFollowed) onEvent('called', caller.person);
    }
    const followed = this.#followed;
    if (followed && !this.#live.getPeople().some(({ userId }) => userId === followed.userId)) {
      this.#set(null);
      onEvent('left', followed);
      return;
    }
    this.#lead(leaders);
  }

  /** Whether the view must stay where it is: something is being written or dragged. */
  get #isBusy(): boolean {
    return this.#editor === null || this.#editor.draft.size > 0 || this.#editor.getState().editing !== null;
  }

  #lead(leaders: readonly Leader[]): void {
    const windows = leaders.filter(
      ({ person, view }) => view !== null && person.userId === this.#followed?.userId,
    );
    const leader = windows.find(({ client }) => client === this.#window) ?? windows.at(-1);
    if (!leader?.view) return;
    const key = JSON.stringify([leader.client, leader.view]);
    if (key === this.#shown) return;
    this.#shown = key;
    this.#editor?.showArea(leader.view);
  }

  #set(person: Person | null): void {
    if (person?.userId === this.#followed?.userId) return;
    this.#followed = person;
    this.#window = null;
    this.#shown = '';
    for (const listener of this.#listeners) listener();
  }
}
