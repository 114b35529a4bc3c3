import type { BoardBox, BoardPoint, ConnectorElement } from '../../document/types.ts';
import { GridIndex } from '../../layout/gridIndex.ts';
import { boxAround, grown, intersects } from '../../layout/geometry.ts';
import type { LayoutContext, Ways } from '../../layout/kindLayout.ts';
import { layoutOf } from '../layouts.ts';
import type { SceneItem } from '../../layout/sceneItem.ts';
import { CLEARANCE, crosses, type Solid, type SolidsAt } from './elbowRoute.ts';

/** What the way of a connector depends on: what it was sought past, and where it was looked whether it is free. */
interface Sought {
  readonly chains: readonly (readonly BoardPoint[])[];
  readonly met: ReadonlySet<string>;
  readonly area: BoardBox;
}

/** Whether lines of right angles go round an element. */
function isSolid({ kind, element }: SceneItem): boolean {
  if (kind !== 'box' && kind !== 'topic') return false;
  const layout = layoutOf(element);
  return layout?.isGround !== true && layout?.isSeenThrough !== true;
}

/** What stands at a chain of stretches, in the order of their ids: that in which a scene has come to hold them must not show. */
function solidsOn(context: Pick<LayoutContext, 'near'>, chain: readonly BoardPoint[]): Solid[] {
  const areas = chain.slice(1).map((to, index) => {
    const { x, y } = chain[index] ?? to;
    return grown(
      { x: Math.min(x, to.x), y: Math.min(y, to.y), w: Math.abs(to.x - x), h: Math.abs(to.y - y) },
      CLEARANCE,
    );
  });
  const met: Solid[] = [];
  for (const item of context.near(...areas)) {
    const { bounds, element } = item;
    const isAt = areas.some((area) => intersects(area, bounds));
    if (isAt && isSolid(item)) met.push({ id: element.id, box: bounds });
  }
  return met.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

/** What stands in the way of a connector, besides the elements that it holds on to. */
export function solidsFor(
  { from, to }: Pick<ConnectorElement, 'from' | 'to'>,
  context: Pick<LayoutContext, 'near'>,
): SolidsAt {
  const own = [from, to].map((end) => ('element' in end ? end.element : ''));
  return (chain) => solidsOn(context, chain).filter(({ id }) => !own.includes(id));
}

/** How the connectors of a scene run round what stands in their way, and which of them a change may lead elsewhere. */
export class ElbowWays implements Ways {
  private readonly sought = new Map<string, Sought>();
  private readonly grid = new GridIndex();
  private stale = new Set<string>();

  /** What stands in the way of a connector. From now on it is known what its way depends on. */
  solidsFor(connector: ConnectorElement, context: Pick<LayoutContext, 'near'>): SolidsAt {
    const { id } = connector;
    this.forget(id);
    const [chains, met] = [[] as (readonly BoardPoint[])[], new Set<string>()];
    const solidsAt = solidsFor(connector, context);
    return (chain) => {
      const solids = solidsAt(chain);
      for (const solid of solids) met.add(solid.id);
      chains.push(chain);
      const before = this.sought.get(id)?.area;
      const area = boxAround(chains.flat()) ?? { x: 0, y: 0, w: 0, h: 0 };
      this.grid.set(id, area, before);
      this.sought.set(id, { chains, met, area });
      return solids;
    };
  }

  /** Forgets a connector that has no way that could change. */
  forget(id: string): void {
    const known = this.sought.get(id);
    if (!known) return;
    this.grid.delete(id, known.area);
    this.sought.delete(id);
  }

  changed(id: string, item: SceneItem | undefined, before: SceneItem | undefined): void {
    if (before?.kind === 'connector' && !item) this.forget(id);
    const [now, then] = [item, before].map((each) => (each && isSolid(each) ? each.bounds : undefined));
    if (now?.x === then?.x && now?.y === then?.y && now?.w === then?.w && now?.h === then?.h) return;
    const box = now && grown(now, CLEARANCE);
    const areas = [box, then && grown(then, CLEARANCE)].filter((area) => area !== undefined);
    for (const connector of this.grid.query(...areas)) {
      const sought = this.sought.get(connector);
      if (
        sought?.met.has(id) === true ||
        (box && sought?.chains.some((chain) => crosses(chain, box)) === true)
      )
        this.stale.add(connector);
    }
  }

  take(): Iterable<string> {
    const { stale } = this;
    this.stale = new Set();
    return stale;
  }
}
