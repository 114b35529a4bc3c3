import type { ExportTopic, ExportTree } from './exportTree.ts';
import { xmlAttributes, xmlText } from './xmlText.ts';

/** Texts of outlines are read as HTML where they look like it. */
const asText = (text: string): string =>
  /<[a-z/!?]|&[a-z#]/i.test(text) ? xmlText(text).replaceAll('\n', '<br>') : text;

const textOf = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : asText(text);

function outline({ text, link, element, children }: ExportTopic, indent: string): string[] {
  const attributes = xmlAttributes({
    text: asText(text),
    type: link === undefined ? undefined : 'link',
    url: link,
    _note: textOf(element?.note),
    _labels: textOf(element?.labels?.join(', ')),
    _status: element?.task === undefined ? undefined : element.task === 'done' ? 'checked' : 'unchecked',
  });
  if (children.length === 0) return [`${indent}<outline${attributes}/>`];
  const inside = children.flatMap((child) => outline(child, `${indent} `));
  return [`${indent}<outline${attributes}>`, ...inside, `${indent}</outline>`];
}

/** A tree as an outline in OPML 2.0. */
export const opmlOf = ({ root }: ExportTree): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<opml version="2.0">',
    `<head><title>${xmlText(root.text.split('\n')[0] ?? '')}</title></head>`,
    '<body>',
    ...outline(root, ' '),
    '</body>',
    '</opml>',
    '',
  ].join('\n');
