import type { ElementType, OutlineNode } from '@boardwalk/board';
import type { IntlShape } from 'react-intl';
import { linkMessages } from './link/messages.ts';
import { typeMessages } from './type-messages.ts';
import { markMessages } from './mark-messages.ts';
import { messages } from './messages.ts';
import { spokenMessages } from './note/spoken-messages.ts';

/** Kinds that have no text, so that none is missing. */
const UNWRITTEN: readonly ElementType[] = ['drawing', 'highlight', 'group'];

/** No more of a text is read out; the whole of it is in its field. */
const LONGEST = 80;

/** An element by its kind and text: `Sticky note “Ship it”`. */
export function elementName(
  intl: IntlShape,
  element: { readonly type: ElementType; readonly text: string; readonly link?: string | undefined },
): string {
  const name = nameOf(intl, element);
  return element.link === undefined ? name : intl.formatMessage(linkMessages.linked, { name });
}

function nameOf(intl: IntlShape, element: { readonly type: ElementType; readonly text: string }): string {
  const type = intl.formatMessage(typeMessages[element.type]);
  const text = shortText(element.text);
  // What is drawn has no text that could be missing, and a picture is not empty without one.
  if (UNWRITTEN.includes(element.type)) return type;
  if (element.type === 'picture' && text === '') return type;
  return text === ''
    ? intl.formatMessage(messages.elementEmpty, { type })
    : intl.formatMessage(messages.elementNamed, { type, text });
}

/** A row of the outline: the element, whether it is done, how urgent it is, its labels, and that it has a note. */
export function rowName(intl: IntlShape, node: OutlineNode): string {
  const { task, priority, note, labels } = node;
  return [
    elementName(intl, node),
    ...(task === undefined ? [] : [intl.formatMessage(markMessages[task])]),
    ...(priority === undefined ? [] : [intl.formatMessage(markMessages.priorityOf, { priority })]),
    ...(labels ? [intl.formatMessage(spokenMessages.labelled, { labels: intl.formatList(labels) })] : []),
    ...(note === undefined ? [] : [intl.formatMessage(spokenMessages.withNote)]),
  ].join(', ');
}

/** A text on one line, cut where it gets long. */
export function shortText(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const characters = [...line];
  return characters.length > LONGEST ? `${characters.slice(0, LONGEST - 1).join('')}…` : line;
}
