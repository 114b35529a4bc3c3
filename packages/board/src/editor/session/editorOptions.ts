import type { BoardBox, BoardPoint, BoardSnapshot } from '../../document/index.ts';
import type { ForeignBoard } from '../../import/clip.ts';
import type { Insets, Viewport } from '../../render/index.ts';
import type { PictureUrl } from '../../surface/boardPictures.ts';
import type { Draft } from './draftBoard.ts';

/** Where the pictures of a board are kept. */
export interface PictureDoor {
  /** Names the board they belong to: they are not found under another one. */
  readonly home: string;
  readonly urlOf: PictureUrl;
  /**
   * Called with files that were dropped or pasted at a point of the board; `BoardEditor.addPictures` puts them there. Where a
   * topic is named, it was dropped upon.
   */
  readonly onFiles: (files: readonly File[], at: BoardPoint, topic?: string) => void;
  /** Called when somebody asks for pictures to be chosen, for the board, or one for a topic. */
  readonly onPick: (topic?: string) => void;
  /** Called when somebody asks for one of the pictures that their team keeps; without, there are none to choose from. */
  readonly onPickKept?: (() => void) | undefined;
  /** What was copied from another board, with its pictures as they are kept here. Never rejects. */
  readonly adopt: (clip: BoardSnapshot, home: string) => Promise<BoardSnapshot>;
  /**
   * What another program has copied, with its pictures as they are kept here; without, a box stands for each of them. Never
   * rejects.
   */
  readonly takeIn?: (clip: ForeignBoard) => Promise<BoardSnapshot>;
}

/** Where copies are kept for the other boards of a browser, as a text; reading one that is not sound does no harm. */
export interface ClipStore {
  /** What was kept last; null when nothing is. */
  read(): string | null;
  /** Keeps a copy in place of the one before, or nothing where it is too large. Never throws. */
  write(clip: string): void;
}

/** What a page does for what is copied and pasted by menus. */
export interface ClipHost extends ClipStore {
  /** Called when nothing was pasted because the browser does not let the page read its clipboard. */
  onRefused(): void;
  /** Called when there is nothing to paste. */
  onEmpty(): void;
}

/** A place that the view of a board went to. */
export interface ViewMove {
  /** What is seen of the board from there. */
  readonly seen: BoardBox;
  /** It was shown there by `showArea`, not moved by the person who looks. */
  readonly isLed: boolean;
}

/** Initial options of an editor. */
export interface BoardEditorOptions {
  /** Only looking and selecting; no command changes the board. */
  readonly readOnly?: boolean;
  /** What is dragged is drawn into line with what is around it, unless Ctrl or Cmd is held. Default: false. */
  readonly snaps?: boolean;
  /** Called when somebody turns that on or off, for a page that remembers it. */
  readonly onSnaps?: (snaps: boolean) => void;
  /** Text of a new topic. */
  readonly topicText?: string;
  /** Where pictures are kept; without, a box stands for each, and none can be added. Read once. */
  readonly pictures?: PictureDoor;
  /** Called with the board point under the pointer, at most once per frame; null when it left. */
  readonly onPointer?: (point: BoardPoint | null) => void;
  /** Where the view begins. Default: everything is shown. */
  readonly viewport?: Viewport | null;
  /** Called with every place that the view goes to. */
  readonly onViewport?: (viewport: Viewport, move: ViewMove) => void;
  /** What floats over the edges of the board now: fitting the board leaves that free. */
  readonly covered?: () => Insets;
  /** Called when the link of what is selected is to be set or changed; without, nothing offers it. */
  readonly onEditLink?: () => void;
  /** Called when somebody asks for an emoji to be chosen; without, nothing offers it. */
  readonly onPickEmoji?: () => void;
  /** Called when the note and the labels of the selected topic are to be shown; without, nothing offers it. */
  readonly onEditNote?: () => void;
  /** Called when a command was refused because what it would change is locked. */
  readonly onLocked?: () => void;
  /** Called when a command was refused because the board is full. */
  readonly onBoardFull?: () => void;
  /** Called when a command was refused because a table would have too many rows, columns or cells. */
  readonly onTableFull?: () => void;
  /** Called when something typed was left out because the text is as long as it may be, or all texts together are. */
  readonly onTextFull?: () => void;
  /** Called with what is dragged, as it will stand when it is let go, and with nothing when the drag has ended. */
  readonly onDraft?: (draft: Draft) => void;
  /**
   * Called when elements begin to be dragged and when that ends. What is edited in between is the drag's alone, and
   * nothing of it stays when the drag is broken off.
   */
  readonly onDrag?: (isDragging: boolean) => void;
  /** Called when a command was refused because this person may only look. */
  readonly onReadOnly?: () => void;
}
