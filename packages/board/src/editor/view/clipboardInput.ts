import type { BoardPoint, BoardSnapshot } from '../../document/index.ts';
import type { ForeignBoard, ForeignClip } from '../../import/clip.ts';
import { BoardScene, sourceOf } from '../../layout/index.ts';
import { centerOf } from '../../layout/geometry.ts';
import { toBoard } from '../../render/index.ts';
import { cellParts } from '../tools/cellPart.ts';
import type { AttachedClips, EarlyPaste } from '../clips/clipPart.ts';
import { keepClip, wholeClip } from '../clips/keptClip.ts';
import { MemoryClip } from '../clips/memoryClip.ts';
import { readClip, readClipHome, writeClip, type ClipData } from './clipboard.ts';
import type { ViewContext } from './viewContext.ts';
import { addPastedText } from './pasteText.ts';
import { picturesAmong } from './pictureDrop.ts';
import type { PointerInput } from './pointerInput.ts';

/** Whether it is worth fetching what makes elements of what another program has copied. */
function mayBeElements({ html, text }: ForeignClip, onTopic: boolean): boolean {
  if (text.includes('excalidraw/clipboard')) return true;
  return !onTopic && (/<(?:table|ul|ol)\b/i.test(html) || /\t|^\s*(?:[-*•‣◦–]|\d{1,4}[.)])\s/.test(text));
}

/** Whether a page says anything: one around a picture alone does not. */
const saysText = (html: string): boolean =>
  html.replaceAll(/<style[^]*?<\/style>|<!--[^]*?-->|<[^>]*>/gi, '').trim() !== '';

/** Elements without pictures: what they are named is known nowhere. */
const withoutPictures = (clip: BoardSnapshot): BoardSnapshot => ({
  ...clip,
  elements: clip.elements.map(({ asset: _asset, ...element }) => element),
});

/** How far one paste stands from the one before at the same place. */
const STEP = 24;

/** Copies, cuts and pastes: by the keys and menus of the browser, whose events go to the board's field, and by those of the editor. */
export class ClipboardInput implements AttachedClips {
  private readonly context: ViewContext;
  private readonly field: HTMLTextAreaElement;
  private readonly pointer: PointerInput;
  private last: { readonly at: BoardPoint; readonly times: number } | null = null;

  constructor(
    context: ViewContext,
    field: HTMLTextAreaElement,
    pointer: PointerInput,
    early: readonly EarlyPaste[] = [],
  ) {
    this.context = context;
    this.field = field;
    this.pointer = pointer;
    field.addEventListener('copy', this.onCopy);
    field.addEventListener('cut', this.onCopy);
    field.addEventListener('paste', this.onPaste);
    for (const clip of early) this.paste(new MemoryClip(...clip));
  }

  destroy(): void {
    this.field.removeEventListener('copy', this.onCopy);
    this.field.removeEventListener('cut', this.onCopy);
    this.field.removeEventListener('paste', this.onPaste);
  }

  copyTo(data: ClipData, isCut: boolean): boolean {
    const { editor } = this.context;
    const copy = editor.getState().editing === null ? editor.copySelection() : null;
    if (!copy) return false;
    const cells = cellParts.get('cells');
    if (cells?.copy(editor, data, isCut) !== true) {
      writeClip(data, copy, editor.options.pictures?.home);
      cells?.addClip(data, copy);
      if (isCut) editor.cutSelection();
    }
    keepClip(editor, data);
    return true;
  }

  paste(data: ClipData, place?: BoardPoint): void {
    const { editor } = this.context;
    const whole = wholeClip(editor, data);
    if (cellParts.get('cells')?.paste(editor, whole) === true) return;
    const at = place ?? this.place();
    const clip = readClip(whole);
    if (clip) return void this.pasteFrom(clip, readClipHome(whole), at);
    const pictures = picturesAmong(whole.files);
    const foreign = { html: whole.getData('text/html'), text: whole.getData('text/plain') };
    // Programs put a picture of a text beside it.
    const isText = pictures.length === 0 || (foreign.text.trim() !== '' && saysText(foreign.html));
    const plain = (): void =>
      isText ? addPastedText(editor, foreign.text, at) : editor.givePictures(pictures, at);
    // Under a topic lines become topics, whatever they were before.
    if (!mayBeElements(foreign, editor.onlySelected?.type === 'topic')) plain();
    else void this.pasteForeign(foreign, at, plain);
  }

  private readonly onCopy = (event: ClipboardEvent): void => {
    if (event.clipboardData && this.copyTo(event.clipboardData, event.type === 'cut')) event.preventDefault();
  };

  private readonly onPaste = (event: ClipboardEvent): void => {
    if (this.context.editor.getState().editing !== null || !event.clipboardData) return;
    event.preventDefault();
    this.paste(event.clipboardData);
  };

  /** Pastes what another program has copied as elements, or plainly where none come of it. */
  private async pasteForeign(foreign: ForeignClip, at: BoardPoint, plain: () => void): Promise<void> {
    const { editor } = this.context;
    // Without its code a table is a text.
    const reader = await import('../../import/clip.ts').catch(() => null);
    const board = reader?.readForeignClip(foreign, editor.styleFor('sticky'));
    if (!board) plain();
    else if (board.pictures.size === 0) this.pasteBoard(board.snapshot, at);
    else await this.pastePictured(board, at);
  }

  /** Pastes what has pictures that are kept nowhere yet. */
  private async pastePictured(board: ForeignBoard, at: BoardPoint): Promise<void> {
    const { editor } = this.context;
    if (editor.getState().readOnly) return;
    const kept = editor.options.pictures?.takeIn?.(board) ?? withoutPictures(board.snapshot);
    this.pasteBoard(await kept, at);
  }

  /** Pastes what was copied on a board; pictures of another board are taken over first. */
  private async pasteFrom(clip: BoardSnapshot, home: string, at: BoardPoint): Promise<void> {
    const { editor } = this.context;
    const { pictures } = editor.options;
    const hasPictures = clip.elements.some(({ asset }) => asset !== undefined);
    const isForeign = pictures !== undefined && home !== '' && home !== pictures.home && hasPictures;
    if (!isForeign || editor.getState().readOnly) return this.pasteBoard(clip, at);
    this.pasteBoard(await pictures.adopt(clip, home), at);
  }

  private pasteBoard(clip: BoardSnapshot, to: BoardPoint): void {
    const { editor, surface } = this.context;
    const bounds = new BoardScene(sourceOf(clip), surface.scene.measurer).bounds();
    if (!bounds) return;
    const from = centerOf(bounds);
    editor.paste(clip, Math.round(to.x - from.x), Math.round(to.y - from.y));
  }

  /**
   * Where the menu was opened that is used, else where the pointer is, else the middle of the view; a little further each
   * time nothing has moved since.
   */
  place(): BoardPoint {
    const { editor, surface } = this.context;
    const middle = { x: surface.width / 2, y: surface.height / 2 };
    const at = editor.menuPlace ?? toBoard(surface.viewport, this.pointer.at ?? middle);
    const again = this.last !== null && this.last.at.x === at.x && this.last.at.y === at.y;
    const times = again && this.last ? this.last.times + 1 : 0;
    this.last = { at, times };
    return { x: at.x + times * STEP, y: at.y + times * STEP };
  }
}
