import {
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import type { BoardSnapshot } from '../document/index.ts';
import { linkParts } from '../kinds/link/linkPart.ts';
import { sourceOf } from '../layout/index.ts';
import type { BoardFindLabels } from './BoardFind.tsx';
import type { BoardPresentationLabels } from './BoardPresentation.tsx';
import type { LinkedSurfaces } from '../surface/linkedSurfaces.ts';
import type { BoardMarks } from '../surface/paintMarks.ts';
import type { PictureUrl } from '../surface/boardPictures.ts';
import { FingerPan, keySurface, wheelSurface, ZOOM_STEP } from '../surface/panZoom.ts';
import styles from './BoardViewer.module.css';
import { useColorScheme, type ThemeChoice } from './useColorScheme.ts';
import { useFinder } from './useFinder.tsx';
import { useMarks } from './useMarks.ts';
import { usePresenter } from './usePresenter.tsx';
import { useViewerSurface } from './useViewerSurface.ts';
import { foldMarkAt } from '../layout/topicMarkAt.ts';

/** Every word the viewer shows or says. */
export interface BoardViewerLabels {
  /** Name of the board, e.g. "Board: Weekly plan". */
  readonly board: string;
  /** What kind of thing it is, e.g. "board viewer". */
  readonly role: string;
  /** How it is used with the keyboard; read to screen readers. */
  readonly help: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  /** The button that shows everything. */
  readonly fit: string;
  /** The button that shows the scale and goes back to 100 %. */
  readonly actualSize: string;
  /** The scale as text, given in percent. */
  readonly zoomLevel: (percent: number) => string;
  /** Shown in place of a board with nothing on it. */
  readonly empty: string;
}

/** What a viewer takes. */
export interface BoardViewerProps {
  readonly snapshot: BoardSnapshot;
  readonly labels: BoardViewerLabels;
  /** Where its pictures are; without, a box stands for each. */
  readonly pictureUrl?: PictureUrl;
  /** `auto`, the default, follows the page. */
  readonly theme?: ThemeChoice;
  /**
   * When the wheel pans: `always`, or, so that a page scrolls past the board, only while the board has the focus.
   * With Ctrl or Cmd it zooms in either case.
   */
  readonly wheel?: 'always' | 'focused';
  readonly className?: string;
  /** Offers to look for a text on the board; without, nothing does. */
  readonly find?: BoardFindLabels;
  /** Offers to present the board's frames; without, nothing does. */
  readonly presentation?: BoardPresentationLabels;
  /** Called when the code of a part did not come, so that nothing happened. */
  readonly onPartLost?: () => void;
  /** More buttons beside the zoom buttons. */
  readonly controls?: ReactNode;
  /** Boards that show the same part as this one, at the same scale. */
  readonly linked?: LinkedSurfaces;
  /** Marks around elements: what became of them since another version. */
  readonly marks?: BoardMarks;
  /** Called once the board was painted with its fonts. */
  readonly onReady?: () => void;
}

/** Movement under this many pixels is a click. */
const CLICK_SLACK = 5;
/** Reach of a fold mark around itself, in pixels: fingers are thick. */
const MARK_REACH = 8;

/**
 * Shows a board to be looked at: pan by dragging, wheel, touch or arrow keys; zoom by Ctrl and wheel, pinching, keys or
 * buttons; fold and unfold topics by their marks, for this view only. Serves the file page and the embedded viewer.
 */
export function BoardViewer(props: BoardViewerProps) {
  const {
    snapshot,
    labels,
    theme = 'auto',
    wheel = 'focused',
    className,
    controls,
    onReady,
    linked,
    marks,
    pictureUrl,
    find,
    presentation,
    onPartLost,
  } = props;
  const rootRef = useRef<HTMLDivElement>(null);
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const controlsRef = useRef<HTMLDivElement>(null);
  const helpId = useId();
  const source = useMemo(() => sourceOf(snapshot), [snapshot]);
  const scheme = useColorScheme(rootRef, theme);
  const surface = useViewerSurface(canvasRef, controlsRef, source, scheme, onReady, pictureUrl);
  useMarks(surface, marks);
  const finder = useFinder({ labels: find, surface, source, snapshot, rootRef, onLost: onPartLost });
  const presenter = usePresenter({ labels: presentation, snapshot, pictureUrl, theme, onLost: onPartLost });
  const fingers = useMemo(() => (surface ? new FingerPan(surface) : null), [surface]);
  const press = useRef<{ x: number; y: number; moved: boolean } | null>(null);
  const [percent, setPercent] = useState(100);
  const [grabbing, setGrabbing] = useState(false);
  const [overMark, setOverMark] = useState(false);

  useEffect(() => {
    if (!surface) return undefined;
    const update = () => setPercent(Math.round(surface.viewport.scale * 100));
    update();
    return surface.onViewport(update);
  }, [surface]);

  useEffect(() => (surface && linked ? linked.join(surface) : undefined), [surface, linked]);

  useEffect(() => {
    const canvas = canvasRef.current;
    if (!surface || !canvas) return undefined;
    const onWheel = (event: WheelEvent) => {
      const zooms = event.ctrlKey || event.metaKey;
      if (!zooms && wheel === 'focused' && !rootRef.current?.contains(document.activeElement)) return;
      event.preventDefault();
      wheelSurface(surface, event);
    };
    // React listens passively, and a passive listener could not keep the page from scrolling.
    canvas.addEventListener('wheel', onWheel, { passive: false });
    return () => canvas.removeEventListener('wheel', onWheel);
  }, [surface, wheel]);

  const markAt = (event: PointerEvent) =>
    surface && foldMarkAt(surface.scene, surface.pointAt(event), MARK_REACH / surface.viewport.scale);
  const linkUnder = (event: PointerEvent) =>
    surface && linkParts.get('link')?.at(surface, surface.pointAt(event))?.link;

  const noteUnder = (event: PointerEvent) =>
    surface && linkParts.get('link')?.noteAt(surface, surface.pointAt(event), MARK_REACH);

  const pressMark = (event: PointerEvent) => {
    const [item, link, note] = [markAt(event), linkUnder(event), noteUnder(event)];
    if (surface && link) linkParts.get('link')?.follow(link, surface);
    else if (surface && note && !item) linkParts.get('link')?.showNote(note, surface);
    else if (item) surface?.setFoldedHere(item.element.id, !item.placed.folded);
  };

  const onPointerDown = (event: PointerEvent<HTMLCanvasElement>) => {
    if (event.pointerType === 'mouse' && event.button > 1) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    fingers?.down(event.nativeEvent);
    press.current = { x: event.clientX, y: event.clientY, moved: (fingers?.count ?? 0) > 1 };
    setGrabbing(true);
  };
  const onPointerMove = (event: PointerEvent<HTMLCanvasElement>) => {
    const start = press.current;
    if (!start) {
      if (event.pointerType === 'mouse')
        setOverMark((linkUnder(event) ?? markAt(event) ?? noteUnder(event)) != null);
      return;
    }
    if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > CLICK_SLACK) start.moved = true;
    fingers?.move(event.nativeEvent, true);
  };
  const onPointerEnd = (event: PointerEvent<HTMLCanvasElement>) => {
    fingers?.up(event.nativeEvent);
    if (event.type === 'pointerup' && press.current?.moved === false) pressMark(event);
    if ((fingers?.count ?? 0) > 0) return;
    press.current = null;
    setGrabbing(false);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const isHandled = finder.onKeyDown(event) || (surface && keySurface(surface, event.nativeEvent));
    if (isHandled) event.preventDefault();
  };
  const fit = () => {
    if (linked) return linked.show(null, true);
    const all = surface?.fitOf();
    if (all) surface?.glideTo(all);
  };

  const isEmpty = snapshot.elements.length === 0;
  return (
    <div
      ref={rootRef}
      className={[styles['viewer'], className].filter(Boolean).join(' ')}
      data-scheme={scheme}
    >
      {/* An application is what the role says: it has the arrow keys to itself. The linter counts it among documents. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- see above */}
      <div
        className={styles['stage']}
        role="application"
        aria-roledescription={labels.role}
        aria-label={labels.board}
        aria-describedby={helpId}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        <canvas
          ref={canvasRef}
          className={styles['canvas']}
          data-grabbing={grabbing || undefined}
          data-mark={overMark || undefined}
          onPointerDown={onPointerDown}
          onPointerMove={onPointerMove}
          onPointerUp={onPointerEnd}
          onPointerCancel={onPointerEnd}
        />
        {isEmpty && <p className={styles['empty']}>{labels.empty}</p>}
      </div>
      <p id={helpId} hidden>
        {labels.help}
      </p>
      <div ref={controlsRef} className={styles['controls']}>
        <button
          type="button"
          onClick={() => surface?.zoom(1 / ZOOM_STEP, undefined, true)}
          aria-label={labels.zoomOut}
          title={labels.zoomOut}
        >
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M3 8h10" />
          </svg>
        </button>
        <button
          type="button"
          className={styles['percent']}
          onClick={() => surface?.zoom(1 / surface.viewport.scale, undefined, true)}
          aria-label={`${labels.actualSize}: ${labels.zoomLevel(percent)}`}
          title={labels.actualSize}
        >
          {labels.zoomLevel(percent)}
        </button>
        <button
          type="button"
          onClick={() => surface?.zoom(ZOOM_STEP, undefined, true)}
          aria-label={labels.zoomIn}
          title={labels.zoomIn}
        >
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M3 8h10M8 3v10" />
          </svg>
        </button>
        <button type="button" onClick={fit} aria-label={labels.fit} title={labels.fit}>
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M2.5 6V2.5H6M10 2.5h3.5V6M13.5 10v3.5H10M6 13.5H2.5V10" />
          </svg>
        </button>
        {finder.button}
        {presenter.button}
        {controls}
      </div>
      {finder.bar}
      {presenter.dialog}
    </div>
  );
}
