import type { Element } from 'domhandler';
import type { ElementStyle } from '../document/index.ts';
import { colorOf } from './color.ts';
import { type Draft, fontSize, given } from './draft.ts';
import { ImportError } from './importError.ts';
import { freemindEmoji } from './icons.ts';
import { marksIn } from './marks.ts';
import { childOf, elementsOf, htmlToText, textOfHtml } from './markup.ts';
import { freemindIcon } from './topicIcon.ts';
import { addMaps, addRelation, type TopicDraft } from './topicTree.ts';

interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly text: string;
}

/** Text of an element with HTML in it; older files have it as `richcontent`, some newer ones plain. */
function richText(element: Element): string {
  return textOfHtml(element.children);
}

/** The side of a branch as files say it, in two generations. */
function sideOf(node: Element): 'left' | 'right' | null {
  const side = (node.attribs['POSITION'] ?? node.attribs['SIDE'] ?? '').toLowerCase();
  if (side === 'left' || side === 'top_or_left') return 'left';
  return side === 'right' || side === 'bottom_or_right' ? 'right' : null;
}

function styleOf(node: Element): ElementStyle {
  const font = childOf(node, 'font')?.attribs ?? {};
  const size = fontSize(font['SIZE']);
  return given({
    fill: colorOf(node.attribs['BACKGROUND_COLOR']) ?? undefined,
    textColor: colorOf(node.attribs['COLOR']) ?? undefined,
    stroke: colorOf(childOf(node, 'edge')?.attribs['COLOR']) ?? undefined,
    bold: font['BOLD'] === 'true' ? true : undefined,
    italic: font['ITALIC'] === 'true' ? true : undefined,
    // Points in the file, pixels on the board.
    fontSize: size === undefined ? undefined : Math.round(size * 1.33),
  });
}

/** Whether an attribute is a label of the topic. */
const isLabelled = (attribs: Readonly<Record<string, string>>): boolean => attribs['NAME'] === 'label';

/** Reads one map: its topics, and the arrows between them. */
class FreemindReader {
  readonly arrows: Arrow[] = [];
  private readonly draft: Draft;

  constructor(draft: Draft) {
    this.draft = draft;
  }

  private icons(names: readonly string[]): string {
    let icons = '';
    for (const name of names) {
      const emoji = freemindEmoji(name);
      if (emoji === undefined) this.draft.losses.add('icons');
      else icons += `${emoji} `;
    }
    return icons;
  }

  topic(node: Element): TopicDraft {
    const rich = elementsOf(node, 'richcontent');
    const typed = (type: string) =>
      rich
        .filter(({ attribs }) => (attribs['TYPE'] ?? 'NODE').toUpperCase() === type)
        .map(richText)
        .filter((text) => text !== '');
    const written = node.attribs['TEXT'] ?? node.attribs['LOCALIZED_TEXT'];
    // Older maps have rich titles as HTML in the attribute.
    const plain = written !== undefined && /^\s*<html/i.test(written) ? htmlToText(written) : written;
    const title = plain ?? typed('NODE').join('\n');
    // Values of attributes stand below the title in the programs that make such files.
    const named = elementsOf(node, 'attribute').map(({ attribs }) => attribs);
    const labels = named.filter(isLabelled).map((attribs) => attribs['VALUE'] ?? '');
    const attributes = named
      .filter((attribs) => !isLabelled(attribs))
      .map((attribs) => `${attribs['NAME'] ?? ''}: ${attribs['VALUE'] ?? ''}`);
    const details = typed('DETAILS');
    for (const { attribs } of elementsOf(node, 'hook'))
      if (attribs['NAME'] === 'ExternalObject' || attribs['URI'] !== undefined)
        this.draft.losses.add('pictures');
    this.draft.losses.add('notes', attributes.length);
    const from = node.attribs['ID'];
    for (const { attribs } of elementsOf(node, 'arrowlink')) {
      const text = [attribs['SOURCE_LABEL'], attribs['MIDDLE_LABEL'], attribs['TARGET_LABEL']];
      const label = text.filter((part) => part !== undefined && part !== '').join(' · ');
      const to = attribs['DESTINATION'];
      if (from !== undefined && to !== undefined) this.arrows.push({ from, to, text: label });
    }
    const link = node.attribs['LINK'];
    if (from !== undefined && link?.startsWith('#') === true)
      this.arrows.push({ from, to: link.slice(1), text: '' });
    const { others: signs, ...marks } = marksIn(
      elementsOf(node, 'icon').map(({ attribs }) => attribs['BUILTIN'] ?? ''),
    );
    const { icon, others } = freemindIcon(signs);
    const nodes = elementsOf(node, 'node');
    // A cloud is around one topic, with what is below it.
    const boundaries = nodes.flatMap((child, at) =>
      childOf(child, 'cloud') ? [{ from: at, to: at, text: '' }] : [],
    );
    return {
      ...marks,
      icon,
      boundaries,
      text: this.icons(others) + [title, ...details, ...attributes].join('\n'),
      note: typed('NOTE').join('\n\n'),
      labels,
      link,
      folded: node.attribs['FOLDED'] === 'true',
      side: sideOf(node),
      style: styleOf(node),
      children: nodes.map((child) => this.topic(child)),
      ref: from,
    };
  }
}

/** Reads a map of FreeMind or Freeplane (`.mm`). */
export function importFreemind(map: Element, draft: Draft): void {
  const node = childOf(map, 'node');
  if (!node) throw new ImportError('empty');
  const reader = new FreemindReader(draft);
  const root = reader.topic(node);
  // Of a whole map there is none.
  if (childOf(node, 'cloud')) draft.losses.add('summaries');
  const ids = addMaps(draft, [root], 'both');
  for (const arrow of reader.arrows) addRelation(draft, ids, arrow);
}
