import {
  addChildTopic,
  addElements,
  addRootTopic,
  addSiblingTopic,
  addSummary,
  copyElements,
  deleteElements,
  moveElements,
  pasteElements,
  placeAfter,
  reorderElements,
  setBoxes,
  setExtras,
  setMapTheme,
  setRemarks,
  setTopicLayout,
  shiftTopic,
  toggleFolded,
  type BoardBox,
  type BoardPoint,
  type BoardSnapshot,
  type ExtrasPatch,
  type RemarksPatch,
  type MapTheme,
  type StackTarget,
  type TopicLayout,
  type TopicRange,
  type TopicShift,
} from '../../document/index.ts';
import { contentBounds, isInBranch } from '../../layout/index.ts';
import { frameContents } from '../../layout/found.ts';
import { centerOf } from '../../layout/geometry.ts';
import type { EditorMode } from './editorMode.ts';
import { LookSession } from './lookSession.ts';
import { movingWith } from './frameContents.ts';
import { unitsOf, type ArrangeUnit } from './arrange.ts';
import { turnable, turnedBy, type TurnedBox } from './turning.ts';
import { pictureElements, type StoredPicture } from './newPictures.ts';
import { neighbourOf } from './navigation.ts';
import { newBoxElement, type NewBoxType } from './newElement.ts';

/** How far a pasted or duplicated element stands from the first. */
const PASTE_SHIFT = 24;
const ORIGIN: BoardPoint = { x: 0, y: 0 };

/**
 * The editor of one board: a session on it, and every command that a toolbar or key gives to what is selected. It works
 * without a page; `BoardCanvas` gives it one to be seen and pointed at.
 */
export class BoardEditor extends LookSession {
  private currentMode: EditorMode | null = null;
  private stopBranch = () => {};

  /** What takes keys and clicks now in place of the tools; null while nothing does. */
  get mode(): EditorMode | null {
    return this.currentMode;
  }

  /** Begins something that takes keys and clicks, or with null ends it. */
  setMode(mode: EditorMode | null): void {
    const before = this.currentMode;
    this.currentMode = mode;
    before?.onEnd();
    this.view?.repaint();
  }

  /** Shows the branch of a topic alone, on this screen and nowhere else; null shows everything again. */
  showBranch(top: string | null): void {
    const { branch: before } = this.state;
    if (top === before) return;
    this.cancelDrag();
    this.stopBranch();
    if (top !== null)
      this.stopBranch = this.store.subscribe(({ removed, changed, source }) => {
        if (removed.has(top)) this.showBranch(null);
        // What was taken back is to be seen.
        else if (source === 'undo') this.uncover(changed);
      });
    this.update({ branch: top });
    this.view?.onBranch();
    if (top !== null) this.zoomToFit();
    else if (before !== null) this.reveal(before);
  }

  /** Shows everything again where one of some elements is outside of the branch that is shown alone. */
  uncover(ids: Iterable<string>): void {
    const { branch } = this.state;
    if (branch === null) return;
    const isOutside = (id: string) => {
      const element = this.store.elements.get(id);
      return element !== undefined && !isInBranch(this.store, element, branch);
    };
    if ([...ids].some(isOutside)) this.showBranch(null);
  }

  override select(ids: Iterable<string>): void {
    const chosen = [...ids];
    this.uncover(chosen);
    super.select(chosen);
  }

  /** Selects everything that is to be seen; of mind maps the topics at the top, which stand for all. */
  override selectAll(): void {
    const { branch } = this.state;
    if (branch === null) super.selectAll();
    else this.select([branch]);
  }

  /** Leads the view to an area, where everything is shown; `onViewport` says that it was led. */
  override showArea(area: BoardBox): void {
    this.showBranch(null);
    super.showArea(area);
  }

  override destroy(): void {
    this.stopBranch();
    super.destroy();
  }

  /** Pans just so far that an element is to be seen. */
  reveal(id: string): void {
    this.view?.reveal(id);
  }

  /** The middle of what is seen of the board. */
  get middle(): BoardPoint {
    return this.view?.middle ?? ORIGIN;
  }

  /** Deletes what is selected, with all that hangs on it; in a mind map the selection goes on to a neighbour. */
  deleteSelection(): void {
    const going = this.deletable(this.state.selection);
    if (going.size === 0) return;
    const next = neighbourOf(this.store, this.onlySelected);
    this.change(() => void deleteElements(this.store, going));
    if (next !== null) this.select([next]);
  }

  /** Copies what is selected beside itself and selects the copy. */
  duplicateSelection(): void {
    this.paste(this.copied, PASTE_SHIFT, PASTE_SHIFT);
  }

  /** Puts a copy of what is selected in its place, as part of the drag that is under way, and selects the copy. */
  duplicateForDrag(): void {
    const copy = this.copied;
    this.selectPasted(this.attempt(() => pasteElements(this.store, copy, 0, 0)));
  }

  /** What is selected as a board of its own, for a clipboard, frames with what is in them; null when nothing is. */
  copySelection(): BoardSnapshot | null {
    return this.state.selection.size === 0 ? null : this.copied;
  }

  /** Deletes what `copySelection` has copied. */
  cutSelection(): void {
    if (this.isRefused) return;
    this.select(this.chosen);
    this.deleteSelection();
  }

  /** Adds the elements of a board, moved by a distance, and selects them, of frames without what is in them. */
  paste(snapshot: BoardSnapshot, dx = PASTE_SHIFT, dy = PASTE_SHIFT): void {
    if (snapshot.elements.length === 0) return;
    this.selectPasted(this.change(() => pasteElements(this.store, snapshot, dx, dy)));
  }

  private selectPasted(pasted: readonly string[] | null): void {
    if (!pasted) return;
    const inFrames = this.contentsOf(pasted);
    const outer = pasted.filter((id) => !inFrames.has(id));
    this.selectAdded(outer.length > 0 ? outer : pasted);
  }

  /** Selects what has been added, unless a text is written by now: what had to be fetched first may come at any moment. */
  private selectAdded(ids: readonly string[]): void {
    if (this.state.editing === null) this.select(ids);
  }

  /**
   * Adds a board in the middle of what is seen, as one edit, selects it and shows all of it.
   * @returns false when nothing was added: there is no room, or the board may not be changed
   */
  insert(snapshot: BoardSnapshot): boolean {
    const bounds = contentBounds(snapshot);
    const { x, y } = this.middle;
    const from = bounds ? centerOf(bounds) : ORIGIN;
    const before = new Set(this.store.elements.keys());
    this.paste(snapshot, Math.round(x - from.x), Math.round(y - from.y));
    const added = [...this.store.elements.keys()].filter((id) => !before.has(id));
    if (added.length === 0) return false;
    this.view?.zoomToFit(added);
    return true;
  }

  /** Puts what is selected elsewhere in the stack. */
  reorder(target: StackTarget): void {
    const free = this.free(this.state.selection);
    if (free.size > 0) this.change(() => reorderElements(this.store, free, target));
  }

  /** Lays out what is below the selected topics another way; of roots their whole map. */
  setLayout(layout: TopicLayout): void {
    const free = this.free(this.state.selection);
    if (free.size > 0)
      this.change(() => this.store.edit(() => free.forEach((id) => setTopicLayout(this.store, id, layout))));
  }

  /** Gives the maps of the selected topics other colours. */
  setMapTheme(theme: MapTheme): void {
    const { elements, forest } = this.store;
    const topics = [...this.state.selection].filter((id) => elements.get(id)?.type === 'topic');
    const roots = this.free(new Set(topics.map((id) => forest.rootOf(id))));
    if (roots.size > 0) this.change(() => setMapTheme(this.store, roots, theme));
  }

  /** Moves what is selected, and what is in the frames among it. */
  moveSelection(dx: number, dy: number): void {
    const { scene } = this.view ?? {};
    const free = this.free(this.state.selection);
    if (scene && free.size > 0)
      this.change(() => moveElements(this.store, movingWith(this.store, scene, free), dx, dy));
  }

  /** What can be aligned or distributed of what is selected: elements, and groups as one. */
  get units(): readonly ArrangeUnit[] {
    return this.view ? unitsOf(this.store, this.view.scene, this.state.selection) : [];
  }

  /** Moves units, each by its own distance, as one edit. */
  moveUnits(units: readonly ArrangeUnit[], moves: readonly BoardPoint[]): void {
    this.change(() =>
      this.store.edit(() =>
        units.forEach(({ ids }, index) => {
          const { x, y } = moves[index] ?? ORIGIN;
          if (x !== 0 || y !== 0) moveElements(this.store, ids, x, y);
        }),
      ),
    );
  }

  /** Turns what is selected around its middle. */
  turnSelection(degrees: number): void {
    const free = this.free(this.state.selection);
    const boxes = turnable(this.store, free);
    if (boxes) this.setTurned(turnedBy(boxes, degrees));
  }

  /** Gives elements new boxes and turns, as one edit. */
  setTurned(boxes: ReadonlyMap<string, TurnedBox>): void {
    this.change(() =>
      this.store.edit(() => {
        setBoxes(this.store, boxes);
        const turns = [...boxes].map(
          ([id, { rotation }]) => [id, { rotation: rotation === 0 ? undefined : rotation }] as const,
        );
        setExtras(this.store, new Map(turns));
      }),
    );
  }

  /**
   * Sets what elements have besides what is particular to their kinds; the selected ones by default. What is locked stays as it is,
   * unless this locks or unlocks.
   */
  setExtras(patch: ExtrasPatch, ids: Iterable<string> = this.state.selection): void {
    const free = 'locked' in patch ? [...ids] : [...this.free(ids)];
    const patches = new Map(free.map((id) => [id, patch]));
    if (patches.size > 0) this.change(() => setExtras(this.store, patches));
  }

  /** Gives a topic a note and labels; false when it could not have them. */
  setRemarks(id: string, patch: RemarksPatch): boolean {
    if (this.free([id]).size === 0) return false;
    return this.change(() => (setRemarks(this.store, id, patch), true)) === true;
  }

  /** Adds a topic under the selected one and edits it. */
  addChild(): void {
    const topic = this.onlySelected;
    if (topic?.type === 'topic' && this.free([topic.id]).size > 0)
      this.addAndEdit(() => addChildTopic(this.store, { parent: topic.id }, this.options.topicText));
  }

  /** Adds a topic after the selected one, or before it, and edits it. */
  addSibling(where: 'after' | 'before' = 'after'): void {
    const topic = this.onlySelected;
    if (topic?.type === 'topic' && this.free([topic.parent ?? topic.id]).size > 0)
      this.addAndEdit(() => addSiblingTopic(this.store, topic.id, this.options.topicText, where));
  }

  /** Adds a topic that sums up others, and edits it. */
  addSummary(range: TopicRange): void {
    this.addAndEdit(() => addSummary(this.store, range, this.options.topicText));
  }

  /** Hangs a topic a level deeper or higher, or puts it past a sibling; false when it stays where it is. */
  shiftTopic(id: string, shift: TopicShift): boolean {
    const place = placeAfter(this.store, id, shift);
    // Nothing is hung on a topic that is locked.
    if (!place || this.free([id]).size === 0 || this.free([place.parent]).size === 0) return false;
    return this.change(() => shiftTopic(this.store, id, shift)) === true;
  }

  /** Adds a mind map around a point, the middle of the view by default, and edits its root. */
  addMindMap(layout: TopicLayout, at: BoardPoint = this.middle): void {
    this.addAndEdit(() => addRootTopic(this.store, at, layout, this.options.topicText));
  }

  /** Adds a note, a shape, a text or a frame around a point, the middle of the view by default, and edits it. */
  addBox(type: NewBoxType, at: BoardPoint = this.middle): void {
    const element = newBoxElement(this.store, type, {
      at,
      kind: this.state.shapeKind,
      style: this.styleFor(type),
    });
    this.editNew(this.addNew(element));
  }

  /** Adds stored pictures side by side around a point, the middle of the view by default, and selects them. */
  addPictures(pictures: readonly StoredPicture[], at: BoardPoint = this.middle): void {
    const elements = pictureElements(this.store, pictures, at);
    if (elements.length === 0) return;
    const added = this.change(() => {
      addElements(this.store, elements);
      return elements.map(({ id }) => id);
    });
    if (added) this.selectAdded(added);
  }

  /** Folds the selected topics, or unfolds them when they all are. */
  toggleFolded(ids: Iterable<string> = this.state.selection): void {
    const free = this.free(ids);
    if (free.size > 0) this.change(() => toggleFolded(this.store, free));
  }

  /** What is chosen as a board of its own, where it stands: a topic that hangs on none there has its middle for its place. */
  private get copied(): BoardSnapshot {
    const copy = copyElements(this.store, this.chosen);
    const elements = copy.elements.map((element) => {
      const isLoose = element.type === 'topic' && element.parent === null;
      const hung = isLoose && this.store.forest.parentOf(element.id) !== null;
      const box = hung ? this.boxOf(element.id) : null;
      if (!box) return element;
      const { x, y } = centerOf(box);
      return { ...element, x: Math.round(x), y: Math.round(y) };
    });
    return { ...copy, elements };
  }

  /** What is selected, and what is in the frames among it. */
  private get chosen(): Set<string> {
    const { selection } = this.state;
    return new Set([...selection, ...this.contentsOf(selection)]);
  }

  /** What is in the frames among some elements; unknown without a page to be seen on. */
  private contentsOf(ids: Iterable<string>): Set<string> {
    return this.view ? frameContents(this.store, this.view.scene, ids) : new Set();
  }

  private addAndEdit(add: () => string | null): void {
    this.editNew(this.change(add));
  }

  private editNew(id: string | null): void {
    if (id === null) return;
    this.select([id]);
    this.view?.reveal(id);
    this.startEditing(id);
  }
}
