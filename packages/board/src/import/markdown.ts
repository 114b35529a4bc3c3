import type { Nodes, PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import type { Draft } from './draft.ts';
import { ImportError } from './importError.ts';
import { htmlToText } from './markup.ts';
import { addMaps, type TopicDraft } from './topicTree.ts';

/** What a topic takes from a line: its text, and the first link in it. */
interface Line {
  text: string;
  link?: string;
}

/** Writes the text of a line. Addresses that the topic cannot carry as its link stay in the text. */
function readInline(nodes: readonly PhrasingContent[], line: Line): void {
  for (const node of nodes) {
    if (node.type === 'text' || node.type === 'inlineCode') line.text += node.value;
    else if (node.type === 'break') line.text += '\n';
    else if (node.type === 'html') line.text += /^<br\s*\/?>$/i.test(node.value) ? '\n' : '';
    else if (node.type === 'image') line.text += node.alt ?? '';
    else if (node.type === 'imageReference') line.text += node.alt ?? '';
    else if (node.type === 'footnoteReference') line.text += `[${node.label ?? node.identifier}]`;
    else if (node.type === 'link') {
      const before = line.text.length;
      readInline(node.children, line);
      const label = line.text.slice(before);
      if (line.link === undefined) line.link = node.url;
      else if (label !== node.url && !node.url.endsWith(label)) line.text += ` (${node.url})`;
    } else readInline(node.children, line);
  }
}

function topicOf(nodes: readonly PhrasingContent[]): TopicDraft {
  const line: Line = { text: '' };
  readInline(nodes, line);
  return { text: line.text.trim(), link: line.link, children: [] };
}

/** Turns blocks into topics: headings by their level, items by their nesting, the rest as leaves where they stand. */
class OutlineReader {
  private readonly draft: Draft;

  constructor(draft: Draft) {
    this.draft = draft;
  }

  /** The topics of blocks that follow each other. */
  read(blocks: readonly RootContent[]): TopicDraft[] {
    const top: TopicDraft[] = [];
    const open: { readonly depth: number; readonly topic: TopicDraft }[] = [];
    for (const block of blocks) {
      if (block.type === 'heading') {
        while ((open.at(-1)?.depth ?? 0) >= block.depth) open.pop();
        const topic = topicOf(block.children);
        (open.at(-1)?.topic.children ?? top).push(topic);
        open.push({ depth: block.depth, topic });
      } else (open.at(-1)?.topic.children ?? top).push(...this.block(block));
    }
    return top;
  }

  private block(block: RootContent): TopicDraft[] {
    switch (block.type) {
      case 'paragraph':
        this.countPictures(block);
        return leaf(topicOf(block.children));
      case 'list':
        return block.children.map(({ checked, children: [head, ...rest] }) => {
          // An item is called by its first line.
          const isLine = head?.type === 'paragraph';
          const topic: TopicDraft = isLine ? topicOf(head.children) : { text: '', children: [] };
          if (isLine) this.countPictures(head);
          if (typeof checked === 'boolean') topic.text = `${checked ? '☑' : '☐'} ${topic.text}`;
          topic.children = this.read(isLine || !head ? rest : [head, ...rest]);
          const [only, ...others] = topic.children;
          return topic.text === '' && only && others.length === 0 ? only : topic;
        });
      case 'blockquote':
      case 'footnoteDefinition':
        return this.read(block.children);
      case 'code':
        return leaf({ text: block.value, children: [] });
      case 'html':
        return leaf({ text: htmlToText(block.value), children: [] });
      case 'table':
        return block.children.map((row) => {
          const cells = row.children.map((cell) => topicOf(cell.children).text);
          return { text: cells.join(' | '), children: [] };
        });
      case 'definition':
        return leaf({ text: block.title ?? block.label ?? '', link: block.url, children: [] });
      default:
        return [];
    }
  }

  private countPictures(node: Nodes): void {
    if (node.type === 'image' || node.type === 'imageReference') this.draft.losses.add('pictures');
    if ('children' in node) for (const child of node.children) this.countPictures(child);
  }
}

const leaf = (topic: TopicDraft): TopicDraft[] =>
  topic.text === '' && topic.link === undefined ? [] : [{ ...topic, text: topic.text || (topic.link ?? '') }];

/** Reads an outline in Markdown. One with several beginnings gets the name of the file as the root. */
export function importMarkdown(source: string, draft: Draft, name: string): void {
  const { children } = fromMarkdown(source, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  const topics = new OutlineReader(draft).read(children);
  const [only, ...others] = topics;
  if (!only) throw new ImportError('empty');
  addMaps(draft, [others.length === 0 ? only : { text: name, children: topics }], 'right');
}

/** Reads lines of text, indented by tabs or blanks, as an outline. */
export function importLines(source: string, draft: Draft, name: string): void {
  const top: TopicDraft[] = [];
  const open: { readonly indent: number; readonly topic: TopicDraft }[] = [];
  for (const line of source.split(/\r\n?|\n/)) {
    const text = line.trim();
    if (text === '') continue;
    const indent = line.slice(0, line.length - line.trimStart().length).replaceAll('\t', '    ').length;
    while ((open.at(-1)?.indent ?? -1) >= indent) open.pop();
    const topic: TopicDraft = { text, children: [] };
    (open.at(-1)?.topic.children ?? top).push(topic);
    open.push({ indent, topic });
  }
  const [only, ...others] = top;
  if (!only) throw new ImportError('empty');
  addMaps(draft, [others.length === 0 ? only : { text: name, children: top }], 'right');
}
