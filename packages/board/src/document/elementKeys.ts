import * as Y from 'yjs';
import { modelOf, models } from '../kinds/models.ts';
import { sharedParts } from '../kinds/sharedParts.ts';
import { EXTRA_KEYS, EXTRAS, plainExtra, storedExtra } from './elementExtras.ts';
import { asList, ElementGroup, SHARED_GROUPS } from './elementGroup.ts';
import { FieldReader, isFields, STYLE_KEYS, type Fields } from './fieldReader.ts';
import { readElementValue } from './readElement.ts';
import { replaceShared } from './textSplice.ts';
import type { BoardElement, ElementExtras } from './types.ts';

/** The map's name in the document. */
export const ELEMENTS_MAP = 'elements';

/** What the map holds: plain JSON groups, and texts. */
export type ElementsMap = Y.Map<unknown>;

/** The board's map in a document. */
export const elementsMapOf = (doc: Y.Doc): ElementsMap => doc.getMap<unknown>(ELEMENTS_MAP);

/** The key of a group of an element. */
export const keyOf = (id: string, group: string): string => (group === '' ? id : `${id}/${group}`);

/** The element a key belongs to. */
export function idOfKey(key: string): string {
  const slash = key.indexOf('/');
  return slash < 0 ? key : key.slice(0, slash);
}

/** All last parts of keys that elements can have. */
const allKeys = (): readonly string[] => [
  ...new Set([...SHARED_GROUPS, ...models.all.flatMap(({ groups }) => groups), ...EXTRA_KEYS]),
];
/** Reads without reporting: what others wrote is set right. */
const reader = new FieldReader(() => {});

/**
 * The element as the map holds it, brought within the limits; null when it is gone, of a type this version does not
 * know, or lacks what it cannot do without: that remains when one deletes an element while another brings it back. `parent` is the stored one, which a cycle may have broken (see `buildTopicForest`).
 */
export function readElement(map: ElementsMap, id: string, hasExtras = true): BoardElement | null {
  const type = map.get(id);
  const model = modelOf(type);
  if (!model) return null;
  // Each key is put together once: most of the time that reading a board takes goes to looking them up.
  const keys = model.needs.map((group) => keyOf(id, group));
  if (!keys.every((key) => map.has(key))) return null;
  const get = (group: string) => map.get(keys[model.needs.indexOf(group)] ?? keyOf(id, group));
  const text = get(ElementGroup.TEXT);
  const shared = sharedParts.get(type);
  const part = shared && get(shared.group);
  const fields = {
    type,
    id,
    ...model.load(get),
    ...(part instanceof Y.Map ? shared?.load(part) : undefined),
    z: get(ElementGroup.STACK),
    style: get(ElementGroup.STYLE) ?? {},
    text: text instanceof Y.Text ? text.toJSON() : '',
    ...(hasExtras ? readExtras(map, id) : undefined),
  };
  return readElementValue(fields, id, reader);
}

/** What an element has besides its groups. */
function readExtras(map: ElementsMap, id: string): Fields {
  const extras: Record<string, unknown> = {};
  for (const { name, key } of EXTRAS) {
    const value = map.get(`${id}/${key}`);
    if (value !== undefined) extras[name] = plainExtra(value);
  }
  return extras;
}

/** Writes one of the extras of an element, or takes it away. What is already there is not written again. */
export function setExtra<Name extends keyof ElementExtras>(
  map: ElementsMap,
  id: string,
  name: Name,
  value: ElementExtras[Name] | undefined,
): void {
  const full = `${id}/${EXTRAS.find((extra) => extra.name === name)?.key ?? name}`;
  if (value === undefined) map.delete(full);
  else if (JSON.stringify(plainExtra(map.get(full))) !== JSON.stringify(value))
    map.set(full, storedExtra(name, value));
}

/** Makes the extras of an element what is given, writing only what differs. */
function writeExtras(map: ElementsMap, element: BoardElement): void {
  for (const { name, key } of EXTRAS) {
    const full = `${element.id}/${key}`;
    const value = element[name];
    const before = plainExtra(map.get(full));
    if (JSON.stringify(before) === JSON.stringify(value)) continue;
    if (value === undefined) map.delete(full);
    else map.set(full, storedExtra(name, value));
  }
}

/** The root a topic belonged to when it was last placed. */
export function readHome(map: ElementsMap, id: string): string | null {
  const home = asList(map.get(keyOf(id, ElementGroup.PLACE)))[3];
  return typeof home === 'string' ? home : null;
}

/**
 * A value for a group with what the stored one has beyond it: a later format may append to lists and add properties of
 * styles.
 */
function keepingUnknown(stored: unknown, group: string, value: unknown): unknown {
  if (Array.isArray(value) && Array.isArray(stored)) return [...value, ...stored.slice(value.length)];
  if (group !== ElementGroup.STYLE || !isFields(stored) || !isFields(value)) return value;
  return {
    ...Object.fromEntries(Object.entries(stored).filter(([key]) => !STYLE_KEYS.includes(key))),
    ...value,
  };
}

/**
 * Writes one group of an element, and leaves in it what this version does not know. What is already there is not written
 * again: a write that changes nothing could still undo what somebody else writes at the same time.
 */
export function setGroup(map: ElementsMap, id: string, group: string, value: unknown): void {
  const key = keyOf(id, group);
  const stored = map.get(key);
  const next = keepingUnknown(stored, group, value);
  if (JSON.stringify(stored) !== JSON.stringify(next)) map.set(key, next);
}

/** What the groups of an element hold, but its text and those that say nothing. */
function groupsOf(element: BoardElement, home: string | null): Map<string, unknown> {
  const groups = new Map<string, unknown>([
    [ElementGroup.BASE, element.type],
    [ElementGroup.STACK, element.z],
  ]);
  if (Object.keys(element.style).length > 0) groups.set(ElementGroup.STYLE, element.style);
  for (const [group, value] of modelOf(element.type)?.store(element, home) ?? []) groups.set(group, value);
  return groups;
}

/** The groups that an element of a type may have. */
const groupsOfType = (type: unknown): readonly string[] => [
  ...SHARED_GROUPS,
  ...(modelOf(type)?.groups ?? []),
];

/** Writes a new element: all its groups but those that say nothing. */
export function writeElement(map: ElementsMap, element: BoardElement, home: string | null = null): void {
  writeGroups(map, element, home);
  writeExtras(map, element);
}

function writeGroups(map: ElementsMap, element: BoardElement, home: string | null): void {
  for (const [group, value] of groupsOf(element, home)) map.set(keyOf(element.id, group), value);
  writeShared(map, element);
  map.set(keyOf(element.id, ElementGroup.TEXT), new Y.Text(element.text));
}

/** Writes a new element as `writeElement` does, into a map that has never held anything under its keys. */
export function writeFirst(map: ElementsMap, element: BoardElement, home: string | null): void {
  writeGroups(map, element, home);
  for (const { name, key } of EXTRAS) {
    const value = element[name];
    const full = `${element.id}/${key}`;
    // What a kind has as a group of its own is there.
    if (value !== undefined && !map.has(full)) map.set(full, storedExtra(name, value));
  }
}

/**
 * Makes an element what is given, new or not, writing only what differs: the shared text stays the same one, so that
 * somebody who types in it goes on doing so.
 */
export function rewriteElement(map: ElementsMap, element: BoardElement, home: string | null = null): void {
  const { id } = element;
  if (map.get(id) !== element.type) {
    deleteElement(map, id);
    return writeElement(map, element, home);
  }
  const groups = groupsOf(element, home);
  writeExtras(map, element);
  for (const group of groupsOfType(element.type)) {
    if (group === ElementGroup.TEXT || group === sharedParts.get(element.type)?.group) continue;
    if (groups.has(group)) setGroup(map, id, group, groups.get(group));
    else if (map.has(keyOf(id, group))) map.delete(keyOf(id, group));
  }
  writeShared(map, element);
  const text = map.get(keyOf(id, ElementGroup.TEXT));
  if (text instanceof Y.Text) replaceShared(text, element.text);
  else map.set(keyOf(id, ElementGroup.TEXT), new Y.Text(element.text));
}

/** Makes the shared map of an element, where its kind has one, what the element says. */
function writeShared(map: ElementsMap, element: BoardElement): void {
  const shared = sharedParts.get(element.type);
  if (!shared) return;
  const key = keyOf(element.id, shared.group);
  if (!(map.get(key) instanceof Y.Map)) map.set(key, new Y.Map());
  const part = map.get(key);
  if (part instanceof Y.Map) shared.write(element, part);
}

/** The shared text at a place: that of an element by its id, or one within it by its id, `/` and what its kind says. */
export function sharedTextOf(map: ElementsMap, place: string): Y.Text | null {
  const id = idOfKey(place);
  const type = map.get(id);
  if (type === undefined) return null;
  const shared = place === id ? undefined : sharedParts.get(type);
  const part = map.get(keyOf(id, shared?.group ?? ElementGroup.TEXT));
  if (place === id) return part instanceof Y.Text ? part : null;
  return part instanceof Y.Map ? (shared?.textOf(part, place.slice(id.length + 1)) ?? null) : null;
}

/** An element as it was, and the root its topic belonged to. */
export interface FormerElement {
  readonly element: BoardElement;
  readonly home: string | null;
}

/** What is known of an element that an undo has left incomplete. */
interface Refill {
  /** The keys that the undo has written or removed. */
  readonly written: ReadonlySet<string>;
  /** The element before the step that was undone, and right before the undo. */
  readonly before: FormerElement | undefined;
  readonly now: FormerElement | undefined;
}

/**
 * Gives an element back what it lacks: what it cannot do without, and what `written` took away although it was there
 * before.
 */
export function refillElement(map: ElementsMap, id: string, { written, before, now }: Refill): void {
  const type = map.get(id);
  const groupsIn = (known: FormerElement | undefined) =>
    known && known.element.type === type ? groupsOf(known.element, known.home) : new Map<string, unknown>();
  const needs = modelOf(type)?.needs ?? [];
  const [former, latest] = [groupsIn(before), groupsIn(now)];
  for (const group of groupsOfType(type)) {
    const key = keyOf(id, group);
    const isNeeded = needs.includes(group);
    if (group === ElementGroup.TEXT || map.has(key) || !(isNeeded || written.has(key))) continue;
    const value = former.get(group) ?? (isNeeded ? latest.get(group) : undefined);
    if (value !== undefined) map.set(key, value);
  }
  const known = now ?? before;
  const shared = sharedParts.get(type);
  if (shared && known && known.element.type === type && !(map.get(keyOf(id, shared.group)) instanceof Y.Map))
    writeShared(map, known.element);
  const text = known?.element.text ?? '';
  if (!map.has(keyOf(id, ElementGroup.TEXT))) map.set(keyOf(id, ElementGroup.TEXT), new Y.Text(text));
}

/** Removes an element, with everything it has. */
export function deleteElement(map: ElementsMap, id: string): void {
  for (const group of allKeys()) {
    const key = group === '' ? id : `${id}/${group}`;
    if (map.has(key)) map.delete(key);
  }
}
