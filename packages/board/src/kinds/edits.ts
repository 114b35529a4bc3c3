import type { BoardElement } from '../document/types.ts';
import type { KindEdit, StyleChoice } from '../editor/kindEdit.ts';
import { Registry } from '../registry.ts';
import { connectorEdit } from './connector/edit.ts';
import { drawingEdit } from './drawing/edit.ts';
import { frameEdit } from './frame/edit.ts';
import { pictureEdit } from './picture/edit.ts';
import { shapeEdit } from './shape/edit.ts';
import { stickyEdit } from './sticky/edit.ts';
import { textEdit } from './text/edit.ts';

/** How each kind of element is edited (see `KindEdit`); topics come with the rest of mind maps. */
export const edits = new Registry<KindEdit>(
  ({ type }) => type,
  [stickyEdit, textEdit, shapeEdit, connectorEdit, frameEdit, drawingEdit, pictureEdit],
);

/** How an element is edited; undefined for a kind that is only shown. */
export const editOf = ({ type }: Pick<BoardElement, 'type'>): KindEdit | undefined => edits.get(type);

/** What of the look of all these elements can be chosen. */
export function styleChoicesOf(elements: readonly Pick<BoardElement, 'type'>[]): ReadonlySet<StyleChoice> {
  const [first, ...others] = elements.map((element) => editOf(element)?.styles ?? []);
  return new Set(first?.filter((choice) => others.every((choices) => choices.includes(choice))));
}
