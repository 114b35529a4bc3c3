import {
  outlineOf,
  textsOf,
  TopicLayout,
  type BoardElement,
  type BoardSnapshot,
  type OutlineNode,
  type TopicElement,
} from '../document/index.ts';
import type { ExportLosses } from './exportReport.ts';

/** An entry of an outline in a file. */
export interface ExportTopic {
  readonly text: string;
  /** What it was on the board; null for the title that holds several. */
  readonly element: BoardElement | null;
  /** An address that it leads to. */
  readonly link?: string;
  /** The texts of a table row by row, for a format that has tables; others have them as children. */
  readonly rows?: readonly (readonly string[])[];
  readonly header?: boolean;
  readonly children: readonly ExportTopic[];
}

/** A line between two entries. */
export interface ExportRelation {
  readonly from: string;
  readonly to: string;
  readonly text: string;
}

export interface ExportTree {
  readonly root: ExportTopic;
  readonly relations: readonly ExportRelation[];
  /** The topics that have a cloud around them, with what is below them. */
  readonly clouds: ReadonlySet<string>;
}

/** What a format of outlines can hold. */
export interface TreeAbilities {
  /** Lines between topics. */
  readonly relations: boolean;
  /** Boundaries without a title around one topic each. */
  readonly clouds: boolean;
  /** Colours and fonts. */
  readonly looks: boolean;
  /** Priorities of topics. */
  readonly priorities: boolean;
  /** Icons of topics, by their names. */
  readonly icons?: (name: string) => boolean;
  /** Tables. */
  readonly tables: boolean;
}

const isEmpty = (element: BoardElement): boolean => textsOf(element).join('').trim() === '';

/** An icon that says nothing: outlines of other programs have no place for it, and it is counted with the shapes. */
const isBareIcon = ({ type, text }: OutlineNode): boolean => type === 'icon' && text.trim() === '';

/** True for a topic that says how what is below it is laid out, other than sideways as outlines are everywhere, or that stands beside
 * topics that it sums up. */
const hasStructure = ({ parent, layout, branchLayout, span }: TopicElement): boolean =>
  branchLayout !== undefined || span !== undefined || (parent === null && !SIDEWAYS.includes(layout));

const SIDEWAYS: readonly TopicLayout[] = [TopicLayout.RIGHT, TopicLayout.LEFT, TopicLayout.BOTH];

/** The rows of a table as entries: the first text of each, and the others below it. */
const rowTopics = (rows: readonly (readonly string[])[]): ExportTopic[] =>
  rows.map(([text = '', ...others]) => ({
    text,
    element: null,
    children: others
      .filter((other) => other.trim() !== '')
      .map((other) => ({ text: other, element: null, children: [] })),
  }));

/** What describes the picture of a topic, as an entry below it: no text is lost. */
const described = (element: BoardElement | null): ExportTopic[] =>
  element?.alt === undefined ? [] : [{ text: element.alt, element: null, children: [] }];

/** The topics of a board, and the lines between them. */
class TreeReader {
  readonly relations: ExportRelation[] = [];
  readonly clouds = new Set<string>();
  private readonly elements: ReadonlyMap<string, BoardElement>;
  private readonly abilities: TreeAbilities;
  private readonly losses: ExportLosses;

  constructor(snapshot: BoardSnapshot, abilities: TreeAbilities, losses: ExportLosses) {
    this.elements = new Map(snapshot.elements.map((element) => [element.id, element]));
    this.abilities = abilities;
    this.losses = losses;
  }

  /** Takes the connectors that the format draws itself; counts what has no place in an outline. */
  readLines(): void {
    for (const element of this.elements.values()) {
      if (element.type === 'drawing' || element.type === 'highlight') this.losses.add('drawings');
      else if (element.type === 'connector') this.readLine(element);
      else if (element.type === 'boundary') this.readBoundary(element);
      else if (element.type !== 'topic' && element.type !== 'group')
        this.losses.add(isEmpty(element) ? 'shapes' : 'places');
    }
  }

  private readBoundary(element: BoardElement): void {
    const [, first = '', last] = element.span ?? [];
    if (this.abilities.clouds && first === last && isEmpty(element)) this.clouds.add(first);
    else this.losses.add('boundaries');
  }

  private readLine(element: BoardElement & { type: 'connector' }): void {
    const topicOf = (end: typeof element.from): string | null =>
      'element' in end && this.elements.get(end.element)?.type === 'topic' ? end.element : null;
    const [from, to] = [topicOf(element.from), topicOf(element.to)];
    if (!this.abilities.relations || from === null || to === null || from === to) this.losses.add('lines');
    else {
      this.taken.add(element.id);
      this.relations.push({ from, to, text: element.text });
    }
  }

  /** Connectors that need no entry of their own. */
  private readonly taken = new Set<string>();

  read(nodes: readonly OutlineNode[]): ExportTopic[] {
    return nodes.flatMap((node) => (this.taken.has(node.id) || isBareIcon(node) ? [] : [this.topic(node)]));
  }

  /** Counts the icon and the picture of a topic where they are lost. */
  private readSigns({ icon, asset }: TopicElement): void {
    if (icon && this.abilities.icons?.(icon[0]) !== true) this.losses.add('icons');
    if (asset !== undefined) this.losses.add('pictures');
  }

  private topic({ id, text, rows, header = false, children }: OutlineNode): ExportTopic {
    const element = this.elements.get(id) ?? null;
    const link = element?.link;
    const isAddress = link !== undefined && !link.startsWith('#');
    if (link !== undefined && !isAddress) this.losses.add('links');
    if (element?.type === 'topic' && hasStructure(element)) this.losses.add('structures');
    if (!this.abilities.priorities && element?.priority !== undefined) this.losses.add('priorities');
    const isStyled = !this.abilities.looks && Object.keys(element?.style ?? {}).length > 0;
    if (isStyled || element?.theme !== undefined) this.losses.add('looks');
    if (element?.type === 'topic') this.readSigns(element);
    const own = { text, element, ...(isAddress ? { link } : {}) };
    if (!rows) return { ...own, children: [...described(element), ...this.read(children)] };
    return this.abilities.tables
      ? { ...own, rows, header, children: [] }
      : { ...own, children: rowTopics(rows) };
  }
}

/**
 * A board as one tree, as programs for outlines want it: its mind map, or a title with everything under it. Texts of all
 * elements are in it.
 */
export function exportTree(
  snapshot: BoardSnapshot,
  name: string,
  abilities: TreeAbilities,
  losses: ExportLosses,
): ExportTree {
  const reader = new TreeReader(snapshot, abilities, losses);
  reader.readLines();
  const topics = reader.read(outlineOf(snapshot));
  const { relations, clouds } = reader;
  const [only, ...others] = topics;
  if (only?.element?.type === 'topic' && others.length === 0) return { root: only, relations, clouds };
  if (topics.length > 1) losses.add('maps', topics.length);
  return { root: { text: name, element: null, children: topics }, relations, clouds };
}
