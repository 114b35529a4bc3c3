import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
} from 'react';
import { framesInOrder, type BoardBox, type BoardPoint, type BoardSnapshot } from '../document/index.ts';
import { sourceOf } from '../layout/index.ts';
import { ZOOM_RANGE } from '../render/index.ts';
import type { PictureUrl } from '../surface/boardPictures.ts';
import type { BoardSurface } from '../surface/boardSurface.ts';
import { LaserTrails, type Pointing } from '../surface/laserTrails.ts';
import { LaserTrail, slideLayer } from '../surface/slides.ts';
import styles from './BoardPresentation.module.css';
import { useColorScheme, type ThemeChoice } from './useColorScheme.ts';
import { useViewerSurface } from './useViewerSurface.ts';

/** Every word of a presentation. */
export interface BoardPresentationLabels {
  /** Name of the button that begins it, e.g. "Present". */
  readonly present: string;
  /** Name of what is presented. */
  readonly board: string;
  readonly previous: string;
  readonly next: string;
  readonly laser: string;
  readonly leave: string;
  /** Which slide of how many is shown, from 1; its title may be empty. */
  readonly slide: (place: number, count: number, title: string) => string;
  /** How it is used with the keyboard; read to screen readers. */
  readonly help: string;
  /** Words of what is to be said of each slide, for the one who presents; without, nothing offers it. */
  readonly notes?: { readonly show: string; readonly none: string } | undefined;
}

export interface BoardPresentationProps {
  readonly snapshot: BoardSnapshot;
  readonly labels: BoardPresentationLabels;
  /** Where its pictures are; without, a box stands for each. */
  readonly pictureUrl?: PictureUrl | undefined;
  readonly theme?: ThemeChoice;
  /** Called with the part of the board that is shown. */
  readonly onSeen?: ((seen: BoardBox) => void) | undefined;
  /** Called with the point of the board under the laser; null when it is not over it, or off. */
  readonly onLaser?: ((point: BoardPoint | null) => void) | undefined;
  /** The lasers of others who present the same board. */
  readonly others?: PointingOthers | undefined;
  readonly onClose: () => void;
}

/** Who else presents a board. */
export interface PointingOthers {
  readonly get: () => readonly Pointing[];
  /** Calls `listener` after every change; returns what ends that. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Room around a slide, in pixels. */
const SLIDE_ROOM = 16;
const FORWARD = new Set(['ArrowRight', 'ArrowDown', 'PageDown', ' ', 'Enter']);
const UP_AND_DOWN = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', ' ']);
const BACK = new Set(['ArrowLeft', 'ArrowUp', 'PageUp', 'Backspace']);

/**
 * Shows the frames of a board one after the other, in the order in which one reads them, on the whole screen; a board without frames
 * is one slide. Arrows, Page Up and Down, Space, Home and End go through them, a press on the right and left half does; L turns the
 * pointer into a laser, N shows what is to be said of a slide; Escape ends it.
 */
export function BoardPresentation(props: BoardPresentationProps) {
  const { snapshot, labels, pictureUrl, theme = 'auto', onSeen, onLaser, others, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const notes = useRef<HTMLElement>(null);
  const scheme = useColorScheme(dialog, theme);
  const source = useMemo(() => sourceOf(snapshot), [snapshot]);
  const slides = useMemo(() => framesInOrder(snapshot), [snapshot]);
  const [place, setPlace] = useState(0);
  const [hasLaser, setLaser] = useState(false);
  const [hasNotes, setNotes] = useState(false);
  const surface = useViewerSurface(canvas, bar, source, scheme, undefined, pictureUrl);
  const laser = useMemo(() => (surface ? new LaserTrail(surface) : null), [surface]);
  const count = Math.max(1, slides.length);
  const slide = slides[place];
  const shown = useRef<BoardBox | null>(null);
  const leave = useRef(onClose);
  const seen = useRef(onSeen);
  const point = useRef(onLaser);
  useEffect(() => {
    leave.current = onClose;
    seen.current = onSeen;
    point.current = onLaser;
  });

  useEffect(() => fillScreen(dialog.current, () => leave.current()), []);
  // Before it is seen: what is beside the slide must not flash.
  useLayoutEffect(() => (surface ? slideLayer(surface, () => shown.current) : undefined), [surface]);
  useEffect(() => {
    if (!laser || !hasLaser) return undefined;
    return () => {
      laser.hide();
      point.current?.(null);
    };
  }, [laser, hasLaser]);
  useEffect(() => (surface && others ? showLasers(surface, others) : undefined), [surface, others]);
  useLayoutEffect(() => {
    if (!surface) return;
    shown.current = slide ? { x: slide.x, y: slide.y, w: slide.w, h: slide.h } : null;
    surface.keepFitted(
      slide ? { most: ZOOM_RANGE.most, padding: SLIDE_ROOM } : {},
      shown.current ?? undefined,
    );
    surface.paint();
    const box = shown.current ?? surface.scene.bounds();
    if (box) seen.current?.(box);
  }, [surface, slide]);

  const go = (to: number) => setPlace(Math.min(count - 1, Math.max(0, to)));
  const onKeyDown = (event: KeyboardEvent) => {
    // Space and Enter press the button that has the keyboard.
    const isOnButton =
      event.target instanceof HTMLButtonElement && (event.key === ' ' || event.key === 'Enter');
    // They are read on with the keys that go up and down.
    const isRead = notes.current === event.target && UP_AND_DOWN.has(event.key);
    if (event.ctrlKey || event.metaKey || event.altKey || isOnButton || isRead) return;
    if (FORWARD.has(event.key)) go(place + 1);
    else if (BACK.has(event.key)) go(place - 1);
    else if (event.key === 'Home') go(0);
    else if (event.key === 'End') go(count - 1);
    else if (event.key.toLowerCase() === 'l') setLaser(!hasLaser);
    else if (event.key.toLowerCase() === 'n' && labels.notes) setNotes(!hasNotes);
    else return;
    event.preventDefault();
  };
  const onPress = (event: PointerEvent<HTMLCanvasElement>) => {
    if (hasLaser || event.button !== 0) return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    go(place + (event.clientX - left < width / 3 ? -1 : 1));
  };
  const title = labels.slide(place + 1, count, slide?.text.trim() ?? '');
  return (
    <dialog
      ref={dialog}
      className={styles['presentation']}
      aria-label={labels.board}
      data-scheme={scheme}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles['stage']}>
        <canvas
          ref={canvas}
          className={styles['canvas']}
          data-laser={hasLaser || undefined}
          data-waiting={surface === null || undefined}
          onPointerUp={onPress}
          onPointerMove={({ nativeEvent }) => {
            if (!hasLaser || !surface) return;
            laser?.move(nativeEvent);
            onLaser?.(surface.pointAt(nativeEvent));
          }}
          onPointerLeave={() => {
            if (!hasLaser) return;
            laser?.hide();
            onLaser?.(null);
          }}
        />
      </div>
      {labels.notes && hasNotes && (
        <section
          ref={notes}
          className={styles['notes']}
          aria-label={labels.notes.show}
          aria-live="polite"
          dir="auto"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long ones scroll, so the keyboard must reach them
          tabIndex={0}
        >
          {slide?.note ?? labels.notes.none}
        </section>
      )}
      <div ref={bar} className={styles['bar']}>
        <BarButton
          label={labels.previous}
          path="m10 3-5 5 5 5"
          disabled={place === 0}
          onClick={() => go(place - 1)}
        />
        <output className={styles['title']}>{title}</output>
        <BarButton
          label={labels.next}
          path="m6 3 5 5-5 5"
          disabled={place === count - 1}
          onClick={() => go(place + 1)}
        />
        <BarButton
          label={labels.laser}
          path="m3 13 6-6M11 2v2M14 5h-2M13.5 8.5 12 7M7.5 2.5 9 4"
          pressed={hasLaser}
          onClick={() => setLaser(!hasLaser)}
        />
        {labels.notes && (
          <BarButton
            label={labels.notes.show}
            path="M3.5 2h9v12h-9zM6 5.5h4M6 8h4M6 10.5h2"
            pressed={hasNotes}
            onClick={() => setNotes(!hasNotes)}
          />
        )}
        <BarButton label={labels.leave} path="m4 4 8 8M12 4l-8 8" onClick={onClose} />
      </div>
      <p className={styles['help']}>{labels.help}</p>
    </dialog>
  );
}

/** Shows the lasers of others on a surface; returns what ends that. */
function showLasers(surface: BoardSurface, others: PointingOthers): () => void {
  const trails = new LaserTrails(surface);
  const stopLayer = surface.addLayer((context, viewport) => trails.paint(context, viewport));
  const show = () => trails.show(others.get());
  show();
  const stopListening = others.subscribe(show);
  return () => {
    stopListening();
    trails.stop();
    stopLayer();
  };
}

/** Opens a dialog over everything, on the whole screen where the browser lets it; calls `onLeft` when somebody leaves that. */
function fillScreen(dialog: HTMLDialogElement | null, onLeft: () => void): () => void {
  if (!dialog) return () => undefined;
  dialog.showModal();
  let wasFull = false;
  const onChange = () => {
    if (document.fullscreenElement === dialog) wasFull = true;
    else if (wasFull) onLeft();
  };
  document.addEventListener('fullscreenchange', onChange);
  // A phone may refuse: the dialog covers the page all the same.
  if (document.fullscreenEnabled) dialog.requestFullscreen().catch(() => undefined);
  return () => {
    document.removeEventListener('fullscreenchange', onChange);
    if (document.fullscreenElement === dialog) document.exitFullscreen().catch(() => undefined);
    dialog.close();
  };
}

function BarButton({
  label,
  path,
  disabled = false,
  pressed,
  onClick,
}: {
  readonly label: string;
  readonly path: string;
  readonly disabled?: boolean;
  readonly pressed?: boolean;
  readonly onClick: () => void;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={disabled}
      aria-pressed={pressed}
      onClick={() => !disabled && onClick()}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}
