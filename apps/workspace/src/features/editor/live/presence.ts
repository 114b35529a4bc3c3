import { BoardLimits, type BoardBox } from '@boardwalk/board';
import type { Draft, ElementDraft, LaserPoint, RemotePresence } from '@boardwalk/board/react';
import { avatarColourIndex } from '@boardwalk/domain';

/** Somebody on the board, once however many windows they have open. */
export interface Person {
  readonly userId: string;
  readonly name: string;
  readonly color: string;
}

/** What every participant sends the others. The server sets `user_id` and `nick_name` right. */
export interface SharedPresence {
  readonly user: { readonly user_id: string; readonly nick_name: string; readonly color: string };
  readonly cursor: { readonly x: number; readonly y: number } | null;
  readonly selection: readonly string[];
  /** What is dragged just now: the id of each element, and where it would stand, with its size where that changes. */
  readonly draft?: readonly SharedDraft[] | null;
  /** What is seen of the board: x, y, width and height. Null before it is known. */
  readonly view?: SharedView | null;
  /** Where the laser with which they present was of late. */
  readonly laser?: readonly SharedLaserPoint[] | null;
  /** Grows whenever everybody is asked to come to where this person is. */
  readonly calls?: number;
}

/** A place of a laser, and when it was there, in ms by their own clock. */
export type SharedLaserPoint = readonly [at: number, x: number, y: number];

/** An area of the board: x, y, width and height. */
export type SharedView = readonly [x: number, y: number, w: number, h: number];

/** A window of somebody who may be followed: where they are, and how often this window of theirs has asked everybody to come. */
export interface Leader {
  /** The window. */
  readonly client: number;
  readonly person: Person;
  /** Null as long as it has not said. */
  readonly view: BoardBox | null;
  readonly calls: number;
}

/** One element that is dragged. */
export type SharedDraft = readonly [
  id: string,
  x: number,
  y: number,
  w?: number,
  h?: number,
  rotation?: number,
];

/** Cursor colours: the board's own strong hues, which white or dark text can be read on. */
const CURSOR_COLORS = ['#d6437f', '#b45309', '#2f7d32', '#0e7490', '#7b57dd', '#2a76d8'] as const;

/** No more of somebody's selection is outlined or shown as it is dragged: a select-all of thousands would only cost. */
export const MOST_SELECTED = 200;
/** No more places of a laser are sent or shown: those of a second. */
export const MOST_POINTS = 32;
const LONGEST_NAME = 40;

/** The colour of a person's cursor: the same everywhere and always. */
export const cursorColor = (userId: string): string =>
  CURSOR_COLORS[avatarColourIndex(userId)] ?? CURSOR_COLORS[0];

/**
 * The others on the board, read from what their browsers say. None of it is trusted: what has the wrong shape is left
 * out.
 *
 * @param states awareness states by client
 * @param own the client of this window, left out
 */
export function readPresence(states: ReadonlyMap<number, unknown>, own: number): RemotePresence[] {
  const others: RemotePresence[] = [];
  for (const [client, state] of states) {
    const user = client === own ? null : readUser(state);
    if (user === null) continue;
    const { cursor, selection, draft, laser } = state as Record<string, unknown>;
    others.push({
      id: String(client),
      name: user.name,
      color: user.color,
      cursor: readPoint(cursor),
      selection: readIds(selection),
      ...(Array.isArray(draft) ? { draft: readDraft(draft) } : {}),
      ...(Array.isArray(laser) ? { laser: readLaser(laser) } : {}),
    });
  }
  return others;
}

/**
 * The people on the board besides the viewer, each once, in the order they came.
 *
 * @param viewerId left out, with all their windows
 */
export function readPeople(states: ReadonlyMap<number, unknown>, viewerId: string): Person[] {
  const people = new Map<string, Person>();
  for (const state of states.values()) {
    const user = readUser(state);
    if (user && user.userId !== viewerId && !people.has(user.userId)) people.set(user.userId, user);
  }
  return [...people.values()];
}

/**
 * The windows of others, and where they are.
 *
 * @param viewerId left out, with all their windows
 */
export function readLeaders(states: ReadonlyMap<number, unknown>, viewerId: string): Leader[] {
  const leaders: Leader[] = [];
  for (const [client, state] of states) {
    const person = readUser(state);
    const { view, calls } = isRecord(state) ? state : {};
    if (!person || person.userId === viewerId) continue;
    leaders.push({
      client,
      person,
      view: readView(view),
      calls: Number.isSafeInteger(calls) ? (calls as number) : 0,
    });
  }
  return leaders;
}

function readView(value: unknown): BoardBox | null {
  if (!Array.isArray(value)) return null;
  const [x, y, w, h] = value as readonly unknown[];
  if (!isCoordinate(x) || !isCoordinate(y) || !isCoordinate(w) || !isCoordinate(h)) return null;
  return w > 0 && h > 0 ? { x, y, w, h } : null;
}

/** Where somebody is, as the others are sent it: rounded, so that a view that stands still stays the same. */
export function sharedView({ x, y, w, h }: BoardBox): SharedView {
  return [Math.round(x), Math.round(y), Math.max(1, Math.round(w)), Math.max(1, Math.round(h))];
}

function readUser(state: unknown): Person | null {
  if (!isRecord(state) || !isRecord(state['user'])) return null;
  const { user_id: userId, nick_name: name } = state['user'];
  if (typeof userId !== 'string' || typeof name !== 'string') return null;
  return { userId, name: name.slice(0, LONGEST_NAME), color: cursorColor(userId) };
}

function readPoint(value: unknown): RemotePresence['cursor'] {
  if (!isRecord(value)) return null;
  const { x, y } = value;
  return Number.isFinite(x) && Number.isFinite(y) ? { x: x as number, y: y as number } : null;
}

const readIds = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((id) => typeof id === 'string').slice(0, MOST_SELECTED) : [];

/** What is dragged, as the others are sent it. Connectors are left out: their free ends follow when they are let go. */
export function sharedDraft(draft: Draft): readonly SharedDraft[] | null {
  const shared: SharedDraft[] = [];
  for (const [id, { x, y, w, h, rotation }] of draft) {
    if (shared.length === MOST_SELECTED) break;
    if (x === undefined || y === undefined) continue;
    if (w === undefined || h === undefined) shared.push([id, x, y]);
    else shared.push(rotation === undefined ? [id, x, y, w, h] : [id, x, y, w, h, rotation]);
  }
  return shared.length === 0 ? null : shared;
}

function readDraft(values: readonly unknown[]): Draft {
  const draft = new Map<string, ElementDraft>();
  for (const value of values.slice(0, MOST_SELECTED)) {
    if (!Array.isArray(value)) continue;
    const [id, ...numbers] = value as readonly unknown[];
    const [x, y, w, h, rotation] = numbers.filter(isCoordinate);
    if (typeof id !== 'string' || x === undefined || y === undefined) continue;
    const turn = rotation === undefined ? {} : { rotation };
    draft.set(id, w === undefined || h === undefined ? { x, y } : { x, y, w, h, ...turn });
  }
  return draft;
}

function readLaser(values: readonly unknown[]): LaserPoint[] {
  return values.slice(-MOST_POINTS).flatMap((value) => {
    const [at, x, y]: readonly unknown[] = Array.isArray(value) ? value : [];
    return Number.isFinite(at) && isCoordinate(x) && isCoordinate(y) ? [{ at: at as number, x, y }] : [];
  });
}

const isCoordinate = (value: unknown): value is number =>
  typeof value === 'number' && Math.abs(value) <= BoardLimits.coordinate;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
