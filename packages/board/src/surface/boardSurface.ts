import type { BoardBox, BoardPoint } from '../document/index.ts';
import type { BoardScene } from '../layout/boardScene.ts';
import {
  fitted,
  toBoard,
  zoomedAt,
  type BoardTheme,
  type FitOptions,
  type Insets,
  type PaintOptions,
  type Viewport,
} from '../render/index.ts';
import { BoardPicture } from './boardPicture.ts';

/** Paints something over the board, in CSS pixels of the surface. */
export type PaintLayer = (context: CanvasRenderingContext2D, viewport: Viewport) => void;

/** How a surface is painted besides viewport and size. */
export type SurfaceLook = Pick<PaintOptions, 'dots' | 'foldMarks' | 'hideText' | 'pictures'>;

const GLIDE = 180;
/** More device pixels than this per CSS pixel cost time and show nothing. */
const MOST_PIXEL_RATIO = 2;

/**
 * A canvas that shows a scene through a viewport. It keeps the canvas as large as its box, paints once per frame at
 * most, and only when something changed.
 */
export class BoardSurface {
  readonly canvas: HTMLCanvasElement;
  private readonly context: CanvasRenderingContext2D;
  private readonly observer: ResizeObserver;
  private stopWatching = () => {};
  private readonly listeners = new Set<() => void>();
  private layers: readonly PaintLayer[] = [];
  private shownScene: BoardScene;
  private shownTheme: BoardTheme;
  private shownViewport: Viewport = { x: 0, y: 0, scale: 1 };
  private look: SurfaceLook = {};
  private size = { width: 0, height: 0 };
  private frame = 0;
  private readonly picture = new BoardPicture();
  private base: CanvasRenderingContext2D | null = null;
  private glideFrame = 0;
  private led = false;
  private wantsFit: { readonly options: FitOptions; readonly area: BoardBox | undefined } | null = null;
  private covered: (() => Insets) | undefined;

  /** @throws Error when the browser gives no 2D context. */
  constructor(canvas: HTMLCanvasElement, scene: BoardScene, theme: BoardTheme) {
    const context = canvas.getContext('2d', { alpha: false });
    if (!context) throw new Error('This browser gives no 2D canvas');
    this.canvas = canvas;
    this.context = context;
    this.shownScene = scene;
    this.shownTheme = theme;
    this.observer = new ResizeObserver(() => this.resize());
    this.observer.observe(canvas);
    this.watchPixelRatio();
    this.resize();
  }

  get viewport(): Viewport {
    return this.shownViewport;
  }

  /** What is seen of the board. */
  get seen(): BoardBox {
    const { x, y, scale } = this.shownViewport;
    return { x, y, w: this.width / scale, h: this.height / scale };
  }

  /** Whether the view stands where it was led to, not where the person who looks has moved it. */
  get isLed(): boolean {
    return this.led;
  }

  get scene(): BoardScene {
    return this.shownScene;
  }

  get theme(): BoardTheme {
    return this.shownTheme;
  }

  get width(): number {
    return this.size.width;
  }

  get height(): number {
    return this.size.height;
  }

  show(scene: BoardScene): void {
    this.shownScene = scene;
    this.invalidate();
  }

  setTheme(theme: BoardTheme): void {
    this.shownTheme = theme;
    this.invalidate();
  }

  setLook(look: SurfaceLook): void {
    this.look = look;
    this.invalidate();
  }

  /** Paints a layer over the board from now on; returns what ends that. */
  addLayer(layer: PaintLayer): () => void {
    this.layers = [...this.layers, layer];
    this.invalidate();
    return () => {
      this.layers = this.layers.filter((other) => other !== layer);
      this.invalidate();
    };
  }

  /** Calls `listener` when the viewport or the size changed; returns what ends that. */
  onViewport(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  setViewport(viewport: Viewport): void {
    cancelAnimationFrame(this.glideFrame);
    this.wantsFit = null;
    this.led = false;
    this.moveTo(viewport);
  }

  /**
   * Goes to a viewport in a short glide, at once where less motion is asked for.
   *
   * @param led somebody else leads there
   */
  glideTo(target: Viewport, led = false): void {
    cancelAnimationFrame(this.glideFrame);
    this.wantsFit = null;
    this.led = led;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return this.moveTo(target);
    const from = this.shownViewport;
    const start = performance.now();
    const step = (now: number) => {
      const part = Math.min(1, Math.max(0, (now - start) / GLIDE));
      const eased = 1 - (1 - part) ** 3;
      const between = (a: number, b: number) => a + (b - a) * eased;
      this.moveTo({
        x: between(from.x, target.x),
        y: between(from.y, target.y),
        scale: between(from.scale, target.scale),
      });
      if (part < 1) this.glideFrame = requestAnimationFrame(step);
    };
    this.glideFrame = requestAnimationFrame(step);
  }

  /** Zooms by a factor around a point of the surface, its middle by default. */
  zoom(factor: number, at: BoardPoint = { x: this.width / 2, y: this.height / 2 }, glide = false): void {
    const target = zoomedAt(this.shownViewport, at, factor);
    if (glide) this.glideTo(target);
    else this.setViewport(target);
  }

  /** The viewport that shows a box, everything by default; null when there is nothing. */
  fitOf(options: FitOptions = {}, box: BoardBox | null = this.shownScene.bounds()): Viewport | null {
    return (
      box &&
      fitted(box, this.width, this.height, this.covered ? { covered: this.covered(), ...options } : options)
    );
  }

  /** Sets what floats over the edges: fitting keeps that area free. */
  setCovered(covered: (() => Insets) | undefined): void {
    this.covered = covered;
  }

  /** Shows everything, or an area, now and again whenever the size changes until somebody moves the viewport. */
  keepFitted(options: FitOptions, area?: BoardBox): void {
    this.wantsFit = { options, area };
    this.refit();
  }

  /** The board point under a pointer. */
  pointAt(event: { readonly clientX: number; readonly clientY: number }): BoardPoint {
    return toBoard(this.shownViewport, this.surfacePoint(event));
  }

  /** The point of the surface under a pointer. */
  surfacePoint({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): BoardPoint {
    const { left, top } = this.canvas.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  }

  /** Folds or unfolds a topic for this view only. */
  setFoldedHere(id: string, folded: boolean): void {
    this.shownScene.setFoldedHere(id, folded);
    this.invalidate();
  }

  /** Paints everything in the next frame. */
  invalidate(): void {
    this.picture.forget();
    this.invalidateLayers();
  }

  /** Paints the layers over the board in the next frame, and of the board what has changed. */
  invalidateLayers(): void {
    if (this.frame === 0) this.frame = requestAnimationFrame(() => this.paint());
  }

  /** Paints at once. */
  paint(): void {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    const { width, height } = this.size;
    if (width === 0 || height === 0) return;
    const pixelRatio = this.canvas.width / width;
    const options = {
      ...this.look,
      theme: this.shownTheme,
      viewport: this.shownViewport,
      width,
      height,
      pixelRatio,
    };
    const board = this.layers.length === 0 ? this.context : this.baseContext();
    const viewport = this.picture.update(board, this.shownScene, options);
    if (board === this.context) return;
    // Pointers and selections change far more often than the board: it is kept as a picture and put down again.
    this.context.setTransform(1, 0, 0, 1, 0, 0);
    this.context.drawImage(board.canvas, 0, 0);
    this.context.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0);
    for (const layer of this.layers) layer(this.context, viewport);
  }

  destroy(): void {
    cancelAnimationFrame(this.frame);
    cancelAnimationFrame(this.glideFrame);
    this.observer.disconnect();
    this.stopWatching();
    this.listeners.clear();
    // What is taken off it later paints nothing.
    this.size = { width: 0, height: 0 };
  }

  private moveTo(viewport: Viewport): void {
    this.shownViewport = viewport;
    this.invalidateLayers();
    for (const listener of this.listeners) listener();
  }

  /** The canvas the board is kept on, as large as the one that is seen. */
  private baseContext(): CanvasRenderingContext2D {
    this.base ??= document.createElement('canvas').getContext('2d', { alpha: false });
    if (!this.base) return this.context;
    const { canvas } = this.base;
    if (canvas.width !== this.canvas.width || canvas.height !== this.canvas.height) {
      canvas.width = this.canvas.width;
      canvas.height = this.canvas.height;
      this.picture.forget();
    }
    return this.base;
  }

  /** Fits again what is kept fitted, where it was laid out with what had not come yet. */
  refit(): void {
    const { options, area } = this.wantsFit ?? {};
    const target = options && this.width > 0 ? this.fitOf(options, area) : null;
    if (target) this.moveTo(target);
  }

  /** Another monitor, or zooming the page, changes how many pixels the canvas needs and not how large its box is. */
  private watchPixelRatio(): void {
    const same = matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    const onChange = () => {
      this.watchPixelRatio();
      this.resize();
    };
    same.addEventListener('change', onChange, { once: true });
    this.stopWatching = () => same.removeEventListener('change', onChange);
  }

  private resize(): void {
    const { clientWidth: width, clientHeight: height } = this.canvas;
    const ratio = Math.min(MOST_PIXEL_RATIO, window.devicePixelRatio || 1);
    this.size = { width, height };
    const [pixelWidth, pixelHeight] = [Math.round(width * ratio), Math.round(height * ratio)];
    if (this.canvas.width !== pixelWidth) this.canvas.width = pixelWidth;
    if (this.canvas.height !== pixelHeight) this.canvas.height = pixelHeight;
    this.refit();
    // A resized canvas is blank: painting it in the next frame would flash.
    this.picture.forget();
    this.paint();
    for (const listener of this.listeners) listener();
  }
}
