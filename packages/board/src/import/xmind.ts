import type { Element } from 'domhandler';
import type { TopicLayout } from '../document/index.ts';
import type { Draft } from './draft.ts';
import { ImportError } from './importError.ts';
import { isRecord, listOf, textOf } from './json.ts';
import { xmindEmoji } from './icons.ts';
import { marksIn } from './marks.ts';
import { childOf, elementsOf, parseXml, textIn } from './markup.ts';
import { xmindIcon } from './topicIcon.ts';
import { addMaps, addRelation, type BoundaryDraft, type TopicDraft } from './topicTree.ts';
import { decodeText, unzipFiles } from './unpack.ts';
import { pictureFilesIn, topicPictureFrom } from './xmindPictures.ts';

interface Sheet {
  readonly title: string;
  readonly roots: TopicDraft[];
  readonly relations: { readonly from: string; readonly to: string; readonly text: string }[];
}

/** Structures of XMind by what their names hold, and the nearest layouts. */
const STRUCTURES: readonly (readonly [RegExp, TopicLayout])[] = [
  [/org-chart/, 'down'],
  [/timeline/, 'timeline'],
  [/fishbone/, 'fishbone'],
  [/spreadsheet|treetable|tree-table|matrix/, 'table'],
  [/tree\./, 'tree'],
  [/(?:logic|brace)\.left/, 'left'],
  [/logic|brace/, 'right'],
  [/map/, 'both'],
];

/** The nearest layout for a structure; undefined for a topic that names none. */
const layoutOf = (structure: string): TopicLayout | undefined =>
  STRUCTURES.find(([name]) => name.test(structure))?.[1];

function markersText(draft: Draft, markers: readonly string[]): string {
  let text = '';
  for (const marker of markers) {
    const emoji = xmindEmoji(marker);
    if (emoji === undefined) draft.losses.add('icons');
    else text += `${emoji} `;
  }
  return text;
}

/** A boundary as files have it. */
interface RawBoundary {
  readonly range: string;
  readonly text: string;
}

/** A topic with the boundary around itself alone, which its parent has on a board. */
type BoundedDraft = TopicDraft & { around?: readonly string[] };

/** The places of the first and the last topic of a range; null where it is none of so many topics. */
function placesIn(range: string, count: number): { readonly from: number; readonly to: number } | null {
  const [, first, last] = /^\((\d+),(\d+)\)$/.exec(range.replaceAll(' ', '')) ?? [];
  const [from, to] = [Number(first), Number(last)];
  return from <= to && to < count ? { from, to } : null;
}

/** Has topics sum up those of their ranges; those without one are topics like others, and are counted. */
function summed(
  draft: Draft,
  summaries: readonly BoundedDraft[],
  ranges: ReadonlyMap<string, string>,
  count: number,
): BoundedDraft[] {
  return summaries.map((summary) => {
    const sums = placesIn(ranges.get(summary.ref ?? '') ?? '', count);
    if (!sums) draft.losses.add('summaries');
    return sums ? { ...summary, sums } : summary;
  });
}

/** The boundaries among the children of a topic, and the titles of those around the topic itself. */
function boundariesIn(
  raw: readonly RawBoundary[],
  children: readonly BoundedDraft[],
): Pick<BoundedDraft, 'around' | 'boundaries'> {
  const around: string[] = [];
  const boundaries: BoundaryDraft[] = [];
  for (const { range, text } of raw) {
    const places = placesIn(range, children.length);
    if (places) boundaries.push({ ...places, text });
    else around.push(text);
  }
  for (const [at, child] of children.entries())
    for (const text of child.around ?? []) boundaries.push({ from: at, to: at, text });
  return { around, boundaries };
}

/** Keeps what the boundaries of a root say, which has none on a board, and counts them. */
function rootWithout(draft: Draft, root: BoundedDraft): TopicDraft {
  const around = root.around ?? [];
  draft.losses.add('summaries', around.length);
  for (const text of around) if (text !== '') root.children.push({ text, children: [] });
  return root;
}

/** A topic in `content.json`, as newer files have it. */
function jsonTopic(draft: Draft, value: unknown): BoundedDraft {
  const topic = isRecord(value) ? value : {};
  const children = isRecord(topic['children']) ? topic['children'] : {};
  const of = (kind: string): BoundedDraft[] => listOf(children[kind]).map((child) => jsonTopic(draft, child));
  const [summaries, callouts] = [of('summary'), of('callout')];
  const notes = isRecord(topic['notes']) ? topic['notes'] : {};
  const plain = isRecord(notes['plain']) ? notes['plain'] : {};
  const labels = listOf(topic['labels']).map(textOf);
  draft.losses.add('notes', callouts.length);
  const { image } = topic;
  const picture = isRecord(image)
    ? topicPictureFrom(draft, textOf(image['src']), image['width'], image['height'])
    : undefined;
  const markers = listOf(topic['markers']).map((marker) =>
    textOf(isRecord(marker) ? marker['markerId'] : ''),
  );
  const attached = of('attached');
  const ranges = new Map(
    listOf(topic['summaries']).map((summary) => {
      const { topicId, range } = isRecord(summary) ? summary : {};
      return [textOf(topicId), textOf(range)];
    }),
  );
  const boundaries = listOf(topic['boundaries']).map((boundary): RawBoundary => {
    const { range, title } = isRecord(boundary) ? boundary : {};
    return { range: textOf(range), text: textOf(title) };
  });
  const { others: signs, ...marks } = marksIn(markers);
  const { icon, others } = xmindIcon(signs);
  return {
    ...marks,
    icon,
    text: markersText(draft, others) + textOf(topic['title']),
    labels,
    picture,
    note: textOf(plain['content']),
    link: typeof topic['href'] === 'string' ? topic['href'] : undefined,
    folded: topic['branch'] === 'folded',
    layout: layoutOf(textOf(topic['structureClass'])),
    ...boundariesIn(boundaries, attached),
    children: [...attached, ...callouts, ...summed(draft, summaries, ranges, attached.length)],
    ref: textOf(topic['id']),
  };
}

function jsonSheet(draft: Draft, value: unknown): Sheet {
  const sheet = isRecord(value) ? value : {};
  const root = isRecord(sheet['rootTopic']) ? sheet['rootTopic'] : {};
  const children = isRecord(root['children']) ? root['children'] : {};
  const detached = listOf(children['detached']).map((topic) => jsonTopic(draft, topic));
  return {
    title: textOf(sheet['title']),
    roots: [jsonTopic(draft, root), ...detached].map((topic) => rootWithout(draft, topic)),
    relations: listOf(sheet['relationships']).map((relation) => {
      const { end1Id, end2Id, title } = isRecord(relation) ? relation : {};
      return { from: textOf(end1Id), to: textOf(end2Id), text: textOf(title) };
    }),
  };
}

/** The topics of one kind in `content.xml`. */
function xmlTopics(draft: Draft, topic: Element, type: string): BoundedDraft[] {
  const children = childOf(topic, 'children');
  if (!children) return [];
  return elementsOf(children, 'topics')
    .filter(({ attribs }) => attribs['type'] === type)
    .flatMap((topics) => elementsOf(topics, 'topic'))
    .map((child) => xmlTopic(draft, child));
}

const textOfChild = (element: Element | undefined, name: string): string => {
  const child = element ? childOf(element, name) : undefined;
  return child ? textIn(child).trim() : '';
};

/** A topic in `content.xml`, as XMind 8 and older have it. */
function xmlTopic(draft: Draft, topic: Element): BoundedDraft {
  const markers = elementsOf(childOf(topic, 'marker-refs') ?? topic, 'marker-ref');
  const labels = elementsOf(childOf(topic, 'labels') ?? topic, 'label').map((label) => textIn(label));
  const summaries = xmlTopics(draft, topic, 'summary');
  // A topic has one picture.
  const [image, ...others] = elementsOf(topic, 'xhtml:img').map(({ attribs }) => attribs);
  draft.losses.add('pictures', others.length);
  const picture =
    image && topicPictureFrom(draft, image['xhtml:src'] ?? '', image['svg:width'], image['svg:height']);
  const title = textOfChild(topic, 'title');
  const attached = xmlTopics(draft, topic, 'attached');
  const ranges = new Map(
    elementsOf(childOf(topic, 'summaries') ?? topic, 'summary').map(({ attribs }) => [
      attribs['topic-id'] ?? '',
      attribs['range'] ?? '',
    ]),
  );
  const boundaries = elementsOf(childOf(topic, 'boundaries') ?? topic, 'boundary').map(
    (boundary): RawBoundary => ({
      range: boundary.attribs['range'] ?? '',
      text: textOfChild(boundary, 'title'),
    }),
  );
  const { others: signs, ...marks } = marksIn(markers.map(({ attribs }) => attribs['marker-id'] ?? ''));
  const { icon, others: emoji } = xmindIcon(signs);
  return {
    ...marks,
    icon,
    text: markersText(draft, emoji) + title,
    picture,
    labels,
    note: textOfChild(childOf(topic, 'notes'), 'plain'),
    link: topic.attribs['xlink:href'],
    folded: topic.attribs['branch'] === 'folded',
    layout: layoutOf(topic.attribs['structure-class'] ?? ''),
    ...boundariesIn(boundaries, attached),
    children: [
      ...attached,
      ...xmlTopics(draft, topic, 'callout'),
      ...summed(draft, summaries, ranges, attached.length),
    ],
    ref: topic.attribs['id'],
  };
}

function xmlSheet(draft: Draft, sheet: Element): Sheet | null {
  const root = childOf(sheet, 'topic');
  if (!root) return null;
  const relations = childOf(sheet, 'relationships');
  return {
    title: textOfChild(sheet, 'title'),
    roots: [xmlTopic(draft, root), ...xmlTopics(draft, root, 'detached')].map((topic) =>
      rootWithout(draft, topic),
    ),
    relations: (relations ? elementsOf(relations, 'relationship') : []).map((relation) => ({
      from: relation.attribs['end1'] ?? '',
      to: relation.attribs['end2'] ?? '',
      text: textOfChild(relation, 'title'),
    })),
  };
}

/** Reads a workbook of XMind, old or new; each sheet becomes a map. */
export function importXmind(bytes: Uint8Array, draft: Draft): void {
  const files = unzipFiles(bytes, new Set(['content.json', 'content.xml', 'META-INF/manifest.xml']));
  const manifest = files.get('META-INF/manifest.xml');
  if (manifest && decodeText(manifest).includes('encryption-data')) throw new ImportError('encrypted');
  const [json, xml] = [files.get('content.json'), files.get('content.xml')];
  const content = json ?? xml;
  if (!content) throw new ImportError('unknown_format');
  const text = decodeText(content);
  draft.archive = pictureFilesIn(bytes, text);
  const sheets = json
    ? readSheets(text).map((sheet) => jsonSheet(draft, sheet))
    : elementsOf(parseXml(text), 'sheet').map((sheet) => xmlSheet(draft, sheet));
  for (const sheet of sheets) {
    if (!sheet) continue;
    const [root] = sheet.roots;
    // A sheet has a name of its own beside that of its root; it is shown where there are several.
    if (root && sheets.length > 1 && sheet.title !== '' && sheet.title !== root.text)
      root.text = `${sheet.title}: ${root.text}`;
    const ids = addMaps(draft, sheet.roots, 'both');
    for (const relation of sheet.relations) addRelation(draft, ids, relation);
  }
}

function readSheets(text: string): readonly unknown[] {
  try {
    return listOf(JSON.parse(text));
  } catch {
    throw new ImportError('broken');
  }
}
