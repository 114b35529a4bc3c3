import type { BoardBox } from '../document/index.ts';
import type { BoardContext, PictureSource } from '../render/index.ts';

/** The widths in which pictures are served, in pixels. */
export const PICTURE_WIDTHS = [360, 720, 1080] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** The address of a picture in one width. */
export type PictureUrl = (asset: string, width: PictureWidth) => string;

/** Beyond so many, what is not seen is forgotten, and the rest is shown small. */
const MOST_KEPT = 400;
/** What was painted within this time, in ms, is seen. */
const SEEN_WITHIN = 10_000;
/** A picture that did not load is asked for again after this, in ms. */
const RETRY_AFTER = 15_000;

interface Kept {
  readonly image: HTMLImageElement;
  state: 'loading' | 'here' | 'failed';
  /** When it was painted last; when it failed, for one that did. */
  at: number;
}

/** Pictures in a browser: the smallest first, and as large as they are seen then. */
export class BoardPictures implements PictureSource {
  private readonly urlOf: PictureUrl;
  private readonly onLoad: () => void;
  private readonly kept = new Map<string, Kept>();

  /**
   * @param onLoad called when something can be painted that could not before
   */
  constructor(urlOf: PictureUrl, onLoad: () => void) {
    this.urlOf = urlOf;
    this.onLoad = onLoad;
    window.addEventListener('online', this.onOnline);
  }

  paint(context: BoardContext, asset: string, { x, y, w, h }: BoardBox, pixels: number): boolean {
    const now = performance.now();
    const [smallest] = PICTURE_WIDTHS;
    const wide = pixels * Math.min(2, window.devicePixelRatio || 1);
    const wanted =
      this.kept.size > MOST_KEPT
        ? smallest
        : (PICTURE_WIDTHS.find((width) => width >= wide) ?? PICTURE_WIDTHS[PICTURE_WIDTHS.length - 1] ?? 0);
    const here = PICTURE_WIDTHS.toReversed().filter(
      (width) => this.kept.get(keyOf(asset, width))?.state === 'here',
    );
    // The one that is as large as it is seen, else the largest there is.
    const best = here.toReversed().find((width) => width >= wanted) ?? here[0];
    if (best === undefined) this.load(asset, smallest, now);
    else if (best < wanted) this.load(asset, wanted as PictureWidth, now);
    const kept = best === undefined ? undefined : this.kept.get(keyOf(asset, best));
    if (!kept) return false;
    kept.at = now;
    // Boards are painted on canvases of the browser here; the part of them that all painting needs has no images.
    (context as CanvasRenderingContext2D).drawImage(kept.image, x, y, w, h);
    return true;
  }

  destroy(): void {
    window.removeEventListener('online', this.onOnline);
    for (const { image } of this.kept.values()) image.removeAttribute('src');
    this.kept.clear();
  }

  private load(asset: string, width: PictureWidth, now: number): void {
    const key = keyOf(asset, width);
    const known = this.kept.get(key);
    if (known && !(known.state === 'failed' && now - known.at > RETRY_AFTER)) return;
    const image = new Image();
    const kept: Kept = { image, state: 'loading', at: now };
    this.kept.set(key, kept);
    image.addEventListener('load', () => {
      if (this.kept.get(key) !== kept) return;
      kept.state = 'here';
      this.forgetUnseen();
      this.onLoad();
    });
    image.addEventListener('error', () => {
      kept.state = 'failed';
      kept.at = performance.now();
    });
    image.src = this.urlOf(asset, width);
  }

  private forgetUnseen(): void {
    if (this.kept.size <= MOST_KEPT) return;
    const seen = performance.now() - SEEN_WITHIN;
    for (const [key, { state, at }] of this.kept) if (state === 'here' && at < seen) this.kept.delete(key);
  }

  private readonly onOnline = (): void => {
    for (const [key, { state }] of this.kept) if (state === 'failed') this.kept.delete(key);
    this.onLoad();
  };
}

const keyOf = (asset: string, width: PictureWidth): string => `${asset} ${width}`;
