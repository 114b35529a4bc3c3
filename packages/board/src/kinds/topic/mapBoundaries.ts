import { rangeOf, type BoardElement, type RangedTopics } from '../../document/index.ts';
import type { PlacedBoundary } from './placedBoundary.ts';
import type { BoundedTopics, TopicLayoutInput } from './topicLayout.ts';
import { boundaryItem } from './boundaryItem.ts';
import type { SceneItem } from '../../layout/sceneItem.ts';

/** The scene that boundaries are in. */
export interface BoundaryScene {
  readonly source: RangedTopics;
  readonly get: (id: string) => SceneItem | undefined;
  readonly put: (id: string, item: SceneItem, before?: SceneItem) => void;
  readonly remove: (id: string) => void;
}

/** The boundaries of a scene: which there are, what they are around, and which are to be seen. */
export class MapBoundaries {
  private readonly scene: BoundaryScene;
  /** Their ids, and the parents of the topics that they were around last. */
  private readonly parents = new Map<string, string | null>();
  /** What they are around now, by the parents of the topics. */
  private ranges: ReadonlyMap<string, BoundedTopics[]> | null = null;

  constructor(scene: BoundaryScene) {
    this.scene = scene;
  }

  /** The topics may be other ones. */
  forget(): void {
    this.ranges = null;
  }

  /**
   * Takes in that an element is there, or is gone.
   * @returns the parents of topics that it was around, or is now; null for what is no boundary
   */
  take(id: string, element: BoardElement | undefined): readonly string[] | null {
    const before = this.parents.get(id) ?? null;
    if (element?.type !== 'boundary') {
      if (!this.parents.delete(id)) return null;
      this.scene.remove(id);
      if (element) return null;
      return before === null ? [] : [before];
    }
    const after = rangeOf(element, this.scene.source)?.parent ?? null;
    this.parents.set(id, after);
    return [before, after].filter((parent) => parent !== null);
  }

  /** What laying out a map asks. */
  get input(): Pick<TopicLayoutInput, 'rangesUnder' | 'ranged'> {
    this.ranges ??= this.find();
    const { ranges } = this;
    return { rangesUnder: (parent) => ranges.get(parent) ?? [], ranged: ranges.keys() };
  }

  /** Shows the boundaries of a map; what it showed besides goes. */
  show(boundaries: readonly PlacedBoundary[], root: string): void {
    const shown = new Set<string>();
    for (const placed of boundaries) {
      const { id } = placed.element;
      // Of a branch that is shown alone the topic above is not to be seen.
      if (!this.scene.get(placed.parent)) continue;
      shown.add(id);
      const before = this.scene.get(id);
      const next = boundaryItem(placed, before?.kind === 'boundary' ? before : undefined);
      if (next !== before) this.scene.put(id, next, before);
    }
    for (const id of this.parents.keys()) {
      const item = this.scene.get(id);
      if (item?.kind === 'boundary' && item.placed.root === root && !shown.has(id)) this.scene.remove(id);
    }
  }

  private find(): ReadonlyMap<string, BoundedTopics[]> {
    const source = this.scene.source;
    const ranges = new Map<string, BoundedTopics[]>();
    for (const id of this.parents.keys()) {
      const element = source.elements.get(id);
      const range = element?.type === 'boundary' ? rangeOf(element, source) : null;
      this.parents.set(id, range?.parent ?? null);
      if (element?.type !== 'boundary' || !range) continue;
      const known = ranges.get(range.parent) ?? [];
      ranges.set(range.parent, [...known, { element, topics: range.topics }]);
    }
    return ranges;
  }
}
