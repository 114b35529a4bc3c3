import type { BoardColor, BoardElement, BoardPaint, TopicElement } from '../document/index.ts';
import { MARKER_ICONS } from '../kinds/icon/markerIcons.ts';
import { LIGHT_THEME, shade } from '../render/index.ts';
import type { ExportRelation, ExportTopic, ExportTree } from './exportTree.ts';
import { xmlAttributes, xmlText } from './xmlText.ts';

/** Pixels of a board in points, as such files measure text. */
const POINTS = 0.75;

const colorOf = (paint: BoardPaint | undefined, use: 'fill' | 'line'): string | undefined =>
  paint === undefined || paint === 'none' ? undefined : shade(LIGHT_THEME, paint, use);

const textColorOf = (color: BoardColor | undefined): string | undefined =>
  color === undefined ? undefined : color in LIGHT_THEME.palette ? shade(LIGHT_THEME, color, 'line') : color;

const sideOf = ({ side }: TopicElement): string | undefined => side ?? undefined;

/** What FreeMind calls an icon; undefined for one that it does not know. */
export const freemindNameOf = (name: string): string | undefined =>
  MARKER_ICONS.find(({ icon, freemind }) => icon[0] === name && freemind.length > 0)?.freemind[0];

/** The icons that say what the marks of a topic say. */
const iconsOf = (element: BoardElement | null): string[] => [
  ...(element?.task === undefined ? [] : [element.task === 'done' ? 'checked' : 'unchecked']),
  ...(element?.priority === undefined ? [] : [`full-${element.priority}`]),
  ...(element?.type === 'topic' && element.icon ? [freemindNameOf(element.icon[0]) ?? []].flat() : []),
];

/** What such programs call the attribute of a label. */
const LABEL = 'label';

/** The note of a topic. */
const noteOf = (element: BoardElement | null): string => element?.note ?? '';

/** Writes nodes below each other, and the arrows that begin at them. */
class FreemindWriter {
  readonly lines: string[] = [];
  private readonly clouds: ReadonlySet<string>;
  private readonly relations: ReadonlyMap<string, readonly ExportRelation[]>;

  constructor({ relations, clouds }: ExportTree) {
    this.clouds = clouds;
    this.relations = Map.groupBy(relations, ({ from }) => from);
  }

  write({ text, element, link, children }: ExportTopic, level: number): void {
    const style = element?.style ?? {};
    const topic = element?.type === 'topic' ? element : null;
    // Programs read a text that begins like this as HTML: it has to be said as such.
    const isMarkup = /^\s*<html/i.test(text);
    const attributes = xmlAttributes({
      TEXT: isMarkup ? undefined : text,
      ID: element === null ? undefined : `ID_${element.id}`,
      POSITION: level === 1 && topic ? sideOf(topic) : undefined,
      FOLDED: topic?.folded === true ? 'true' : undefined,
      LINK: link,
      COLOR: textColorOf(style.textColor),
      BACKGROUND_COLOR: colorOf(style.fill, 'fill'),
    });
    this.lines.push(`<node${attributes}>`);
    if (isMarkup) {
      const paragraphs = text.split('\n').map((line) => `<p>${xmlText(line)}</p>`);
      this.lines.push(
        `<richcontent TYPE="NODE"><html><body>${paragraphs.join('')}</body></html></richcontent>`,
      );
    }
    const note = noteOf(element);
    if (note !== '') {
      const paragraphs = note.split('\n').map((line) => `<p>${xmlText(line)}</p>`);
      this.lines.push(
        `<richcontent TYPE="NOTE"><html><head/><body>${paragraphs.join('')}</body></html></richcontent>`,
      );
    }
    // Programs that know labels have them as attributes.
    for (const label of element?.labels ?? [])
      this.lines.push(`<attribute${xmlAttributes({ NAME: LABEL, VALUE: label })}/>`);
    if (element !== null && this.clouds.has(element.id)) this.lines.push('<cloud/>');
    for (const icon of iconsOf(element)) this.lines.push(`<icon${xmlAttributes({ BUILTIN: icon })}/>`);
    const edge = colorOf(style.stroke, 'line');
    if (edge !== undefined) this.lines.push(`<edge${xmlAttributes({ COLOR: edge })}/>`);
    const { fontSize, bold, italic } = style;
    if (fontSize !== undefined || bold !== undefined || italic !== undefined) {
      const font = {
        NAME: 'SansSerif',
        SIZE: Math.max(1, Math.round((fontSize ?? 16) * POINTS)),
        BOLD: bold === true ? 'true' : undefined,
        ITALIC: italic === true ? 'true' : undefined,
      };
      this.lines.push(`<font${xmlAttributes(font)}/>`);
    }
    for (const relation of this.relations.get(element?.id ?? '') ?? []) {
      const label = relation.text === '' ? undefined : relation.text;
      this.lines.push(
        `<arrowlink${xmlAttributes({ DESTINATION: `ID_${relation.to}`, ENDARROW: 'Default', MIDDLE_LABEL: label })}/>`,
      );
    }
    for (const child of children) this.write(child, level + 1);
    this.lines.push('</node>');
  }
}

/** A tree as a map of FreeMind, which Freeplane and most programs for mind maps read. */
export function freemindOf(tree: ExportTree): string {
  const writer = new FreemindWriter(tree);
  writer.write(tree.root, 0);
  return `<map version="1.0.1">\n${writer.lines.join('\n')}\n</map>\n`;
}
