import { lexer, type Token, type Tokens } from 'marked';
import type { Draft } from './draft.ts';
import { ImportError, ImportLimits } from './importError.ts';
import { htmlToText } from './markup.ts';
import { addMaps, type TopicDraft } from './topicTree.ts';

/** What a topic takes from a line: its text, and the first link in it. */
interface Line {
  text: string;
  link?: string;
}

/** Text with its entities read; everything else stays as it is. */
const plain = (text: string): string =>
  text.replaceAll(/&(?:#\d+|#x[\da-f]+|[a-z][\da-z]*);/gi, (entity) => htmlToText(entity) || ' ');

/** What is inside a token. */
const inside = (token: Token): Token[] => ('tokens' in token ? (token.tokens ?? []) : []);

/** Writes the text of a line. Addresses that the topic cannot carry as its link stay in the text. */
function readInline(tokens: readonly Token[], line: Line): void {
  for (const token of tokens) {
    if (token.type === 'br') line.text += '\n';
    else if (token.type === 'html') line.text += /^<br\s*\/?>$/i.test(token.raw.trim()) ? '\n' : '';
    else if (token.type === 'link') {
      const { href } = token as Tokens.Link;
      const before = line.text.length;
      readInline(inside(token), line);
      const label = line.text.slice(before);
      if (line.link === undefined) line.link = href;
      else if (label !== href && href.replace(/^(?:[a-z]+:\/\/|mailto:)/, '') !== label)
        line.text += ` (${href})`;
    } else if (inside(token).length > 0) readInline(inside(token), line);
    else if ('text' in token && typeof token.text === 'string') line.text += plain(token.text);
  }
}

function topicOf(tokens: readonly Token[]): TopicDraft {
  const line: Line = { text: '' };
  readInline(tokens, line);
  return { text: line.text.trim(), link: line.link, children: [] };
}

const leaf = (topic: TopicDraft): TopicDraft[] =>
  topic.text === '' && topic.link === undefined ? [] : [{ ...topic, text: topic.text || (topic.link ?? '') }];

/** Turns blocks into topics: headings by their level, items by their nesting, the rest as leaves where they stand. */
class OutlineReader {
  private readonly draft: Draft;

  constructor(draft: Draft) {
    this.draft = draft;
  }

  /** The topics of blocks that follow each other. */
  read(blocks: readonly Token[]): TopicDraft[] {
    const top: TopicDraft[] = [];
    const open: { readonly depth: number; readonly topic: TopicDraft }[] = [];
    for (const block of blocks) {
      if (block.type === 'heading') {
        const { depth } = block as Tokens.Heading;
        while ((open.at(-1)?.depth ?? 0) >= depth) open.pop();
        const topic = topicOf(inside(block));
        (open.at(-1)?.topic.children ?? top).push(topic);
        open.push({ depth, topic });
      } else (open.at(-1)?.topic.children ?? top).push(...this.block(block));
    }
    return top;
  }

  private block(block: Token): TopicDraft[] {
    switch (block.type) {
      case 'paragraph':
      case 'text':
        this.countPictures(inside(block));
        return leaf(topicOf(inside(block).length > 0 ? inside(block) : [block]));
      case 'list':
        return (block as Tokens.List).items.map((item) => this.item(item));
      case 'blockquote':
        return this.read(inside(block));
      case 'code':
        return leaf({ text: (block as Tokens.Code).text, children: [] });
      case 'html':
        return leaf({ text: htmlToText(block.raw), children: [] });
      case 'table': {
        const { header, rows } = block as Tokens.Table;
        return [header, ...rows].map((row) => {
          // One line for all cells: it carries the first link of the row, as any line does.
          const line: Line = { text: '' };
          for (const [index, cell] of row.entries()) {
            if (index > 0) line.text += ' | ';
            readInline(cell.tokens, line);
          }
          return { text: line.text, link: line.link, children: [] };
        });
      }
      case 'def': {
        const { tag, href, title } = block as Tokens.Def;
        return leaf({ text: title || tag, link: href, children: [] });
      }
      default:
        return [];
    }
  }

  private item({ task, checked, tokens }: Tokens.ListItem): TopicDraft {
    const [head, ...rest] = tokens.filter(({ type }) => type !== 'checkbox');
    // An item is called by its first line.
    const isLine = head?.type === 'paragraph' || head?.type === 'text';
    const [topic = { text: '', children: [] }] = isLine ? this.block(head) : [];
    const children = this.read(isLine || !head ? rest : [head, ...rest]);
    const [only, ...others] = children;
    if (topic.text === '' && !task && only && others.length === 0) return only;
    return { ...topic, children, ...(task ? { task: checked === true ? 'done' : 'open' } : {}) };
  }

  private countPictures(tokens: readonly Token[]): void {
    for (const token of tokens) {
      if (token.type === 'image') this.draft.losses.add('pictures');
      else this.countPictures(inside(token));
    }
  }
}

/** What begins a quotation or an item of a list, as often as a line begins one. */
const OPENINGS = /^(?:\s*(?:>|[-*+](?=\s)|\d{1,9}[.)](?=\s)))+/;
const OPENING = />|[-*+]|\d+/g;

/** The blocks of a text; what is nested so deeply that reading it would take all there is, is not read. */
function blocksOf(source: string): Token[] {
  const tooDeep = new ImportError('too_deep', ImportLimits.depth);
  for (const line of source.split('\n')) {
    const opened = OPENINGS.exec(line)?.[0] ?? '';
    const indent = line.length - line.trimStart().length;
    // Each level of a list is indented by two blanks at least.
    const levels = opened === '' ? 0 : (opened.match(OPENING)?.length ?? 0) + indent / 2;
    if (levels > ImportLimits.depth) throw tooDeep;
  }
  try {
    return lexer(source);
  } catch (error) {
    // There is no room for so many calls within each other.
    throw error instanceof RangeError ? tooDeep : error;
  }
}

/** Reads an outline in Markdown. One with several beginnings gets the name of the file as the root. */
export function importMarkdown(source: string, draft: Draft, name: string): void {
  const topics = new OutlineReader(draft).read(blocksOf(source));
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
