import {
  checkSnapshot,
  outlineOf,
  type BoardPoint,
  type BoardSnapshot,
  type OutlineNode,
} from '../../document/index.ts';

/** The type under which boards are on the clipboard, beside their plain text. */
export const BOARD_CLIP = 'application/x-boardwalk-board';

/** Names the board whose pictures a clip shows. */
export const CLIP_HOME = 'application/x-boardwalk-home';

/** Clips larger than this are not read: nobody copied them here by hand. */
const MAX_CLIP = 20_000_000;

/** What is copied, in any number of forms: a `DataTransfer` of the browser is one. */
export interface ClipData {
  /** What it holds in a form; empty when it has not got it. */
  getData(type: string): string;
  setData(type: string, data: string): void;
  readonly files: Iterable<File>;
}

/** Copying and pasting on a page, from and to the browser's events or a clip that somebody else has read. */
export interface ClipDoor {
  /** Copies what is selected; false when there is nothing to copy. */
  copyTo(data: ClipData, isCut: boolean): boolean;
  /** Where what is pasted comes now. */
  place(): BoardPoint;
  paste(data: ClipData, at?: BoardPoint): void;
}

const textLines = (nodes: readonly OutlineNode[], depth = 0): string[] =>
  nodes.flatMap(({ text, icon = '', children }) => [
    '\t'.repeat(depth) + (text === '' ? icon : text).replaceAll('\n', ' '),
    ...textLines(children, depth + 1),
  ]);

/**
 * Puts a board on the clipboard: as itself, and as an indented outline for everything else.
 *
 * @param home the board that its pictures belong to
 */
export function writeClip(data: ClipData, snapshot: BoardSnapshot, home?: string): void {
  data.setData(BOARD_CLIP, JSON.stringify(snapshot));
  if (home !== undefined) data.setData(CLIP_HOME, home);
  data.setData('text/plain', textLines(outlineOf(snapshot)).join('\n'));
}

/** The board on the clipboard; null when there is none or it is not sound. */
export function readClip(data: ClipData): BoardSnapshot | null {
  const json = data.getData(BOARD_CLIP);
  if (json === '' || json.length > MAX_CLIP) return null;
  try {
    const check = checkSnapshot(JSON.parse(json));
    return check.ok ? check.snapshot : null;
  } catch {
    return null;
  }
}

/** The board that the pictures on the clipboard belong to. */
export const readClipHome = (data: ClipData): string => data.getData(CLIP_HOME);
