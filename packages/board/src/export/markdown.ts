import type { ExportTopic, ExportTree } from './exportTree.ts';

/** Deeper topics are items of lists. */
const HEADINGS = 2;

/** A line of text so that Markdown shows it as it is. */
function escaped(line: string): string {
  return (
    line
      .trim()
      .replaceAll(/[\\`*_{}[\]<>#|~&!$^=@]/g, String.raw`\$&`)
      // Addresses would be read with the signs that guard them.
      .replaceAll(/(https?|ftp):/gi, String.raw`$1\:`)
      .replaceAll(/(www)\./gi, String.raw`$1\.`)
      .replace(/^(\d+)([.)])/, String.raw`$1\$2`)
      .replace(/^[-+]/, String.raw`\$&`)
  );
}

/** The lines of a text that show something. */
const linesOf = (text: string): string[] =>
  text
    .split(/\r\n?|[\n\u2028\u2029]/)
    .filter((line) => line.trim() !== '')
    .map(escaped);

function labelOf({ text, link }: ExportTopic, lineBreak: string): string {
  const label = linesOf(text).join(lineBreak);
  if (link === undefined) return label;
  const target = `<${link.replaceAll('<', '%3C').replaceAll('>', '%3E').replaceAll('\\', '%5C')}>`;
  return `[${label === '' ? escaped(link) : label}](${target})`;
}

/** The labels of a topic, after its text. */
const labelsOf = ({ element }: ExportTopic): string =>
  (element?.labels ?? []).map((label) => ` ${escaped(`#${label}`)}`).join('');

/** The note of a topic as a quotation below it. */
const quoteOf = ({ element }: ExportTopic, indent: string): string[] =>
  linesOf(element?.note ?? '').map((line) => `${indent}> ${line}  `);

/** A table; one without names of its columns has an empty first row, as Markdown knows no other. */
function tableLines({ rows = [], header = false }: ExportTopic, indent: string): string[] {
  const [first = []] = rows;
  const line = (cells: readonly string[]) => `${indent}| ${cells.join(' | ')} |`;
  const written = rows.map((row) => line(row.map((text) => linesOf(text).join('<br>'))));
  const names = header ? written.slice(0, 1) : [line(first.map(() => ''))];
  return [...names, line(first.map(() => '---')), ...(header ? written.slice(1) : written)];
}

function item(topic: ExportTopic, indent: string): string[] {
  // Without a line above it a table would be part of the entry before.
  if (topic.rows) return ['', ...tableLines(topic, indent), ''];
  const inside = `${indent}  `;
  const box = topic.element?.task === undefined ? '' : topic.element.task === 'done' ? '[x] ' : '[ ] ';
  return [
    `${indent}- ${box}${labelOf(topic, `\\\n${inside}`)}${labelsOf(topic)}`.trimEnd(),
    ...quoteOf(topic, inside),
    ...topic.children.flatMap((child) => item(child, inside)),
  ];
}

function heading(topic: ExportTopic, level: number): string[] {
  if (topic.rows) return [...tableLines(topic, ''), ''];
  // Headings have no boxes to tick.
  const box = topic.element?.task === undefined ? '' : topic.element.task === 'done' ? '☑ ' : '☐ ';
  const lines = [`${'#'.repeat(level)} ${box}${labelOf(topic, '<br>')}${labelsOf(topic)}`.trimEnd(), ''];
  const quote = quoteOf(topic, '');
  if (quote.length > 0) lines.push(...quote, '');
  const isLast = level === HEADINGS;
  const inside = topic.children.flatMap((child) => (isLast ? item(child, '') : heading(child, level + 1)));
  return [...lines, ...inside, ...(isLast && inside.length > 0 ? [''] : [])];
}

/** A tree in Markdown: the root and main branches are headings, the rest nested lists. */
export const markdownOf = ({ root }: ExportTree): string => heading(root, 1).join('\n');
