import { fitted, paintBoard, toBoard, toSurface, type BoardPoint, type Viewport } from '@boardwalk/board';
import { BoardPictures, type BoardEditor } from '@boardwalk/board/react';
import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { useIntl } from 'react-intl';
import { messages } from '../messages.ts';
import bar from './floating.module.css';
import styles from './MiniMap.module.css';

const WIDTH = 208;
const HEIGHT = 136;
/** So many units of the board fit across at least: a small board is not shown larger than life. */
const NEAREST = 0.25;
/** Once for all that changes within so many milliseconds: of a large board it takes a while. */
const PAUSE = 150;
/** How far an arrow key goes, as a share of what is seen. */
const STEP = 0.25;

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The whole board in small, and what is seen of it: a press goes there, a drag or the arrow keys move on. */
export function MiniMap({ editor }: { editor: BoardEditor }) {
  const intl = useIntl();
  const canvas = useRef<HTMLCanvasElement>(null);
  const frame = useRef<HTMLSpanElement>(null);
  const shown = useRef<Viewport | null>(null);
  const wasDragged = useRef(false);

  useEffect(() => {
    const { surface, store, options } = editor;
    const context = canvas.current?.getContext('2d');
    if (!surface || !context) return undefined;
    let wanted: ReturnType<typeof setTimeout> | undefined;
    const repaint = () => void (wanted ??= setTimeout(paint, PAUSE));
    const pictures = options.pictures && new BoardPictures(options.pictures.urlOf, repaint);
    const paint = () => {
      wanted = undefined;
      const { scene, theme, seen } = surface;
      const bounds = scene.bounds() ?? seen;
      const fit = fitted(bounds, WIDTH, HEIGHT);
      const scale = Math.min(fit.scale, NEAREST);
      const viewport = {
        scale,
        x: bounds.x + bounds.w / 2 - WIDTH / scale / 2,
        y: bounds.y + bounds.h / 2 - HEIGHT / scale / 2,
      };
      shown.current = viewport;
      const pixelRatio = Math.min(2, devicePixelRatio);
      context.canvas.width = WIDTH * pixelRatio;
      context.canvas.height = HEIGHT * pixelRatio;
      paintBoard(context, scene, {
        theme,
        viewport,
        width: WIDTH,
        height: HEIGHT,
        pixelRatio,
        ...(pictures && { pictures }),
      });
      place();
    };
    const place = () => {
      const { current: element } = frame;
      if (!element || !shown.current) return;
      const { scale } = shown.current;
      const { x, y } = toSurface(shown.current, surface.seen);
      element.style.transform = `translate(${x}px, ${y}px)`;
      element.style.width = `${surface.seen.w * scale}px`;
      element.style.height = `${surface.seen.h * scale}px`;
      element.style.borderColor = surface.theme.accent;
    };
    paint();
    let { branch } = editor.getState();
    const onState = () => {
      if (editor.getState().branch === branch) return;
      ({ branch } = editor.getState());
      repaint();
    };
    const stops = [store.subscribe(repaint), surface.onViewport(place), editor.subscribe(onState)];
    const system = matchMedia('(prefers-color-scheme: dark)');
    system.addEventListener('change', repaint);
    const theme = new MutationObserver(repaint);
    theme.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
    return () => {
      clearTimeout(wanted);
      pictures?.destroy();
      system.removeEventListener('change', repaint);
      theme.disconnect();
      for (const stop of stops) stop();
    };
  }, [editor]);

  /** Brings a point of the board into the middle of the view. */
  const go = ({ x, y }: BoardPoint) => {
    const { surface } = editor;
    if (!surface) return;
    const { seen, viewport } = surface;
    surface.setViewport({ ...viewport, x: x - seen.w / 2, y: y - seen.h / 2 });
  };
  const follow = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.buttons === 0 || !shown.current) return;
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const edge = event.currentTarget.clientLeft;
    go(toBoard(shown.current, { x: event.clientX - left - edge, y: event.clientY - top - edge }));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    const { surface } = editor;
    if (!arrow || !surface) return;
    event.preventDefault();
    const { x, y, w, h } = surface.seen;
    go({ x: x + w / 2 + arrow[0] * w * STEP, y: y + h / 2 + arrow[1] * h * STEP });
  };
  return (
    <button
      type="button"
      className={`${bar.bar} ${styles.root}`}
      aria-label={intl.formatMessage(messages.miniMapHelp)}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        wasDragged.current = true;
        follow(event);
      }}
      onPointerMove={follow}
      onPointerCancel={() => {
        wasDragged.current = false;
      }}
      onClick={() => {
        // By keyboard it shows everything; a pointer has gone where it was pressed.
        if (!wasDragged.current) editor.zoomToFit();
        wasDragged.current = false;
      }}
      onKeyDown={onKeyDown}
    >
      <canvas ref={canvas} className={styles.board} aria-hidden />
      <span ref={frame} className={styles.seen} />
    </button>
  );
}
