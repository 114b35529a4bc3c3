import {
  patchedStyle,
  setConnector,
  setExtras,
  setShapeKind,
  setStyle,
  STYLE_KEYS,
  type ConnectorLook,
  type ConnectorPatch,
  type ElementStyle,
  type ElementType,
  type ShapeKind,
  type StylePatch,
} from '../../document/index.ts';
import { editOf } from '../../kinds/edits.ts';
import { PageSession } from './pageSession.ts';
import type { Looks } from './looks.ts';
import { madeBy } from './madeBy.ts';

/** Takes every property of a style away. */
const NO_LOOK: StylePatch = Object.fromEntries(STYLE_KEYS.map((key) => [key, undefined]));

/** How elements look: what is selected, and what is drawn next. */
export class LookSession extends PageSession {
  /** The style the next new element of a type gets: what was last chosen for one. */
  styleFor(type: ElementType): ElementStyle {
    return this.state.looks.styles[type] ?? {};
  }

  /** How the next new connector looks. */
  get connectorLook(): ConnectorLook & { readonly style: ElementStyle } {
    return { ...this.state.looks.connector, style: this.styleFor('connector') };
  }

  /** The table that is selected alone, and how its cells are edited; null while none is chosen. */
  private get celled() {
    const element = this.state.cell && this.onlySelected;
    const cells = element && editOf(element)?.cells;
    return cells ? { element, cells } : null;
  }

  /** The styles of the chosen cells of a table; undefined while none is chosen. */
  get cellStyles(): readonly ElementStyle[] | undefined {
    const { celled } = this;
    return celled?.cells.styles(celled.element, this.state);
  }

  /** Changes the style of what is selected, and of the next new element of its type; with a tool in hand that of what it makes. */
  setStyle(patch: StylePatch): void {
    const celled = this.nextType === null ? this.celled : null;
    const type = celled ? null : (this.nextType ?? this.selectedType);
    if (type !== null) {
      const styles = { ...this.state.looks.styles, [type]: patchedStyle(this.styleFor(type), patch) };
      this.setLooks({ ...this.state.looks, styles });
    }
    if (this.nextType !== null) return;
    const free = this.free(this.state.selection);
    if (free.size === 0) return;
    this.change(() =>
      celled
        ? celled.cells.setStyle(this.store, celled.element, this.state, patch)
        : setStyle(this.store, free, patch),
    );
  }

  /** Gives what is selected exactly this style and opacity, as one edit. */
  setLook(style: ElementStyle, opacity: number | undefined): void {
    const free = this.free(this.state.selection);
    if (free.size === 0) return;
    const patch = { ...NO_LOOK, ...style };
    this.change(() =>
      this.store.edit(() => {
        setStyle(this.store, free, patch);
        setExtras(this.store, new Map([...free].map((id) => [id, { opacity }])));
      }),
    );
  }

  /** Turns the selected shapes into another kind, which is also the next new one's. */
  setShapeKind(kind: ShapeKind): void {
    this.update({ shapeKind: kind });
    const free = this.free(this.state.selection);
    if (free.size > 0) this.change(() => setShapeKind(this.store, free, kind));
  }

  /** Changes the route or heads of the selected connectors, and of the next new one. */
  setConnector(patch: ConnectorPatch): void {
    const { connector } = this.state.looks;
    const { route = connector.route, fromHead = connector.fromHead, toHead = connector.toHead } = patch;
    this.setLooks({ ...this.state.looks, connector: { route, fromHead, toHead } });
    if (this.nextType !== null) return;
    const free = this.free(this.state.selection);
    if (free.size > 0)
      this.change(() => this.store.edit(() => free.forEach((id) => setConnector(this.store, id, patch))));
  }

  /** The type of what the tool in hand makes; null while nothing is drawn, or what was drawn is written on. */
  private get nextType(): ElementType | null {
    return this.state.editing === null ? madeBy(this.state.tool) : null;
  }

  /** The one type of what is selected; null when there are several. */
  private get selectedType(): ElementType | null {
    const types = [...this.state.selection].map((id) => this.store.elements.get(id)?.type);
    const [type, ...others] = new Set(types);
    return others.length === 0 ? (type ?? null) : null;
  }

  /** Has new elements look like this from now on. */
  setLooks(looks: Looks): void {
    this.update({ looks });
  }
}
