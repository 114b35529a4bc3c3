import type * as Y from 'yjs';
import type { ElementBase } from './elementBase.ts';
import type { CommonFields, FieldReader, Fields, ReportProblem } from './fieldReader.ts';

/** What is known of the other elements when one is checked. */
export interface ElementCheck {
  readonly byId: ReadonlyMap<string, ElementBase>;
  /** Path of the element, e.g. `elements[3]`. */
  readonly field: string;
  readonly report: ReportProblem;
}

/**
 * What a kind keeps in a shared map of its own, under a group of its elements: for what several people change at once within
 * one element. The group is one that the kind needs.
 */
export interface SharedPart<Element extends ElementBase = ElementBase> {
  readonly type: Element['type'];
  readonly group: string;
  /** Makes the map what the element says, writing only what differs. */
  write(element: Element, shared: Y.Map<unknown>): void;
  /** What the map holds, in plain fields. */
  load(shared: Y.Map<unknown>): Fields;
  /** A shared text in it, by what follows the id of the element and `/` in its place. */
  textOf(shared: Y.Map<unknown>, place: string): Y.Text | null;
}

/**
 * What a kind of element is, wherever boards are read: which keys it has in the shared document, and how it is read within
 * the limits. `models` lists them; the server knows no more of a kind than this.
 */
export interface KindModel<Element extends ElementBase = ElementBase> {
  readonly type: Element['type'];
  /** Its own groups in the document, besides those that all elements have; a key that was used once keeps its meaning. */
  readonly groups: readonly string[];
  /** Those of its groups without which it is no element of this kind. */
  readonly needs: readonly string[];
  /** The element in plain fields; what is wrong is reported and set right. */
  read(fields: Fields, field: string, common: CommonFields, reader: FieldReader): Element;
  /** Its own fields, from what the document holds under a group. */
  load(get: (group: string) => unknown): Fields;
  /**
   * What its own groups hold, but those that say nothing.
   * @param home the root that a topic belongs to
   */
  store(element: Element, home: string | null): readonly (readonly [group: string, value: unknown])[];
  /** The elements that it holds on to: it stands by them, and goes when one of them is deleted. */
  holds?(element: Element): readonly string[];
  /** Reports what is wrong with it among the others. */
  check?(element: Element, among: ElementCheck): void;
}
