import {
  tableTexts,
  type BoardElement,
  type ElementType,
  type OutlineNode,
  type OutlineRelation,
  type TableElement,
} from '@boardwalk/board';
import type { IntlShape } from 'react-intl';
import { connectMessages } from './connect-messages.ts';
import { linkMessages } from './link/messages.ts';
import { typeMessages } from './type-messages.ts';
import { markMessages } from './mark-messages.ts';
import { messages } from './messages.ts';
import { spokenMessages } from './note/spoken-messages.ts';

/** Kinds that have no text, so that none is missing. */
const UNWRITTEN: readonly ElementType[] = ['drawing', 'highlight', 'group'];

/** An element, or what an outline says of it. */
type Named =
  | {
      readonly type: ElementType;
      readonly text: string;
      readonly link?: string | undefined;
      readonly icon?: BoardElement['icon'] | undefined;
    }
  | TableElement
  | OutlineNode;

/** No more of a text is read out; the whole of it is in its field. */
const LONGEST = 80;

/** An element by its kind and text: `Sticky note “Ship it”`. */
export function elementName(intl: IntlShape, element: Named): string {
  const name = nameOf(intl, element);
  return element.link === undefined ? name : intl.formatMessage(linkMessages.linked, { name });
}

/** What an element says; of a table all of its cells, row by row. */
export function textOf(element: Named): string {
  const rows = 'cells' in element ? tableTexts(element) : 'rows' in element ? (element.rows ?? []) : [];
  const cells = rows.map((row) => row.filter((text) => text !== '').join(', '));
  return [element.text, ...cells].filter((text) => text !== '').join('; ');
}

/** What an icon that says nothing is called: its name in the set, which is English. */
const iconName = (element: Named): string => {
  if (element.type !== 'icon' || !('icon' in element) || element.icon === undefined) return '';
  const { icon } = element;
  return (typeof icon === 'string' ? icon : icon[0]).replaceAll('-', ' ');
};

function nameOf(intl: IntlShape, element: Named): string {
  const type = intl.formatMessage(typeMessages[element.type]);
  const text = shortText(textOf(element)) || iconName(element);
  // What is drawn has no text that could be missing, and a picture is not empty without one.
  if (UNWRITTEN.includes(element.type)) return type;
  if (element.type === 'picture' && text === '') return type;
  return text === ''
    ? intl.formatMessage(messages.elementEmpty, { type })
    : intl.formatMessage(messages.elementNamed, { type, text });
}

/** An element as it is named on its board: a connector also by what it leads from and to. */
export function nameOnBoard(
  intl: IntlShape,
  elements: ReadonlyMap<string, BoardElement>,
  element: Parameters<typeof elementName>[1] & { readonly id: string },
): string {
  const name = elementName(intl, element);
  const line = elements.get(element.id);
  if (line?.type !== 'connector') return name;
  const [from, to] = [line.from, line.to].map((end) => 'element' in end && elements.get(end.element));
  if (!from || !to) return name;
  const words = {
    name: element.text.trim() === '' ? intl.formatMessage(typeMessages.connector) : name,
    from: elementName(intl, from),
    to: elementName(intl, to),
  };
  return intl.formatMessage(connectMessages.between, words);
}

/** A topic by its text alone, cut where it gets long. */
export const topicName = (intl: IntlShape, { text }: { readonly text: string }): string => {
  const name = shortText(text);
  return name === '' ? intl.formatMessage(typeMessages.topic) : name;
};

/** What a topic is related to: `Budget (leads to)`. */
const relatedText = (intl: IntlShape, { text, label }: OutlineRelation): string => {
  const name = topicName(intl, { text });
  return label === undefined ? name : `${name} (${shortText(label)})`;
};

/** The same for the eye, with arrows: `→ Budget (leads to)`. */
export const relationsText = (intl: IntlShape, relations: readonly OutlineRelation[]): string =>
  relations.map((relation) => `${relation.arrow} ${relatedText(intl, relation)}`).join('  ');

/**
 * A row of the outline: the element, whether it is done, how urgent it is, its icon, its picture, its labels, what it is related to,
 * and that it has a note.
 */
export function rowName(
  intl: IntlShape,
  elements: ReadonlyMap<string, BoardElement>,
  node: OutlineNode,
): string {
  const { type, task, priority, note, labels, icon, picture, relations } = node;
  const related = relations && intl.formatList(relations.map((relation) => relatedText(intl, relation)));
  return [
    nameOnBoard(intl, elements, node),
    ...(task === undefined ? [] : [intl.formatMessage(markMessages[task])]),
    ...(priority === undefined ? [] : [intl.formatMessage(markMessages.priorityOf, { priority })]),
    ...(type === 'topic' && icon !== undefined ? [intl.formatMessage(spokenMessages.icon, { icon })] : []),
    ...(picture === undefined ? [] : [pictureText(intl, picture)]),
    ...(labels ? [intl.formatMessage(spokenMessages.labelled, { labels: intl.formatList(labels) })] : []),
    ...(related === undefined ? [] : [intl.formatMessage(connectMessages.related, { topics: related })]),
    ...(note === undefined ? [] : [intl.formatMessage(spokenMessages.withNote)]),
  ].join(', ');
}

const pictureText = (intl: IntlShape, text: string): string =>
  text === ''
    ? intl.formatMessage(spokenMessages.withPicture)
    : intl.formatMessage(spokenMessages.picture, { text: shortText(text) });

/** A text on one line, cut where it gets long. */
export function shortText(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const characters = [...line];
  return characters.length > LONGEST ? `${characters.slice(0, LONGEST - 1).join('')}…` : line;
}
