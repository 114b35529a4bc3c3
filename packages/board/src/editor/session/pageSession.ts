import type { BoardBox, BoardPoint } from '../../document/index.ts';
import { openAddress } from '../../kinds/link/openAddress.ts';
import type { BoardSurface } from '../../surface/boardSurface.ts';
import type { ClipDoor } from '../view/clipboard.ts';
import type { ClipHost } from './editorOptions.ts';
import { EditorSession } from './editorSession.ts';

/** The same with the page around the board: what of it is in view, the keyboard, and what the page does for the board. */
export class PageSession extends EditorSession {
  /** Keeps copies for other boards, and says why nothing was pasted; without, copies are kept as long as the page is. */
  clipHost: ClipHost | null = null;
  /** Goes where an address leads on this very board; false where it leads elsewhere, and is opened in a tab of its own. */
  linkHost: ((address: string) => boolean) | null = null;

  zoomBy(factor: number): void {
    this.view?.zoomBy(factor);
  }

  /** Leads the view to an area; `onViewport` says that it was led. */
  showArea(area: BoardBox): void {
    this.view?.showArea(area);
  }

  /** Goes to actual size, around the middle of the view. */
  zoomToActualSize(): void {
    this.zoomBy(1 / this.state.zoom);
  }

  /** Where the board is painted; null while it is not on a page. */
  get surface(): BoardSurface | null {
    return this.view?.surface ?? null;
  }

  /** Shows everything, or with `selection` what is selected. */
  zoomToFit(what: 'all' | 'selection' = 'all'): void {
    this.view?.zoomToFit(what === 'selection' ? this.state.selection : undefined);
  }

  /** The point of the board under a mouse or pen; null while there is none over it. */
  get pointed(): BoardPoint | null {
    return this.view?.pointed ?? null;
  }

  /** Where an element stands as the board is laid out; null when it is not there or folded away. */
  boxOf(id: string): BoardBox | null {
    return this.view?.boxOf(id) ?? null;
  }

  /** What is at a point of the window: the point of the board, and the element there. Null without a page to be seen on. */
  placeAt(point: {
    readonly clientX: number;
    readonly clientY: number;
  }): { readonly at: BoardPoint; readonly element: string | null } | null {
    return this.view && { at: this.view.pointAt(point), element: this.view.elementAt(point) };
  }

  /** Lets the user choose pictures for the board, or one for a topic that is not locked. */
  pickPictures(topic?: string): void {
    if (this.isRefused || (topic !== undefined && this.free([topic]).size === 0)) return;
    this.options.pictures?.onPick(topic);
  }

  /** Lets the user choose one of the pictures that their team keeps. */
  pickKeptPicture(): void {
    if (!this.isRefused) this.options.pictures?.onPickKept?.();
  }

  /** Lets the user choose an emoji. */
  pickEmoji(): void {
    if (!this.isRefused) this.options.onPickEmoji?.();
  }

  /** Takes files of pictures that were dropped or pasted at a point of the board, or dropped upon a topic. */
  givePictures(files: readonly File[], at: BoardPoint, topic?: string): void {
    if (!this.isRefused) this.options.pictures?.onFiles(files, at, topic);
  }

  /** Has the link of what is selected set or changed, unless all of it is locked. */
  editLink(): void {
    if (!this.isRefused && this.free(this.state.selection).size > 0) this.options.onEditLink?.();
  }

  /** Has the note and the labels of the selected topic shown: who may not change them reads them. */
  editNote(): void {
    this.options.onEditNote?.();
  }

  /** Goes where the link of an element leads: in a tab of its own, or to another element of the board. */
  openLink(id: string): void {
    const link = this.store.elements.get(id)?.link;
    if (link === undefined) return;
    const target = link.startsWith('#') ? link.slice(1) : null;
    if (target === null) return this.linkHost?.(link) === true ? undefined : openAddress(link);
    this.select([target]);
    this.view?.reveal(target);
  }

  /** Copying and pasting; null without a page, and until its code has come. */
  get clips(): ClipDoor | null {
    return this.view?.clips ?? null;
  }

  /** Takes the keyboard. */
  focus(): void {
    this.view?.focus();
  }

  /** Lets the keyboard go. */
  blur(): void {
    this.view?.blur();
  }
}
