import type { BoardBox, ElementBase } from './elementBase.ts';
import { asList, ElementGroup } from './elementGroup.ts';
import type { FieldReader, Fields } from './fieldReader.ts';
import type { KindModel } from './kindModel.ts';

/** What a kind of box has besides its box. */
export interface OwnFields<Element> {
  /** Its groups in the document, all of them needed. */
  readonly groups: readonly string[];
  read(fields: Fields, field: string, reader: FieldReader): Omit<Element, keyof ElementBase | keyof BoardBox>;
  load(get: (group: string) => unknown): Fields;
  store(element: Element): readonly (readonly [group: string, value: unknown])[];
}

/** The model of a kind of element with a place and a size of its own. */
export function boxModel<Element extends ElementBase & BoardBox>(
  type: Element['type'],
  own?: OwnFields<Element>,
): KindModel<Element> {
  const groups = [ElementGroup.GEOMETRY, ...(own?.groups ?? [])];
  return {
    type,
    groups,
    needs: [...groups, ElementGroup.STACK, ElementGroup.TEXT],
    read(fields, field, common, reader) {
      const element = { ...common, type, ...reader.box(fields, field), ...own?.read(fields, field, reader) };
      // A box and what is its own: that is all an element of such a kind has.
      return element as unknown as Element;
    },
    load(get) {
      const [x, y, w, h] = asList(get(ElementGroup.GEOMETRY));
      return { x, y, w, h, ...own?.load(get) };
    },
    store(element) {
      const { x, y, w, h } = element;
      return [[ElementGroup.GEOMETRY, [x, y, w, h]], ...(own?.store(element) ?? [])];
    },
  };
}
