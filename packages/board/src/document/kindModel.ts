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
