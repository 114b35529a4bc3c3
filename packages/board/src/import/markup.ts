import {
  DomHandler,
  isCDATA,
  isTag,
  isText,
  type CDATA,
  type ChildNode,
  type Document,
  type Element,
} from 'domhandler';
import { Parser } from 'htmlparser2';
import { ImportError, ImportLimits } from './importError.ts';

/** A tree of markup with a bound on its tags and levels. Entities that a document declares itself are never replaced. */
class BoundedHandler extends DomHandler {
  private nodes = 0;
  private level = 0;

  override onopentag(name: string, attributes: Record<string, string>): void {
    this.nodes += 1;
    this.level += 1;
    if (this.nodes > ImportLimits.nodes) throw new ImportError('too_many', ImportLimits.nodes);
    if (this.level > ImportLimits.depth) throw new ImportError('too_deep', ImportLimits.depth);
    super.onopentag(name, attributes);
  }

  override onclosetag(): void {
    this.level -= 1;
    super.onclosetag();
  }

  /** True while a tag waits for its end. */
  get isOpen(): boolean {
    return this.level > 0;
  }
}

function parse(source: string, xmlMode: boolean): { root: Document; isCutOff: boolean } {
  const handler = new BoundedHandler();
  const parser = new Parser(handler, { xmlMode, decodeEntities: true });
  parser.write(source);
  // The end closes what is open.
  const isCutOff = handler.isOpen;
  parser.end();
  return { root: handler.root, isCutOff };
}

/**
 * The root element of an XML document.
 * @throws ImportError when it is cut off, too deep, or has too many tags
 */
export function parseXml(source: string): Element {
  const { root, isCutOff } = parse(source, true);
  const [first] = elementsOf(root);
  if (first === undefined || isCutOff) throw new ImportError('broken');
  return first;
}

/** The child elements of a node, those of one name when it is given. */
export function elementsOf(node: Document | Element, name?: string): Element[] {
  return node.children.filter(
    (child): child is Element => isTag(child) && (name === undefined || child.name === name),
  );
}

/** The first child element of a name. */
export function childOf(node: Element, name: string): Element | undefined {
  return elementsOf(node, name)[0];
}

/** All text in a node, as it stands. */
export function textIn(node: Document | Element | CDATA): string {
  let text = '';
  for (const child of node.children) {
    if (isText(child)) text += child.data;
    else if (isTag(child) || isCDATA(child)) text += textIn(child);
  }
  return text;
}

/** Tags that begin a line of their own. */
const BLOCKS = new Set([
  'address', 'article', 'blockquote', 'dd', 'div', 'dl', 'dt', 'figure', 'footer', 'form', 'h1', 'h2', 'h3', 'h4',
  'h5', 'h6', 'header', 'li', 'main', 'nav', 'ol', 'p', 'pre', 'section', 'table', 'tr', 'ul',
]); // prettier-ignore

/** Tags whose content nobody reads. */
const UNSEEN = new Set(['head', 'script', 'style', 'template', 'title']);

/** Stands between the cells of a row until it is complete; no text of a file has it. */
const CELL = '\u0000';

/** Writes what a reader sees of nodes, with a line for each block. */
function readLines(nodes: readonly ChildNode[], lines: string[]): void {
  for (const node of nodes) {
    if (isText(node)) {
      const text = node.data.replaceAll(/[\s\u200B]+/g, ' ');
      const last = lines.length - 1;
      lines[last] = `${lines[last] ?? ''}${text}`;
    } else if (isCDATA(node)) readLines(node.children, lines);
    else if (isTag(node) && !UNSEEN.has(node.name)) {
      const isBlock = BLOCKS.has(node.name);
      if (node.name === 'br' || (isBlock && lines.at(-1)?.trim() !== '')) lines.push('');
      if (node.name === 'li') lines[lines.length - 1] = '• ';
      if (node.name === 'td' || node.name === 'th') {
        const line = lines.at(-1) ?? '';
        if (line.trim() !== '') lines[lines.length - 1] = `${line.trimEnd()}${CELL}`;
      }
      readLines(node.children, lines);
      if (isBlock && lines.at(-1)?.trim() !== '') lines.push('');
    }
  }
}

/** What a reader sees of nodes of HTML: blocks and breaks as lines. */
export function textOfHtml(nodes: readonly ChildNode[]): string {
  const lines = [''];
  readLines(nodes, lines);
  return (
    lines
      // Empty cells at the end of a row say nothing.
      .map((line) =>
        line
          .replace(/[\0\s]+$/, '')
          .replaceAll(CELL, ' | ')
          .trimStart(),
      )
      .join('\n')
      .replaceAll(/\n{3,}/g, '\n\n')
      .trim()
  );
}

/**
 * A piece of HTML as a tree, whatever is missing in it.
 * @throws ImportError when it is too deep, or has too many tags
 */
export const parseHtml = (html: string): Document => parse(html, false).root;

/** What a reader sees of a piece of HTML. */
export function htmlToText(html: string): string {
  return textOfHtml(parse(html, false).root.children);
}
